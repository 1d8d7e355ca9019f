import { allJobs, keyOf, type Study, type StudyTable } from '../../studies/index.ts';
import type { Reading } from '../../studies/reading.ts';
import type { Known } from '../lab/lab.ts';

/** How a paper is shown. */
export interface PaperView {
  /** Of figures. */
  readonly seeds: number;
  /** Of tables. */
  readonly tabled: number;
  readonly scale: number;
  readonly reading: Reading | null;
}

/** Seeds that tables show: those that are asked for, or as many as are known where these are more. */
export function shownSeeds(
  tables: readonly StudyTable[],
  asked: number,
  { results, seeds }: Pick<Known, 'results' | 'seeds'>,
): number {
  for (let seed = seeds; seed > asked; seed--)
    if (allJobs(tables, [seed]).some((job) => results.has(keyOf(job)))) return seed;
  return asked;
}

/** Lines for a terminal that give the numbers of a paper on the page: tables, then figures, and both again as another reading has them. */
export function commandsOf(study: Study, { seeds, tabled, scale, reading }: PaperView): readonly string[] {
  const parts = [
    `${study.paper} --seeds ${tabled}`,
    ...(study.figures.length === 0 ? [] : [`${study.paper}/figures --seeds ${seeds}`]),
  ];
  const length = scale === 1 ? '' : ` --scale ${scale}`;
  const readings = ['', ...(reading === null ? [] : [` --reading ${reading.id}`])];
  return readings.flatMap((read) => parts.map((part) => `npm run reproduce -- ${part}${length}${read}`));
}
