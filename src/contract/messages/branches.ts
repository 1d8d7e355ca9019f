import type { Edit } from '../document/edits.ts';
import type { Picoseconds } from '../units.ts';
import type { RunResults } from './results.ts';
import type { SettingsChange } from './settingsIntervals.ts';
import type { ChannelColumns, EventColumns } from './traces.ts';

/** Branches that are kept; each has a record of its own. */
export const MOST_BRANCHES = 12;
/** Branches that run at the same time to be compared, the shown one among them. */
export const MOST_COMPARED = 4;

/** A branch of a run; all of its branches have scenario and seed in common. */
export interface BranchInfo {
  /** 1 is the run as it was loaded. */
  readonly id: number;
  /** The branch it left; null for the first. */
  readonly parent: number | null;
  /** The same bits as its parent up to here. */
  readonly forkTime: Picoseconds;
  /** Its own record begins here, at or before the branch point; what is earlier is its parent's. */
  readonly recordFromPs: Picoseconds;
  /** Every edit of it, those still to come as well. */
  readonly edits: readonly Edit[];
}

/** All branches, sent whenever one is added, discarded, shown or edited. */
export interface BranchesReport {
  readonly type: 'branches';
  readonly list: readonly BranchInfo[];
  /** The one that is shown and edited. */
  readonly current: number;
  /** Branches that run at the same time, to be compared with it. */
  readonly compared: readonly number[];
}

/** What is new of a compared branch. */
export interface BranchPart {
  readonly branch: number;
  /** How far its traces reach. */
  readonly recorded: Picoseconds;
  readonly columns: readonly ChannelColumns[];
  readonly events: EventColumns | null;
  /** Settings that came into force since the last part. */
  readonly applied: readonly SettingsChange[];
  /** As often as those of the current branch, over the window that all that run together have in common. */
  readonly results: RunResults | null;
  readonly forgetFrom: Picoseconds | null;
  readonly present: Present;
  readonly arriving: readonly Arriving[];
}

/** Cells that have arrived by `recorded` in the window of a channel of goodput that is not over. */
export interface Arriving {
  /** Index into LoadedReport.channels. */
  readonly channel: number;
  readonly cells: number;
}

/** The value of every channel at one instant, where bins know only the smallest and the largest of a while. */
export interface Present {
  readonly time: Picoseconds;
  /** In the order of LoadedReport.channels; NaN of a channel that counts over a window, and where there is no value. */
  readonly values: Float64Array;
}
