import type { ChoiceParameter, NumberParameter } from '../../../contract/index.ts';

interface Plain extends Partial<NumberParameter> {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A numeric parameter of a rate algorithm, for the policy card. */
export const numberParameter = (spec: Plain): NumberParameter => ({
  kind: 'number',
  unit: '',
  integer: false,
  role: 'plain',
  scale: 'linear',
  ...spec,
});

/** Choice of fairness; `mcrPlus` is the second of the five definitions in ATM Forum TM 4.0, appendix I.3, carried out by `RateControl`. */
export const fairness: ChoiceParameter = {
  kind: 'choice',
  name: 'fairness',
  label: 'fairness',
  options: [
    { value: 'equal', label: 'equal shares, as published' },
    { value: 'mcrPlus', label: 'MCR plus equal share' },
  ],
  default: 'equal',
};

/** U of Ctar = U × C − rate of the higher classes. */
export const utilisation = (standard: number): NumberParameter =>
  numberParameter({
    name: 'utilisation',
    label: 'U',
    min: 0.1,
    max: 1,
    default: standard,
  });

/** Length of a measuring interval. */
export const intervalMs = (standard: number): NumberParameter =>
  numberParameter({
    name: 'intervalMs',
    label: 'T',
    unit: 'ms',
    min: 0.05,
    max: 1_000,
    default: standard,
    scale: 'log',
  });
