import { elementAt, entryOf, isNonEmpty, lastOf, type NonEmpty } from '../../../contract/index.ts';
import { vcsLabel } from '../../lanes/lanes.ts';
import type { Box, Point } from '../../plot/plane.ts';
import type { SwitchGraph, SwitchNode } from '../../readings/graph.ts';
import { panelTexts } from '../../strings/panels/panels.ts';
import { type Caption, placeCaptions } from './captions.ts';

/** Sizes in CSS pixels. */
export interface NetworkSizes {
  readonly width: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** Distance of neighbouring destination markers, and of source markers. */
  readonly pitch: number;
  readonly sourcePitch: number;
  /** Room above the boxes, for the name of the buffer. */
  readonly head: number;
  /** Vertical distance from a box to its markers. */
  readonly drop: number;
  readonly rowHeight: number;
  readonly maxPerRow: number;
  /** Most destinations in a line, where sources need the width; the same as for sources by default. */
  readonly mostDestinations?: number;
  /** Length of the wire with the buffer relative to other wires, where it is not the default. */
  readonly bufferWire?: number;
  /** Larger numbers of VCs are shown as groups. */
  readonly mostSingle: number;
  /** Markers carry captions below them. */
  readonly captions: boolean;
  /** The reader's font size over 16 pixels. */
  readonly text: number;
}

export interface PlacedMarker {
  /** Ids of the VCs: one, or several for a group. */
  readonly vcs: NonEmpty<number>;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Number of neighbouring places the marker takes: the label of a group is longer. */
  readonly span: number;
  readonly end: 'source' | 'destination';
  /** The switch that the marker hangs from. */
  readonly box: SwitchBox;
}

/** A box by its centre. */
export interface SwitchBox extends Point {
  readonly id: string;
}

export interface Wire {
  readonly from: SwitchBox;
  readonly to: SwitchBox;
  readonly vcs: readonly number[];
  /** Buffer of the shown port, if it is on this wire. */
  readonly buffer: Box | null;
}

export interface NetworkLayout {
  readonly boxes: readonly SwitchBox[];
  readonly wires: readonly Wire[];
  readonly markers: readonly PlacedMarker[];
  readonly captions: readonly Caption[];
  /** Buffer of the shown port, between its switch and its link; null when that wire is not drawn. */
  readonly buffer: Box | null;
  readonly height: number;
}

type End = PlacedMarker['end'];
interface Group {
  readonly node: SwitchNode;
  readonly end: End;
  readonly marks: readonly NonEmpty<number>[];
  readonly perRow: number;
  /** Number of places that each mark takes. */
  readonly span: number;
}

/** Places of a group label: `6–10` fits into two, `101–125` into three, `801–1000` into four. */
const spanOf = (ids: readonly number[]): number => Math.max(2, `${Math.max(...ids)}`.length);

/** Single markers if they fit into four lines, else groups of neighbours, which are wider. */
function groupMarks(ids: readonly number[], single: boolean, perRow: number): Omit<Group, 'node' | 'end'> {
  if (single && ids.length <= perRow * 4) return { marks: ids.map((id) => [id]), perRow, span: 1 };
  const span = spanOf(ids);
  const groups = Math.max(1, Math.floor(perRow / span));
  const size = 5 * Math.ceil(ids.length / 5 / groups);
  const marks: NonEmpty<number>[] = [];
  for (let i = 0; i < ids.length; i += size) {
    const mark = ids.slice(i, i + size);
    if (isNonEmpty(mark)) marks.push(mark);
  }
  return { marks, perRow: groups, span };
}

const endPitch = ({ end }: Group, sizes: NetworkSizes) =>
  end === 'source' ? sizes.sourcePitch : sizes.pitch;
const pitchOf = (group: Group, sizes: NetworkSizes) => endPitch(group, sizes) * group.span;
const widthOf = (group: Group, sizes: NetworkSizes) =>
  Math.min(group.marks.length, group.perRow) * pitchOf(group, sizes);

/** Centres of the layers: the wire with the buffer gets more room than the others. */
function layerCentres(
  graph: SwitchGraph,
  port: string,
  { left, right, bufferWire = 1.85 }: { left: number; right: number; bufferWire: number | undefined },
): number[] {
  const layerOf = new Map(graph.nodes.map((node) => [node.id, node.layer]));
  const [from = '', to = ''] = port.split('>');
  const weights = Array.from({ length: Math.max(0, graph.layers - 1) }, (_, i) => graph.gaps?.[i] ?? 1);
  const low = Math.min(layerOf.get(from) ?? 0, layerOf.get(to) ?? 0);
  if (layerOf.has(from) && layerOf.has(to) && weights.length > 0)
    weights[low] = bufferWire * (weights[low] ?? 1);
  const total = weights.reduce((a, b) => a + b, 0);
  const centres = [left];
  for (const weight of weights) centres.push(lastOf(centres) + ((right - left) * weight) / total);
  return centres;
}

function placeMarkers(
  group: Group,
  box: SwitchBox,
  x: number,
  y: number,
  sizes: NetworkSizes,
): PlacedMarker[] {
  const pitch = pitchOf(group, sizes);
  return group.marks.map((vcs, i) => {
    const row = Math.floor(i / group.perRow);
    const inRow = Math.min(group.perRow, group.marks.length - row * group.perRow);
    return {
      vcs,
      label: vcsLabel(vcs),
      x: x + ((i % group.perRow) - (inRow - 1) / 2) * pitch,
      y: y + row * endPitch(group, sizes),
      span: group.span,
      end: group.end,
      box,
    };
  });
}

function caption({ end, marks }: Group, shared: boolean): string {
  const { brief, one, range, many } = panelTexts.network.ends[end];
  if (shared) return brief;
  const ids = marks.flat();
  const run = lastOf(ids) - elementAt(ids, 0) === ids.length - 1;
  if (ids.length === 1) return one(String(ids[0]));
  return run ? range(vcsLabel(ids)) : many(ids.length);
}

/** Groups of all switches, with at most `perRow` markers in a line. */
function markerGroups(graph: SwitchGraph, perRow: number, sizes: NetworkSizes): Group[] {
  const { mostSingle, mostDestinations = perRow } = sizes;
  const inLine = { source: perRow, destination: Math.min(perRow, mostDestinations) };
  const total = graph.nodes.reduce((sum, node) => sum + node.enters.length, 0);
  return graph.nodes.flatMap((node) =>
    (['source', 'destination'] as const)
      .map((end) => ({ end, ids: end === 'source' ? node.enters : node.leaves }))
      .filter(({ ids }) => ids.length > 0)
      .map(({ end, ids }): Group => ({ node, end, ...groupMarks(ids, total <= mostSingle, inLine[end]) })),
  );
}

const nodeWidth = (groups: readonly Group[], node: SwitchNode, sizes: NetworkSizes) =>
  groups.filter((g) => g.node === node).reduce((sum, g) => sum + widthOf(g, sizes), 0);

function centresFor(
  graph: SwitchGraph,
  groups: readonly Group[],
  port: string,
  sizes: NetworkSizes,
): number[] {
  const half = (layer: number) =>
    Math.max(
      sizes.boxWidth / 2 + 2,
      ...graph.nodes.filter((n) => n.layer === layer).map((n) => nodeWidth(groups, n, sizes) / 2),
    );
  return layerCentres(graph, port, {
    left: half(0),
    right: sizes.width - half(graph.layers - 1),
    bufferWire: sizes.bufferWire,
  });
}

/** Whether no two switches of one row, or of rows half a row apart, need the same place for their markers. */
function clear(
  graph: SwitchGraph,
  groups: readonly Group[],
  centres: readonly number[],
  sizes: NetworkSizes,
): boolean {
  const widest = Math.max(0, ...graph.nodes.map((node) => nodeWidth(groups, node, sizes)));
  if (widest > sizes.width) return false;
  const centre = ({ layer }: SwitchNode) => elementAt(centres, layer);
  return graph.nodes.every((node, i) =>
    graph.nodes.slice(0, i).every((other) => {
      if (Math.abs(node.row - other.row) >= 1) return true;
      const apart = (nodeWidth(groups, other, sizes) + nodeWidth(groups, node, sizes)) / 2 + 6;
      return Math.abs(centre(node) - centre(other)) >= apart;
    }),
  );
}

/** Positions of switches by layer, of sources below the switch they enter, and of destinations below the one they leave. */
export function networkLayout(graph: SwitchGraph, port: string, sizes: NetworkSizes): NetworkLayout {
  let perRow = sizes.maxPerRow;
  let groups = markerGroups(graph, perRow, sizes);
  let centres = centresFor(graph, groups, port, sizes);
  while (perRow > 1 && !clear(graph, groups, centres, sizes)) {
    perRow--;
    groups = markerGroups(graph, perRow, sizes);
    centres = centresFor(graph, groups, port, sizes);
  }
  const boxes = graph.nodes.map((node) => ({
    id: node.id,
    x: elementAt(centres, node.layer),
    y: sizes.head + sizes.boxHeight / 2 + node.row * sizes.rowHeight,
  }));
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const wires = graph.edges.map(({ from, to, vcs }) => {
    const ends = { from: entryOf(boxOf, from), to: entryOf(boxOf, to) };
    return { ...ends, vcs, buffer: `${from}>${to}` === port ? bufferRect(ends, sizes) : null };
  });
  const placed = groups.map((group) => {
    const box = entryOf(boxOf, group.node.id);
    const other = groups.find((g) => g.node === group.node && g.end !== group.end);
    const side = group.end === 'source' ? -1 : 1;
    const shift = other === undefined ? 0 : side * (widthOf(other, sizes) / 2 + 6);
    const y = box.y + sizes.boxHeight / 2 + sizes.drop + endPitch(group, sizes) / 2;
    return { group, x: box.x + shift, markers: placeMarkers(group, box, box.x + shift, y, sizes) };
  });
  const lowest = Math.max(
    0,
    ...placed.flatMap(({ group, markers }) => markers.map(({ y }) => y + endPitch(group, sizes) / 2)),
  );
  return {
    boxes,
    wires,
    markers: placed.flatMap(({ markers }) => markers),
    captions: sizes.captions
      ? placeCaptions(
          placed.map(({ group, x, markers }) => ({
            of: `${group.end} ${group.node.id}`,
            x,
            y: Math.max(...markers.map((m) => m.y)) + endPitch(group, sizes) / 2,
            text: caption(group, groups.filter((g) => g.node === group.node).length > 1),
            brief: vcsLabel(group.marks.flat()),
          })),
          sizes.width,
          sizes.text,
        )
      : [],
    buffer: wires.find(({ buffer }) => buffer)?.buffer ?? null,
    height: lowest,
  };
}

/**
 * On a level wire the buffer takes two thirds of its length and the full height of the boxes; on a slanted wire it is a level
 * bar in the middle, half as long as the wire.
 */
function bufferRect({ from, to }: Pick<Wire, 'from' | 'to'>, sizes: NetworkSizes): Box | null {
  const gap = Math.abs(to.x - from.x) - sizes.boxWidth;
  if (gap <= 0) return null;
  const left = Math.min(from.x, to.x) + sizes.boxWidth / 2;
  const height = sizes.boxHeight;
  const y = Math.round((from.y + to.y) / 2 - height / 2);
  if (from.y !== to.y) return { x: Math.round(left + gap / 4), y, width: Math.round(gap / 2), height };
  const width = Math.round(gap * 0.66);
  const forward = from.x < to.x;
  const x = Math.round(forward ? left + gap * 0.06 + 6 : left + gap - width - gap * 0.06 - 6);
  return { x, y, width, height };
}

/** A wire as straight pieces from box to box, through the ends of its buffer if it has one. */
export function wirePieces({ from, to, buffer }: Wire): readonly (readonly [Point, Point])[] {
  if (!buffer) return [[from, to]];
  const y = buffer.y + buffer.height / 2;
  const [left, right] = [
    { x: buffer.x, y },
    { x: buffer.x + buffer.width, y },
  ];
  const [entrance, exit] = from.x < to.x ? [left, right] : [right, left];
  return [
    [from, entrance],
    [exit, to],
  ];
}
