import { type Picoseconds, SERVICE_CLASSES, type ServiceClass } from '../../../contract/index.ts';
import type { Meter } from '../../metrics/cellOutcomes.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { Simulation } from '../../run/simulation.ts';
import { RateTrace } from './rateTrace.ts';
import { WindowCounts } from './windowCounts.ts';

type Port = Network['ports'][number];

/** Minimum length of a window, picoseconds, a power of two: 1.07 ms, 393 cells of a 155 Mb/s link. */
export const LEAST_WINDOW = 1_073_741_824;

/** Cells that have begun to leave a port, including RM cells, by the class of their VC at that time. */
class ClassMeter implements Meter {
  readonly node: Network['switches'][number];
  /** By index in SERVICE_CLASSES. */
  readonly values = new Float64Array(SERVICE_CLASSES.length);
  readonly targets: Meter['targets'];
  private readonly port: Port;
  /** Class by flow, at the last reading. */
  private readonly classes: Uint8Array;
  /** The class of all flows; -1 if there are several, so that cells are counted by flow. */
  private only = -1;
  /** Cells that had begun to leave at the last reading: all, and by flow. */
  private total = 0;
  private counted: Float64Array;
  private begun: Float64Array;

  /** @param targets indices of traces, by index in SERVICE_CLASSES */
  constructor(node: Network['switches'][number], port: Port, targets: Meter['targets']) {
    this.node = node;
    this.port = port;
    this.targets = targets;
    this.classes = new Uint8Array(port.flows.length);
    this.counted = new Float64Array(port.flows.length);
    this.begun = new Float64Array(port.flows.length);
  }

  /** Counts cells since the last reading by the classes at that reading: so the meter has to be read when an edit changes classes. */
  read(time: Picoseconds): void {
    const { port, values, only } = this;
    const total = port.queue.begunBefore(time);
    if (only >= 0) values[only]! += total - this.total;
    else this.countByFlow(time);
    this.total = total;
    this.classes.set(port.serviceClass);
    this.only = port.isOfOneClass && port.credits === null ? this.classes[port.members[0]!]! : -1;
    if (only >= 0 && this.only < 0) port.queue.begunByFlow(time, this.counted);
  }

  private countByFlow(time: Picoseconds): void {
    const { port, values, classes, counted, begun } = this;
    port.queue.begunByFlow(time, begun);
    for (const flow of port.members) values[classes[flow]!]! += begun[flow]! - counted[flow]!;
    this.counted = begun;
    this.begun = counted;
  }
}

interface ClassTrace {
  readonly port: string;
  readonly serviceClass: ServiceClass;
  readonly trace: RateTrace;
}

/** The bandwidth of each service class at ports with rate control, in equal windows. */
export interface ClassTraces {
  readonly traces: readonly ClassTrace[];
  readonly counts: WindowCounts;
  /** Called when classes of VCs may have changed. All nodes have run up to `now`. */
  classesChanged(now: Picoseconds): void;
}

/**
 * Classes to trace at a port: its only class, or all classes if there are several, since an edit may change them. By the classes in the
 * document: edits at 0 s do not affect the choice of channels.
 */
function classesAt({ flows, connections }: Network, { members }: Port): readonly ServiceClass[] {
  const present = new Set(
    members.map((flow): ServiceClass => {
      const { merged, direction } = flows[flow]!;
      return merged ? 'ubr' : connections[direction >> 1]!.vc.state.serviceClass;
    }),
  );
  return present.size > 1 ? SERVICE_CLASSES : [...present];
}

/** @param windowFor length of a window for a number of traces, picoseconds */
export function traceClasses(
  { network, end, now }: Simulation,
  windowFor: (traces: number) => Picoseconds,
): ClassTraces {
  const rated = network.ports.flatMap((port) => {
    const node = network.switches.find(({ ports }) => ports.includes(port));
    return port.rates === null || node === undefined ? [] : [{ node, port }];
  });
  const classes = rated.map(({ port }) => classesAt(network, port));
  const windowPs = windowFor(classes.reduce((sum, some) => sum + some.length, 0));
  const traces = rated.flatMap(({ port }, i) =>
    classes[i]!.map((serviceClass) => ({
      port: port.id,
      serviceClass,
      trace: new RateTrace(windowPs, end),
    })),
  );
  const placesAt = ({ id }: Port) =>
    SERVICE_CLASSES.map((name) =>
      traces.flatMap(({ port, serviceClass }, place) =>
        port === id && serviceClass === name ? [place] : [],
      ),
    );
  const meters = rated.map(({ node, port }) => new ClassMeter(node, port, placesAt(port)));
  const counts = new WindowCounts(
    meters,
    traces.map(({ trace }) => trace),
    windowPs,
    now,
  );
  return {
    traces,
    counts,
    classesChanged(time) {
      for (const meter of meters) meter.read(time);
    },
  };
}
