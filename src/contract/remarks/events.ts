import type { NoValues } from '../message.ts';
import type { Bytes, Cells, Picoseconds } from '../units.ts';
import type { Awaited, LossPlace, SegmentName, WindowChange } from './values.ts';

/** The frame that an event at a port is about. */
interface OfFrame {
  /** Null if its source has no segments. */
  readonly segment: SegmentName | null;
  readonly again: boolean;
  readonly cells: Cells;
}

/** Explanations of an event at a port. */
export interface PortRemarks {
  readonly frameMarked: { readonly vc: number };
  readonly cellPushedOut: { readonly vc: number; readonly by: number };
  readonly moreCells: { readonly count: number };
  readonly markedFrame: OfFrame;
  readonly onlyCell: OfFrame;
  /** `dead`: cells carried although the packet is lost; null: still under way. */
  readonly lostFrame: OfFrame & {
    readonly lost: Cells;
    readonly dead: Cells | null;
    readonly doomedBefore: boolean;
    readonly takesNext: boolean;
  };
  readonly nothingSentAgain: { readonly bytes: Bytes };
  readonly carriedNoData: NoValues;
  readonly copyOfKnownData: NoValues;
  readonly stillUnderWay: NoValues;
  readonly reachesDestination: { readonly afterPs: Picoseconds };
  readonly lostBefore: NoValues;
  readonly lostFurtherOn: { readonly afterPs: Picoseconds };
  readonly deafToMarks: NoValues;
}

/** Explanations of the recovery after a loss. */
export interface RecoveryRemarks {
  readonly sentAgainBy: {
    readonly how: 'fast-retransmit' | 'in-recovery' | 'timeout' | 'behind-timeout' | 'other-copy';
    readonly afterPs: Picoseconds;
  };
  readonly copiesLost: { readonly count: number };
  readonly sentAgainMeanwhile: { readonly count: number };
  readonly notAcknowledged: { readonly what: Awaited; readonly withinPs: Picoseconds };
  readonly acknowledged: {
    readonly what: Awaited;
    readonly afterPs: Picoseconds;
    readonly window: WindowChange;
  };
  readonly areAcknowledged: { readonly what: Awaited };
  readonly timerRunsOut: { readonly timerPs: Picoseconds; readonly window: WindowChange };
  readonly duplicateComes: { readonly nth: number; readonly window: WindowChange };
  readonly segmentLost: { readonly segment: SegmentName; readonly again: boolean; readonly way: LossPlace };
}

/** Explanations of timeouts and fast retransmits. */
export interface SenderRemarks {
  readonly timesOut: { readonly name: string; readonly segment: SegmentName };
  /** `sinceAckPs`: time since the last acknowledgement of new data; null: there was none. */
  readonly timerRanOut: { readonly timerPs: Picoseconds; readonly sinceAckPs: Picoseconds | null };
  readonly hadArrived: { readonly segment: SegmentName };
  readonly wasUnderWay: { readonly segment: SegmentName };
  readonly wasLost: {
    readonly segment: SegmentName;
    readonly again: boolean;
    readonly way: LossPlace;
    readonly agoPs: Picoseconds;
    /** Lost segments among those under way. */
    readonly lost: number;
    readonly segments: number;
  };
  readonly synAlone: NoValues;
  readonly copyAlone: { readonly duplicates: number };
  readonly nextHole: { readonly duplicates: number; readonly needed: number };
  readonly oldDuplicates: { readonly duplicates: number };
  readonly tooFewDuplicates: {
    readonly needed: number;
    readonly others: number;
    readonly duplicates: number;
  };
  readonly sendsAgain: {
    readonly name: string;
    readonly segment: SegmentName;
    /** Null for an unnecessary retransmission. */
    readonly duplicates: number | null;
  };
  readonly falseDuplicates: { readonly duplicates: number };
  readonly lossAndDuplicates: {
    readonly way: LossPlace;
    readonly agoPs: Picoseconds;
    readonly segments: number;
    readonly duplicates: number;
  };
  readonly moreLost: { readonly count: number };
  readonly windowGoes: WindowChange;
}
