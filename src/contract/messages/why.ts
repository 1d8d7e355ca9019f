import type { Remark, SourceRule } from '../remarks/index.ts';
import type { Bytes, Cells, CellsPerSecond, Picoseconds } from '../units.ts';
import type { RmVisit } from './rates.ts';
import type { Decision, EventCodeValue } from './traces.ts';

/** What can be asked about though it is no recorded event: a replay finds its exact time. */
export const AskedCode = {
  /** ACR of the source of `vc` changes. */
  rate: 101,
  /** An RM cell of `vc` comes to `port`, or to an end of the VC. */
  rm: 102,
} as const;
export type WhyCode = EventCodeValue | (typeof AskedCode)[keyof typeof AskedCode];

/** Something that happened, named by what distinguishes it. */
export interface WhyEvent {
  readonly time: Picoseconds;
  readonly code: WhyCode;
  readonly vc: number;
  /** Id of the port; null for what the ends of a VC do. */
  readonly port: string | null;
}

/**
 * Which one is meant: that of the very time, the nearest one to it, the last one before or the first one after it. Other
 * than `at` only for an `AskedCode`.
 */
export type WhyFind = 'at' | 'nearest' | 'before' | 'after';

/** The pseudo-code line that decided, and of which mechanism. */
export interface WhyRule {
  readonly mechanism: 'policy' | 'allocation' | 'algorithm';
  readonly id: string;
  readonly short: string;
  readonly line: number;
  readonly text: string;
}

/** The frame that an event at a port is about. */
export interface WhyFrame {
  /** First byte of its data. */
  readonly firstByte: number;
  readonly bytes: Bytes;
  readonly cells: Cells;
  /** Of its cells, on its whole way. */
  readonly lost: Cells;
  /** Carried to the end of its way although its packet is lost; null while some of them are still under way. */
  readonly dead: Cells | null;
  /** It had lost a cell before this one. */
  readonly doomedBefore: boolean;
  /** Without its last cell it takes the frame behind it along, though that one lost nothing. */
  readonly takesNext: boolean;
  /** The data had been sent before. */
  readonly again: boolean;
}

export type WhyStepName =
  | 'loss'
  | 'timeout'
  | 'fastRetransmit'
  | 'acknowledged'
  | 'rateChange'
  | 'fairShare'
  | 'rmCell';

/** A moment before or after the event. */
export interface WhyStep {
  readonly time: Picoseconds;
  readonly kind: 'loss' | 'frame' | 'sender' | 'acknowledged' | 'rate' | 'rm';
  readonly name: WhyStepName;
  readonly text: Remark;
  /** To be asked about in its turn; null for what is no recorded event. */
  readonly event: WhyEvent | null;
}

/** How the bytes that were lost came through in the end. */
export type Recovery =
  | 'fast-retransmit'
  /** In the recovery that a fast retransmit for an earlier segment had begun. */
  | 'in-recovery'
  | 'timeout'
  /** Behind an earlier segment that a timeout had brought again. */
  | 'behind-timeout'
  /** Another copy of the bytes arrived. */
  | 'other-copy'
  /** They had been acknowledged before. */
  | 'not-needed'
  /** The source sends nothing again. */
  | 'never'
  /** Not within the time that was looked at. */
  | 'open'
  /** Nothing was lost. */
  | 'no-loss';

/** What came of it, as the run goes if nothing more is changed. */
export interface WhyFollowed {
  readonly recovery: Recovery;
  /** From the event to the first packet that brought the bytes again. */
  readonly resentAfter: Picoseconds | null;
  /** From the event to the acknowledgement of the lost bytes. */
  readonly acknowledgedAfter: Picoseconds | null;
  readonly windowBefore: Bytes | null;
  /** When they were acknowledged. */
  readonly windowAfter: Bytes | null;
  /** Those of the VC up to then that are about this loss. */
  readonly timeouts: number;
  readonly fastRetransmits: number;
  readonly sentence: readonly Remark[];
  readonly steps: readonly WhyStep[];
  /** How far it was looked. */
  readonly until: Picoseconds;
}

/** A change of an allowed cell rate. */
export interface WhyRate {
  readonly before: CellsPerSecond;
  readonly after: CellsPerSecond;
  /**
   * `rm`: an RM cell came home; `notice`: one that a switch had made; `forward`: rules before a forward RM cell leaves;
   * `cell`: under PRCA, a cell was sent.
   */
  readonly cause: 'rm' | 'notice' | 'forward' | 'cell';
  /** Rules of the source end system that decided. */
  readonly rules: readonly SourceRule[];
  /** Max-min fair share at that time; NaN while the VC has nothing to send. */
  readonly fair: CellsPerSecond;
  /** From the change until ACR was within 5 % of its fair share; null: not in the time that was looked at. */
  readonly settledAfter: Picoseconds | null;
  /** To the next change; null likewise. */
  readonly nextAfter: Picoseconds | null;
}

/** The reasons of an event, exact, with its sentences. */
export interface Why {
  readonly headline: Remark;
  readonly sentence: readonly Remark[];
  /** Of the port; null for what a sender does. */
  readonly decision: Decision | null;
  readonly rule: WhyRule | null;
  readonly frame: WhyFrame | null;
  /** Of an RM cell at a switch: the visit that is asked about, or that decided a rate. */
  readonly visit: RmVisit | null;
  /** Number of the RM cell it is about, or that brought a rate; null: none. */
  readonly rm: number | null;
  readonly rate: WhyRate | null;
  /** What led to it, oldest first. */
  readonly causes: readonly WhyStep[];
  readonly followed: WhyFollowed;
}

/** Answer to `why`. */
export interface WhyReport {
  readonly type: 'why';
  readonly id: number;
  /** As it was found. */
  readonly event: WhyEvent;
  /** Null: nothing of the kind happened there. */
  readonly why: Why | null;
  /** Then this says so. */
  readonly message: Remark | null;
}
