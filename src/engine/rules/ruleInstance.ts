import type { Cells } from '../../contract/index.ts';
import type { RuleHead } from '../../rules/tree.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered } from '../sim/state.ts';
import {
  type ArrivingCell,
  type AverageProbes,
  accept,
  type HeadDropRequest,
  refuse,
  type Verdict,
} from '../switch/discard/policy.ts';
import type { DropList } from '../switch/state/dropList.ts';
import type { Occupancy } from '../switch/state/occupancy.ts';

/** A failure in a rule: a division by 0, or a value that is not a number. Time in picoseconds. */
export interface LineFault {
  readonly line: number;
  readonly time: number;
  readonly words: string;
}

/** A value in this line that is not a number. */
export interface NotANumber {
  readonly line: number;
  /** Dividend of a division by 0; NaN for any other failure. */
  readonly dividend: number;
  readonly message: string;
}

/** A rule of any kind at a port, with its state in plain arrays: yes is 1, one of named states is its index. */
export interface RuleInstance {
  readonly rule: RuleHead;
  readonly flows: number;
  /** Parameters, then values of `let`. */
  readonly values: Float64Array;
  /** Variables of the port. */
  readonly portVariables: Float64Array;
  /** Variables of VCs, an array for each. */
  readonly vcVariables: readonly Float64Array[];
  /** How many VCs have `yes`, for each variable of VCs whose count is read. */
  readonly trueCounts: Float64Array;
  /** The first error; not state. */
  fault: LineFault | null;
  /** Sets a truth value of a VC, and updates the number of VCs with `yes`. */
  setCounted(index: number, flow: number, on: boolean): void;
}

/** A discard policy that is a rule. */
export interface RunningRule extends RuleInstance, Registered {
  /** Number of flows that cross the port. */
  readonly passing: number;
  readonly random: RandomStream;
  /** The drop list, also if the rule does not use it. */
  readonly listed: DropList;
  /** Waiting cells by flow, also if the rule does not use them. */
  readonly occupiedBy: Occupancy;
  readonly marks: Uint8Array;
  readonly headDropRequest: HeadDropRequest;
  capacity: Cells;
  /** Number of VCs whose cells are being marked. */
  marked: number;
  markLine: number;
  pausedUntil: number;
  probes: AverageProbes;
  /** `VC listed = ...` */
  setListed(flow: number, on: boolean, now: number): void;
  /** `VC marked = ...` in this line. */
  setMarked(flow: number, on: boolean, line: number): void;
  /** Called when the variable of the port that is drawn on the queue plot has changed. */
  record(now: number, value: number): void;
  /** `discard ... from the front`: requests it from the port. */
  discard(cells: number, line: number): void;
  /** Clears the request to drop from the front and to pause, before a decision. */
  discardNothing(): void;
  /** `pause for ...`, in picoseconds. */
  pause(now: number, time: number): void;
  /** Notes that the rule has failed for this cell, which is then treated as by tail drop. */
  failed(cell: ArrivingCell, fault: NotANumber): Verdict;
}

/** Verdict about a cell for which a rule has failed in this line. */
export const byTailDrop = ({ capacity }: RunningRule, { queue }: ArrivingCell, line: number): Verdict =>
  queue < capacity ? accept(line) : refuse(line);
