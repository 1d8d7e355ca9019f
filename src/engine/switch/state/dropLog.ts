import { EventCode, type EventCodeValue, FrameFate } from '../../../contract/index.ts';
import { isAckFlow } from '../../atm/cell.ts';
import { type Flow, NOT_FIRST_LOSS } from '../../atm/flow.ts';
import { Digest } from '../../sim/digest.ts';
import type { StateIo } from '../../sim/state.ts';
import { isNewLoss, lineOf, type Verdict } from '../discard/policy.ts';
import type { PortProbes } from '../portProbe.ts';
import { Epochs } from './epochs.ts';

/** Reasons of losses in digests, below every verdict of a policy; the line of the allocation is subtracted from `CAPPED`. */
const CAPPED = -4096;
const PUSHED_OUT = -8192;

/** Counts the lost cells of a port and reports each to its probes. A cell is identified by flow, frame, and whether it is the last. */
export class DropLog {
  readonly epochs: Epochs;
  readonly digest = new Digest();
  /** Cells lost, by flow. */
  readonly cells: Float64Array;
  /** Cells refused on arrival, or dropped by the policy while they waited. */
  dropped = 0;
  pushedOut = 0;
  /** Lost cells of acknowledgements, which are not reported as events. */
  ackCells = 0;
  /** Cells pushed out, by flow. */
  readonly pushedOutBy: Float64Array;
  /** RM cells that found no place; they belong to no frame and are not counted as offered. */
  rmCells = 0;
  /** Packets that lost their first cell here. */
  frames = 0;
  /** The loss counters of all ports. */
  allPorts: readonly DropLog[] = [];
  private readonly port: string;
  private readonly index: number;
  private readonly flows: readonly Flow[];
  private readonly members: readonly number[];
  private readonly probes: PortProbes;

  /** @param members flows that cross the port */
  constructor(
    port: string,
    index: number,
    flows: readonly Flow[],
    members: readonly number[],
    probes: PortProbes,
  ) {
    this.port = port;
    this.index = index;
    this.flows = flows;
    this.members = members;
    this.probes = probes;
    this.epochs = new Epochs(flows.length, members);
    this.cells = new Float64Array(flows.length);
    this.pushedOutBy = new Float64Array(flows.length);
  }

  state(io: StateIo): void {
    this.dropped = io.number(this.dropped);
    this.pushedOut = io.number(this.pushedOut);
    this.ackCells = io.number(this.ackCells);
    this.rmCells = io.number(this.rmCells);
    this.frames = io.number(this.frames);
    io.places(this.cells, this.members);
    io.places(this.pushedOutBy, this.members);
  }

  /** Counts a cell that the policy refused or dropped. @param queue cells waiting; @param code the verdict in digests (`legacyDigestCode`) */
  byPolicy(
    now: number,
    flow: number,
    frame: number,
    last: boolean,
    verdict: Verdict,
    queue: number,
    code: Verdict,
  ): void {
    this.dropped++;
    this.recordLoss(now, flow, frame, last, code);
    if (isNewLoss(verdict)) this.noteNewLoss(now, flow, queue);
    this.note(now, EventCode.drop, flow, frame, lineOf(verdict));
  }

  /** Counts a cell that this line of the allocation refused, because its queue is at its maximum. */
  refusedByCap(now: number, flow: number, frame: number, last: boolean, line: number, queue: number): void {
    this.dropped++;
    this.recordLoss(now, flow, frame, last, CAPPED - line);
    this.noteNewLoss(now, flow, queue);
    this.note(now, EventCode.capped, flow, frame, line);
  }

  /** Counts a cell that was pushed out for a cell of the flow `beneficiary`. */
  byPushOut(
    now: number,
    flow: number,
    frame: number,
    last: boolean,
    beneficiary: number,
    queue: number,
  ): void {
    this.pushedOut++;
    this.pushedOutBy[flow]!++;
    this.flows[flow]!.countPushedOut(frame);
    this.recordLoss(now, flow, frame, last, PUSHED_OUT);
    this.noteNewLoss(now, flow, queue);
    this.note(now, EventCode.pushOut, flow, frame, this.flows[beneficiary]!.vc);
  }

  isAck(flow: number, frame: number): boolean {
    return isAckFlow(this.flows[flow]!.directionOf(frame));
  }

  /** @param why verdict, or one of the reasons below all verdicts */
  private recordLoss(now: number, index: number, frame: number, last: boolean, why: number): void {
    const flow = this.flows[index]!;
    this.cells[index]!++;
    if (this.isAck(index, frame)) this.ackCells++;
    const before = flow.lose(frame, last, now, this.index);
    if (before !== NOT_FIRST_LOSS) {
      if (flow.bytes[flow.slot(frame)]! > 0) this.takeFrame(before);
      flow.noteLost(frame, now, this.port, FrameFate.lostAtPort);
    }
    this.digest.addTime(now);
    this.digest.add(index);
    this.digest.add(frame);
    this.digest.add(why);
  }

  /** Counts a frame that lost its first cell here. @param before the port that was charged with it until now, or negative */
  private takeFrame(before: number): void {
    this.frames++;
    if (before >= 0) this.allPorts[before]!.frames--;
  }

  /** Notes a loss of a VC that was not on the drop list: it may begin a congestion epoch. */
  private noteNewLoss(now: number, flow: number, queue: number): void {
    if (this.epochs.loss(now, flow))
      this.probes.event(now, EventCode.epoch, this.flows[flow]!.vc, this.index, queue);
  }

  private note(now: number, code: EventCodeValue, index: number, frame: number, value: number): void {
    if (this.probes.isEmpty || this.isAck(index, frame)) return;
    const flow = this.flows[index]!;
    this.probes.event(now, code, flow.vcOf(frame), this.index, value);
    for (const probe of this.probes.list) probe.onCell?.(now, this.index, flow, frame, code, value);
  }

  /** Reports that the cells of this frame get the EFCI bit. @param line of the pseudo-code that marks them */
  noteMark(now: number, flow: number, frame: number, line: number): void {
    this.note(now, EventCode.mark, flow, frame, line);
  }

  /** Reports that the policy cannot decide about a cell in this line. */
  noteFault(now: number, flow: number, line: number): void {
    this.probes.event(now, EventCode.fault, this.flows[flow]!.vc, this.index, line);
  }

  /** Reports that the policy pauses: it drops nothing for `pause` picoseconds. */
  pauseStarted(now: number, pause: number): void {
    this.probes.event(now, EventCode.suspend, 0, this.index, pause);
  }

  /** Reports that a pause ends early, because the policy is replaced. */
  pauseEnded(now: number): void {
    this.probes.event(now, EventCode.resume, 0, this.index, 0);
  }

  /** Reports that a flow enters or leaves the drop list, which then holds `size` flows. */
  onDropListChange(now: number, flow: number, on: boolean, size: number): void {
    if (isAckFlow(flow)) return;
    const code = on ? EventCode.capture : EventCode.release;
    this.probes.event(now, code, this.flows[flow]!.vc, this.index, size);
  }
}
