import type { Mechanism, NumberParameter, PortState } from '../../../contract/index.ts';
import { unitName } from '../../../strings/en/units.ts';
import { parameterValue } from '../../format.ts';
import { paramsOf } from '../../store/paths.ts';

/** `1,920`, `25 ms`: cells and VCs go without saying. */
export function parameterText(spec: NumberParameter, port: PortState, mechanism: Mechanism): string {
  const value = paramsOf(port, mechanism)[spec.name];
  if (value === undefined) return '–';
  if (value === 0 && spec.zero) return spec.zero;
  const unit = ['', 'cells', 'VCs'].includes(spec.unit) ? '' : `\u00a0${unitName(spec.unit)}`;
  return `${parameterValue(spec, value)}${unit}`;
}
