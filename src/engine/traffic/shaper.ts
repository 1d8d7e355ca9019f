import { type CellShaper, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import { exactPeriod, Server } from '../sim/clock.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { Timers } from '../sim/timers.ts';

/**
 * Shaper for the peak cell rate of a VC: between AAL5 and the link its cells wait in a separate queue and are sent
 * one by one, at least 1 / PCR apart. VCs that share a link each have their own shaper, so that cells of
 * a long frame of one leave room for those of the others.
 */
export class Shaper implements CellShaper {
  readonly flow: Flow;
  readonly server: Server;
  private readonly link: Link;
  private readonly timers: Timers;
  private readonly slot: number;
  /** Waiting frames; `left` cells of the first one are still here. */
  private frames: number[] = [];
  private left = 0;
  waiting = 0;

  /** @param peakCellRate cells per second, rounded to thousandths */
  constructor(link: Link, timers: Timers, endpoint: number, flow: Flow, peakCellRate: number) {
    this.link = link;
    this.timers = timers;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.flow = flow;
    this.server = new Server(exactPeriod(1000, Math.round(peakCellRate * 1000)));
  }

  state(io: StateIo): void {
    io.list(this.frames);
    this.left = io.number(this.left);
    this.waiting = io.number(this.waiting);
  }

  get components(): readonly Registered[] {
    return [this.server];
  }

  submit(now: number, frame: number, cells: number): void {
    this.frames.push(frame);
    this.waiting += cells;
    if (this.frames.length > 1) return;
    this.left = cells;
    // `free` is the time at which the next cell may leave.
    if (this.server.free > now) this.timers.set(this.slot, this.server.free);
    else this.release(now);
  }

  timerFired(now: number): void {
    this.release(now);
  }

  frameArrived(): void {}

  private release(now: number): void {
    const { flow, link, server } = this;
    const frame = this.frames[0]!;
    const last = --this.left === 0;
    link.send(now, last ? flow.lastCellOf(frame) : flow.index, frame);
    this.waiting--;
    server.serve(now);
    if (last) {
      this.frames.shift();
      if (this.frames.length > 0) this.left = flow.cells[flow.slot(this.frames[0]!)]!;
    }
    if (this.waiting > 0) this.timers.set(this.slot, server.free);
  }
}
