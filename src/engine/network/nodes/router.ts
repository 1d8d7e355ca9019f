import { FrameFate } from '../../../contract/index.ts';
import { cellsOf, EFCI, FLOW_MASK, LAST_CELL } from '../../atm/cell.ts';
import { ethernetBytes } from '../../atm/ethernet.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { Digest } from '../../sim/digest.ts';
import type { Node } from '../../sim/node.ts';
import type { TieKeys } from '../../sim/tieOrder.ts';
import { Merge, type RunTaker } from '../../switch/transmit/merge.ts';
import type { RouterOutput } from './routerOutput.ts';

/** Next flow and output, from a router, of the frames of one direction of a connection. */
export interface NextHop {
  readonly flow: Flow;
  readonly output: RouterOutput;
  /** Bytes of the TCP and IP headers. */
  readonly headerBytes: number;
}

/**
 * A VC merging point (Rosolen et al., section 3.1.5): frames are reassembled, and each complete one is
 * passed to its output at once, whose link sends its cells back to back.
 */
export class Router implements Node, RunTaker {
  readonly id: string;
  readonly inputs: readonly Link[];
  readonly outputs: readonly RouterOutput[];
  readonly flows: readonly Flow[];
  readonly digest = new Digest();
  /** By direction of a connection; null for those that do not cross the router. */
  private readonly nextHops: readonly (NextHop | null)[];
  /** Bytes of encapsulation and trailer in AAL5. */
  private readonly overhead: number;
  private readonly merge: Merge;

  constructor(
    id: string,
    inputs: readonly Link[],
    outputs: readonly RouterOutput[],
    flows: readonly Flow[],
    nextHops: readonly (NextHop | null)[],
    overhead: number,
    ties: TieKeys | null = null,
  ) {
    this.id = id;
    this.inputs = inputs;
    this.outputs = outputs;
    this.flows = flows;
    this.nextHops = nextHops;
    this.overhead = overhead;
    const headTimes = new Float64Array(inputs.length);
    for (const [place, link] of inputs.entries()) link.publishHeadTime(headTimes, place);
    this.merge = new Merge(inputs, headTimes, ties);
  }

  get nextTime(): number {
    let next = Infinity;
    for (const link of this.inputs) next = Math.min(next, link.headTime);
    return next;
  }

  /** Takes arrivals in order of time; those of the same picosecond in the order of `inputs`, or in an order drawn for the instant. */
  run(end: number): void {
    this.merge.each(end, this);
  }

  /** Takes the cells of a link that arrive before `safeTime`, at least one. */
  takeRun(link: Link, safeTime: number): void {
    const { time, meta, frame, mask } = link;
    do {
      const slot = link.head & mask;
      const now = link.headTime;
      link.head++;
      link.headTime = link.head === link.tail ? Infinity : time[link.head & mask]!;
      if (link.loses && link.impairment.takes(now, meta[slot]!, frame[slot]!)) continue;
      const flow = this.flows[meta[slot]! & FLOW_MASK]!;
      flow.receive(frame[slot]!, (meta[slot]! & EFCI) !== 0);
      if ((meta[slot]! & LAST_CELL) === 0) continue;
      if (flow.complete(frame[slot]!)) this.forward(now, flow, frame[slot]!);
      else if (flow.isIntact(frame[slot]!))
        flow.noteLost(frame[slot]!, now, this.id, FrameFate.mergedWithDamaged);
    } while (link.headTime < safeTime);
  }

  private forward(now: number, from: Flow, frame: number): void {
    const direction = from.directionOf(frame);
    const { flow, output, headerBytes } = this.nextHops[direction] as NextHop;
    const room = output.hasRoom(now);
    this.digest.addFrame(now, direction, room ? frame : ~frame);
    if (!room) {
      output.refuse(now, direction);
      from.totalsOf(frame)?.loseFrame(from, frame, 1);
      from.noteLost(frame, now, output.link.id, FrameFate.lostAtPort);
      return;
    }
    const datagram = from.datagramBytes(frame, headerBytes);
    const { link } = output;
    output.queue(now, direction);
    if (link.isPacketLink) {
      const next = flow.forwardFrame(from, frame, 1);
      link.sendFrame(now, flow.lastCellOf(next), next, ethernetBytes(datagram));
      return;
    }
    const cells = cellsOf(datagram, this.overhead);
    const next = flow.forwardFrame(from, frame, cells);
    for (let i = 1; i < cells; i++) link.send(now, flow.index, next);
    link.send(now, flow.lastCellOf(next), next);
  }
}
