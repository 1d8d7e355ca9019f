import type { ReactNode } from 'react';
import { lastOf, type NonEmpty } from '../../contract/index.ts';
import type { Columns } from '../plot/frame.ts';
import type { ValueSpans } from '../plot/paint/spanLine.ts';
import type { PlotStyle, Profile } from '../plot/paint/style.ts';
import { linearScale, type Scale } from '../plot/scale.ts';
import type { TraceStore } from '../traces/index.ts';

/** Rows of a plot that belong to a lane, CSS pixels. */
export interface LaneRows {
  readonly top: number;
  readonly height: number;
}

/** What is drawn of a channel. Plain data, as the image of a plot is kept while it is the same. */
export interface LaneTrace {
  /** Of several their mean is drawn, in the band of all of them. */
  readonly channels: NonEmpty<string>;
  /** Nothing is drawn where this one has no value: a rate is one only while its VC has something to send. */
  readonly during?: string;
  /** Another reader than that of the first channel; the same function each time. @param of traces, those of the plot unless named */
  readonly read?: (columns: Columns, trace: LaneTrace, of?: TraceStore) => ValueSpans | null;
  /** VC in whose colour it is drawn; null: in ink. */
  readonly vc: number | null;
  /** Widths up to the head and beyond it, CSS pixels; null: no line. */
  readonly pens: readonly [past: number, ahead: number] | null;
  /** What is below it: the colour of areas, some of its own colour, or nothing. */
  readonly fill: 'area' | 'tint' | null;
  /** Dots along its line. */
  readonly dotted?: true;
  /** The gap to the branch that this one is held against is shaded. */
  readonly gap?: true;
}

/** What the image of a plot has of a lane, as plain data. */
export interface LanePicture {
  /** The one large lane of the stack. */
  readonly large: boolean;
  /** Value at the top of its scale; what is free above that and below zero, CSS pixels. */
  readonly most: number;
  readonly above: number;
  readonly below: number;
  /** On the ground of a panel, where it is not one of compared branches. */
  readonly raised?: boolean;
  /** What is at its lower edge instead of at zero: the line of its ground, or where areas end too. */
  readonly edge?: 'line' | 'area';
  readonly line?: 'axis' | 'grid';
  /** From the ground up; other branches are compared by the last one. */
  readonly traces: readonly LaneTrace[];
}

/** What a value is held against: a dashed line. */
export interface LaneLimit {
  readonly channel: string;
  /** Value in force all the time where that is not recorded; NaN: none. */
  readonly held?: (traces: TraceStore) => number;
  /** Its dashes, parts of those of a threshold. */
  readonly dash?: number;
}

/** What is read next to a lane: a value, and what it is held against. */
export type LaneReading = readonly [value: string, next: string];

/** When a value is read, and of what. */
export interface ReadAt {
  readonly time: number;
  readonly traces: TraceStore;
  /** How far the run is recorded. */
  readonly recorded: number;
}

/** A lane: of a VC, of several VCs, of a port, of a single value over time. */
export interface Lane extends LanePicture {
  readonly id: string;
  /** In the gutter, where it has a name there, and in full, for its radio button. */
  readonly label?: string;
  readonly name?: string;
  /** VC that it is of, whose marker is next to its name; null for none or several. */
  readonly vc: number | null;
  /** What the top of its scale is called, with the row in which that is, what its zero is, what else is below its name. */
  readonly words?: {
    readonly top?: string;
    readonly from?: number;
    readonly zero?: string;
    readonly below?: string;
  };
  /** Makes it the large one, where it can be. */
  readonly choose?: () => void;
  /** Makes none the large one. */
  readonly leave?: () => void;
  /** Asks about what is at a place of it; whether anything is. */
  readonly ask?: (press: { readonly x: number; readonly width: number }) => boolean;
  readonly limits?: readonly LaneLimit[];
  /** What is read in the right gutter, if anything is: on two lines, or on one where the lane is low. */
  readonly read?: (at: ReadAt) => LaneReading;
  readonly isLow?: boolean;
  /** Middle of that below the top of the lane, where it is not that of the lane, CSS pixels. */
  readonly readAt?: number;
  /** Below that. */
  readonly children?: ReactNode;
}

export type PlacedLane = Lane & LaneRows;

/** What lanes may depend on apart from the run. */
export interface LaneRoom {
  /** Of all of them, CSS pixels. */
  readonly height: number;
  readonly profile: Profile;
  readonly style: PlotStyle;
}

/** Heights: the large lane over a small one, or the least of the large and the most of a small one in CSS pixels. */
export type LaneSizes = { readonly times: number } | { readonly large: number; readonly most: number };

/** One below the other. What small lanes leave is the large one's. */
export function placeLanes<Kind extends { readonly large: boolean }>(
  lanes: readonly Kind[],
  height: number,
  sizes: LaneSizes,
): (Kind & LaneRows)[] {
  const others = lanes.filter(({ large }) => !large).length;
  const hasLarge = others < lanes.length;
  const each =
    'times' in sizes
      ? height / (others + (hasLarge ? sizes.times : 0))
      : Math.min(sizes.most, (height - (hasLarge ? Math.min(sizes.large, height / 2) : 0)) / others);
  const large = (height - (others > 0 ? each * others : 0)) / Math.max(1, lanes.length - others);
  let top = 0;
  return lanes.map((lane) => {
    const placed = { ...lane, top, height: lane.large ? large : each };
    top += placed.height;
    return placed;
  });
}

/** Heights of lanes that say how high their plot is, CSS pixels. */
export interface LaneLimits {
  /** Of a small one. */
  readonly least: number;
  readonly most: number;
  /** Of a large one at least. */
  readonly large: number;
  /** What all of them share when they are many. */
  readonly room: number;
}

/** One below the other in a plot that is as high as they are. */
export function stackLanes<Kind extends { readonly large: boolean }>(
  lanes: readonly Kind[],
  { least, most, large: leastLarge, room }: LaneLimits,
): (Kind & LaneRows)[] {
  const each = Math.max(least, Math.min(most, Math.floor(room / lanes.length)));
  const large = Math.max(each, leastLarge);
  const height = lanes.reduce((sum, lane) => sum + (lane.large ? large : each), 0);
  return placeLanes(lanes, height, { large, most: each });
}

/** Values to rows of the plot; with `factor` pixels for each, moved by `by`. */
export const laneScale = (
  { most, above, below, top, height }: Pick<LanePicture, 'most' | 'above' | 'below'> & LaneRows,
  factor = 1,
  by = 0,
): Scale => linearScale([0, most], [(top + height - below) * factor + by, (top + above) * factor + by]);

/** A VC, or several, among rows of them. */
export interface VcRow {
  readonly vcs: NonEmpty<number>;
  readonly large: boolean;
}

const MOST_SINGLE_ROWS = 15;

/** Neighbours that belong together, at most so many in a group. */
export function groupedInRows<Item>(
  items: readonly Item[],
  size: number,
  belong: (a: Item, b: Item) => boolean,
): NonEmpty<Item>[] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.length < size && belong(lastOf(last), item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Rows of VCs in the order people count them; more than 15 VCs become groups with the followed one apart. */
export function vcRows(
  vcs: readonly { readonly id: number; readonly entry: string }[],
  followed: number | null,
): VcRow[] {
  const rowOf = (row: NonEmpty<number>): VcRow => ({
    vcs: row,
    large: row.length === 1 && row[0] === followed,
  });
  if (vcs.length <= MOST_SINGLE_ROWS) return vcs.map(({ id }) => rowOf([id]));
  const size = 5 * Math.ceil(vcs.length / 5 / 12);
  const groups = groupedInRows(vcs, size, (a, b) => a.entry === b.entry).map(
    ([first, ...others]): NonEmpty<number> => [first.id, ...others.map(({ id }) => id)],
  );
  const at = followed === null ? -1 : groups.findIndex((group) => group.includes(followed));
  if (at < 0 || followed === null) return groups.map(rowOf);
  return [...groups.slice(0, at + 1), [followed] as const, ...groups.slice(at + 1)].map((row, i) => ({
    vcs: row,
    large: i === at + 1,
  }));
}

/** `8`, `6–10`. */
export const vcsLabel = (vcs: readonly number[]): string =>
  vcs.length === 1 ? `${vcs[0]}` : `${vcs[0]}\u2013${vcs.at(-1)}`;
