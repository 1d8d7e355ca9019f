import { jobsOf, keyOf, type Study, type StudyTable } from '../../studies/index.ts';
import { atScale } from '../../studies/scale.ts';
import type { Known } from '../lab/lab.ts';
import { SCALES } from './paperLink.ts';
import { countOf, quantitiesOf } from './tables/agreement.ts';

/** What runs of a paper on this device say of its printed numbers. */
export interface Standing {
  /** Share of their length that these runs have. */
  readonly scale: number;
  /** Printed numbers that were run, and those of them that came out. */
  readonly printed: number;
  readonly near: number;
}

const firstKeys = new WeakMap<StudyTable, readonly string[]>();

/** Of the first run of each row: whatever runs a row begins with it. */
function firstKeysOf(table: StudyTable): readonly string[] {
  const known =
    firstKeys.get(table) ??
    table.rows.flatMap((row) =>
      table.columns.slice(0, 1).flatMap((column) => jobsOf(table, row, column, [1]).map(keyOf)),
    );
  firstKeys.set(table, known);
  return known;
}

/** With runs of the length that is chosen, else of the longest that there is; null without any. */
export function standingOf(study: Study, chosen: number, known: Known): Standing | null {
  if (known.results.size === 0) return null;
  const isThere = (scale: number): boolean =>
    study.tables.some((table) => firstKeysOf(atScale(table, scale)).some((key) => known.results.has(key)));
  const scale = [chosen, ...SCALES].find(isThere);
  if (scale === undefined) return null;
  const quantities = study.tables.flatMap((table) => quantitiesOf(study, atScale(table, scale), known));
  const { near, within, apart, open } = countOf(quantities);
  return { scale, printed: near + within + apart + open, near: near + within };
}
