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
 * a frame at it; `rtt`: one round trip without queues; `drop`: next cell lost at the shown port; `timeout`: next one of
 * any VC; `threshold`: the queue of the shown port crosses a threshold of its policy, or fills or leaves a buffer without
 * any; `rm`: next RM cell that meets the rate algorithm of the shown port.
 */
export type StepKind = 'cell' | 'rtt' | StepTarget;

/** Token of a refusal that answers no `set`: an edit that came with the run, or with a branch. */
export const NO_TOKEN = -1;

/** Commands that `idle` does not count: they change nothing that is shown. */
export const SILENT_COMMANDS: readonly string[] = ['ackBatch', 'resyncEdits', 'warmUp'];

/** A question that a worker answers with the same word as soon as it looks at its messages. */
export const PING = 'ping';

/** Page to worker. */
export type Command =
  | {
      readonly type: 'load';
      readonly scenario: ScenarioDocument;
      readonly seed: number;
      readonly edits: readonly Edit[];
    }
  | { readonly type: 'play' }
  /** The first picture has moved: the worker may load late parts now. Those needed before are loaded then. */
  | { readonly type: 'loadLateParts' }
  /** The page is at rest: the worker may compile what a run does until anything moves; `on: false` ends that. */
  | { readonly type: 'warmUp'; readonly on: boolean }
  | { readonly type: 'pause' }
  /** Simulated seconds per second of wall clock; Infinity = as fast as possible. */
  | { readonly type: 'speed'; readonly ratio: number }
  /** `back`: to the one before; `vc`: whose round trip, else that of the first VC; whose RM cells, else those of all. */
  | {
      readonly type: 'step';
      readonly kind: StepKind;
      readonly back?: boolean;
      readonly vc?: number | null;
    }
  /** Forwards or backwards; the run pauses there. */
  | { readonly type: 'seek'; readonly time: Picoseconds; readonly id: number }
  /** The breakpoints of the run, instead of the list before; answered by `stops`. */
  | { readonly type: 'stops'; readonly stops: readonly unknown[] }
  /** A new branch from the present time on becomes the current one; `compared`: the branch that is left is compared with it. */
  | { readonly type: 'fork'; readonly compared: boolean }
  /** Another branch becomes the current one, at the same moment. */
  | { readonly type: 'switch'; readonly branch: number }
  /** Which branches are compared with the current one, and run at the same time. */
  | { readonly type: 'compare'; readonly branches: readonly number[] }
  /** Discards a branch that is not the current one. */
  | { readonly type: 'discard'; readonly branch: number }
  /** Other edits for the current branch, at the same moment (undo, redo); answered by `sought` with the same id. */
  | { readonly type: 'replaceEdits'; readonly edits: readonly Edit[]; readonly id: number }
  /**
   * Changes from 0 s on: a branch that begins there becomes the current one, and runs to the moment of the one before. A
   * change of a branch that began so, and that none has left, joins it. Answered by `started` with the same id.
   */
  | {
      readonly type: 'fromStart';
      readonly changes: readonly (readonly [path: string, value: ParameterValue])[];
      readonly id: number;
    }
  /** Adds a branch that is known from a link or from before a crash; it does not become the current one. */
  | {
      readonly type: 'importBranch';
      /** Free so far. */
      readonly id: number;
      readonly parent: number;
      readonly forkTime: Picoseconds;
      readonly edits: readonly Edit[];
    }
  /** The page has missed a change of the edits; answered by `branches` with whole lists. */
  | { readonly type: 'resyncEdits' }
  /** Memory for snapshots. */
  | { readonly type: 'budget'; readonly bytes: number }
  /** Whether batches include the VCs whose next packet the shown port would drop. */
  | { readonly type: 'predictDrops'; readonly on: boolean }
  /** `token` comes back in `applied` or `rejected`. An edit in the past of a recorded run makes a branch. */
  | { readonly type: 'set'; readonly path: string; readonly value: ParameterValue; readonly token: number }
  /** Which port the view, the ledger and the decisions are about. */
  | { readonly type: 'watch'; readonly port: string }
  /** Acknowledges a batch and returns its `space`: one more may be sent. */
  | { readonly type: 'ackBatch'; readonly space: ArrayBuffer[] }
  /** Reads the text of a rule without running it; answered by `rule` with the same id. */
  | { readonly type: 'rule'; readonly id: number; readonly text: string }
  /** Judges a document, changed by those of these edits that change one, without running it; answered by `judged` with the same id. */
  | {
      readonly type: 'judge';
      readonly id: number;
      readonly scenario: ScenarioDocument;
      readonly edits: readonly Edit[];
    }
  /** Answered by `answer` with the same id. */
  | { readonly type: 'ask'; readonly id: number; readonly what: 'digest' | 'results' | 'edits' }
  /** Frames of a VC in the recorded run; answered by `frames`, and only the newest question is. */
  | {
      readonly type: 'frames';
      readonly id: number;
      readonly vc: number;
      readonly from: Picoseconds;
      readonly to: Picoseconds;
    }
  /** One RM cell around its loop, under way at `near`; answered by `rm`, and only the newest question is. */
  | {
      readonly type: 'rm';
      readonly id: number;
      readonly vc: number;
      readonly number: number;
      readonly near: Picoseconds;
    }
  /** The reasons of an event; answered by `why`, and only the newest question is. `find`: else that of the very time. */
  | { readonly type: 'why'; readonly id: number; readonly event: WhyEvent; readonly find?: WhyFind }
  /** What a VC does where the run is; answered by `acts`, and only the newest question is. */
  | { readonly type: 'acts'; readonly id: number; readonly vc: number };

/** Worker to page. */
export type Report =
  /** With the mechanisms of the opening scene at least. */
  | { readonly type: 'ready'; readonly catalog: Catalog; readonly version: string }
  /** Every mechanism; before the first run that may need another one. */
  | { readonly type: 'catalog'; readonly catalog: Catalog }
  | LoadedReport
  | BatchReport
  | {
      readonly type: 'applied';
      readonly token: number;
      readonly edit: Edit;
      /** The branch that was edited: another one than it acts on where it made a branch. */
      readonly from: number;
      /** The branch it acts on, with all its edits. */
      readonly branch: number;
      readonly edits: readonly Edit[];
      readonly inForce: SettingsInForce;
    }
  | StructureReport
  /** What became of changes from the start: where they found the run and where they left it. With problems nothing has changed. */
  | {
      readonly type: 'started';
      readonly id: number;
      readonly before: EditedBranch;
      readonly after: EditedBranch;
      readonly problems: readonly Problem[];
    }
  | { readonly type: 'rejected'; readonly token: number; readonly problem: Problem }
  /** A document that cannot run; the previous run goes on. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  /** All that is wrong with a document; nothing: it can run. */
  | { readonly type: 'judged'; readonly id: number; readonly problems: readonly Problem[] }
  | { readonly type: 'sought'; readonly id: number; readonly time: Picoseconds; readonly digest: string }
  /** Another command came before the moment of a `seek` or `replaceEdits` was reached. */
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
  /** All of so many commands, but for those of `SILENT_COMMANDS`, are carried out, and the run is paused. */
  | { readonly type: 'idle'; readonly commands: number }
  /** With a reason: the run did what no network can do, and does it again. */
  | {
      readonly type: 'failed';
      readonly time: Picoseconds;
      readonly message: string;
      readonly reason?: Reason;
      /** It is the page that says so: the worker has given no answer for so long, s. */
      readonly silentS?: number;
    };

/** The structure of the run that was just built. Resets every trace. */
export interface LoadedReport extends RunStructure {
  readonly type: 'loaded';
  /** Those still to come as well. */
  readonly edits: readonly Edit[];
}

/** The structure of a branch that begins at 0 s with other settings. Resets its traces. */
export interface StructureReport {
  readonly type: 'structure';
  readonly branch: number;
  readonly structure: RunStructure;
}

/** A branch, and all the edits it has. */
export interface EditedBranch {
  readonly branch: number;
  readonly edits: readonly Edit[];
}

/** What a page lays out before the first cell moves. */
export interface RunStructure {
  /** What this branch runs. */
  readonly scenario: ScenarioDocument;
  /** What was loaded: without the changes from the start that a branch has among its edits. */
  readonly base: ScenarioDocument;
  readonly seed: number;
  readonly channels: readonly ChannelInfo[];
  readonly ports: readonly PortState[];
  /** The shown port. */
  readonly port: string;
  readonly vcs: readonly VcInfo[];
  /** In the same order. */
  readonly vcStates: readonly VcState[];
  /** Of the VCs with rate control. */
  readonly rateStates: readonly RateState[];
  /** Directed links of cells between switches and routers, for StageView.wires. */
  readonly wires: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly delayPs: Picoseconds;
  }[];
  /** Cell time of the shown port, picoseconds (rounded). */
  readonly cellPs: Picoseconds;
  readonly endPs: Picoseconds;
  /** Round-trip time without queueing, per VC, picoseconds. */
  readonly measure: { readonly fromPs: Picoseconds; readonly toPs: Picoseconds };
  /** Ports at which exact clocks decide who loses, whatever refuses cells of a full buffer. */
  readonly phaseLocks: readonly PhaseLock[];
}

export interface VcInfo {
  readonly id: number;
  /** As the document calls it: `3h1`; null: by its number. */
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
  /** Rates its source may use, cells/s; null without rate control. */
  readonly abr: { readonly pcr: number; readonly mcr: number; readonly icr: number } | null;
  /** Ids of `Catalog.explained`: what it does at its ends and on its way. */
  readonly mechanisms: readonly string[];
  /** Entry switch: VCs of one entry form a group on the screen. */
  readonly entry: string;
}

export type RunState = 'playing' | 'paused' | 'ended';

/** Everything new since the last batch, in transferred buffers. */
export interface BatchReport {
  readonly type: 'batch';
  /** Which branch it is about. */
  readonly branch: number;
  readonly now: Picoseconds;
  /** How far traces reach (>= now after going back). */
  readonly recorded: Picoseconds;
  readonly state: RunState;
  /** Why it is paused, when the run stopped on its own. */
  readonly reason: PauseReason | null;
  /** Which of the breakpoints it was, from 0. */
  readonly stopped: number | null;
  /** Counts the changes of the list of edits: batches with equal numbers have the same edits in force. */
  readonly revision: number;
  /** Ports and VCs, when they may be others than in the last batch; null: as before. */
  readonly inForce: SettingsInForce | null;
  /** Every edit of the branch, those still to come as well, with every `inForce`. */
  readonly edits: readonly Edit[] | null;
  /** Settings that came into force since the last batch. */
  readonly applied: readonly SettingsChange[];
  readonly columns: readonly ChannelColumns[];
  /** What the bins of all columns are in, those of other branches as well. */
  readonly space: ArrayBuffer[];
  readonly events: EventColumns | null;
  readonly view: StageView | null;
  /** At most twice a second while playing, always when paused. */
  readonly results: RunResults | null;
  /** As often, over the window in which all that run together have their own settings; null: alone, or nothing of it yet. */
  readonly compared: RunResults | null;
  /** The last decision at the shown port: whole after a step, line only while playing. */
  readonly decision: Decision | null;
  readonly verdict: { readonly line: number; readonly vc: number; readonly accepted: boolean } | null;
  /** The RM cell that a step has just come to. */
  readonly rm: RmCellAtPort | null;
  /** What the rate algorithm of the shown port remembers, whenever `results` come; null without one. */
  readonly rates: RatesReport | null;
  /** The shown port on the plot of its policy; null without a shown port. */
  readonly live: PolicyLive | null;
  /** Lines of the rules in force that could not be carried out so far. */
  readonly failures: readonly RuleFailure[];
  /** The function that decides at the shown port, when it is another than in the last batch; null: as before. */
  readonly curve: {
    readonly port: string;
    readonly policy: string;
    readonly curve: PolicyCurve | null;
  } | null;
  /** Traces from this time on are void (other edits): forget them. */
  readonly forgetFrom: Picoseconds | null;
  readonly present: Present;
  readonly arriving: readonly Arriving[];
  /** Compared branches. */
  readonly others: readonly BranchPart[];
  readonly kept: KeptMemory;
}

/** Snapshots that are kept to go back to: how many, how large together, and how large they may be. */
export interface KeptMemory {
  readonly snapshots: number;
  readonly bytes: number;
  readonly budgetBytes: number;
}
