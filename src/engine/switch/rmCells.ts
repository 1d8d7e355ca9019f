import type { RmTable } from '../abr/rmTable.ts';
import { BACKWARD_NOTICE, FLOW_MASK } from '../atm/cell.ts';
import type { StateIo } from '../sim/state.ts';
import type { Buffers } from './buffers.ts';
import type { DropLog } from './state/dropLog.ts';
import type { PortQueue } from './transmit/portQueue.ts';

/** The parts of a port that RM cells use. */
export interface RmPort {
  readonly losses: DropLog;
  readonly buffers: Buffers;
  readonly queue: PortQueue;
  /** Lets cells depart whose transmission begins by `now`. */
  advance(now: number): void;
}

/** Accepts and counts RM cells at a port. They belong to no frame, so only a full buffer refuses them. */
export class RmCells {
  /** RM cells accepted and not pushed out later, of both directions. */
  accepted = 0;
  private readonly port: RmPort;
  /** By VC index; null for VCs without rate control. */
  private readonly tables: readonly (RmTable | null)[];

  constructor(port: RmPort, tables: readonly (RmTable | null)[]) {
    this.port = port;
    this.tables = tables;
  }

  state(io: StateIo): void {
    this.accepted = io.number(this.accepted);
  }

  arrive(now: number, meta: number, serial: number): void {
    const { port } = this;
    port.advance(now);
    if (!port.buffers.hasRoomFor(meta & FLOW_MASK)) {
      this.lose(meta, serial);
      return;
    }
    this.accepted++;
    port.queue.take(now, meta, serial);
  }

  /** Counts a waiting RM cell that is pushed out, or dropped from the front. */
  throwOut(meta: number, serial: number): void {
    this.accepted--;
    this.lose(meta, serial);
  }

  private lose(meta: number, serial: number): void {
    this.port.losses.rmCells++;
    if ((meta & BACKWARD_NOTICE) === 0) this.tables[(meta & FLOW_MASK) >> 1]?.lose(serial);
  }
}
