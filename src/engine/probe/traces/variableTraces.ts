import type { ChannelInfo, Picoseconds } from '../../../contract/index.ts';
import { SAMPLED_VARIABLES } from '../../abr/sampledVariableList.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { Port } from '../../switch/port.ts';
import type { TracedValue } from './tracedValue.ts';

/**
 * Traces of the variables of these ports' algorithms, as sampled by rate control.
 * @param ids of the VCs by index
 */
export function traceVariables(
  ports: readonly Pick<Port, 'id' | 'rates' | 'probes'>[],
  ids: readonly number[],
  endPs: Picoseconds,
  binPs: Picoseconds,
): readonly TracedValue[] {
  return ports.flatMap(({ id, rates, probes }) => {
    if (rates === null) return [];
    const { sampled } = rates;
    const traced = SAMPLED_VARIABLES.map(({ label, unit, isVc }, place) => {
      const info: ChannelInfo = {
        id: `kept/${id}/${label}`,
        quantity: 'kept',
        unit,
        vc: null,
        port: id,
        binPs,
      };
      const shownValue = (value: number): number => (isVc && !Number.isNaN(value) ? ids[value]! : value);
      const current = () => shownValue(sampled.values[place]!);
      return { info, trace: new BinTrace(binPs, endPs, current()), current, shownValue };
    });
    probes.add({
      onVariable: (now, place, value) => traced[place]!.trace.restart(now, traced[place]!.shownValue(value)),
    });
    return traced;
  });
}
