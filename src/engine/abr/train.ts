import type { Picoseconds } from '../../contract/index.ts';
import { LAST_CELL } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Feed } from './feed.ts';
import type { RateRules } from './rateRules.ts';

/** Longest train; most end before, at a forward RM cell. */
const CELLS = 64;

/** Makes and hands over the cells of a train in its place. */
export interface TrainMaker {
  /** As `make`: those after the one at `now`, at most so many; returns how many. */
  make(most: number): number;
}

/**
 * Cells that a source hands to its link ahead of their times: while ACR stays as it is, they are known up to the next
 * forward RM cell. Should it change, those whose time has not come are taken back, as if they had not been sent. They are
 * frames by themselves.
 */
export class Train {
  readonly link: Link;
  readonly flow: Flow;
  readonly feed: Feed;
  readonly rules: RateRules;
  /** By cell: when it leaves and was due, and how the link stands after it. */
  times = new Float64Array(CELLS);
  dues = new Float64Array(CELLS);
  frees = new Float64Array(CELLS);
  carries = new Float64Array(CELLS);
  /** From cell to cell, picoseconds. */
  gap = 0;
  /** Null: nobody does. */
  maker: TrainMaker | null = null;
  private cells = 0;
  /** As it began: when the cell before it left and was due, and when the first one is due; its link. */
  private start = { now: 0, lastSent: 0, due: 0, free: 0, carry: 0 };
  /** As it ends: when its last cell leaves and was due, and when the cell after it is due. */
  now: Picoseconds = 0;
  lastSent: Picoseconds = 0;
  due: Picoseconds = 0;

  constructor(link: Link, flow: Flow, feed: Feed, rules: RateRules) {
    this.link = link;
    this.flow = flow;
    this.feed = feed;
    this.rules = rules;
  }

  /** Whatever it sent has left by now. */
  begin(): void {
    this.cells = 0;
  }

  /** Sends the cells after the one at `now`, `gap` apart, up to the next forward RM cell. */
  send(now: Picoseconds, lastSent: Picoseconds, due: Picoseconds, gap: Picoseconds): void {
    const { link, flow, rules, feed } = this;
    const { free, carry } = link;
    this.start = { now, lastSent, due, free, carry };
    this.gap = gap;
    this.now = now;
    this.lastSent = lastSent;
    this.due = due;
    const most = Math.min(CELLS, rules.forward.cells);
    link.reserve(most);
    flow.reserve(most);
    this.cells = this.maker === null ? this.make(most) : this.maker.make(most);
    rules.cellsSent(this.cells);
    feed.framesMade(this.cells);
  }

  private make(most: number): number {
    const { flow, feed, times } = this;
    const cells = this.pace(most);
    if (cells === 0) return 0;
    this.handOver(cells, flow.next);
    flow.addEqual(times, cells, feed.nextByte, feed.packetBytes);
    return cells;
  }

  /** When the cells leave: none before it is due, each a gap after the one before was due. Returns how many. */
  private pace(most: number): number {
    const { times, dues, gap } = this;
    const { late, lateFrom } = this.rules.forward;
    let { now: at, lastSent: last, due: next } = this;
    let cells = 0;
    while (cells < most) {
      const leaves = Math.max(at, Math.ceil(next));
      if (cells >= late && leaves >= lateFrom) break;
      last = leaves - next < 1 ? next : leaves;
      next = last + gap;
      at = leaves;
      times[cells] = leaves;
      dues[cells++] = last;
    }
    this.now = at;
    this.lastSent = last;
    this.due = next;
    return cells;
  }

  /** Puts its cells into the ring of its link: frames of their own, one number after the other. */
  private handOver(cells: number, frame: number): void {
    const { link, times, frees, carries, flow } = this;
    const { cellWhole, cellPart, modulus, delay, mask, tail, time, meta: metas, frame: frames } = link;
    const meta = flow.index | LAST_CELL;
    let { free, carry } = link;
    for (let i = 0; i < cells; i++) {
      const now = times[i];
      if (free < now) {
        free = now;
        carry = 0;
      }
      free += cellWhole;
      carry += cellPart;
      if (carry >= modulus) {
        carry -= modulus;
        free += 1;
      }
      const slot = (tail + i) & mask;
      time[slot] = free + delay;
      metas[slot] = meta;
      frames[slot] = frame + i;
      frees[i] = free;
      carries[i] = carry;
    }
    link.handedOver(tail + cells, free, carry);
  }

  /** Takes back the cells that leave at `time` or later; returns when the first of them would, or -1 for none. */
  takeBack(time: Picoseconds): Picoseconds {
    const { times, cells } = this;
    let kept = cells;
    while (kept > 0 && times[kept - 1] >= time) kept--;
    if (kept === cells) return -1;
    this.standAfter(kept);
    const gone = cells - kept;
    this.flow.takeBack(gone);
    this.feed.framesMade(-gone);
    this.rules.cellsSent(-gone);
    return times[kept];
  }

  /** It is as if it had ended after so many of its cells, and so is its link. */
  private standAfter(kept: number): void {
    const { link, start, cells, times, dues, frees, carries, gap } = this;
    const last = kept - 1;
    this.cells = kept;
    this.now = kept === 0 ? start.now : times[last];
    this.lastSent = kept === 0 ? start.lastSent : dues[last];
    this.due = kept === 0 ? start.due : this.lastSent + gap;
    link.takeBack(
      cells - kept,
      kept === 0 ? start.free : frees[last],
      kept === 0 ? start.carry : carries[last],
    );
  }
}
