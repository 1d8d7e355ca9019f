import type { StateIo } from '../sim/state.ts';
import { cellsOf } from './cell.ts';

/** The parts of a flow (flow.ts) from which the length of a frame follows. */
interface Frames {
  readonly index: number;
  readonly bytes: Int32Array;
  slot(frame: number): number;
  datagramBytes(frame: number, header: number): number;
}

/**
 * Sent, lost and received cells and frames of one direction of a connection over several flows, because routers
 * reassemble its frames on the way. A connection without routers is one flow each way, which has its own counters.
 */
export class DirectionTotals {
  readonly vc: number;
  /** Index of the first of its flows that is cut into cells; -1 when all links are packet links. */
  firstAtmFlow = -1;
  /** Cells sent on that flow. */
  cellsSent = 0;
  /** Cells lost on all its flows. */
  cellsLost = 0;
  cellsPushedOut = 0;
  lostOnLinks = 0;
  deadCells = 0;
  /** Packets that failed on some flow, or found no room in a router. */
  framesLost = 0;
  /** Packets that lost a cell on some flow. */
  framesHit = 0;
  /** By index in `flowChain`: cells of the frames lost on later flows, as AAL5 segments them, also on packet links. */
  readonly lostLater: Float64Array;
  /** Cells of the frames that reached the end of the last flow, as AAL5 segments them. */
  arrivedCells = 0;
  private readonly flowChain: readonly number[];
  /** Bytes of the TCP and IP headers, and of encapsulation and AAL5 trailer. */
  private readonly header: number;
  private readonly overhead: number;

  /** @param flowChain indices of its flows, first to last */
  constructor(vc: number, flowChain: readonly number[], header: number, overhead: number) {
    this.vc = vc;
    this.flowChain = flowChain;
    this.header = header;
    this.overhead = overhead;
    this.lostLater = new Float64Array(flowChain.length);
  }

  state(io: StateIo): void {
    this.cellsSent = io.number(this.cellsSent);
    this.cellsLost = io.number(this.cellsLost);
    this.cellsPushedOut = io.number(this.cellsPushedOut);
    this.lostOnLinks = io.number(this.lostOnLinks);
    this.deadCells = io.number(this.deadCells);
    this.framesLost = io.number(this.framesLost);
    this.framesHit = io.number(this.framesHit);
    this.arrivedCells = io.number(this.arrivedCells);
    io.array(this.lostLater);
  }

  /** Counts a frame that is lost on a flow. @param later flows after this one at which it was lost: 1 if a router discarded it */
  loseFrame(flow: Frames, frame: number, later = 0): void {
    if (flow.bytes[flow.slot(frame)]! > 0) this.framesLost++;
    const cells = this.cellsOf(flow, frame);
    for (let i = this.positionOf(flow.index) + later - 1; i >= 0; i--) this.lostLater[i]! += cells;
  }

  /** Counts a complete frame at the end of a flow. */
  takeFrame(flow: Frames, frame: number): void {
    if (this.positionOf(flow.index) === this.flowChain.length - 1)
      this.arrivedCells += this.cellsOf(flow, frame);
  }

  positionOf(flow: number): number {
    return this.flowChain.indexOf(flow);
  }

  private cellsOf(flow: Frames, frame: number): number {
    return cellsOf(flow.datagramBytes(frame, this.header), this.overhead);
  }
}
