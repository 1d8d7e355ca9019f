import type {
  Bytes,
  Cells,
  EvaluatedLine,
  Gauge,
  ParameterSpec,
  ParameterValues,
  Picoseconds,
  PolicyCurve,
  PolicyInfo,
  PseudoCodeLine,
  Remark,
} from '../../../contract/index.ts';
import type { BinTrace } from '../../sim/binTrace.ts';
import type { RandomStream } from '../../sim/random.ts';
import type { Registered } from '../../sim/state.ts';
import type { Backlog } from '../backlog.ts';
import type { DropList } from '../state/dropList.ts';
import type { Occupancy } from '../state/occupancy.ts';
import type { AcceptThreshold } from '../transmit/acceptThreshold.ts';

/**
 * The interface of discard policies. A policy is asked once for every cell that reaches its port, with
 * the queue before the cell, and answers with the pseudo-code line that decides:
 * `accept(line)`, `refuse(line)`, or `refuseContinuation(line)` for a later cell of a VC that is already
 * being refused. One policy, one file; its line in `index.ts` makes it known everywhere.
 */
export interface DiscardPolicy extends Registered {
  /** VCs being refused; null for policies without such a list. */
  readonly list: DropList | null;
  /** Waiting cells by flow, counted by the port; null for policies that do not read them. */
  readonly occupancy: Occupancy | null;
  /** For policies with named states for each VC: index of the present state, by flow. */
  readonly vcStates?: Float64Array | undefined;
  /** Conditions in which the port accepts a cell without asking. */
  readonly acceptThreshold: AcceptThreshold;
  /** For policies that drop waiting cells (`dropsWaiting`): a decision may request this in addition to its verdict. */
  readonly headDrop?: HeadDropRequest;
  /** For policies that mark: by flow, 1 while cells of the flow that enter get the EFCI bit. */
  readonly marking?: Uint8Array;
  /** For policies that mark departing cells: by flow, 1 while cells of the flow that depart get the EFCI bit. */
  readonly departureMarks?: Uint8Array;
  /** Line of pseudo-code that decides whether to mark. */
  readonly markLine?: number;
  /** For policies that keep an average of the queue, in cells. Every change is reported to `probes`, those of the port. */
  readonly average?: number;
  // One listener each, here and below: a policy reports to its port only, which has the list of probes.
  probes?: AverageProbes;
  /** For policies that pause: the end of the pause, in which they drop nothing. They also report it to the port by `headDrop`. */
  readonly pausedUntil?: Picoseconds;
  /** Timers and decisions about departing cells; omitted if it only judges arriving cells. */
  readonly hooks?: PolicyTimersAndDepartures;
  /** Lines that failed, such as by 0 / 0, each with the time of its first failure. Omitted if none can fail. */
  readonly failures?: readonly LineFailure[];
  /** Called at the first failure of each line. */
  failing?: ((flow: number, line: number, now: Picoseconds) => void) | undefined;
  /** Further components that register its state. */
  readonly parts?: readonly Registered[];
  /** Sets all parameters and the capacity in cells; called again after every change. */
  configure(params: ParameterValues, capacity: Cells): void;
  decide(cell: ArrivingCell): Verdict;
  /** Called when a frame that the policy accepted loses a cell to the buffer's allocation. If omitted, its VC is put on the drop list. */
  onCapped?(flow: number, now: Picoseconds): void;
  /** The function by which it decides, to plot it; it changes with parameters and buffer only. */
  curve?(): PolicyCurve;
  /** The operating points of port and flows on that curve, for this queue length. */
  points?(queue: Cells): readonly FlowPoint[];
  /** Variables of the policy to show. */
  gauges?(queue: Cells): readonly Gauge[];
  /** The verdict about a lost cell, with the line number that digests have used since they were first recorded. */
  legacyDigestCode(verdict: Verdict): Verdict;
  /** Explains the decision that `decide` would take now, line by line; changes nothing. */
  explain(cell: ArrivingCell, names: Names): Explanation;
  /** Whether `decide` would refuse the cell now; false while the explainer of rules is not loaded. */
  wouldRefuse(cell: ArrivingCell, names: Names): boolean;
}

/** Reports to a policy that a frame of the flow, which it has accepted, lost a cell to the allocation of the buffer. */
export function reportCapped(policy: DiscardPolicy, flow: number, now: Picoseconds): void {
  if (policy.onCapped) policy.onCapped(flow, now);
  else policy.list?.add(flow, now);
}

/**
 * Drop from front (Lakshman, Neidhardt and Ott 1996): a policy's request to its port to drop waiting cells at the head of the queue,
 * before the arriving cell enters. The cell on the wire cannot be dropped.
 */
export interface HeadDropRequest {
  /** Number of cells to drop; the port resets it to 0 once it has dropped them. */
  cells: Cells;
  /** Line of pseudo-code that drops them. */
  line: number;
  /** Length of a pause that begins now, in which the policy drops only to make room; 0: no pause. */
  pause: Picoseconds;
}

/** The trace that a policy records its average to; null: no probe has one. */
export interface AverageProbes {
  readonly averageTrace: BinTrace | null;
}

export const NO_PROBES: AverageProbes = { averageTrace: null };

/** For policies that judge departing cells or have timers. Their ports keep cells in queues per flow. */
export interface PolicyTimersAndDepartures {
  /** When the next timer is due; Infinity: never. */
  readonly due: Picoseconds;
  /** Called when the policy comes into force, and when its settings change. @param least minimum time between two timers */
  begin(now: Picoseconds, least: Picoseconds): void;
  /** Stops timers until `begin`, because its state is about to be replaced. */
  stop(): void;
  /** The timer expires; `cell` has the state of the port at `due`. */
  onTimer(cell: ArrivingCell): void;
  /** Judges a cell that is about to depart; 0 if the policy does not judge it. */
  onDeparture(cell: ArrivingCell): Verdict;
  /** Explains the decision that `onDeparture` would take now, line by line; null if it does not judge the cell. */
  explainDeparture(cell: ArrivingCell, names: Names): Explanation | null;
}

/** A line of a rule that could not be executed. In that case cells are treated as by tail drop. */
export interface LineFailure {
  /** Short name of the rule. */
  readonly rule: string;
  readonly line: number;
  readonly time: Picoseconds;
  /** The failed operation: `0 / 0`. */
  readonly words: string;
}

/** An operating point of a flow, or of the whole port. */
export interface FlowPoint {
  readonly x: number;
  readonly y: number;
  readonly flow: number | null;
}

/** The information that a switch has about a cell. The object is reused for every cell: do not keep it. */
export interface ArrivingCell {
  /** Index of the flow, 0 .. flows - 1. */
  flow: number;
  /** First cell after a last one, on the arrival side. */
  first: boolean;
  /** Last cell of an AAL5 frame. */
  last: boolean;
  /** Length of this unit on the wire, which is the same for all cells of a port. At a timer, `unitBytes` of the link. */
  bytes: Bytes;
  /** Cells waiting ahead of this one; the cell on the wire is not counted. */
  queue: Cells;
  /** The same in bytes and time, if units differ in length. Omitted for cells. */
  backlog?: Backlog | undefined;
  /** Backlog of the queue of one flow. */
  readonly backlogOf?: ((flow: number) => Backlog) | undefined;
  /** Time of the last change of the queue length. */
  since: Picoseconds;
  now: Picoseconds;
  /** Transmission time of a cell on the output link. */
  cellTime: Picoseconds;
  /** Whether the port has no buffer and its transmitter is idle, so that the cell needs no place. */
  isWireFree?: boolean;
  /** Time for which a departing cell has waited; then `queue` excludes it. Omitted for arriving cells. */
  waited?: Picoseconds;
  /** Name of the buffer in sentences; default: `The buffer`. */
  readonly buffer?: string;
}

/** Time to transmit the whole backlog. */
export const queueTimeOf = ({ backlog, queue, cellTime }: ArrivingCell): Picoseconds =>
  backlog === undefined ? queue * cellTime : backlog.time;

/** Bytes of the whole backlog. */
export const queueBytesOf = ({ backlog, queue, bytes }: ArrivingCell): Bytes =>
  backlog === undefined ? queue * bytes : backlog.bytes;

/** +line accepts, -line refuses, -(line + LISTED_OFFSET) refuses a cell of a VC that was on the drop list before. */
export type Verdict = number;
const LISTED_OFFSET = 1024;

export const accept = (line: number): Verdict => line;
export const refuse = (line: number): Verdict => -line;
export const refuseContinuation = (line: number): Verdict => -(line + LISTED_OFFSET);
export const lineOf = (verdict: Verdict): number => Math.abs(verdict) % LISTED_OFFSET;
export const isAccepted = (verdict: Verdict): boolean => verdict > 0;
/** Whether the cell was refused although its VC was not on the drop list before. */
export const isNewLoss = (verdict: Verdict): boolean => verdict < 0 && verdict > -LISTED_OFFSET;

/** The same refusal, by another line. */
export const refusedBy = (line: number, verdict: Verdict): Verdict =>
  isNewLoss(verdict) ? refuse(line) : refuseContinuation(line);

/** Names of flows in sentences. */
export interface Names {
  /** `VC 8`, or `the ACKs of VC 8`. */
  flow(index: number): string;
}

export interface Explanation {
  readonly line: number;
  readonly accepted: boolean;
  readonly evaluated: readonly EvaluatedLine[];
  readonly headline: Remark;
  readonly sentence: readonly Remark[];
}

export interface PolicyDefinition extends Omit<PolicyInfo, 'pseudoCode' | 'parameters'> {
  readonly parameters: readonly ParameterSpec[];
  /** Lines, numbered from 1, with three spaces of indent per level. */
  readonly pseudoCode: readonly PseudoCodeLine[];
  /** Set if it removes cells from the queue: its ports then keep cells in queues per flow (`VcQueues`). */
  readonly dropsWaiting?: true;
  /**
   * @param flows number of flows of the run; @param random the port's own stream, for randomized policies
   * @param passing number of flows that cross the port; default: all of the run
   */
  create(flows: number, random: RandomStream, passing?: number): DiscardPolicy;
}
