import { SERVICE_CLASSES, type ServiceClass } from '../../../contract/index.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { DepartureSink } from '../../switch/transmit/transmitter.ts';
import { RateTrace } from './rateTrace.ts';

type Port = Network['ports'][number];

/** Windows are at least this long, picoseconds, a power of two: 1.07 ms, 393 cells of a 155 Mb/s link. */
export const LEAST_WINDOW = 1_073_741_824;

/** Counts the cells that begin to leave a port, RM cells among them, by the class that their VC has at that moment. */
class ClassCounts implements DepartureSink {
  private readonly port: Port;
  private readonly traces: readonly (RateTrace | null)[];
  private readonly present: readonly RateTrace[];

  /** @param traces by place in SERVICE_CLASSES */
  constructor(port: Port, traces: readonly (RateTrace | null)[]) {
    this.port = port;
    this.traces = traces;
    this.present = traces.filter((trace) => trace !== null);
  }

  leave(time: number, flow: number): void {
    this.traces[this.port.serviceClass[flow]!]?.count(time);
  }

  quietUntil(time: number): number {
    const { present } = this;
    let until = Infinity;
    for (let i = 0; i < present.length; i++) until = Math.min(until, present[i]!.quietUntil(time));
    return until;
  }

  reach(time: number): number {
    const { present } = this;
    for (let i = 0; i < present.length; i++) present[i]!.reach(time);
    return this.quietUntil(time);
  }

  count(serviceClass: number, cells: number): void {
    this.traces[serviceClass]?.add(cells);
  }
}

export interface ClassTrace {
  readonly port: string;
  readonly serviceClass: ServiceClass;
  readonly trace: RateTrace;
}

/**
 * What to trace at a port: its only class, or every class where several pass, since an edit may move a VC. As the
 * document has them: edits of the first instant choose no channels.
 */
function classesAt({ flows, connections }: Network, { members }: Port): readonly ServiceClass[] {
  const present = new Set(
    members.map((flow): ServiceClass => {
      const { merged, owner } = flows[flow]!;
      return merged ? 'ubr' : connections[owner >> 1]!.vc.state.serviceClass;
    }),
  );
  return present.size > 1 ? SERVICE_CLASSES : [...present];
}

/**
 * Traces of the bandwidth that each service class has at the ports with rate control.
 * @param windowFor length of a window for so many traces, picoseconds
 */
export function traceClasses(
  network: Network,
  endPs: number,
  windowFor: (traces: number) => number,
): readonly ClassTrace[] {
  const rated = network.ports.filter(({ rates }) => rates !== null);
  const windowPs = windowFor(rated.reduce((sum, port) => sum + classesAt(network, port).length, 0));
  return rated.flatMap((port) => {
    const traces = classesAt(network, port).map((serviceClass) => ({
      port: port.id,
      serviceClass,
      trace: new RateTrace(windowPs, endPs),
    }));
    port.departures = new ClassCounts(
      port,
      SERVICE_CLASSES.map((one) => traces.find(({ serviceClass }) => serviceClass === one)?.trace ?? null),
    );
    return traces;
  });
}
