import { FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';
import { type DiscardPolicy, refuse } from './discard/policy.ts';
import type { FrontDrop } from './frontDrop.ts';
import type { RmCells } from './rmCells.ts';
import type { BufferSharing } from './shares/bufferSharing.ts';
import type { Losses } from './state/losses.ts';
import type { VcQueues } from './transmit/vcQueues.ts';

/** What cells that wait are taken out of. */
export interface PushOutPort {
  readonly id: string;
  readonly losses: Losses;
  readonly policy: DiscardPolicy;
  readonly rm: RmCells;
  /** Null where cells do not wait in queues per flow. */
  readonly queued: VcQueues | null;
  readonly waiting: number;
  /** Shares of the buffer that a flow uses; null while all VCs share every place. */
  sharesFor(flow: number): BufferSharing | null;
  /** Places of that buffer, and those of them that are taken. */
  capacityFor(flow: number): number;
  occupancyOf(flow: number): number;
  /** The cell that is next to leave that buffer for good, where it drops from the front. */
  removeHeadFor(flow: number, now: number): number;
}

/** Cells that wait and lose their places, to a cell of another flow or because a policy drops from the front. */
export class PushOut {
  private readonly port: PushOutPort;

  constructor(port: PushOutPort) {
    this.port = port;
  }

  /** Slot of the cell that would give its place to a cell of `flow` when the buffer is full; -1 for none. */
  victimFor(flow: number): number {
    const { port } = this;
    const { queued } = port;
    const shares = port.sharesFor(flow);
    if (shares === null || queued === null || port.occupancyOf(flow) !== port.capacityFor(flow)) return -1;
    return shares.victim(flow, queued.queues);
  }

  /** Takes a waiting cell out of its queue for a cell of another flow. */
  pushOut(now: number, slot: number, beneficiary: number): void {
    const { port } = this;
    const queued = port.queued as VcQueues;
    const { queues } = queued;
    const flow = queues.flowOf(slot);
    const meta = queues.meta[slot]!;
    queued.remove(slot, now);
    if ((meta & RM) !== 0) port.rm.throwOut(meta, queues.frame[slot]!);
    else
      port.losses.byPushOut(
        now,
        flow,
        queues.frame[slot]!,
        (meta & LAST_CELL) !== 0,
        beneficiary,
        port.waiting,
      );
  }

  /** Takes out cells at the head of the queue; each is lost as if it had been refused. @param flow of the arriving cell */
  dropFront(now: number, flow: number, front: FrontDrop): void {
    const { port } = this;
    const { queued } = port;
    if (queued === null) throw new Error(`port ${port.id} holds no cells to take out`);
    for (; front.cells > 0 && port.occupancyOf(flow) > 0; front.cells--) {
      const slot = port.removeHeadFor(flow, now);
      const meta = queued.queues.meta[slot]!;
      const frame = queued.queues.frame[slot]!;
      if ((meta & RM) !== 0) port.rm.throwOut(meta, frame);
      else
        port.losses.byPolicy(
          now,
          meta & FLOW_MASK,
          frame,
          (meta & LAST_CELL) !== 0,
          refuse(front.line),
          port.waiting,
          port.policy.digestOf(refuse(front.line)),
        );
    }
    front.cells = 0;
  }
}
