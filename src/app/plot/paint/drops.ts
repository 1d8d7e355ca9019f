import { elementAt, float64Within, type Picoseconds, uint16Within } from '../../../contract/index.ts';
import { type Scale, straight } from '../scale.ts';

/** Structurally `traces/EventSeries`. */
export interface Events {
  readonly length: number;
  readonly time: Float64Array;
  readonly vc: Uint16Array;
  from(time: Picoseconds): number;
}

/** Drops so close together that they are one mark. */
export interface DropBurst {
  readonly x: number;
  readonly first: Picoseconds;
  readonly last: Picoseconds;
  readonly cells: number;
  /** Different VCs hit. */
  readonly vcs: number;
}

const seen = new Uint8Array(0x4000);

function countVcs(events: Events, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) {
    const vc = uint16Within(events.vc, i) & 0x3fff;
    if (seen[vc] === 0) {
      seen[vc] = 1;
      count++;
    }
  }
  for (let i = from; i < to; i++) seen[uint16Within(events.vc, i) & 0x3fff] = 0;
  return count;
}

/**
 * Drops on the axis, merged while the next is less than `gap` pixels behind the last and on the
 * same side of the head: what has happened and what lies ahead are never one mark.
 */
export function dropBursts(events: Events, x: Scale, gap: number, head: Picoseconds): DropBurst[] {
  const bursts: DropBurst[] = [];
  const [from, to] = x.domain();
  const end = events.from(Number(to));
  const gapPs = x.invert(gap) - x.invert(0);
  let i = events.from(Number(from));
  while (i < end) {
    const start = i;
    const first = float64Within(events.time, start);
    const ahead = first > head;
    while (i < end && continues(events, start, i, gapPs, ahead, head)) i++;
    bursts.push({
      x: x(first),
      first,
      last: float64Within(events.time, i - 1),
      cells: i - start,
      vcs: countVcs(events, start, i),
    });
  }
  return bursts;
}

function continues(
  events: Events,
  start: number,
  i: number,
  gapPs: number,
  ahead: boolean,
  head: Picoseconds,
): boolean {
  if (i === start) return true;
  const time = float64Within(events.time, i);
  return time - float64Within(events.time, i - 1) < gapPs && time > head === ahead;
}

/** Pixel columns of the axis that hold at least one event: 1 or 0 each. */
export function eventColumns(events: Events, x: Scale): Uint8Array {
  const { zero, slope } = straight(x);
  const [from, to] = x.domain();
  const columns = new Uint8Array(elementAt(x.range(), 1));
  const end = events.from(Number(to));
  let i = events.from(Number(from));
  while (i < end) {
    const at = Math.floor(zero + slope * float64Within(events.time, i));
    const column = Math.min(columns.length - 1, Math.max(0, at));
    columns[column] = 1;
    i = Math.max(i + 1, events.from(x.invert(column + 1)));
  }
  return columns;
}
