import type { Picoseconds } from '../../contract/index.ts';
import { LAST_CELL } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Feed } from './feed.ts';
import type { RateRules } from './rateRules.ts';

/** Longest train; most end before, at a forward RM cell. */
const CELLS = 64;

/**
 * Cells that a source hands to its link ahead of their times: while ACR stays as it is, they are known up to the next
 * forward RM cell. Should it change, those whose time has not come are taken back, as if they had not been sent.
 */
export class Train {
  private readonly link: Link;
  private readonly flow: Flow;
  private readonly feed: Feed;
  private readonly rules: RateRules;
  /** When each cell leaves. */
  private readonly times = new Float64Array(CELLS);
  private cells = 0;
  /** As it began: when the cell before it left and was due, when the first one is due, the gap; its link. */
  private readonly start = { now: 0, lastSent: 0, due: 0, gap: 0, free: 0, carry: 0 };
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
    const { link, start, rules } = this;
    start.now = now;
    start.lastSent = lastSent;
    start.due = due;
    start.gap = gap;
    start.free = link.free;
    start.carry = link.carry;
    const cells = this.pace(CELLS);
    if (cells === 0) return;
    rules.cellsSent(cells);
    link.reserve(cells);
    this.handOver(cells, this.feed.nextFrames(this.times, cells));
  }

  /** Puts its cells into the ring of its link: frames of their own, one number after the other. */
  private handOver(cells: number, frame: number): void {
    const { link, times, flow } = this;
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
    }
    link.handedOver(tail + cells, free, carry);
  }

  /** Takes all but the first cells back from its link, which then stands where it stood after those. */
  private takeFromLink(count: number, kept: number): void {
    const { link, times, start } = this;
    let { free, carry } = start;
    for (let i = 0; i < kept; i++) {
      if (free < times[i]) {
        free = times[i];
        carry = 0;
      }
      free += link.cellWhole;
      carry += link.cellPart;
      if (carry >= link.modulus) {
        carry -= link.modulus;
        free += 1;
      }
    }
    link.takeBack(count, free, carry);
  }

  /** When the first cells leave: none before it is due, each a gap after the one before was due. Returns how many. */
  private pace(most: number): number {
    const { start, rules, times } = this;
    const { gap } = start;
    let at = start.now;
    let last = start.lastSent;
    let next = start.due;
    let cells = 0;
    while (cells < most) {
      const leaves = Math.max(at, Math.ceil(next));
      if (rules.forwardIsDueAfter(cells, leaves)) break;
      times[cells++] = leaves;
      last = leaves - next < 1 ? next : leaves;
      next = last + gap;
      at = leaves;
    }
    this.cells = cells;
    this.now = at;
    this.lastSent = last;
    this.due = next;
    return cells;
  }

  /** Takes back the cells that leave at `time` or later; returns when the first of them would, or -1 for none. */
  takeBack(time: Picoseconds): Picoseconds {
    const { times, cells } = this;
    let kept = cells;
    while (kept > 0 && times[kept - 1] >= time) kept--;
    if (kept === cells) return -1;
    const next = times[kept];
    this.takeFromLink(cells - kept, kept);
    this.feed.takeBack(cells - kept);
    this.rules.cellsSent(-cells);
    this.pace(kept);
    this.rules.cellsSent(kept);
    return next;
  }
}
