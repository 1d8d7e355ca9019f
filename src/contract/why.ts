import type { Decision, EventCodeValue } from './traces.ts';
import type { Bytes, Cells, Picoseconds } from './units.ts';

/** A recorded event, named by what distinguishes it. */
export interface WhyEvent {
  readonly time: Picoseconds;
  readonly code: EventCodeValue;
  readonly vc: number;
  /** Id of the port; null for what a sender does. */
  readonly port: string | null;
}

/** The pseudo-code line that decided, and of which mechanism. */
export interface WhyRule {
  readonly mechanism: 'policy' | 'allocation';
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
  /** Carried to the end of its way for nothing; null while some of them are still under way. */
  readonly dead: Cells | null;
  /** It had lost a cell before this one. */
  readonly doomedBefore: boolean;
  /** Without its last cell it takes the frame behind it along, though that one lost nothing. */
  readonly takesNext: boolean;
  /** The data had been sent before. */
  readonly again: boolean;
}

/** A moment before or after the event. */
export interface WhyStep {
  readonly time: Picoseconds;
  readonly kind: 'loss' | 'frame' | 'sender' | 'acknowledged';
  /** Two or three words: `fast retransmit`. */
  readonly name: string;
  /** A sentence with its numbers; those to be set bold are wrapped in `**`. */
  readonly text: string;
  /** To be asked about in its turn; null for what is no recorded event. */
  readonly event: WhyEvent | null;
}

/** How the bytes that were lost came through in the end. */
export type Recovery =
  | 'fast-retransmit'
  /** In the recovery that a fast retransmit for an earlier segment had begun. */
  | 'in-recovery'
  | 'timeout'
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
  /** Those of the VC up to then. */
  readonly timeouts: number;
  readonly fastRetransmits: number;
  readonly sentence: string;
  readonly steps: readonly WhyStep[];
  /** How far it was looked. */
  readonly until: Picoseconds;
}

/** The reasons of an event, exact, with its sentences. */
export interface Why {
  readonly headline: string;
  /** One to three sentences; numbers to be set bold are wrapped in `**`. */
  readonly sentence: string;
  /** Of the port; null for what a sender does. */
  readonly decision: Decision | null;
  readonly rule: WhyRule | null;
  readonly frame: WhyFrame | null;
  /** What led to it, oldest first. */
  readonly causes: readonly WhyStep[];
  readonly followed: WhyFollowed;
}

/** Answer to `why`. */
export interface WhyReport {
  readonly type: 'why';
  readonly id: number;
  readonly event: WhyEvent;
  /** Null: nothing of the kind happened there. */
  readonly why: Why | null;
  /** Then this says so, in words. */
  readonly message: string;
}
