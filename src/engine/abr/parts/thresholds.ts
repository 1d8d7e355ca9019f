import type { NumberParameter } from '../../../contract/index.ts';

/** Parameter for a threshold of the ABR queue, which is a line to drag on the plot. */
export const rateThreshold = (name: string, label: string, standard: number): NumberParameter => ({
  kind: 'number',
  name,
  label,
  unit: 'cells',
  min: 0,
  max: 'buffer',
  integer: true,
  default: standard,
  role: 'queue-threshold',
  scale: 'log',
});

/** Ülkü 1997, section 3.2. */
export const thresholds = [rateThreshold('lt', 'LT', 50), rateThreshold('ht', 'HT', 100)] as const;
