import { lastOf, type ScenarioDocument } from '../../../contract/index.ts';
import type { Point } from '../../plot/plane.ts';
import { type SenderGroup, senderGroups } from '../document/groups.ts';
import { switchesOf, trunksOf } from '../document/parts.ts';
import { type SwitchPlace, type SwitchPlaces, snapped } from '../layout.ts';
import { heightsOf } from './heights.ts';

/** Dimensions of the drawing, CSS pixels. */
export interface Grid {
  /** True: columns go to the right; false: down, as on a phone. */
  readonly across: boolean;
  /** Whether marks are next to their switch; else sources are above it and destinations below. */
  readonly isNextTo: boolean;
  /** Distance of columns and of rows. */
  readonly column: number;
  readonly row: number;
  /** Position of the first place. */
  readonly left: number;
  readonly top: number;
  /** Sizes of a switch and of a group's mark. */
  readonly box: { readonly width: number; readonly height: number };
  readonly mark: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

export interface BoxShape extends Point {
  readonly id: string;
  readonly kind: 'switch' | 'router' | 'host';
}

export interface WireShape {
  readonly a: string;
  readonly b: string;
  readonly from: Point;
  readonly to: Point;
  readonly rateMbps: number;
  readonly delayMs: number;
}

/** Mark where a group enters or leaves. */
export interface MarkShape extends Point {
  readonly group: SenderGroup;
  readonly end: 'source' | 'destination';
  /** Id of the switch that the mark hangs from. */
  readonly at: string;
}

export interface Shapes {
  readonly grid: Grid;
  readonly boxes: readonly BoxShape[];
  readonly wires: readonly WireShape[];
  readonly marks: readonly MarkShape[];
}

/** Least number of columns, so that there is room to drag to. */
const LEAST_COLUMNS = 4;
/** Free rows below the last one. */
const MORE_ROWS = 0.5;
const GAP = 4;
/** Largest factor by which rows are spread beyond their least distance, where there is room. */
const MOST_STRETCH = 1.6;

/** Number of marks at the busiest switch end. */
function mostMarks(groups: readonly SenderGroup[], switchOf: (group: SenderGroup) => string): number {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(switchOf(group), (counts.get(switchOf(group)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

interface Room {
  /** Room for the drawing, CSS pixels; the drawing may need more height. */
  readonly width: number;
  readonly height: number;
  readonly across: boolean;
  /** Size factor of letters and boxes: 1 on a laptop, 2 on a projector. */
  readonly scale: number;
}

/** Margins around the first and last boxes, and distances between boxes. */
interface Pitch {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}

function gridFor(
  groups: readonly SenderGroup[],
  places: SwitchPlaces,
  { width, height, across, scale }: Room,
): Grid {
  const box = { width: 60 * scale, height: 38 * scale };
  const mark = { width: 74 * scale, height: 24 * scale };
  const all = Object.values(places);
  const columns = Math.max(LEAST_COLUMNS - 1, ...all.map(({ column }) => column));
  const rows = Math.max(0, ...all.map(({ row }) => row)) + MORE_ROWS;
  const steps = across ? { x: columns, y: rows } : { x: rows, y: columns };
  const sources = mostMarks(groups, ({ route }) => route[0] ?? '');
  const destinations = mostMarks(groups, ({ route }) => route.at(-1) ?? '');
  const pitch = mark.height + GAP * scale;
  const wide = (left: number, least: number) => Math.max(least, (width - 2 * left) / steps.x);
  const aboveAndBelow = (): Pitch => {
    const left = mark.width / 2 + 8 * scale;
    const measures = { across, box: box.height, pitch, gap: 8 * scale, least: 100 * scale, steps: steps.y };
    const { top, bottom, row } = heightsOf(groups, places, measures);
    return { left, top, bottom, x: wide(left, across ? 136 * scale : mark.width + 10 * scale), y: row };
  };
  const nextTo = (): Pitch & { readonly least: number } => {
    const left = box.width / 2 + GAP * scale + mark.width;
    const half = (Math.max(sources, destinations, 1) * pitch) / 2;
    const top = Math.max(half, box.height / 2) + 8 * scale;
    const least = box.width + 2 * mark.width + 3 * GAP * scale;
    const x = (width - 2 * left) / steps.x;
    return { left, top, bottom: top, x, least, y: Math.max(84 * scale, 2 * half + 44 * scale) };
  };
  const side = nextTo();
  const usedRows = rows - MORE_ROWS;
  const isNextTo = !across && 2 * side.left + usedRows * side.least <= width;
  const { left, top, bottom, x, y: least } = isNextTo ? side : aboveAndBelow();
  const roomy = (height - top - bottom) / steps.y;
  const y = Math.max(least, Math.min(least * MOST_STRETCH, roomy));
  return {
    across,
    isNextTo,
    box,
    mark,
    left,
    top,
    column: across ? x : y,
    row: across ? y : x,
    width: 2 * left + steps.x * x,
    height: Math.max(height, top + steps.y * y + bottom),
  };
}

export const pointOf = ({ across, left, top, column, row }: Grid, place: SwitchPlace): Point =>
  across
    ? { x: left + place.column * column, y: top + place.row * row }
    : { x: left + place.row * row, y: top + place.column * column };

/** Size of a background tile with a dot in its middle, and its offset, so that there is a dot on each place. */
export function tilesOf({ across, left, top, column, row }: Grid): {
  readonly size: string;
  readonly at: string;
} {
  const [x, y] = across ? [column / 2, row / 2] : [row / 2, column / 2];
  return { size: `${x}px ${y}px`, at: `${left - x / 2}px ${top - y / 2}px` };
}

/** The grid place nearest to a point. */
export const gridPlaceAt = ({ across, left, top, column, row }: Grid, { x, y }: Point): SwitchPlace =>
  snapped(
    across
      ? { column: (x - left) / column, row: (y - top) / row }
      : { column: (y - top) / column, row: (x - left) / row },
  );

/** Position of a mark in the stack at one end of a switch: away from the box, or next to it. */
function stackedMark(grid: Grid, centre: Point, end: MarkShape['end'], place: number, count: number): Point {
  const { isNextTo, box, mark } = grid;
  const pitch = mark.height + GAP * (mark.height / 24);
  const side = end === 'source' ? -1 : 1;
  if (!isNextTo) return { x: centre.x, y: centre.y + side * (box.height / 2 + (place + 0.5) * pitch + GAP) };
  return {
    x: centre.x + side * (box.width / 2 + mark.width / 2 + GAP),
    y: centre.y + (place - (count - 1) / 2) * pitch,
  };
}

/** All shapes of a network with their positions. */
export function shapesOf(document: ScenarioDocument, places: SwitchPlaces, room: Room): Shapes {
  const groups = senderGroups(document);
  const grid = gridFor(groups, places, room);
  const centre = (id: string): Point => pointOf(grid, places[id] ?? { column: 0, row: 0 });
  const marksAt = (end: MarkShape['end'], id: string): readonly MarkShape[] => {
    const here = groups.filter(({ route }) => (end === 'source' ? route[0] : lastOf(route)) === id);
    return here.map((group, i) => ({
      group,
      end,
      at: id,
      ...stackedMark(grid, centre(id), end, i, here.length),
    }));
  };
  return {
    grid,
    boxes: switchesOf(document).map(({ id, kind }) => ({ id, kind, ...centre(id) })),
    wires: trunksOf(document).map(({ a, b, rateMbps, delayMs }) => ({
      a,
      b,
      rateMbps,
      delayMs,
      from: centre(a),
      to: centre(b),
    })),
    marks: switchesOf(document).flatMap(({ id }) => [
      ...marksAt('source', id),
      ...marksAt('destination', id),
    ]),
  };
}

const isIn = ({ x, y }: Point, centre: Point, { width, height }: Grid['box'], more = 0): boolean =>
  Math.abs(x - centre.x) <= width / 2 + more && Math.abs(y - centre.y) <= height / 2 + more;

/** Largest distance of a pointer from the line that it hits, CSS pixels. */
const NEAR = 12;

function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
}

export const boxAt = ({ boxes, grid }: Shapes, point: Point, more = 0): BoxShape | undefined =>
  boxes.find((box) => isIn(point, box, grid.box, more));

export const markAt = ({ marks, grid }: Shapes, point: Point): MarkShape | undefined =>
  marks.find((mark) => isIn(point, mark, grid.mark));

export function wireAt({ wires }: Shapes, point: Point): WireShape | undefined {
  const near = wires.map((wire) => ({ wire, far: distance(point, wire.from, wire.to) }));
  const [nearest] = near.toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far <= NEAR ? nearest.wire : undefined;
}
