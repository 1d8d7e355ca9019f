import type { ParameterSpec, ParameterValues } from '../contract/index.ts';

/** Units of time in picoseconds. */
export const TIMES: Readonly<Record<string, number>> = { ps: 1, ns: 1e3, us: 1e6, ms: 1e9, s: 1e12 };

export const factorOf = (unit: string): number => TIMES[unit] ?? (unit === '%' ? 0.01 : 1);

/** Factor from a parameter to the value of the rule. */
export const factorFor = (spec: ParameterSpec): number => (spec.kind === 'choice' ? 1 : factorOf(spec.unit));

/** A parameter as a value of its rule: times in whole picoseconds, percent as a share, a choice as the index of its option. */
export function parameterValue(spec: ParameterSpec, params: ParameterValues): number {
  const value = params[spec.name] ?? 0;
  if (spec.kind === 'choice') return spec.options.findIndex((option) => option.value === value);
  const factor = factorFor(spec);
  if (factor > 1) return Math.round(Number(value) * factor);
  return factor === 0.01 ? Number(value) / 100 : Number(value);
}
