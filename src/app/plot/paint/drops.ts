import { float64Within, type Picoseconds, uint32Within } from '../../../contract/index.ts';
import type { Scale } from '../scale.ts';

interface Values {
  at(i: number): number;
  read(from: number, into: Float64Array): number;
}

/** Structurally `traces/EventSeries`. */
export interface EventTimes {
  readonly length: number;
  readonly time: Values;
  readonly vc: Values;
  from(time: Picoseconds): number;
  dense(from: number, gap: Picoseconds): { readonly count: number; readonly vcs: Float64Array } | null;
}

/** Drops so close together that they share one mark. */
export interface DropBurst {
  readonly x: number;
  readonly first: Picoseconds;
  readonly last: Picoseconds;
  readonly cells: number;
  /** Number of distinct VCs hit. */
  readonly vcs: number;
}

/** Number of the last burst that hit each VC, from 1. */
const seen = new Uint32Array(0x4000);

const CHUNK = 1024;
const times = new Float64Array(CHUNK);
const vcs = new Float64Array(CHUNK);

/** Collects bursts from drops in ascending order. */
class Bursts {
  readonly list: DropBurst[] = [];
  private first = 0;
  private last = 0;
  private cells = 0;
  private hit = 0;
  private readonly x: Scale;
  private readonly gapPs: Picoseconds;
  private readonly head: Picoseconds;

  constructor(x: Scale, gapPs: Picoseconds, head: Picoseconds) {
    this.x = x;
    this.gapPs = gapPs;
    this.head = head;
    seen.fill(0);
  }

  /** Adds cells lost together, the first and the last of them at these times. */
  meet(first: Picoseconds, last: Picoseconds, cells: number): void {
    const { head } = this;
    if (this.cells > 0 && (first - this.last >= this.gapPs || first > head !== this.last > head))
      this.close();
    if (this.cells === 0) this.first = first;
    this.last = last;
    this.cells += cells;
  }

  /** Counts the VC of a cell in the open burst. */
  count(vc: number): void {
    const place = vc & 0x3fff;
    const burst = this.list.length + 1;
    if (uint32Within(seen, place) === burst) return;
    seen[place] = burst;
    this.hit++;
  }

  close(): void {
    const { first, last, cells, hit } = this;
    if (cells > 0) this.list.push({ x: this.x(first), first, last, cells, vcs: hit });
    this.cells = 0;
    this.hit = 0;
  }
}

/**
 * Bursts of drops on the axis, merged while the next is less than `gap` pixels behind the last and on the same side of the
 * head: drops before and after the head never share a mark.
 */
export function dropBursts(events: EventTimes, x: Scale, gap: number, head: Picoseconds): DropBurst[] {
  const { time, vc } = events;
  const [from, to] = x.domain();
  const gapPs = x.invert(gap) - x.invert(0);
  const end = events.from(Number(to));
  const bursts = new Bursts(x, gapPs, head);
  for (let i = events.from(Number(from)); i < end; ) {
    const dense = events.dense(i, gapPs);
    const after = i + (dense?.count ?? 0);
    if (dense !== null && after <= end && (time.at(after - 1) <= head || time.at(i) > head)) {
      bursts.meet(time.at(i), time.at(after - 1), dense.count);
      for (const lost of dense.vcs) bursts.count(lost);
      i = after;
      continue;
    }
    const count = Math.min(end - i, time.read(i, times));
    vc.read(i, vcs);
    for (let k = 0; k < count; k++) {
      const now = float64Within(times, k);
      bursts.meet(now, now, 1);
      bursts.count(float64Within(vcs, k));
    }
    i += count;
  }
  bursts.close();
  return bursts.list;
}

interface ColumnRange {
  /** First column, counted from time zero. */
  readonly first: number;
  readonly columns: number;
  readonly columnPs: Picoseconds;
}

/** Whether each column holds at least one event, 1 or 0. */
export function eventColumns(events: EventTimes, { first, columns, columnPs }: ColumnRange): Uint8Array {
  const hit = new Uint8Array(columns);
  const end = events.from((first + columns + 1) * columnPs);
  let i = Math.max(0, events.from(first * columnPs) - 1);
  while (i < end) {
    const column = Math.floor(events.time.at(i) / columnPs);
    if (column >= first && column < first + columns) hit[column - first] = 1;
    // Starts one event earlier: column bounds are rounded, and the first event of the next column may be on this side.
    i = Math.max(i + 1, events.from((column + 1) * columnPs) - 1);
  }
  return hit;
}
