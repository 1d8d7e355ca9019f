import type { ReactNode } from 'react';
import { lastOf, type NonEmpty } from '../../contract/index.ts';
import type { Columns } from '../plot/frame.ts';
import type { ValueSpans } from '../plot/paint/spanLine.ts';
import type { PlotStyle, Profile } from '../plot/paint/style.ts';
import { linearScale, type Scale } from '../plot/scale.ts';
import type { TraceStore } from '../traces/index.ts';

/** Vertical range of a lane in a plot, CSS pixels. */
export interface LaneRows {
  readonly top: number;
  readonly height: number;
}

/** Style of a channel's trace. Plain data, because the image of a plot is kept while it is equal. */
export interface LaneTrace {
  /** Channels; of several, their mean is drawn within the band of all. */
  readonly channels: NonEmpty<string>;
  /** Channel without whose value nothing is drawn: a rate is defined only while its VC has something to send. */
  readonly during?: string;
  /** Reader that replaces that of the first channel; must be the same function each time. @param of traces, by default the plot's */
  readonly read?: (columns: Columns, trace: LaneTrace, of?: TraceStore) => ValueSpans | null;
  /** VC whose colour is used; null: ink. */
  readonly vc: number | null;
  /** Line widths up to the head and ahead of it, CSS pixels; null: no line. */
  readonly pens: readonly [past: number, ahead: number] | null;
  /** Filling below the line: the colour of areas, a tint of its own colour, or none. */
  readonly fill: 'area' | 'tint' | null;
  /** Whether the line is dotted. */
  readonly dotted?: true;
  /** Whether the gap to the reference branch is shaded. */
  readonly gap?: true;
}

/** The part of a lane that affects the image of the plot, as plain data. */
export interface LanePicture {
  /** Whether it is the large lane of the stack. */
  readonly large: boolean;
  /** Value at the top of its scale; free room above that and below zero, CSS pixels. */
  readonly most: number;
  readonly above: number;
  readonly below: number;
  /** Whether it is on the ground of a panel; false for compared branches. */
  readonly raised?: boolean;
  /** Lower edge, if not zero: a ground line, or where areas end too. */
  readonly edge?: 'line' | 'area';
  readonly line?: 'axis' | 'grid';
  /** Traces from the bottom layer up; branches are compared by the last one. */
  readonly traces: readonly LaneTrace[];
}

/** A limit or target of the value: a dashed line. */
export interface LaneLimit {
  readonly channel: string;
  /** Constant value where none is recorded; NaN: none. */
  readonly held?: (traces: TraceStore) => number;
  /** Dash length as a factor of that of a threshold. */
  readonly dash?: number;
}

/** Text next to a lane: the value, and its reference value. */
export type LaneReading = readonly [value: string, next: string];

/** Time and traces for reading a value. */
export interface ReadAt {
  readonly time: number;
  readonly traces: TraceStore;
  /** End of the recorded run. */
  readonly recorded: number;
}

/** A lane: of one or several VCs, of a port, or of a single value over time. */
export interface Lane extends LanePicture {
  readonly id: string;
  /** Short name in the gutter, and full name for its radio button. */
  readonly label?: string;
  readonly name?: string;
  /** VC whose marker is next to its name; null for none or several. */
  readonly vc: number | null;
  /** Words on the scale: name of its top with its row, name of zero, and a line below the lane's name. */
  readonly words?: {
    readonly top?: string;
    readonly from?: number;
    readonly zero?: string;
    readonly below?: string;
  };
  /** Makes the lane the large one, where it can be. */
  readonly choose?: () => void;
  /** Makes no lane the large one. */
  readonly leave?: () => void;
  /** Asks about the event at a position; false if there is none. */
  readonly ask?: (press: { readonly x: number; readonly width: number }) => boolean;
  readonly limits?: readonly LaneLimit[];
  /** Text in the right gutter: on two lines, or on one where the lane is low. */
  readonly read?: (at: ReadAt) => LaneReading;
  readonly isLow?: boolean;
  /** Middle of that text below the top of the lane, if not the lane's middle, CSS pixels. */
  readonly readAt?: number;
  /** Content below that text. */
  readonly children?: ReactNode;
}

export type PlacedLane = Lane & LaneRows;

/** Layout inputs of lanes apart from the run. */
export interface LaneRoom {
  /** Height of all lanes, CSS pixels. */
  readonly height: number;
  readonly profile: Profile;
  readonly style: PlotStyle;
}

/** Lane heights: ratio of the large to a small one, or the least height of the large and the largest of small ones, CSS pixels. */
export type LaneSizes = { readonly times: number } | { readonly large: number; readonly most: number };

/** Stacks lanes within a height. The height that small lanes leave goes to the large one. */
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

/** Heights of lanes that determine the height of their plot, CSS pixels. */
export interface LaneLimits {
  /** Least and largest height of a small lane. */
  readonly least: number;
  readonly most: number;
  /** Least height of a large lane. */
  readonly large: number;
  /** Total height that many lanes share. */
  readonly room: number;
}

/** Stacks lanes in a plot that is as high as they are. */
export function stackLanes<Kind extends { readonly large: boolean }>(
  lanes: readonly Kind[],
  { least, most, large: leastLarge, room }: LaneLimits,
): (Kind & LaneRows)[] {
  const each = Math.max(least, Math.min(most, Math.floor(room / lanes.length)));
  const large = Math.max(each, leastLarge);
  const height = lanes.reduce((sum, lane) => sum + (lane.large ? large : each), 0);
  return placeLanes(lanes, height, { large, most: each });
}

/** Values to rows of the plot, times `factor` and shifted by `by`. */
export const laneScale = (
  { most, above, below, top, height }: Pick<LanePicture, 'most' | 'above' | 'below'> & LaneRows,
  factor = 1,
  by = 0,
): Scale => linearScale([0, most], [(top + height - below) * factor + by, (top + above) * factor + by]);

/** A row of one VC or several. */
export interface VcRow {
  readonly vcs: NonEmpty<number>;
  readonly large: boolean;
}

const MOST_SINGLE_ROWS = 15;

/** Groups adjacent items that belong together, at most `size` in a group. */
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

/** Rows of VCs in order; more than 15 VCs are grouped, with the followed one apart. */
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

/** Example: `8`, `6–10`. */
export const vcsLabel = (vcs: readonly number[]): string =>
  vcs.length === 1 ? `${vcs[0]}` : `${vcs[0]}\u2013${vcs.at(-1)}`;
