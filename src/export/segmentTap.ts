import type { Picoseconds } from '../contract/index.ts';
import { CREDIT, FLOW_MASK, isAckFlow, LAST_CELL, RM } from '../engine/atm/cell.ts';
import type { Flow } from '../engine/atm/flow.ts';
import type { Link } from '../engine/atm/link.ts';
import { LeavingCells } from '../engine/probe/leavingCells.ts';
import type { TcpSegment } from './datagram.ts';
import type { Wire } from './wire.ts';

interface PassingSegment {
  readonly time: Picoseconds;
  readonly segment: TcpSegment;
}

/**
 * Reassembles segments from the cells that have left on one link, as an analyser there would: it sees no frame that lost a cell
 * upstream, or that is joined to one without its last cell.
 */
export class SegmentTap {
  private readonly leaving: LeavingCells;
  private readonly isPacketLink: boolean;
  private readonly flows: readonly Flow[];
  private readonly wires: readonly (Wire | null)[];
  /** Most frames that a source can hand over between two calls of `take`. */
  private readonly most: number;
  /** For each flow: cells since the last end of a frame, and the frame of the first of them. */
  private readonly frames: Int32Array;
  private readonly counts: Int32Array;

  /** @param wires by connection; null for one without TCP; @param shortest shortest cell time of any link */
  constructor(
    link: Link,
    flows: readonly Flow[],
    wires: readonly (Wire | null)[],
    slice: Picoseconds,
    shortest: Picoseconds,
  ) {
    this.leaving = new LeavingCells(link, slice);
    this.isPacketLink = link.isPacketLink;
    this.flows = flows;
    this.wires = wires;
    this.most = 2 * Math.ceil(slice / shortest) + 2;
    this.frames = new Int32Array(flows.length).fill(-1);
    this.counts = new Int32Array(flows.length);
    for (const flow of flows) flow.reserve(this.most);
  }

  /** Segments whose last bit has left before `now`. */
  take(now: Picoseconds): readonly PassingSegment[] {
    const segments: PassingSegment[] = [];
    this.leaving.visit(now, (time, meta, frame) => {
      if ((meta & (CREDIT | RM)) !== 0) return;
      const index = meta & FLOW_MASK;
      if (this.counts[index]!++ === 0) this.frames[index] = frame;
      if ((meta & LAST_CELL) === 0) return;
      const isWhole = this.isWhole(index, frame);
      this.counts[index] = 0;
      if (!isWhole) return;
      const segment = this.segment(this.flows[index]!, frame);
      if (segment !== null) segments.push({ time, segment });
    });
    // Fields of a frame are read after it has passed: until then its slot must not be reused.
    for (const flow of this.flows) flow.reserve(this.most);
    return segments;
  }

  private isWhole(index: number, frame: number): boolean {
    const flow = this.flows[index]!;
    const isAll = this.counts[index] === flow.cells[flow.slot(frame)];
    return this.isPacketLink || (this.frames[index] === frame && isAll);
  }

  private segment(flow: Flow, frame: number): TcpSegment | null {
    const direction = flow.directionOf(frame);
    const wire = this.wires[direction >> 1];
    const sent = flow.sentAt[flow.slot(frame)]!;
    if (wire === null) return null;
    return isAckFlow(direction) ? wire!.ack(flow, frame, sent) : wire!.data(flow, frame, sent, false);
  }
}
