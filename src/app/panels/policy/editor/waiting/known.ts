import type { PortState } from '../../../../../contract/index.ts';
import type { CheckedRule } from '../../../../../rules/tree.ts';
import { parameterValue } from '../../../../../rules/values.ts';
import { defaultOf } from '../../../../settings/ports.ts';
import { paramsOf } from '../../../../store/paths.ts';
import type { StageState } from '../../../../store/types.ts';
import { queueExtent } from '../queueExtent.ts';
import type { KnownValues } from './formula.ts';

/** Inputs that a rule would read if the first cell of a frame arrived now. @param counts waiting cells of each VC */
export function knownNow(
  rule: CheckedRule,
  port: PortState,
  { now, loaded, live }: Pick<StageState, 'now' | 'loaded' | 'live'>,
  counts: ReadonlyMap<number, number>,
): KnownValues {
  const queue = [...counts.values()].reduce((sum, cells) => sum + cells, 0);
  const inputs: Readonly<Record<string, number>> = {
    queue,
    buffer: port.bufferCells,
    now,
    'cell time': loaded?.cellPs ?? Number.NaN,
    ...queueExtent(loaded, port.id, queue),
    'VCs with cells waiting': counts.size,
    'first cell': 1,
  };
  const remembered = new Map(live?.gauges.map(({ name, value }) => [name, value]));
  return {
    input: (name) => inputs[name] ?? Number.NaN,
    named: (name) => remembered.get(name) ?? Number.NaN,
    parameter: (index) => {
      const spec = rule.parameters[index];
      if (spec === undefined) return Number.NaN;
      const value = paramsOf(port, 'policy')[spec.name] ?? defaultOf(spec, port.bufferCells);
      return parameterValue(spec, { [spec.name]: value });
    },
  };
}
