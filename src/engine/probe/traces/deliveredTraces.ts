import type { Picoseconds } from '../../../contract/index.ts';
import type { Meter } from '../../metrics/fates.ts';
import { deliveredBytes } from '../../metrics/totals.ts';
import type { Connection, Network } from '../../network/nodes/network.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { RateTrace } from './rateTrace.ts';
import { WindowCounts } from './windowCounts.ts';

interface DeliveredTrace {
  /** Id of the VC. */
  readonly vc: number;
  readonly trace: RateTrace;
}

/** Goodput of every VC in equal windows, application bits per second. */
export interface DeliveredTraces {
  readonly traces: readonly DeliveredTrace[];
  readonly counts: WindowCounts;
}

export function traceDelivered({ network, end, now }: Simulation, binPs: Picoseconds): DeliveredTraces {
  const { connections } = network;
  const traces = connections.map(({ vc }) => ({ vc: vc.id, trace: new RateTrace(binPs, end) }));
  const meters = connections.map((connection, place) => new DeliveredMeter(network, connection, place));
  const counts = new WindowCounts(
    meters,
    traces.map(({ trace }) => trace),
    binPs,
    now,
  );
  return { traces, counts };
}

/** What the application of a VC has got, bits. */
class DeliveredMeter implements Meter {
  readonly node: Meter['node'];
  readonly values = new Float64Array(1);
  readonly targets: Meter['targets'];
  private readonly connection: Connection;

  constructor({ hosts }: Network, connection: Connection, place: number) {
    const last = connection.forward.at(-1)!;
    this.node = hosts.find(({ inputs }) => inputs.includes(last))!;
    this.targets = [[place]];
    this.connection = connection;
  }

  read(): void {
    this.values[0] = deliveredBytes(this.connection) * 8;
  }
}
