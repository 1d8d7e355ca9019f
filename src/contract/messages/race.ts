import type { Problem } from '../document/edits.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import type { RunResults } from './results.ts';

interface WholeRun {
  readonly scenario: ScenarioDocument;
  /** Paths and values as `--set` and links write them. */
  readonly settings: readonly (readonly [path: string, value: string])[];
  readonly seed: number;
}

/** Page to a worker that shows nothing: one whole run, as fast as it goes; of a race, or for a table of a paper. */
export type RaceTask = WholeRun & ({ readonly type: 'race' } | { readonly type: 'study' });

/** Its answers: how far it is, and at the end one number for each measure, or all results, or why there are none. */
export type RaceReport =
  | { readonly type: 'race-progress'; readonly share: number }
  | { readonly type: 'race-done'; readonly values: Readonly<Record<string, number>> }
  | { readonly type: 'study-done'; readonly results: RunResults }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** A problem of the scenario; or the message of an error. */
export type RaceFailure = Problem | string;
