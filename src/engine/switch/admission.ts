import type { Decision } from '../../contract/index.ts';
import { EFCI, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';
import type { Buffer } from './buffer.ts';
import { type HeadDropRequest, isAccepted, refuse, type Verdict } from './discard/policy.ts';
import { type ExplainablePort, explainDecision, withSharing } from './explainPort.ts';
import type { PortProbes } from './portProbe.ts';
import type { RmCells } from './rmCells.ts';
import type { BufferSharing } from './shares/bufferSharing.ts';
import type { DropLog } from './state/dropLog.ts';
import type { VcQueues } from './transmit/vcQueues.ts';

/** The word of a cell, with the EFCI bit set if the policy of its buffer marks the flow. */
export const markedBy = ({ policy }: Buffer, meta: number): number =>
  policy.marking?.[meta & FLOW_MASK] === 1 ? meta | EFCI : meta;

/** The parts of a port that admission uses. */
export interface JudgedPort extends ExplainablePort {
  readonly probes: PortProbes;
  readonly losses: DropLog;
  readonly rm: RmCells;
  /** By flow: 1 while a frame of it is arriving. */
  readonly inFrame: Uint8Array;
  /** The last decision; a cell that the policy accepts may still be refused by the allocation. */
  lastVerdict: Verdict;
  lastFlow: number;
  lastCapped: boolean;
}

/**
 * Decides whether a port accepts an arriving cell: first its policy, then the shares of the buffer. Drops waiting cells from the front,
 * or pushes one out, if they request it. The port has counted the cell, and cells that depart before it have departed.
 */
export class Admission {
  private readonly port: JudgedPort;

  constructor(port: JudgedPort) {
    this.port = port;
  }

  /** Decides about the arriving cell. */
  decide(meta: number, frame: number): void {
    const { port } = this;
    const { cell, buffers, probes, losses, queue } = port;
    const flow = meta & FLOW_MASK;
    const last = (meta & LAST_CELL) !== 0;
    const buffer = buffers.of(flow);
    const { policy, sharing } = buffer;
    const waiting = buffers.waitingIn(buffer);
    const victim = this.victimFor(flow, buffer, waiting);
    cell.flow = flow;
    cell.first = port.inFrame[flow] === 0;
    cell.last = last;
    cell.queue = victim < 0 ? waiting : waiting - 1;
    if (queue.link.isPacketLink) buffers.viewLengths(cell, buffer, victim, meta, frame);
    cell.since = buffers.sinceOf(buffer);
    cell.isWireFree = buffers.capacity === 0 && queue.link.free <= cell.now;
    port.inFrame[flow] = last ? 0 : 1;
    const explained = probes.decide ? this.explain() : null;
    const verdict = policy.decide(cell);
    port.lastVerdict = verdict;
    port.lastFlow = flow;
    if (explained !== null) probes.decision(explained);
    if (policy.headDrop !== undefined) this.dropFromHead(buffer, policy.headDrop);
    if (explained !== null && sharing !== null)
      probes.decision(withSharing(explained, port, sharing, victim));
    if (!isAccepted(verdict)) {
      losses.byPolicy(cell.now, flow, frame, last, verdict, queue.waiting, policy.legacyDigestCode(verdict));
      return;
    }
    if (sharing !== null && this.isCapped(buffer, sharing, frame)) return;
    if (victim >= 0 && buffers.waitingIn(buffer) === buffer.capacity)
      this.evict(victim, (...lost) => losses.byPushOut(cell.now, ...lost, flow, queue.waiting));
    if (cell.first && policy.marking?.[flow] === 1)
      losses.noteMark(cell.now, flow, frame, policy.markLine ?? 0);
    queue.take(cell.now, markedBy(buffer, meta), frame);
  }

  /** Slot of the cell that would be pushed out for a cell of the flow; -1 for none. */
  private victimFor(flow: number, { sharing, capacity }: Buffer, waiting: number): number {
    if (sharing === null || this.port.queued === null || waiting !== capacity) return -1;
    return sharing.victim(flow, this.port.queued.queues);
  }

  /** Whether the flow holds its maximum share; then the cell is lost, and the policy is notified of the loss. */
  private isCapped(buffer: Buffer, sharing: BufferSharing, frame: number): boolean {
    const { flow, first, last, now } = this.port.cell;
    if (this.port.queued === null) return false;
    const line = sharing.refuses(flow, this.port.queued.queues.length[flow]!);
    this.port.lastCapped = line > 0;
    if (line === 0) return false;
    this.port.losses.refusedByCap(now, flow, frame, last, line, this.port.queue.waiting);
    if (!(first && last)) buffer.onCapped(flow, now);
    return true;
  }

  /** Drops as many cells at the head as the policy asks for with its decision, and reports a pause. */
  dropFromHead(buffer: Buffer, request: HeadDropRequest): void {
    const { cell, losses, buffers, queue } = this.port;
    if (request.pause > 0) losses.pauseStarted(cell.now, request.pause);
    const verdict = refuse(request.line);
    for (; request.cells > 0 && buffers.waitingIn(buffer) > 0; request.cells--)
      this.evict(this.headOf(buffer), (...lost) =>
        losses.byPolicy(cell.now, ...lost, verdict, queue.waiting, buffer.policy.legacyDigestCode(verdict)),
      );
    request.cells = 0;
  }

  /** Slot of the cell that would be served next; if the port has several buffers, of the oldest cell in this one. It must not be empty. */
  private headOf(buffer: Buffer): number {
    const { buffers, queue, queued } = this.port;
    if (queued === null) throw new Error(`port ${this.port.id} holds no cells to take out`);
    if (buffers.only !== null) return queued.head;
    return queued.oldest((flow) => buffers.of(flow) === buffer && queue.credits?.covers(flow) !== true);
  }

  /** Removes a waiting cell from its queue; `recordLoss` counts a data cell. */
  private evict(slot: number, recordLoss: (flow: number, frame: number, last: boolean) => void): void {
    const { queued, cell, rm } = this.port;
    const { queues } = queued as VcQueues;
    const [meta, frame] = [queues.meta[slot]!, queues.frame[slot]!];
    queued!.remove(slot, cell.now);
    if ((meta & RM) !== 0) rm.throwOut(meta, frame);
    else recordLoss(meta & FLOW_MASK, frame, (meta & LAST_CELL) !== 0);
  }

  /** Explains what the policy is about to decide about the arriving cell; null if no probe listens to decisions. */
  private explain(): Decision | null {
    if (this.port.cell.last) this.port.probes.frameEnd(this.port.cell.now);
    return this.port.probes.explain ? explainDecision(this.port) : null;
  }
}
