import type { StateIo } from '../../sim/state.ts';

/** Waiting cells by flow, for policies that read them. The port counts them. */
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

  increment(flow: number): void {
    if (this.cells[flow]!++ === 0) this.active++;
  }

  decrement(flow: number): void {
    if (--this.cells[flow]! === 0) this.active--;
  }
}
