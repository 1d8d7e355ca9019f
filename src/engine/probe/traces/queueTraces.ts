import type { Picoseconds } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { TracedValue } from './tracedValue.ts';

type Port = Simulation['network']['ports'][number];

/** The shown port, followed by ports whose data go to other switches. */
export function portsToRecord({ network, scenario }: Simulation, most: number): readonly Port[] {
  const switches = new Set(scenario.nodes.filter(({ kind }) => kind === 'switch').map(({ id }) => id));
  const toSwitch = network.ports.filter(({ id, link }) => {
    const to = scenario.links.find((link) => link.id === id)?.to ?? '';
    const carriesData = network.connections.some(({ forward }) => forward.includes(link));
    return id !== scenario.shownPort && switches.has(to) && carriesData;
  });
  const shown = network.ports.filter(({ id }) => id === scenario.shownPort);
  return [...shown, ...toSwitch].slice(0, most);
}

/** Traces of the queues at ports, followed by those of the averages that their policies keep. */
export function traceQueues(
  ports: readonly Port[],
  endPs: Picoseconds,
  binPs: Picoseconds,
): readonly TracedValue[] {
  const about = (port: Port) => ({ unit: 'cells', vc: null, port: port.id, binPs }) as const;
  const queues = ports.map((port): TracedValue => {
    const trace = new BinTrace(binPs, endPs, 0);
    port.probes.add({ queueTrace: trace });
    const info = { ...about(port), id: `queue/${port.id}`, quantity: 'queue' } as const;
    return { info, trace, current: () => port.waiting };
  });
  const averages = ports.map((port): TracedValue => {
    const current = (): number => port.average;
    const trace = new BinTrace(binPs, endPs, current());
    port.probes.add({ averageTrace: trace });
    const info = { ...about(port), id: `average/${port.id}`, quantity: 'average' } as const;
    return { info, trace, current };
  });
  return [...queues, ...averages];
}
