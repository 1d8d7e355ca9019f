import type { NumberParameter } from '../../../contract/index.ts';
import { numberParameter } from './rateParameters.ts';

/** Exponential average of rates, cells/s, which starts with the first value. @param weight of the new value, (0, 1] */
export const averaged = (average: number, value: number, weight: number): number =>
  Number.isNaN(average) ? value : (1 - weight) * average + weight * value;

/** α of Ülkü 1997, Tables 4.2 and 4.3. */
export const averageWeight: NumberParameter = numberParameter({
  name: 'alpha',
  label: 'α',
  min: 0.001,
  max: 1,
  default: 0.0625,
  scale: 'log',
});

/** Parameter for a factor on a rate, such as DPF. */
export const rateFactor = (name: string, label: string, standard: number): NumberParameter =>
  numberParameter({ name, label, min: 0.05, max: 1, default: standard });
