import type { BatchReport, BranchesReport, LoadedReport, Picoseconds } from '../../contract/index.ts';
import { BranchTraces } from './branches.ts';
import { FrameTrace } from './frames.ts';
import { TraceStore } from './store.ts';

export type { ChannelTrace, EventSeries } from './types.ts';
export { TraceStore };

/** The traces of every branch of the run: written by the client on every batch. */
const branchTraces = new BranchTraces();

/** The traces of the branch on the stage, read by panels. */
export let traceStore = branchTraces.shown;

/** Those of any branch; null for one that is not there. */
export const tracesOf = (branch: number): TraceStore | null => branchTraces.of(branch);

/** How far a branch is recorded. */
export const reachOf = (branch: number): Picoseconds => branchTraces.reachOf(branch);

/** Equal numbers mean the same history of settings, on every branch. */
export const settingsVersion = (): number => branchTraces.settingsVersion;

/** How reports get into the traces. */
export const traceKeeper = {
  reset(loaded: LoadedReport): void {
    branchTraces.reset(loaded);
    traceStore = branchTraces.shown;
  },
  branch(report: BranchesReport): void {
    branchTraces.take(report);
  },
  append(batch: BatchReport): void {
    branchTraces.append(batch);
    traceStore = branchTraces.shown;
  },
};

/** The frames of the followed VC about the visible range, while somebody looks at them. */
export const frameTrace = new FrameTrace();
