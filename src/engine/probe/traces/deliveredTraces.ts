import type { Picoseconds } from '../../../contract/index.ts';
import { deliveredBytes } from '../../metrics/totals.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { RateTrace } from './rateTrace.ts';

interface DeliveredTrace {
  /** Id of the VC. */
  readonly vc: number;
  readonly trace: RateTrace;
}

/**
 * Goodput of every VC in equal windows, application bits per second. Like the use of links it only reads counters where
 * a window ends.
 */
export class DeliveredTraces {
  readonly traces: readonly DeliveredTrace[];
  /** End of the window under way. */
  next: Picoseconds;
  private readonly simulation: Simulation;
  private readonly binPs: Picoseconds;
  private before: readonly number[];

  constructor(simulation: Simulation, binPs: Picoseconds) {
    this.simulation = simulation;
    this.binPs = binPs;
    this.next = binPs;
    this.traces = simulation.network.connections.map(({ vc }) => ({
      vc: vc.id,
      trace: new RateTrace(binPs, simulation.end),
    }));
    this.before = this.bitsNow;
  }

  private get bitsNow(): readonly number[] {
    return this.simulation.network.connections.map((connection) => deliveredBytes(connection) * 8);
  }

  /** All nodes of the run are at the same time. */
  arrived(): void {
    const { now } = this.simulation;
    if (now !== this.next) return;
    const bits = this.bitsNow;
    this.traces.forEach(({ trace }, i) => {
      trace.add(bits[i]! - this.before[i]!);
      trace.reach(now);
    });
    this.before = bits;
    this.next += this.binPs;
  }

  /** Counts begin again where the run is; the window that holds this moment is unknown unless it begins here. */
  restart(): void {
    this.before = this.bitsNow;
    this.next = (Math.floor(this.simulation.now / this.binPs) + 1) * this.binPs;
  }
}
