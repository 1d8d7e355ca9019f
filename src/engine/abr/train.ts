import type { Picoseconds } from '../../contract/index.ts';
import { LAST_CELL } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Feed } from './abrSource.ts';
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
    const { link, start, rules, feed, times } = this;
    start.now = now;
    start.lastSent = lastSent;
    start.due = due;
    start.gap = gap;
    start.free = link.free;
    start.carry = link.carry;
    const cells = this.pace(CELLS);
    if (cells === 0) return;
    rules.cellsSent(cells);
    link.sendPaced(times, cells, this.flow.index | LAST_CELL, feed.nextFrames(times, cells));
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
    const { times, cells, start } = this;
    let kept = cells;
    while (kept > 0 && times[kept - 1] >= time) kept--;
    if (kept === cells) return -1;
    const next = times[kept];
    this.link.takeBackPaced(times, kept, cells, start.free, start.carry);
    this.feed.takeBack(cells - kept);
    this.rules.cellsSent(-cells);
    this.pace(kept);
    this.rules.cellsSent(kept);
    return next;
  }
}
