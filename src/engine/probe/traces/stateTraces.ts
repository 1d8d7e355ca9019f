import type { ChannelInfo, Picoseconds } from '../../../contract/index.ts';
import { hopsAlong } from '../../../scenario/validation/paths.ts';
import { UNKNOWN } from '../../abr/parts/algorithmStates.ts';
import type { Network } from '../../network/nodes/network.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { Port } from '../../switch/port.ts';
import { abrVcs } from '../rm/portRmProbe.ts';
import type { TracedValue } from './tracedValue.ts';

/**
 * Traces of the states that the algorithms of these ports assign to the VCs with rate control that cross them, as sampled by
 * rate control.
 * @param most maximum number of traces, in the order of the ports
 * @param binFor length of a bin for a number of traces, picoseconds
 */
export function traceStates(
  network: Network,
  ports: readonly Pick<Port, 'id' | 'rates' | 'probes'>[],
  endPs: Picoseconds,
  most: number,
  binFor: (traces: number) => Picoseconds,
): readonly TracedValue[] {
  const rated = abrVcs(network).map((index) => ({ index, vc: network.connections[index]!.vc }));
  const judged = ports
    .flatMap(({ id, rates, probes }) =>
      rated.flatMap(({ index, vc }) =>
        rates !== null && hopsAlong(vc.path).includes(id) ? [{ id, rates, probes, index, vc: vc.id }] : [],
      ),
    )
    .slice(0, most);
  const binPs = binFor(judged.length);
  const byPort = new Map(judged.map(({ id, probes }) => [id, { probes, traces: [] as BinTrace[] }]));
  for (const { probes, traces } of byPort.values())
    probes.add({ onState: (now, vc, state) => traces[vc]?.restart(now, numberOf(state)) });
  return judged.map(({ id, rates, index, vc }) => {
    const { sampled } = rates;
    const current = () => numberOf(sampled.states[index]!);
    const trace = new BinTrace(binPs, endPs, current());
    byPort.get(id)!.traces[index] = trace;
    const info: ChannelInfo = {
      id: `state/${vc}/${id}`,
      quantity: 'state',
      unit: '',
      vc,
      port: id,
      binPs,
    };
    return { info, trace, current };
  });
}

const numberOf = (state: number): number => (state === UNKNOWN ? Number.NaN : state);
