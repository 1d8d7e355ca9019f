import { csvText } from '../contract/index.ts';
import type { StudyCell } from './study.ts';

const KEYS = ['paper', 'table', 'row', 'column', 'printed', 'mean', 'sd', 'seeds', 'scale'] as const;

/** One line for each cell, the keys of `--json` as the head. */
export const csvOf = (cells: readonly StudyCell[]): string =>
  csvText([KEYS, ...cells.map((cell) => KEYS.map((key) => cell[key]))]);
