import type { Catalog } from '../document/catalog.ts';
import type { Edit, Problem } from '../document/edits.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import type { Reason } from '../reasons/index.ts';
import type { Picoseconds, Seconds } from '../units.ts';
import type { RunResults } from './results.ts';
import type { PortState } from './settingsIntervals.ts';

/** A run from its beginning to its end. */
export interface WholeRun {
  readonly scenario: ScenarioDocument;
  /** Paths and values as `--set` and links write them. */
  readonly settings: readonly (readonly [path: string, value: string])[];
  readonly seed: number;
  /** Changes on the way, each at its time. */
  readonly edits?: readonly Edit[];
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
  | {
      readonly type: 'race-done';
      readonly values: Readonly<Record<string, number>>;
      readonly moment: RunMoment;
    }
  | { readonly type: 'study-done'; readonly results: RunResults; readonly moment: RunMoment }
  | { readonly type: 'figure-done'; readonly trace: DrawnTrace }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** Where a run is worth a look, not before its measurement begins: an event after a time, or that time. */
export interface RunMoment {
  readonly timeS: Seconds;
  /** At the shown port, timeouts anywhere; null: the queue is longest. */
  readonly event: 'drop' | 'timeout' | null;
}

/** A problem of the scenario; what no network can do, and the run did; or the message of an error. */
export type RaceFailure = Problem | Reason | string;

/** Packets for a program such as Wireshark, or traces for one that reads tables. */
export type ExportedFile =
  /** Hosts; none: each connection where its data come from. */
  | { readonly kind: 'packets'; readonly at: readonly string[] }
  /** Ids of channels. */
  | { readonly kind: 'traces'; readonly traces: readonly string[]; readonly every: Picoseconds };

/** Page to a worker that shows nothing: a run once more from its beginning, as a file. */
export interface ExportTask {
  readonly type: 'export';
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly edits: readonly Edit[];
  readonly until: Picoseconds;
  /** Of the program, for the file. */
  readonly version: string;
  readonly file: ExportedFile;
}

/** Its answers: the file comes in parts, in their order, as it is written. */
export type ExportReport =
  | { readonly type: 'export-progress'; readonly share: number }
  | { readonly type: 'export-part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'export-done' }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

/** Page to a worker that shows nothing: whether all of these settings fit a network, and what can be measured and chosen there. */
export interface SweepCheck {
  readonly type: 'check';
  readonly scenario: ScenarioDocument;
  /** Each of them alone, as `settings` of a run. */
  readonly points: readonly (readonly (readonly [path: string, value: string])[])[];
}

/** Its answer. */
export interface SweepChecked {
  readonly type: 'checked';
  /** Those of the first point that has any. */
  readonly problems: readonly Problem[];
  /** Names of all figures of a run, of the first point that fits; empty where none does. */
  readonly metrics: readonly string[];
  /** What networks can be made of. */
  readonly catalog: Catalog;
  /** Ports of the network as the scenario sets them, and the one it shows; none where no point fits. */
  readonly ports: readonly PortState[];
  readonly shownPort: string | null;
  /** What the catalogue calls parameters, by path: `EPD: T`. */
  readonly titles: Readonly<Record<string, string>>;
}
