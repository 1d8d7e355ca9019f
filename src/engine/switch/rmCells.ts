import type { RmTable } from '../abr/rmTable.ts';
import { BACKWARD_NOTICE, FLOW_MASK } from '../atm/cell.ts';
import type { StateIo } from '../sim/state.ts';
import type { Buffers } from './buffers.ts';
import type { Losses } from './state/losses.ts';

/** What RM cells ask of the port that they reach. */
export interface RmPort {
  readonly losses: Losses;
  readonly buffers: Buffers;
  /** Lets cells leave that begin to by `now`. */
  serveUntil(now: number): void;
  /** The cell waits or leaves. */
  admit(now: number, meta: number, frame: number): void;
}

/** RM cells at a port: each belongs to no frame, so nothing but a full buffer stops it. */
export class RmCells {
  /** Taken and not thrown out again, of both directions. */
  taken = 0;
  private readonly port: RmPort;
  /** By VC index; null for VCs without rate control. */
  private readonly tables: readonly (RmTable | null)[];

  constructor(port: RmPort, tables: readonly (RmTable | null)[]) {
    this.port = port;
    this.tables = tables;
  }

  state(io: StateIo): void {
    this.taken = io.number(this.taken);
  }

  arrive(now: number, meta: number, serial: number): void {
    const { port } = this;
    port.serveUntil(now);
    if (!port.buffers.hasRoomFor(meta & FLOW_MASK)) {
      this.lose(meta, serial);
      return;
    }
    this.taken++;
    port.admit(now, meta, serial);
  }

  /** One that waits is taken out for another cell. */
  throwOut(meta: number, serial: number): void {
    this.taken--;
    this.lose(meta, serial);
  }

  private lose(meta: number, serial: number): void {
    this.port.losses.rmCells++;
    if ((meta & BACKWARD_NOTICE) === 0) this.tables[(meta & FLOW_MASK) >> 1]?.lose(serial);
  }
}
