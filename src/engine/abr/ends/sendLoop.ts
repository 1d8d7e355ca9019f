import type { Picoseconds } from '../../../contract/index.ts';
import { LAST_CELL } from '../../atm/cell.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { RmTable } from '../rmTable.ts';
import type { EndlessFrameSource } from './endlessFrameSource.ts';
import type { RateRules } from './rateRules.ts';

/** Most cells of one loop; most end before, at a forward RM cell. */
const CELLS = 64;

/** Sends the data cells between two forward RM cells in one loop. They are frames on their own, and ACR stays as it is meanwhile. */
export class SendLoop {
  readonly link: Link;
  readonly flow: Flow;
  readonly feed: EndlessFrameSource;
  readonly rules: RateRules;
  readonly table: RmTable;
  /** Its cells leave before; others are sent in another call. */
  until = 0;
  private readonly times = new Float64Array(CELLS);
  /** When the last cell left, and when it was due. */
  left = 0;
  lastSent = 0;

  constructor(link: Link, flow: Flow, feed: EndlessFrameSource, rules: RateRules, table: RmTable) {
    this.link = link;
    this.flow = flow;
    this.feed = feed;
    this.rules = rules;
    this.table = table;
  }

  /** Before this time no RM cell is home. */
  get undisturbedUntil(): Picoseconds {
    const { link, flow, table, until } = this;
    return Math.min(until, link.returns?.earliest(flow.index >> 1, table.oldest, table.next) ?? 0);
  }

  /**
   * Sends the first cell at `now`, and those after it that leave before `end`, up to the next forward RM cell.
   * @param due of the first, with fractions of a picosecond; @param gap from cell to cell
   */
  send(now: Picoseconds, due: number, gap: number, end: Picoseconds): void {
    const { link, flow, rules, feed } = this;
    const cells = this.pace(now, due, gap, end);
    link.reserve(cells);
    flow.reserve(cells);
    this.handOver(cells);
    flow.appendSingleCellFrames(this.times, cells, feed.nextByte, feed.packetBytes);
    feed.countFrames(cells);
    rules.cellsSent(cells);
  }

  /** When the cells leave: none before it is due, each a gap after the one before was due. Returns how many. */
  private pace(now: Picoseconds, due: number, gap: number, end: Picoseconds): number {
    const { times } = this;
    const { afterCells: most, afterMrmCells, trmExpiry } = this.rules.forwardRmDue;
    let leaves = now;
    let next = due;
    let cells = 0;
    do {
      this.left = leaves;
      // A cell that was ready in time counts from when it was due, so that fractions do not add up.
      this.lastSent = leaves - next < 1 ? next : leaves;
      times[cells++] = leaves;
      next = this.lastSent + gap;
      leaves = Math.max(leaves, Math.ceil(next));
    } while (cells < most && cells < CELLS && leaves < end && (cells < afterMrmCells || leaves < trmExpiry));
    return cells;
  }

  /** Puts its cells into the ring of its link: frames of their own, one number after the other. */
  private handOver(cells: number): void {
    const { link, times, flow } = this;
    const { cellWhole, cellPart, modulus, delay, mask, tail, time, meta: metas, frame: frames } = link;
    const meta = flow.index | LAST_CELL;
    const first = flow.next;
    let { free, carry } = link;
    for (let i = 0; i < cells; i++) {
      const now = times[i]!;
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
      frames[slot] = first + i;
    }
    link.commitBatch(tail + cells, free, carry);
  }
}
