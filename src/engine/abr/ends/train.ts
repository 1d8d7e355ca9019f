import type { Picoseconds } from '../../../contract/index.ts';
import { LAST_CELL } from '../../atm/cell.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { EndlessFrameSource } from './feed.ts';
import type { RateRules } from './rateRules.ts';

/** Longest train; most end before, at a forward RM cell. */
const CELLS = 64;

/**
 * Cells that a source hands to its link ahead of their times: while ACR stays as it is, they are known up to the next
 * forward RM cell. Should it change, those whose time has not come are taken back, as if they had not been sent. They are
 * frames on their own.
 */
export class Train {
  readonly link: Link;
  readonly flow: Flow;
  readonly feed: EndlessFrameSource;
  readonly rules: RateRules;
  /** By cell, the one before the train first: when it leaves and was due, and the state of the link after it. */
  private readonly times = new Float64Array(CELLS + 1);
  private readonly dues = new Float64Array(CELLS + 1);
  private readonly frees = new Float64Array(CELLS + 1);
  private readonly carries = new Float64Array(CELLS + 1);
  /** From cell to cell, picoseconds. */
  gap = 0;
  /** How many it has. */
  cells = 0;

  constructor(link: Link, flow: Flow, feed: EndlessFrameSource, rules: RateRules) {
    this.link = link;
    this.flow = flow;
    this.feed = feed;
    this.rules = rules;
  }

  /** When its last cell leaves. */
  get now(): Picoseconds {
    return this.times[this.cells]!;
  }

  /** When that was due. */
  get lastSent(): Picoseconds {
    return this.dues[this.cells]!;
  }

  /** Whatever it sent has left by now. */
  begin(): void {
    this.cells = 0;
  }

  /** Sends the cells after the one that left at `now` and was due at `lastSent`, up to the next forward RM cell. */
  send(now: Picoseconds, lastSent: Picoseconds, gap: Picoseconds): void {
    const { link, flow, rules, feed, frees, carries } = this;
    this.times[0] = now;
    this.dues[0] = lastSent;
    frees[0] = link.free;
    carries[0] = link.carry;
    this.gap = gap;
    const most = Math.min(CELLS, rules.forward.cells);
    link.reserve(most);
    flow.reserve(most);
    const cells = this.make(most);
    this.cells = cells;
    if (cells === 0) return;
    link.commitBatch(link.tail + cells, this.frees[cells]!, this.carries[cells]!);
    flow.addedEqual(cells, feed.nextByte + feed.packetBytes * cells);
    feed.framesMade(cells);
    rules.cellsSent(cells);
  }

  private make(most: number): number {
    const { flow, feed, times } = this;
    const cells = this.pace(most);
    this.handOver(cells, flow.next);
    flow.appendSingleCellFrames(times, cells, feed.nextByte, feed.packetBytes);
    return cells;
  }

  /** When the cells leave: none before it is due, each a gap after the one before was due. Returns how many. */
  private pace(most: number): number {
    const { times, dues, gap } = this;
    const { late, trmExpiry } = this.rules.forward;
    let at = times[0]!;
    let last = dues[0]!;
    let cells = 0;
    while (cells < most) {
      const next = last + gap;
      const leaves = Math.max(at, Math.ceil(next));
      if (cells >= late && leaves >= trmExpiry) break;
      last = leaves - next < 1 ? next : leaves;
      at = leaves;
      cells++;
      times[cells] = leaves;
      dues[cells] = last;
    }
    return cells;
  }

  /** Puts its cells into the ring of its link: frames of their own, one number after the other. */
  private handOver(cells: number, frame: number): void {
    const { link, times, frees, carries, flow } = this;
    const { cellWhole, cellPart, modulus, delay, mask, tail, time, meta: metas, frame: frames } = link;
    const meta = flow.index | LAST_CELL;
    let { free, carry } = link;
    for (let i = 0; i < cells; i++) {
      const now = times[i + 1]!;
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
      frees[i + 1] = free;
      carries[i + 1] = carry;
    }
  }

  /** Takes back the cells that leave at `time` or later; returns when the first of them would, or -1 for none. */
  takeBack(time: Picoseconds): Picoseconds {
    const { times, frees, carries, cells } = this;
    let kept = cells;
    while (kept > 0 && times[kept]! >= time) kept--;
    if (kept === cells) return -1;
    const gone = cells - kept;
    this.cells = kept;
    this.link.takeBack(gone, frees[kept]!, carries[kept]!);
    this.flow.takeBack(gone);
    this.feed.framesMade(-gone);
    this.rules.cellsSent(-gone);
    return times[kept + 1]!;
  }
}
