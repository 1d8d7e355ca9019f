import type { Cells } from '../../contract/index.ts';
import type { RuleHead } from '../../rules/tree.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered } from '../sim/state.ts';
import {
  type ArrivingCell,
  type AverageProbes,
  accept,
  type FrontDrop,
  refuse,
  type Verdict,
} from '../switch/discard/policy.ts';
import type { DropList } from '../switch/state/dropList.ts';
import type { Occupancy } from '../switch/state/occupancy.ts';

/** What went wrong in a rule: a division by 0, a number that is none. Time in picoseconds. */
export interface RuleFault {
  readonly line: number;
  readonly time: number;
  readonly words: string;
}

/** A value that is none, in this line. */
export interface NotANumber {
  readonly line: number;
  /** What was divided by 0; NaN for any other number that is none. */
  readonly dividend: number;
  readonly message: string;
}

/** A rule of any kind at a port, as what carries it out sees it. Its state is plain arrays: yes is 1, one of named states its place. */
export interface Running {
  readonly rule: RuleHead;
  readonly flows: number;
  /** Parameters, then values of `let`. */
  readonly values: Float64Array;
  /** Of the port. */
  readonly memory: Float64Array;
  /** For each VC, one array a name. */
  readonly byVc: readonly Float64Array[];
  /** How many of them are yes, where that is asked. */
  readonly counts: Float64Array;
  /** The first one; not state. */
  fault: RuleFault | null;
  /** A yes/no of a VC whose number of yes is asked for. */
  setCounted(index: number, flow: number, on: boolean): void;
}

/** A discard policy that is a rule. */
export interface RunningRule extends Running, Registered {
  /** VCs that pass the port. */
  readonly passing: number;
  readonly random: RandomStream;
  /** There also while the rule does not use them. */
  readonly listed: DropList;
  readonly held: Occupancy;
  readonly marks: Uint8Array;
  readonly frontDrop: FrontDrop;
  capacity: Cells;
  /** VCs whose cells are being marked, and the line that said so last. */
  marked: number;
  markLine: number;
  pausedUntil: number;
  probes: AverageProbes;
  /** `VC listed = ...` */
  setListed(flow: number, on: boolean, now: number): void;
  /** `VC marked = ...` in this line. */
  setMarked(flow: number, on: boolean, line: number): void;
  /** A value of the port that is drawn on the queue plot has changed. */
  record(now: number, value: number): void;
  /** `discard ... from the front`; the port carries it out. */
  discard(cells: number, line: number): void;
  /** Before a decision: nothing is to be taken out, and there is no pause. */
  discardNothing(): void;
  /** `pause for ...`, in picoseconds. */
  pause(now: number, time: number): void;
  /** The rule cannot say what to do with this cell: it is treated as by tail drop. */
  failed(cell: ArrivingCell, fault: NotANumber): Verdict;
}

/** What becomes of a cell about which a rule cannot decide in this line. */
export const byTailDrop = ({ capacity }: RunningRule, { queue }: ArrivingCell, line: number): Verdict =>
  queue < capacity ? accept(line) : refuse(line);
