import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunResults } from '../../contract/index.ts';
import { allJobs, keyOf, outcomeOf, type StudyCell, type StudyTable } from '../../studies/index.ts';
import type { Reproduced } from './answers.ts';
import type { KeptRuns, Maker } from './keptRuns.ts';

/** Written only by `reproduce -- fast --bands`. */
const FILE = fileURLToPath(new URL('./fast.json', import.meta.url));

/** Range of a number over the kept seeds. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Reference values of the fast part. */
export interface KeptNumbers {
  readonly made: Maker;
  /** By `nameOf`. */
  readonly bands: Readonly<Record<string, Band>>;
  /** Digests by key of the job. */
  readonly runs: Readonly<Record<string, string>>;
}

export const readKeptNumbers = (): KeptNumbers => JSON.parse(readFileSync(FILE, 'utf8')) as KeptNumbers;

export const nameOf = ({ paper, table, row, column }: StudyCell): string =>
  [paper, table, row, column].join(', ');

/** Writes the range of each number over single seeds and over all of them. */
export function writeKeptNumbers(outcomes: readonly Reproduced[], kept: KeptRuns): void {
  const bands: Record<string, Band> = {};
  for (const cell of outcomes.flatMap((answered) => [
    ...answered.outcome.cells,
    ...cellsOf(answered, kept),
  ])) {
    if (!Number.isFinite(cell.mean)) continue;
    const { low, high } = bands[nameOf(cell)] ?? { low: cell.mean, high: cell.mean };
    bands[nameOf(cell)] = { low: Math.min(low, cell.mean), high: Math.max(high, cell.mean) };
  }
  const runs = outcomes.flatMap(({ results }) => [...results].map(([key, { digest }]) => [key, digest]));
  const numbers: KeptNumbers = { made: kept.maker, bands, runs: Object.fromEntries(runs) };
  writeFileSync(FILE, `${JSON.stringify(numbers, null, 2)}\n`);
}

/** Cells for every kept seed alone, and for all kept seeds, up to the number of seeds that the study states. */
function cellsOf({ study, tables }: Reproduced, kept: KeptRuns): readonly StudyCell[] {
  return tables.flatMap(({ table }) =>
    study.tables
      .filter((candidate) => candidate.table === table)
      .flatMap((whole) => cellsOfSeeds(study, whole, kept)),
  );
}

function cellsOfSeeds(study: Reproduced['study'], table: StudyTable, kept: KeptRuns): readonly StudyCell[] {
  const results = new Map<string, RunResults>();
  for (const job of allJobs([table], table.seeds)) {
    const run = kept.find(job);
    if (run !== undefined) results.set(keyOf(job), run);
  }
  const seeds = Array.from({ length: table.seeds }, (_, i) => i + 1).filter((seed) =>
    allJobs([table], [seed]).every((job) => results.has(keyOf(job))),
  );
  const groups = [seeds, ...seeds.map((seed) => [seed])];
  return groups.flatMap((group) => outcomeOf(study, [table], group, results).cells);
}
