import type { RateState } from '../document/abr.ts';
import type { Catalog } from '../document/catalog.ts';
import type { Edit, Problem } from '../document/edits.ts';
import type { LiveStatesReport } from '../document/explained.ts';
import type { ParameterValue } from '../document/parameters.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import type { SourceKind } from '../document/sources.ts';
import type { PhaseLock } from '../phaseLock.ts';
import type { Reason } from '../reasons/index.ts';
import type { Picoseconds } from '../units.ts';
import type { Arriving, BranchesReport, BranchPart, Present } from './branches.ts';
import type { BreakpointsReport } from './breakpoints.ts';
import type { PolicyCurve, PolicyLive } from './curves.ts';
import type { FramesReport } from './frames.ts';
import type { PauseReason, StepTarget } from './pauseReasons.ts';
import type { RatesReport, RmCellAtPort, RmReport } from './rates.ts';
import type { RunResults } from './results.ts';
import type { RuleFailure, RuleReport, RulesReport } from './rules.ts';
import type { PortState, SettingsChange, SettingsInForce, VcState } from './settingsIntervals.ts';
import type { ChannelColumns, ChannelInfo, Decision, EventColumns, StageView } from './traces.ts';
import type { WhyEvent, WhyFind, WhyReport } from './why.ts';

/**
 * `event`: the next one that the eye sees (`EpisodeKind`); `cell`: one cell slot of the shown port; `frame`: next end of
 * a frame there; `rtt`: one round trip without queues; `drop`: next cell lost at the shown port; `timeout`: next timeout of
 * any VC; `threshold`: the queue of the shown port crosses a threshold of its policy, or, without thresholds, the buffer becomes
 * full or is no longer full; `rm`: next RM cell that the rate algorithm of the shown port handles.
 */
export type StepKind = 'cell' | 'rtt' | StepTarget;

/** Token of a refusal that answers no `set`, but an edit that came with the run or a branch. */
export const NO_TOKEN = -1;

/** Commands that `idle` does not count: they change nothing on the page. */
export const SILENT_COMMANDS: readonly string[] = ['ackBatch', 'resyncEdits', 'warmUp'];

/** Message that a worker echoes as soon as it reads its messages. */
export const PING = 'ping';

/** Message from page to worker. */
export type Command =
  | {
      readonly type: 'load';
      readonly scenario: ScenarioDocument;
      readonly seed: number;
      readonly edits: readonly Edit[];
    }
  | { readonly type: 'play' }
  /** The first picture has moved: the worker may load late parts. Those needed earlier are loaded on demand. */
  | { readonly type: 'loadLateParts' }
  /** The page is idle: the worker may warm up code (compilation) until something moves; `on: false` ends it. */
  | { readonly type: 'warmUp'; readonly on: boolean }
  | { readonly type: 'pause' }
  /** Simulated seconds per second of wall clock; Infinity = as fast as possible. */
  | { readonly type: 'speed'; readonly ratio: number }
  /** `back`: to the previous one; `vc`: VC whose round trip (default: the first) or RM cells (default: all) count. */
  | {
      readonly type: 'step';
      readonly kind: StepKind;
      readonly back?: boolean;
      readonly vc?: number | null;
    }
  /** Goes forwards or backwards to a time, and pauses there. */
  | { readonly type: 'seek'; readonly time: Picoseconds; readonly id: number }
  /** Replaces the list of breakpoints of the run; answered by `stops`. */
  | { readonly type: 'stops'; readonly stops: readonly unknown[] }
  /** Makes a new branch from the present time the current one; `compared`: the previous branch is compared with it. */
  | { readonly type: 'fork'; readonly compared: boolean }
  /** Makes another branch the current one, at the same time. */
  | { readonly type: 'switch'; readonly branch: number }
  /** Selects the branches that are compared with the current one and run at the same time. */
  | { readonly type: 'compare'; readonly branches: readonly number[] }
  /** Discards a branch that is not the current one. */
  | { readonly type: 'discard'; readonly branch: number }
  /** Replaces the edits of the current branch, at the same time (undo, redo); answered by `sought` with the same id. */
  | { readonly type: 'replaceEdits'; readonly edits: readonly Edit[]; readonly id: number }
  /**
   * Changes from 0 s on: a new branch from 0 s becomes the current one, and runs to the time of the previous one. If the current
   * branch was made so and has no branches of its own, the changes join it. Answered by `started` with the same id.
   */
  | {
      readonly type: 'fromStart';
      readonly changes: readonly (readonly [path: string, value: ParameterValue])[];
      readonly id: number;
    }
  /** Adds a branch from a link or a recovered session; it does not become the current one. */
  | {
      readonly type: 'importBranch';
      /** An id not yet in use. */
      readonly id: number;
      readonly parent: number;
      readonly forkTime: Picoseconds;
      readonly edits: readonly Edit[];
    }
  /** The page has missed a change of the edits; answered by `branches` with whole lists. */
  | { readonly type: 'resyncEdits' }
  /** Memory limit for snapshots. */
  | { readonly type: 'budget'; readonly bytes: number }
  /** Whether batches include the VCs whose next packet the shown port would drop. */
  | { readonly type: 'predictDrops'; readonly on: boolean }
  /** `token` comes back in `applied` or `rejected`. An edit in the past of a recorded run makes a branch. */
  | { readonly type: 'set'; readonly path: string; readonly value: ParameterValue; readonly token: number }
  /** Selects the port for the view, the ledger and the decisions. */
  | { readonly type: 'watch'; readonly port: string }
  /** Acknowledges a batch and returns its `space`, so that one more may be sent. */
  | { readonly type: 'ackBatch'; readonly space: ArrayBuffer[] }
  /** Parses the text of a rule without running it; answered by `rule` with the same id. */
  | { readonly type: 'rule'; readonly id: number; readonly text: string }
  /** Validates a document, with those edits that change a document, without running it; answered by `judged` with the same id. */
  | {
      readonly type: 'judge';
      readonly id: number;
      readonly scenario: ScenarioDocument;
      readonly edits: readonly Edit[];
    }
  /** Answered by `answer` with the same id. */
  | { readonly type: 'ask'; readonly id: number; readonly what: 'digest' | 'results' | 'edits' }
  /** Requests the frames of a VC in the recorded run; answered by `frames`, only for the latest request. */
  | {
      readonly type: 'frames';
      readonly id: number;
      readonly vc: number;
      readonly from: Picoseconds;
      readonly to: Picoseconds;
    }
  /** Requests one RM cell around its loop, under way at `near`; answered by `rm`, only for the latest request. */
  | {
      readonly type: 'rm';
      readonly id: number;
      readonly vc: number;
      readonly number: number;
      readonly near: Picoseconds;
    }
  /** Requests the reasons of an event; answered by `why`, only for the latest request. `find` defaults to the exact time. */
  | { readonly type: 'why'; readonly id: number; readonly event: WhyEvent; readonly find?: WhyFind }
  /** Requests the states of a VC at the present time; answered by `acts`, only for the latest request. */
  | { readonly type: 'acts'; readonly id: number; readonly vc: number };

/** Message from worker to page. */
export type Report =
  /** The catalog has at least the mechanisms of the opening scene. */
  | { readonly type: 'ready'; readonly catalog: Catalog; readonly version: string }
  /** The complete catalog; before the first run that may need more of it. */
  | { readonly type: 'catalog'; readonly catalog: Catalog }
  | LoadedReport
  | BatchReport
  | {
      readonly type: 'applied';
      readonly token: number;
      readonly edit: Edit;
      /** The edited branch; differs from `branch` where the edit made a new one. */
      readonly from: number;
      /** The branch on which the edit acts, with all its edits. */
      readonly branch: number;
      readonly edits: readonly Edit[];
      readonly inForce: SettingsInForce;
    }
  | StructureReport
  /** Result of changes from the start: branch and edits before and after. With problems nothing has changed. */
  | {
      readonly type: 'started';
      readonly id: number;
      readonly before: EditedBranch;
      readonly after: EditedBranch;
      readonly problems: readonly Problem[];
    }
  | { readonly type: 'rejected'; readonly token: number; readonly problem: Problem }
  /** The document cannot run; the previous run goes on. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  /** All problems of a document; empty if it can run. */
  | { readonly type: 'judged'; readonly id: number; readonly problems: readonly Problem[] }
  | { readonly type: 'sought'; readonly id: number; readonly time: Picoseconds; readonly digest: string }
  /** Another command came before the time of a `seek` or `replaceEdits` was reached. */
  | { readonly type: 'overtaken'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly value: string | RunResults | readonly Edit[] }
  | FramesReport
  | WhyReport
  | BranchesReport
  | BreakpointsReport
  | RmReport
  | LiveStatesReport
  | RulesReport
  | RuleReport
  /** So many commands, not counting `SILENT_COMMANDS`, have been carried out, and the run is paused. */
  | { readonly type: 'idle'; readonly commands: number }
  /** With a reason: the run violated a law of the network, and does so again when repeated. */
  | {
      readonly type: 'failed';
      readonly time: Picoseconds;
      readonly message: string;
      readonly reason?: Reason;
      /** Set by the page itself: the worker has not answered for this time, s. */
      readonly silentS?: number;
    };

/** Structure of the newly built run. Resets every trace. */
export interface LoadedReport extends RunStructure {
  readonly type: 'loaded';
  /** All edits, also those still to come. */
  readonly edits: readonly Edit[];
}

/** Structure of a branch that begins at 0 s with other settings. Resets its traces. */
export interface StructureReport {
  readonly type: 'structure';
  readonly branch: number;
  readonly structure: RunStructure;
}

/** A branch with all its edits. */
export interface EditedBranch {
  readonly branch: number;
  readonly edits: readonly Edit[];
}

/** Data that a page needs for its layout before the first cell moves. */
export interface RunStructure {
  /** Document that this branch runs. */
  readonly scenario: ScenarioDocument;
  /** Document as loaded: without the changes from the start among the edits of a branch. */
  readonly base: ScenarioDocument;
  readonly seed: number;
  readonly channels: readonly ChannelInfo[];
  readonly ports: readonly PortState[];
  /** The shown port. */
  readonly port: string;
  readonly vcs: readonly VcInfo[];
  /** In the order of `vcs`. */
  readonly vcStates: readonly VcState[];
  /** States of the VCs with rate control. */
  readonly rateStates: readonly RateState[];
  /** Directed cell links between switches and routers, for StageView.wires. */
  readonly wires: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly delayPs: Picoseconds;
  }[];
  /** Cell time of the shown port, picoseconds (rounded). */
  readonly cellPs: Picoseconds;
  readonly endPs: Picoseconds;
  /** The measured window. */
  readonly measure: { readonly fromPs: Picoseconds; readonly toPs: Picoseconds };
  /** Ports at which exact clocks decide who loses, whichever policy refuses cells of a full buffer. */
  readonly phaseLocks: readonly PhaseLock[];
}

export interface VcInfo {
  readonly id: number;
  /** Name in the document: `3h1`; null: shown by its number. */
  readonly name: string | null;
  readonly path: readonly string[];
  readonly segmentBytes: number;
  readonly cellsPerPacket: number;
  readonly source: SourceKind;
  /** Null for sources without TCP: they have no window. */
  readonly windowBytes: number | null;
  readonly baseRttPs: Picoseconds;
  /** Propagation delay of each hop of the path. */
  readonly hopsPs: readonly Picoseconds[];
  /** Range and initial value of the rate of its source, cells/s; null without rate control. */
  readonly abr: { readonly pcr: number; readonly mcr: number; readonly icr: number } | null;
  /** Ids in `Catalog.explained` of the mechanisms at its ends and along its path. */
  readonly mechanisms: readonly string[];
  /** Entry switch: VCs with the same one form a group on the screen. */
  readonly entry: string;
}

export type RunState = 'playing' | 'paused' | 'ended';

/** News since the last batch, in transferred buffers. */
export interface BatchReport {
  readonly type: 'batch';
  /** Branch of the batch. */
  readonly branch: number;
  readonly now: Picoseconds;
  /** End of the traces (>= now after going back). */
  readonly recorded: Picoseconds;
  readonly state: RunState;
  /** Reason of the pause, if no command caused it. */
  readonly reason: PauseReason | null;
  /** Index of the breakpoint that stopped it, from 0. */
  readonly stopped: number | null;
  /** Counts changes of the list of edits: batches with equal numbers have the same edits in force. */
  readonly revision: number;
  /** Ports and VCs, when they may differ from the last batch; null: unchanged. */
  readonly inForce: SettingsInForce | null;
  /** All edits of the branch, also those still to come; sent with every `inForce`. */
  readonly edits: readonly Edit[] | null;
  /** Settings that came into force since the last batch. */
  readonly applied: readonly SettingsChange[];
  readonly columns: readonly ChannelColumns[];
  /** Buffers that hold the bins of all columns, also of other branches. */
  readonly space: ArrayBuffer[];
  readonly events: EventColumns | null;
  readonly view: StageView | null;
  /** At most twice a second while playing, always when paused. */
  readonly results: RunResults | null;
  /** Sent as often, over the window in which all compared branches have their own settings; null without comparison or data. */
  readonly compared: RunResults | null;
  /** The last decision at the shown port: complete after a step, only its line while playing. */
  readonly decision: Decision | null;
  readonly verdict: { readonly line: number; readonly vc: number; readonly accepted: boolean } | null;
  /** The RM cell at which a step has just stopped. */
  readonly rm: RmCellAtPort | null;
  /** State of the rate algorithm of the shown port, sent with `results`; null without one. */
  readonly rates: RatesReport | null;
  /** Operating point of the shown port on the curve of its policy; null without a shown port. */
  readonly live: PolicyLive | null;
  /** Lines of the rules in force that have failed so far. */
  readonly failures: readonly RuleFailure[];
  /** Decision function of the shown port, if it has changed since the last batch; null: unchanged. */
  readonly curve: {
    readonly port: string;
    readonly policy: string;
    readonly curve: PolicyCurve | null;
  } | null;
  /** Traces from this time on are invalid (other edits): discard them. */
  readonly forgetFrom: Picoseconds | null;
  readonly present: Present;
  readonly arriving: readonly Arriving[];
  /** News of compared branches. */
  readonly others: readonly BranchPart[];
  readonly kept: KeptMemory;
}

/** Memory of the snapshots kept for going back: number, total size and its limit. */
export interface KeptMemory {
  readonly snapshots: number;
  readonly bytes: number;
  readonly budgetBytes: number;
}
