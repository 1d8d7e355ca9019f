import type { Problem } from '../document/edits.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import type { RunResults } from './results.ts';

interface WholeRun {
  readonly scenario: ScenarioDocument;
  /** Paths and values as `--set` and links write them. */
  readonly settings: readonly (readonly [path: string, value: string])[];
  readonly seed: number;
}

/** Page to a worker that shows nothing: one run, as fast as it goes; of a race, for a table of a paper, or for a figure over time. */
export type RaceTask = WholeRun &
  (
    | { readonly type: 'race' }
    | { readonly type: 'study' }
    | { readonly type: 'figure'; readonly trace: TraceWish }
  );

/** What a figure over time shows of a run. */
export interface TraceWish {
  readonly fromS: number;
  /** The run ends here. */
  readonly toS: number;
  /** Equal steps of time. */
  readonly steps: number;
  /** As in `ChannelInfo.id`: `queue/S2>S3`, `cwnd/3`. */
  readonly channels: readonly string[];
  /** A port, for the steps in which it loses cells of each VC; null: of none. */
  readonly losses: string | null;
}

/** A drawn run: smallest and largest value in each step; NaN where there is none. */
export interface DrawnTrace {
  readonly channels: readonly {
    readonly low: readonly number[];
    readonly high: readonly number[];
  }[];
  /** Steps, ascending, by VC; VCs that lose nothing are left out. */
  readonly losses: readonly { readonly vc: number; readonly steps: readonly number[] }[];
}

/** Its answers: how far it is, and at the end one number for each measure, all results, or what a figure shows, or why there are none. */
export type RaceReport =
  | { readonly type: 'race-progress'; readonly share: number }
  | { readonly type: 'race-done'; readonly values: Readonly<Record<string, number>> }
  | { readonly type: 'study-done'; readonly results: RunResults }
  | { readonly type: 'figure-done'; readonly trace: DrawnTrace }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** A problem of the scenario; or the message of an error. */
export type RaceFailure = Problem | string;
