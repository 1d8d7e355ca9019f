import { FLOW_MASK } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import type { Node } from '../network/node.ts';
import type { Port } from './port.ts';

/**
 * An output-queued switch. Within a window it merges its input links by arrival time; cells of the
 * same picosecond go in the order of `inputs`. Departures of transmitter ports come before arrivals.
 */
export class Switch implements Node {
  readonly id: string;
  readonly inputs: readonly Link[];
  readonly ports: readonly Port[];
  /** Output port per flow. */
  readonly route: readonly (Port | null)[];
  private readonly eventful: readonly Port[];

  constructor(id: string, inputs: readonly Link[], ports: readonly Port[], route: readonly (Port | null)[]) {
    this.id = id;
    this.inputs = inputs;
    this.ports = ports;
    this.route = route;
    this.eventful = ports.filter((port) => port.hasDepartures);
  }

  get nextTime(): number {
    let next = Infinity;
    for (const link of this.inputs) next = Math.min(next, link.headTime);
    for (const port of this.eventful) next = Math.min(next, port.nextDeparture);
    return next;
  }

  /** Does everything due before `end`. */
  run(end: number): void {
    if (this.eventful.length > 0) this.runEvents(end);
    else this.runWindow(end);
  }

  private runWindow(end: number): void {
    const inputs = this.inputs;
    const count = inputs.length;
    for (;;) {
      let best = -1;
      let first = end;
      let second = end;
      for (let i = 0; i < count; i++) {
        const time = inputs[i].headTime;
        if (time < first) {
          second = first;
          first = time;
          best = i;
        } else if (time < second) second = time;
      }
      if (best < 0) return;
      const link = inputs[best];
      do this.take(link);
      while (link.headTime < second);
    }
  }

  private runEvents(end: number): void {
    for (;;) {
      let time = end;
      let departing: Port | null = null;
      for (const port of this.eventful) {
        if (port.nextDeparture < time) {
          time = port.nextDeparture;
          departing = port;
        }
      }
      let arriving: Link | null = null;
      for (const link of this.inputs) {
        if (link.headTime < time) {
          time = link.headTime;
          arriving = link;
          departing = null;
        }
      }
      if (departing !== null) departing.depart();
      else if (arriving !== null) this.take(arriving);
      else return;
    }
  }

  private take(link: Link): void {
    const slot = link.head & link.mask;
    const now = link.headTime;
    const meta = link.meta[slot];
    const frame = link.frame[slot];
    link.advance();
    (this.route[meta & FLOW_MASK] as Port).arrive(now, meta, frame);
  }
}
