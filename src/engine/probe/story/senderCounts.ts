import { type Picoseconds, PS_PER_MS, type SenderMeasure } from '../../../contract/index.ts';
import { FLOW_MASK, isAckFlow } from '../../atm/cell.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { Simulation } from '../../run/simulation.ts';

type Port = Simulation['network']['ports'][number];

/** Cells of each sender sent over the link and waiting in the buffer, at each whole millisecond. */
export class SenderCounts {
  /** Time of the next call of `take`. */
  next: Picoseconds = PS_PER_MS;
  private readonly network: Network;
  private readonly port: Port;
  private readonly slotsPerMs: number;
  /** Cells that have left, by VC, and the same at each millisecond so far, from 0 on. */
  private readonly leftBy = new Map<number, number>();
  private readonly history: ReadonlyMap<number, number>[] = [new Map()];
  private held: ReadonlyMap<number, number> = new Map();

  constructor(network: Network, port: Port) {
    this.network = network;
    this.port = port;
    const { cellWhole, cellPart, modulus } = port.link;
    this.slotsPerMs = PS_PER_MS / (cellWhole + cellPart / modulus);
  }

  /** Counts a cell of a sender that has left. */
  left(vc: number): void {
    this.leftBy.set(vc, (this.leftBy.get(vc) ?? 0) + 1);
  }

  /** Called when a millisecond is over and all its departures have been counted. @returns waiting cells of each sender */
  take(): readonly number[] {
    this.next += PS_PER_MS;
    this.history.push(new Map(this.leftBy));
    const held = new Map<number, number>();
    this.port.queue.forEachWaiting((meta, frame) => {
      if (isAckFlow(meta & FLOW_MASK)) return;
      const vc = this.network.flows[meta & FLOW_MASK]!.vcOf(frame);
      held.set(vc, (held.get(vc) ?? 0) + 1);
    });
    this.held = held;
    return this.network.connections.map(({ vc }) => held.get(vc.id) ?? 0);
  }

  /** Measure of a sender, percent; NaN before the window of the measure is over. */
  of(measure: SenderMeasure): number {
    const { sender } = measure;
    if (measure.measure === 'held') return (100 * (this.held.get(sender) ?? 0)) / this.port.buffers.capacity;
    const before = this.history.at(-1 - measure.lastMs);
    if (before === undefined) return Number.NaN;
    const cells = (this.history.at(-1)?.get(sender) ?? 0) - (before.get(sender) ?? 0);
    return (100 * cells) / (measure.lastMs * this.slotsPerMs);
  }
}
