import { allJobs, keyOf, type Study, type StudyTable } from '../../studies/index.ts';
import type { Reading } from '../../studies/reading.ts';
import type { Known } from '../lab/lab.ts';

/** Settings with which a paper is shown. */
export interface PaperView {
  /** Number of seeds for figures. */
  readonly seeds: number;
  /** Number of seeds for tables. */
  readonly tabled: number;
  readonly scale: number;
  readonly reading: Reading | null;
}

/** Number of seeds that tables show: the requested number, or that of the known runs if larger. */
export function shownSeeds(
  tables: readonly StudyTable[],
  asked: number,
  { results, seeds }: Pick<Known, 'results' | 'seeds'>,
): number {
  for (let seed = seeds; seed > asked; seed--)
    if (allJobs(tables, [seed]).some((job) => results.has(keyOf(job)))) return seed;
  return asked;
}

/** Shell commands that compute the page's numbers of a paper: tables, then figures, and both again for another reading. */
export function commandsOf(study: Study, { seeds, tabled, scale, reading }: PaperView): readonly string[] {
  const parts = [
    `${study.paper} --seeds ${tabled}`,
    ...(study.figures.length === 0 ? [] : [`${study.paper}/figures --seeds ${seeds}`]),
  ];
  const length = scale === 1 ? '' : ` --scale ${scale}`;
  const readings = ['', ...(reading === null ? [] : [` --reading ${reading.id}`])];
  return readings.flatMap((read) => parts.map((part) => `npm run reproduce -- ${part}${length}${read}`));
}
