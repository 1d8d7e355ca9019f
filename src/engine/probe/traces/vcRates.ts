import type { Picoseconds } from '../../../contract/index.ts';
import type { Meter } from '../../metrics/cellOutcomes.ts';
import { deliveredBytes } from '../../metrics/totals.ts';
import type { Simulation } from '../../run/simulation.ts';
import { RateTrace } from './rateTrace.ts';
import { WindowCounts } from './windowCounts.ts';

interface VcRate {
  /** Id of the VC. */
  readonly vc: number;
  readonly trace: RateTrace;
}

/** Rates of several VCs, in equal windows. */
export interface VcRates {
  readonly traces: readonly VcRate[];
  readonly counts: WindowCounts;
}

/** A cumulative counter of a VC at a node. */
interface Counter {
  readonly vc: number;
  readonly node: Meter['node'];
  readonly total: () => number;
}

/** Reads a counter when its node reaches a mark. */
class CounterMeter implements Meter {
  readonly node: Meter['node'];
  readonly values = new Float64Array(1);
  readonly targets: Meter['targets'];
  private readonly total: () => number;

  constructor({ node, total }: Counter, place: number) {
    this.node = node;
    this.targets = [[place]];
    this.total = total;
  }

  read(): void {
    this.values[0] = this.total();
  }
}

function ratesOf({ end, now }: Simulation, counters: readonly Counter[], windowPs: Picoseconds): VcRates {
  const traces = counters.map(({ vc }) => ({ vc, trace: new RateTrace(windowPs, end) }));
  const meters = counters.map((counter, place) => new CounterMeter(counter, place));
  const counts = new WindowCounts(
    meters,
    traces.map(({ trace }) => trace),
    windowPs,
    now,
  );
  return { traces, counts };
}

/**
 * Data cells that arrive at the destinations of VCs with rate control.
 * @param windowFor length of a window for a number of traces, picoseconds
 */
export function traceArrivals(simulation: Simulation, windowFor: (traces: number) => Picoseconds): VcRates {
  const { hosts, connections, flows } = simulation.network;
  const counters = hosts.flatMap((node) =>
    node.destinations.flatMap((destination, flow) =>
      destination === null
        ? []
        : [{ vc: connections[flow >> 1]!.vc.id, node, total: () => flows[flow]!.cellsReceived }],
    ),
  );
  return ratesOf(simulation, counters, windowFor(counters.length));
}

/** Goodput of every VC: bits delivered to its application. */
export function traceGoodput(simulation: Simulation, windowPs: Picoseconds): VcRates {
  const { hosts, connections } = simulation.network;
  const counters = connections.map((connection) => {
    const last = connection.forward.at(-1)!;
    return {
      vc: connection.vc.id,
      node: hosts.find(({ inputs }) => inputs.includes(last))!,
      total: () => deliveredBytes(connection) * 8,
    };
  });
  return ratesOf(simulation, counters, windowPs);
}
