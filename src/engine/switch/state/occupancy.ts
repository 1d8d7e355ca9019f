import type { StateIo } from '../../sim/state.ts';

/** Cells waiting, flow by flow, for policies that ask whose they are. The port keeps it true. */
export class Occupancy {
  readonly cells: Int32Array;
  /** Flows with at least one cell waiting. */
  active = 0;

  constructor(flows: number) {
    this.cells = new Int32Array(flows);
  }

  state(io: StateIo): void {
    io.array(this.cells);
    this.active = io.number(this.active);
  }

  join(flow: number): void {
    if (this.cells[flow]!++ === 0) this.active++;
  }

  leave(flow: number): void {
    if (--this.cells[flow]! === 0) this.active--;
  }
}
