import { ALGORITHM_STATES } from '../../contract/index.ts';
import type { CheckedRule, Shown, Unit } from '../tree.ts';

/** Units of displayed variables; times are shown in ms. */
const UNITS: Readonly<Record<Unit, string>> = {
  '': '',
  chance: '',
  cells: 'cells',
  bytes: 'bytes',
  VCs: 'VCs',
  rate: 'cells/s',
  time: 'ms',
};
const PS_PER_MS = 1e9;

/** Values shown by an algorithm, from the lines `show ...` of its rule. */
export interface ShownParts {
  /** Rate that the port grants. */
  readonly reading: Shown | null;
  readonly variables: readonly Shown[];
  /** For a VC: its variables and its state. */
  readonly columns: readonly Shown[];
  readonly state: Shown | null;
}

export const shownParts = ({ shown }: CheckedRule): ShownParts => ({
  reading: shown.find(({ reading }) => reading !== null) ?? null,
  variables: shown.filter(({ byVc }) => !byVc),
  columns: shown.filter(({ byVc, isState }) => byVc && !isState),
  state: shown.find(({ isState }) => isState) ?? null,
});

/** Displayed unit of a value, and its size in the internal unit. */
export function shownUnit({ value: { type } }: Shown): { readonly unit: string; readonly size: number } {
  const unit = type.kind === 'number' ? type.unit : '';
  return { unit: UNITS[unit], size: unit === 'time' ? PS_PER_MS : 1 };
}

/** Indices of named states in `ALGORITHM_STATES`. */
export function statePlaces({ value: { type } }: Shown): readonly number[] {
  const known: readonly string[] = ALGORITHM_STATES;
  return type.kind === 'one-of' ? type.options.map((name) => known.indexOf(name)) : [];
}
