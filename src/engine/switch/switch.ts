import { FLOW_MASK } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import type { Node } from '../network/node.ts';
import type { Port } from './port.ts';

/**
 * An output-queued switch. Within a window it merges its input links by arrival time; cells of the
 * same picosecond go in the order of `inputs`. At a port, departures come before arrivals.
 */
export class Switch implements Node {
  readonly id: string;
  readonly inputs: readonly Link[];
  readonly ports: readonly Port[];
  /** Output port per flow. */
  readonly route: readonly (Port | null)[];
  /** Inputs with cells left in the window at hand, and the arrival times of their first ones. */
  private readonly active: Link[];
  private readonly heads: Float64Array;

  constructor(id: string, inputs: readonly Link[], ports: readonly Port[], route: readonly (Port | null)[]) {
    this.id = id;
    this.inputs = inputs;
    this.ports = ports;
    this.route = route;
    this.active = [...inputs];
    this.heads = new Float64Array(inputs.length);
  }

  get nextTime(): number {
    let next = Infinity;
    for (const link of this.inputs) next = Math.min(next, link.headTime);
    for (const port of this.ports) next = Math.min(next, port.nextDeparture);
    return next;
  }

  /** Does everything due before `end`. Cells that begin to leave before it reach the next node after it. */
  run(end: number): void {
    this.takeArrivals(end);
    for (const port of this.ports) if (port.hasDepartures) port.serveUntil(end - 1);
  }

  /** Nothing sent in a window arrives in it, so the inputs with a cell before its end are known at its start. */
  private takeArrivals(end: number): void {
    const { active, heads } = this;
    let count = 0;
    for (const link of this.inputs) {
      if (link.headTime >= end) continue;
      active[count] = link;
      heads[count++] = link.headTime;
    }
    while (count > 0) {
      let best = 0;
      let first = heads[0];
      let second = end;
      for (let i = 1; i < count; i++) {
        const time = heads[i];
        if (time < first) {
          second = first;
          first = time;
          best = i;
        } else if (time < second) second = time;
      }
      const next = this.takeUntil(active[best], second);
      heads[best] = next;
      if (next >= end) count = this.retire(best, count);
    }
  }

  /** Takes one of the first `count` active inputs out, the others keep their order. */
  private retire(index: number, count: number): number {
    for (let i = index + 1; i < count; i++) {
      this.active[i - 1] = this.active[i];
      this.heads[i - 1] = this.heads[i];
    }
    return count - 1;
  }

  /** Takes cells off a link, at least one, while they arrive before `bound`; returns when the next one does. */
  private takeUntil(link: Link, bound: number): number {
    if (link.impairment.active) return this.takeImpaired(link, bound);
    const { time, meta, mask, tail } = link;
    const route = this.route;
    let head = link.head;
    let now = link.headTime;
    do {
      const slot = head & mask;
      (route[meta[slot] & FLOW_MASK] as Port).arrive(link, slot);
      head++;
      now = head === tail ? Infinity : time[head & mask];
    } while (now < bound);
    link.head = head;
    link.headTime = now;
    return now;
  }

  /** The same over a link that loses cells. */
  private takeImpaired(link: Link, bound: number): number {
    const { time, meta, frame, mask, impairment } = link;
    do {
      const slot = link.head & mask;
      if (!impairment.takes(link.headTime, meta[slot], frame[slot]))
        (this.route[meta[slot] & FLOW_MASK] as Port).arrive(link, slot);
      link.head++;
      link.headTime = link.head === link.tail ? Infinity : time[link.head & mask];
    } while (link.headTime < bound);
    return link.headTime;
  }
}
