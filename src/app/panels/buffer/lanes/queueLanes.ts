import { elementAt, int32At, isNonEmpty, type NonEmpty, uint16At } from '../../../../contract/index.ts';
import { groupedInRows, type LaneLimits, type LaneRows, stackLanes } from '../../../lanes/lanes.ts';
import { linearScale, type Scale } from '../../../plot/scale.ts';

/** Attributes that distinguish the queues of a port, in the port's order. */
export interface LaneQueue {
  readonly vc: number;
  readonly acks: boolean;
  readonly serviceClass: string;
}

/** One row: a queue, or several of one class drawn as stacked shares. */
export interface QueueLane extends LaneRows {
  /** Indices into the port's lists of queues. */
  readonly queues: NonEmpty<number>;
  readonly vcs: NonEmpty<number>;
  readonly acks: boolean;
  readonly serviceClass: string;
  /** Whether this is the first lane of its class. */
  readonly opens: boolean;
  /** Whether the lane holds the followed VC alone. */
  readonly large: boolean;
}

/** Largest number of lanes; more queues share rows. */
export const MOST_LANES = 12;

type Row = NonEmpty<number>;

/** Queues in rows, class by class in the order of service where the port serves by class. */
export function queueRows(
  queues: readonly LaneQueue[],
  classes: readonly string[] | null,
  followed: number | null,
): Row[] {
  const order = [...queues.keys()];
  const ranks = queues.map(({ serviceClass }) => classes?.indexOf(serviceClass) ?? 0);
  const rank = (i: number) => elementAt(ranks, i);
  order.sort((a, b) => rank(a) - rank(b) || a - b);
  if (order.length <= MOST_LANES) return order.map((i) => [i]);
  const size = Math.ceil(order.length / MOST_LANES);
  const rows = groupedInRows(order, size, (a, b) => rank(a) === rank(b));
  const isOwn = (i: number) => queues[i]?.vc === followed;
  const at = rows.findIndex((row) => row.some(isOwn));
  if (at < 0) return rows;
  const own = order.filter(isOwn);
  const rest = (row: Row): readonly number[] => row.filter((i) => !isOwn(i));
  const parts = [...rows.slice(0, at + 1).map(rest), own.slice(0, 1), ...rows.slice(at + 1).map(rest)];
  return parts.filter(isNonEmpty);
}

/** Positions of the lanes, from `top` of the plot on. */
export function layoutQueueLanes(
  queues: readonly LaneQueue[],
  rows: readonly Row[],
  followed: number | null,
  { top, ...limits }: LaneLimits & { readonly top: number },
): QueueLane[] {
  const vcOf = (queue: number) => elementAt(queues, queue).vc;
  const classOf = (row: Row) => elementAt(queues, row[0]).serviceClass;
  const lanes = rows.map((row, i) => {
    const before = rows[i - 1];
    return {
      queues: row,
      vcs: [vcOf(row[0]), ...row.slice(1).map(vcOf)] as const,
      acks: elementAt(queues, row[0]).acks,
      serviceClass: classOf(row),
      opens: before === undefined || classOf(before) !== classOf(row),
      large: row.length === 1 && vcOf(row[0]) === followed,
    };
  });
  return stackLanes(lanes, limits).map((lane) => ({ ...lane, top: top + lane.top }));
}

/** Horizontal zones of a lane: its first cells one by one, and the whole queue on the scale of the buffer. */
export interface LaneZones {
  /** Null: the buffer is small enough to show every cell at its place on the scale. */
  readonly strip: { readonly x: number; readonly cells: number; readonly cell: number } | null;
  readonly bar: { readonly x: number; readonly width: number };
}

/** Least cell width at which neighbours can be distinguished, pixels. */
const LEAST_CELL = 3;
const STRIP_SHARE = 0.4;
/** Room for the length of the queue, between its first cells and its bar, and at the end. */
const GAP = 3.4;
const END = 12;

/** @param text size of the numbers, pixels */
export function laneZones(
  places: number,
  left: number,
  width: number,
  cell: number,
  text: number,
): LaneZones {
  const room = Math.max(1, width - left - END);
  if (places * LEAST_CELL <= room) return { strip: null, bar: { x: left, width: room } };
  const cells = Math.max(3, Math.floor((room * STRIP_SHARE) / cell));
  const x = Math.round(left + cells * cell + GAP * text);
  return { strip: { x: left, cells, cell }, bar: { x, width: Math.max(1, width - END - x) } };
}

/** Cells of a buffer with this many places, or shares of it, to pixels; values outside are clamped. */
export const barScale = ({ bar }: LaneZones, places = 1): Scale =>
  linearScale([0, places], [bar.x, bar.x + bar.width]).clamp(true);

/** Cells of each queue in the order in which they leave it. */
export function cellsByQueue(buffer: Uint16Array, of: Uint16Array, lengths: Int32Array): Uint16Array[] {
  const lists = Array.from(lengths, (cells) => new Uint16Array(cells));
  const filled = new Int32Array(lengths.length);
  for (const [i, cell] of buffer.entries()) {
    const queue = uint16At(of, i);
    const place = int32At(filled, queue);
    elementAt(lists, queue)[place] = cell;
    filled[queue] = place + 1;
  }
  return lists;
}

export function laneUnder(lanes: readonly QueueLane[], y: number): number {
  return lanes.findIndex(({ top, height }) => y >= top && y < top + height);
}
