import type { NumberParameter } from '../../../contract/index.ts';

const share = { kind: 'number', unit: '', max: 1, integer: false, role: 'plain', scale: 'linear' } as const;

export const minShare = (standard: number): NumberParameter => ({
  ...share,
  name: 'min',
  label: 'min',
  min: 0,
  default: standard,
});

export const maxShare = (standard: number): NumberParameter => ({
  ...share,
  name: 'max',
  label: 'max',
  min: 0.000_1,
  default: standard,
});
