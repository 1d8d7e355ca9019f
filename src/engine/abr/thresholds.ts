import type { NumberParameter } from '../../contract/index.ts';

/** A threshold on the ABR queue: a line to drag on the plot. */
export const rateThreshold = (
  name: string,
  label: string,
  standard: number,
  help: string,
): NumberParameter => ({
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
  help,
});

/** Ülkü 1997, section 3.2. */
export const thresholds = [
  rateThreshold('lt', 'LT', 50, 'From this queue on the port is slightly congested.'),
  rateThreshold('ht', 'HT', 100, 'From this queue on it is very congested.'),
] as const;
