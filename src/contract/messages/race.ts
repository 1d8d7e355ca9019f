import type { Problem } from '../document/edits.ts';
import type { ScenarioDocument } from '../document/scenario.ts';

/** Page to a worker that shows nothing: one whole run, as fast as it goes. */
export interface RaceTask {
  readonly type: 'race';
  readonly scenario: ScenarioDocument;
  /** Paths and values as `--set` and links write them. */
  readonly settings: readonly (readonly [path: string, value: string])[];
  readonly seed: number;
}

/** Its answers: how far it is, and at the end one number for each measure, or why there is none. */
export type RaceReport =
  | { readonly type: 'race-progress'; readonly share: number }
  | { readonly type: 'race-done'; readonly values: Readonly<Record<string, number>> }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** A problem of the scenario; or the message of an error. */
export type RaceFailure = Problem | string;
