import type { Picoseconds } from '../../../contract/index.ts';
import { LAST_CELL } from '../../atm/cell.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { RmTable } from '../rmTable.ts';
import type { EndlessFrameSource } from './endlessFrameSource.ts';
import type { RateRules } from './rateRules.ts';

/** Maximum number of cells of one loop; most loops end earlier, at a forward RM cell. */
const CELLS = 64;

/** Sends the data cells between two forward RM cells in one loop. Each cell is a frame, and ACR is constant meanwhile. */
export class SendLoop {
  readonly link: Link;
  readonly flow: Flow;
  readonly feed: EndlessFrameSource;
  readonly rules: RateRules;
  readonly table: RmTable;
  /** Time before which its cells leave; later ones are sent in another call. */
  until = 0;
  private readonly times = new Float64Array(CELLS);
  /** Time at which the last cell left, and its due time. */
  left = 0;
  lastSent = 0;

  constructor(link: Link, flow: Flow, feed: EndlessFrameSource, rules: RateRules, table: RmTable) {
    this.link = link;
    this.flow = flow;
    this.feed = feed;
    this.rules = rules;
    this.table = table;
  }

  /** Time before which no RM cell returns. */
  get undisturbedUntil(): Picoseconds {
    const { link, flow, table, until } = this;
    return Math.min(until, link.returns?.earliest(flow.index >> 1, table.oldest, table.next) ?? 0);
  }

  /**
   * Sends the first cell at `now`, and the following ones that leave before `end`, up to the next forward RM cell.
   * @param due time of the first, with fractions of a picosecond; @param gap from cell to cell
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

  /** Computes the departure times: no cell leaves before it is due, which is a gap after the due time of the last. Returns their number. */
  private pace(now: Picoseconds, due: number, gap: number, end: Picoseconds): number {
    const { times } = this;
    const { afterCells: most, afterMrmCells, trmExpiry } = this.rules.forwardRmDue;
    let leaves = now;
    let next = due;
    let cells = 0;
    do {
      this.left = leaves;
      // A cell that was ready in time counts from its due time, so that fractions do not accumulate.
      this.lastSent = leaves - next < 1 ? next : leaves;
      times[cells++] = leaves;
      next = this.lastSent + gap;
      leaves = Math.max(leaves, Math.ceil(next));
    } while (cells < most && cells < CELLS && leaves < end && (cells < afterMrmCells || leaves < trmExpiry));
    return cells;
  }

  /** Writes the cells into the ring of the link, each as a frame with consecutive numbers. */
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
