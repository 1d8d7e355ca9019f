import { branchPanels } from '../../../strings/panels/branchPanels.ts';
import { type Kind, type RowKey, valueWords } from './differences.ts';

/** A branch with its letter, and its value of the measure that the scene is about; NaN where it is not known. */
export interface Claimed {
  readonly badge: string;
  readonly value: number;
}

const words = branchPanels.claims;

/**
 * The measure that the scene is about, of each branch: numbers alone, because one seed says nothing about which is better.
 * @param isOver the runs have come to the end of the measurement
 */
export function claim(key: RowKey, kind: Kind, all: readonly Claimed[], isOver: boolean): string {
  if (all.every(({ value }) => Number.isNaN(value))) return words.nothing;
  const values = all.map(({ badge, value }) => words.of(badge, valueWords(value, kind)));
  return words.all(branchPanels.rows[key], values.join(', '), isOver);
}
