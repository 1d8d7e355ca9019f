import type { ParameterSpec } from '../contract/index.ts';
import type { Expression, Type, Unit } from './tree.ts';
import { TIMES } from './values.ts';

export const NUMBER: Type = { kind: 'number', unit: '' };
export const TRUTH: Type = { kind: 'truth' };
export const numberOf = (unit: Unit): Type => ({ kind: 'number', unit });

export const UNITS: Readonly<Record<string, Unit>> = {
  cells: 'cells',
  cell: 'cells',
  bytes: 'bytes',
  byte: 'bytes',
  VCs: 'VCs',
  VC: 'VCs',
  'cells/s': 'rate',
};

/** A parameter as a value of the rule: times in picoseconds, percent as a share, a choice as the place of its option. */
export function typeOf(spec: ParameterSpec): Type {
  if (spec.kind === 'choice') return { kind: 'one-of', options: spec.options.map(({ value }) => value) };
  if (spec.unit in TIMES) return numberOf('time');
  return numberOf(UNITS[spec.unit] ?? '');
}

export const constant = (value: number, type: Type): Expression => ({ is: 'constant', value, type });
