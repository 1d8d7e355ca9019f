import type { RunResults } from '../contract/index.ts';
import { allJobs, claimsOf, keyOf, outcomeOf } from './outcome.ts';
import type { Judgement, Study, StudyTable } from './study.ts';

/** How a claim fared: seed by seed, and over all of them. */
export interface Score {
  /** `holds` in every seed; `mean`: over all seeds of each table together, not in each; `not` reproduced. */
  readonly verdict: 'holds' | 'mean' | 'not';
  /** Seeds in which it holds on its own, of those that were run for all of its tables. */
  readonly good: number;
  readonly seeds: number;
  readonly detail: string;
}

/**
 * Judges a claim with every seed alone and with all of them, whatever of its tables has been run.
 * @param results by `keyOf`
 * @returns null where not one seed is complete
 */
export function scoreOf(
  study: Study,
  claim: Judgement,
  results: ReadonlyMap<string, RunResults>,
): Score | null {
  const tables = study.tables.filter(({ table }) => claim.tables.includes(table));
  const byTable = new Map(tables.map((table) => [table, completeSeeds(table, results)]));
  const seedsOf = (table: StudyTable): readonly number[] => byTable.get(table) ?? [];
  const [first = [], ...others] = byTable.values();
  const complete = first.filter((seed) => others.every((seeds) => seeds.includes(seed)));
  if (complete.length === 0) return null;
  const alone = complete.filter((seed) => claim.judge(outcomeOf(study, tables, [seed], results)).held).length;
  const outcome = outcomeOf(study, tables, seedsOf, results);
  const { held, detail } = claim.judge(outcome);
  const verdict = alone === complete.length ? 'holds' : (claim.onMean?.(outcome) ?? held) ? 'mean' : 'not';
  return { verdict, good: alone, seeds: complete.length, detail };
}

/** Seeds of a table of which every run is there. */
const completeSeeds = (table: StudyTable, results: ReadonlyMap<string, RunResults>): readonly number[] =>
  Array.from({ length: table.seeds }, (_, i) => i + 1).filter((seed) =>
    allJobs([table], [seed]).every((job) => results.has(keyOf(job))),
  );

/** By id, those of which anything was run. */
export function scoresOf(
  study: Study,
  results: ReadonlyMap<string, RunResults>,
): Readonly<Record<string, Score>> {
  return Object.fromEntries(
    claimsOf(study).flatMap((claim) => {
      const score = scoreOf(study, claim, results);
      return score === null ? [] : [[claim.id, score]];
    }),
  );
}

/** How many claims have which verdict. */
export type Tally = Readonly<Record<Score['verdict'] | 'notRun', number>>;

/** @param verdictOf of a claim by its id; undefined where it was not run */
export function tallyOf(
  claims: readonly Judgement[],
  verdictOf: (id: string) => Score['verdict'] | undefined,
): Tally {
  const tally = { holds: 0, mean: 0, not: 0, notRun: 0 };
  for (const { id } of claims) tally[verdictOf(id) ?? 'notRun']++;
  return tally;
}
