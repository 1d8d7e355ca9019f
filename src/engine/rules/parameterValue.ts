import type { ParameterSpec, ParameterValues } from '../../contract/index.ts';
import { factorFor } from '../../rules/parameters.ts';

/** A parameter as a value of its rule: times in whole picoseconds, percent as a share, a choice as the place of its option. */
export function parameterValue(spec: ParameterSpec, params: ParameterValues): number {
  const value = params[spec.name] ?? 0;
  if (spec.kind === 'choice') return spec.options.findIndex((option) => option.value === value);
  const factor = factorFor(spec);
  if (factor > 1) return Math.round(Number(value) * factor);
  return factor === 0.01 ? Number(value) / 100 : Number(value);
}
