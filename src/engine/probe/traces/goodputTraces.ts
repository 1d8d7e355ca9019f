import type { Picoseconds } from '../../../contract/index.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Meter } from '../../metrics/fates.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { RateTrace } from './rateTrace.ts';
import { WindowCounts } from './windowCounts.ts';

interface GoodputTrace {
  /** Id of the VC. */
  readonly vc: number;
  readonly trace: RateTrace;
}

/** Data cells that arrive at the destinations of VCs with rate control, in equal windows. */
export interface GoodputTraces {
  readonly traces: readonly GoodputTrace[];
  readonly counts: WindowCounts;
}

/** @param windowFor length of a window for so many traces, picoseconds */
export function traceGoodput(
  { network, end, now }: Simulation,
  windowFor: (traces: number) => Picoseconds,
): GoodputTraces {
  const { hosts, connections, flows } = network;
  const ends = hosts.flatMap((host) =>
    host.destinations.flatMap((destination, flow) => (destination === null ? [] : [{ host, flow }])),
  );
  const windowPs = windowFor(ends.length);
  const traces = ends.map(({ flow }) => ({
    vc: connections[flow >> 1]!.vc.id,
    trace: new RateTrace(windowPs, end),
  }));
  const meters = ends.map(({ host, flow }, place) => new ArrivalMeter(host, flows[flow]!, place));
  const counts = new WindowCounts(
    meters,
    traces.map(({ trace }) => trace),
    windowPs,
    now,
  );
  return { traces, counts };
}

/** Data cells of a flow that have come to the host where it ends. */
class ArrivalMeter implements Meter {
  readonly node: Network['hosts'][number];
  readonly values = new Float64Array(1);
  readonly targets: Meter['targets'];
  private readonly flow: Flow;

  constructor(host: Network['hosts'][number], flow: Flow, place: number) {
    this.node = host;
    this.flow = flow;
    this.targets = [[place]];
  }

  read(): void {
    this.values[0] = this.flow.cellsReceived;
  }
}
