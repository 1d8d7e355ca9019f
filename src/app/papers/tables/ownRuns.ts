import { shallow } from 'zustand/shallow';
import type { RunResults } from '../../../contract/index.ts';
import { allJobs, keyOf, type StudyTable } from '../../../studies/index.ts';
import type { Known } from '../../lab/lab.ts';

/** Known runs as of the last change of a run of the table. */
export interface OwnRuns extends Known {
  readonly own: readonly RunResults[];
}

const keys = new WeakMap<StudyTable, (readonly string[])[]>();

/** Keys of all runs with this seed; cached because they are long. */
function keysOf(table: StudyTable, seed: number): readonly string[] {
  const known = keys.get(table) ?? [];
  keys.set(table, known);
  known[seed] ??= allJobs([table], [seed]).map(keyOf);
  return known[seed];
}

interface Seen {
  readonly results: Known['results'];
  readonly runs: OwnRuns;
}
const seen = new WeakMap<StudyTable, Seen>();

/** The same object until another run of this table is known: runs of other tables do not matter. */
export function ownRuns(table: StudyTable, { results, moments, seeds }: Known): OwnRuns {
  const before = seen.get(table);
  if (before?.results === results) return before.runs;
  const own: RunResults[] = [];
  for (let seed = 1; seed <= seeds; seed++)
    for (const key of keysOf(table, seed)) {
      const run = results.get(key);
      if (run !== undefined) own.push(run);
    }
  const isSame = before !== undefined && shallow(own, before.runs.own);
  const runs = isSame ? before.runs : { results, moments, seeds, own };
  seen.set(table, { results, runs });
  return runs;
}

const rows = new WeakMap<StudyTable, readonly StudyTable[]>();

/** Each row as a table of its own, cached so that they stay the same objects. */
export function rowTables(table: StudyTable): readonly StudyTable[] {
  const known = rows.get(table) ?? table.rows.map((row) => ({ ...table, rows: [row] }));
  rows.set(table, known);
  return known;
}

/** Seeds for which at least one run of the table is known. */
export const seedsOf = (table: StudyTable, { results, seeds }: Known): readonly number[] =>
  Array.from({ length: seeds }, (_, i) => i + 1).filter((seed) =>
    keysOf(table, seed).some((key) => results.has(key)),
  );
