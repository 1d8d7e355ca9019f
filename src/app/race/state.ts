import type { RaceFailure, RunMoment, ScenarioDocument } from '../../contract/index.ts';
import type { RacePlan, RaceValues } from '../../race/index.ts';

/** A network of a race: what a run of it begins from, and how a link names it. */
export interface RaceNetwork {
  readonly title: string;
  readonly document: ScenarioDocument;
  /** Id of a built-in scene as it is; null where the link must carry the document. */
  readonly scene: string | null;
}

export interface FailedRun {
  /** Policy and network. */
  readonly run: string;
  readonly cause: RaceFailure;
}

export interface RaceState {
  /** Null before the first race. */
  readonly plan: RacePlan | null;
  readonly networks: readonly RaceNetwork[];
  /** In the order of `runsOf`. */
  readonly runs: readonly (RaceValues | undefined)[];
  /** Where each of them is worth a look. */
  readonly moments: readonly (RunMoment | undefined)[];
  readonly status: 'idle' | 'running' | 'cancelled' | 'ended';
  /** 0 to 1. */
  readonly share: number;
  readonly done: number;
  readonly failures: readonly FailedRun[];
}
