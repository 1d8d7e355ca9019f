import type { Edit } from '../document/edits.ts';
import type { Picoseconds } from '../units.ts';
import type { RunResults } from './results.ts';
import type { SettingsChange } from './settingsIntervals.ts';
import type { ChannelColumns, EventColumns } from './traces.ts';

/** Most branches that are kept; each has a record of its own. */
export const MOST_BRANCHES = 12;
/** Most branches that run at the same time for a comparison, the shown one included. */
export const MOST_COMPARED = 4;

/** A branch of a run; all of its branches have scenario and seed in common. */
export interface BranchInfo {
  /** 1 is the run as it was loaded. */
  readonly id: number;
  /** The branch it was made from; null for the first. */
  readonly parent: number | null;
  /** Up to here it is identical to its parent. */
  readonly forkTime: Picoseconds;
  /** Its own record begins here, at or before the branch point; earlier traces are its parent's. */
  readonly recordFromPs: Picoseconds;
  /** All its edits, also those still to come. */
  readonly edits: readonly Edit[];
}

/** All branches, sent whenever one is added, discarded, shown or edited. */
export interface BranchesReport {
  readonly type: 'branches';
  readonly list: readonly BranchInfo[];
  /** Branch that is shown and edited. */
  readonly current: number;
  /** Branches that are compared with it and run at the same time. */
  readonly compared: readonly number[];
}

/** News of a compared branch since the last batch. */
export interface BranchPart {
  readonly branch: number;
  /** End of its traces. */
  readonly recorded: Picoseconds;
  readonly columns: readonly ChannelColumns[];
  readonly events: EventColumns | null;
  /** Settings that came into force since the last part. */
  readonly applied: readonly SettingsChange[];
  /** Sent as often as those of the current branch, over the window that all compared branches share. */
  readonly results: RunResults | null;
  readonly forgetFrom: Picoseconds | null;
  readonly present: Present;
  readonly arriving: readonly Arriving[];
}

/** Cells that arrived by `recorded` in the current, incomplete window of a goodput channel. */
export interface Arriving {
  /** Index into LoadedReport.channels. */
  readonly channel: number;
  readonly cells: number;
}

/** Value of every channel at one instant; bins have only the smallest and largest value over their width. */
export interface Present {
  readonly time: Picoseconds;
  /** In the order of LoadedReport.channels; NaN for a channel that counts over a window, and where there is no value. */
  readonly values: Float64Array;
}
