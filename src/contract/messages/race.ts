import type { Catalog } from '../document/catalog.ts';
import type { Edit, Problem } from '../document/edits.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import type { Reason } from '../reasons/index.ts';
import type { Picoseconds, Seconds } from '../units.ts';
import type { RunResults } from './results.ts';
import type { PortState } from './settingsIntervals.ts';

/** A run from 0 s to its end. */
export interface WholeRun {
  readonly scenario: ScenarioDocument;
  /** Paths and values in the form of `--set` and links. */
  readonly settings: readonly (readonly [path: string, value: string])[];
  readonly seed: number;
  /** Edits during the run. */
  readonly edits?: readonly Edit[];
}

/** Page to a worker without display: one run at full speed, for a race, a table of a paper, or a figure over time. */
export type RaceTask = WholeRun &
  (
    | { readonly type: 'race' }
    | { readonly type: 'study' }
    | { readonly type: 'figure'; readonly trace: TraceWish }
  );

/** Traces of a run that a figure over time shows. */
export interface TraceWish {
  readonly fromS: number;
  /** End of the run. */
  readonly toS: number;
  /** Number of equal time steps. */
  readonly steps: number;
  /** Ids as in `ChannelInfo.id`: `queue/S2>S3`, `cwnd/3`. */
  readonly channels: readonly string[];
  /** Port whose losses are recorded by step and VC; null: none. */
  readonly losses: string | null;
}

/** Traces for a figure: smallest and largest value in each step; NaN where there is none. */
export interface DrawnTrace {
  readonly channels: readonly {
    readonly low: readonly number[];
    readonly high: readonly number[];
  }[];
  /** Steps with losses, ascending, by VC; VCs without losses are left out. */
  readonly losses: readonly { readonly vc: number; readonly steps: readonly number[] }[];
}

/** Answers to a `RaceTask`: its progress, and at the end a number per measure, all results, traces for a figure, or a failure. */
export type RaceReport =
  | { readonly type: 'race-progress'; readonly share: number }
  | {
      readonly type: 'race-done';
      readonly values: Readonly<Record<string, number>>;
      readonly moment: RunMoment;
    }
  | { readonly type: 'study-done'; readonly results: RunResults; readonly moment: RunMoment }
  | { readonly type: 'figure-done'; readonly trace: DrawnTrace }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** A time worth a look, at or after the start of the measured window: an event after a given time, or that time. */
export interface RunMoment {
  readonly timeS: Seconds;
  /** A drop at the shown port, or a timeout of any VC; null: the queue is longest. */
  readonly event: 'drop' | 'timeout' | null;
}

/** A problem of the scenario; a law of the network that the run violated; or the message of an error. */
export type RaceFailure = Problem | Reason | string;

/** Packets for a program such as Wireshark, or traces for one that reads tables. */
export type ExportedFile =
  /** Hosts of the capture; empty: for each connection the host that sends the data. */
  | { readonly kind: 'packets'; readonly at: readonly string[] }
  /** Ids of channels. */
  | { readonly kind: 'traces'; readonly traces: readonly string[]; readonly every: Picoseconds };

/** Page to a worker without display: repeats a run from 0 s and writes a file. */
export interface ExportTask {
  readonly type: 'export';
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly edits: readonly Edit[];
  readonly until: Picoseconds;
  /** Version of the program, written to the file. */
  readonly version: string;
  readonly file: ExportedFile;
}

/** Answers to an `ExportTask`: parts of the file in order, as they are written. */
export type ExportReport =
  | { readonly type: 'export-progress'; readonly share: number }
  | { readonly type: 'export-part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'export-done' }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** Page to a worker without display: do all these settings fit a network, and what can be measured and chosen there? */
export interface SweepCheck {
  readonly type: 'check';
  readonly scenario: ScenarioDocument;
  /** Settings of each point, as `settings` of a run. */
  readonly points: readonly (readonly (readonly [path: string, value: string])[])[];
}

/** Answer of the worker to a sweep check. */
export interface SweepChecked {
  readonly type: 'checked';
  /** Problems of the first point that has any. */
  readonly problems: readonly Problem[];
  /** Names of all figures of a run, from the first point that fits; empty if none does. */
  readonly metrics: readonly string[];
  /** All mechanisms that a network can use. */
  readonly catalog: Catalog;
  /** Ports of the network with the settings of the scenario, and the shown one; empty if no point fits. */
  readonly ports: readonly PortState[];
  readonly shownPort: string | null;
}
