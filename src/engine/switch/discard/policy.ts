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
  /** For policies that keep one of named states for each VC: its place among them, by flow. */
  readonly vcStates?: Float64Array | undefined;
  /** When the port accepts a cell without asking. */
  readonly acceptThreshold: AcceptThreshold;
  /** For policies that drop waiting cells (`dropsWaiting`): a decision may ask for it together with its verdict. */
  readonly headDrop?: HeadDropRequest;
  /** For policies that mark: by flow, 1 while cells of the flow that enter get the EFCI bit. */
  readonly marking?: Uint8Array;
  /** For policies that mark departing cells: by flow, 1 while cells of the flow that depart get the EFCI bit. */
  readonly departureMarks?: Uint8Array;
  /** Line of pseudo-code that decides about a mark. */
  readonly markLine?: number;
  /** For policies that keep an average of the queue, in cells, and what listens to every change of it: the probes of the port. */
  readonly average?: number;
  // One slot each, here and below: the port is the only one that a policy reports to, and has the list of probes.
  probes?: AverageProbes;
  /** For policies that pause: the end of the pause, during which they drop nothing. They also report it to the port by `headDrop`. */
  readonly pausedUntil?: Picoseconds;
  /** What it does other than judge arriving cells; omitted: nothing. */
  readonly hooks?: PolicyTimersAndDepartures;
  /** Lines that met a number that is none, each with its first time. Left out: it cannot happen. */
  readonly failures?: readonly LineFailure[];
  /** Called at the first time of each. */
  failing?: ((flow: number, line: number, now: Picoseconds) => void) | undefined;
  /** Further components that register its state. */
  readonly parts?: readonly Registered[];
  /** Every parameter, and the places for waiting cells; again after every change. */
  configure(params: ParameterValues, capacity: Cells): void;
  decide(cell: ArrivingCell): Verdict;
  /** Called when a frame that the policy accepted loses a cell to the buffer's allocation. Left out: its VC is put on the drop list. */
  onCapped?(flow: number, now: Picoseconds): void;
  /** The function that decides, for its plot; changes with parameters and buffer only. */
  curve?(): PolicyCurve;
  /** The operating point of the port on it at such a queue. */
  points?(queue: Cells): readonly FlowPoint[];
  /** What is worth watching of the policy's memory. */
  gauges?(queue: Cells): readonly Gauge[];
  /** A verdict that loses a cell, with the line number that digests have used since they were first recorded. */
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
 * Drop from front (Lakshman, Neidhardt and Ott 1996): waiting cells that a policy asks its port to drop at the head of the queue, before
 * the arriving cell enters. The cell on the wire cannot be dropped.
 */
export interface HeadDropRequest {
  /** The port carries it out and sets it back to 0. */
  cells: Cells;
  /** Line of pseudo-code that each of them is refused by. */
  line: number;
  /** Length of a pause that begins now, in which the policy drops only to make room; 0: no pause. */
  pause: Picoseconds;
}

/** The trace that a policy records its average to; null: no probe has one. */
export interface AverageProbes {
  readonly averageTrace: BinTrace | null;
}

export const NO_PROBES: AverageProbes = { averageTrace: null };

/** For policies that judge leaving cells or have timers. Their ports keep cells in queues per flow. */
export interface PolicyTimersAndDepartures {
  /** When the next timer is due; Infinity: never. */
  readonly due: Picoseconds;
  /** The policy is in force, or its settings have changed. @param least time between two timers */
  begin(now: Picoseconds, least: Picoseconds): void;
  /** Its state is about to be replaced: until `begin` no timer is due. */
  stop(): void;
  /** The timer expires; `cell` has the state of the port at `due`. */
  onTimer(cell: ArrivingCell): void;
  /** Judges a cell that is about to depart; 0: the policy does not judge it. */
  onDeparture(cell: ArrivingCell): Verdict;
  /** Explains the decision that `onDeparture` would take now, line by line; null if it does not judge the cell. */
  explainDeparture(cell: ArrivingCell, names: Names): Explanation | null;
}

/** A line of a rule that could not be carried out; where it cannot, cells are treated as by tail drop. */
export interface LineFailure {
  /** Short name of the rule. */
  readonly rule: string;
  readonly line: number;
  readonly time: Picoseconds;
  /** `0 / 0` */
  readonly words: string;
}

/** An operating point of a flow, or of the whole port. */
export interface FlowPoint {
  readonly x: number;
  readonly y: number;
  readonly flow: number | null;
}

/** What a switch can know about a cell. Reused for every cell: read it, do not keep it. */
export interface ArrivingCell {
  /** Index of the flow, 0 .. flows - 1. */
  flow: number;
  /** First cell after a last one, on the arrival side. */
  first: boolean;
  /** Last cell of an AAL5 frame. */
  last: boolean;
  /** Of this unit: the same for every cell of a port, and what a packet takes on the wire. At a timer, of the shortest unit. */
  bytes: Bytes;
  /** Cells waiting before this one; the cell on the wire is not counted. */
  queue: Cells;
  /** The same in bytes and as time, where units have lengths of their own. Left out: `queue` cells. */
  backlog?: Backlog | undefined;
  /** And of one queue, that of a flow. */
  readonly backlogOf?: ((flow: number) => Backlog) | undefined;
  /** When the queue took on this length. */
  since: Picoseconds;
  now: Picoseconds;
  /** What the output link takes for a cell; the same for every cell of a port. */
  cellTime: Picoseconds;
  /** The port has no buffer and its transmitter is idle: the cell needs no place. */
  isWireFree?: boolean;
  /** Of a cell that is about to leave: how long it has waited. Then `queue` is without it. */
  waited?: Picoseconds;
  /** What sentences call the buffer; default: `The buffer`. */
  readonly buffer?: string;
}

/** What the output link takes for all that waits. */
export const queueTimeOf = ({ backlog, queue, cellTime }: ArrivingCell): Picoseconds =>
  backlog === undefined ? queue * cellTime : backlog.time;

/** Bytes of all that waits. */
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
/** Refused although the VC was not on the drop list before. */
export const isNewLoss = (verdict: Verdict): boolean => verdict < 0 && verdict > -LISTED_OFFSET;

/** The same refusal by another line. */
export const refusedBy = (line: number, verdict: Verdict): Verdict =>
  isNewLoss(verdict) ? refuse(line) : refuseContinuation(line);

/** How flows are called in sentences. */
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
  /** Three spaces of indent a level; numbered from 1. */
  readonly pseudoCode: readonly PseudoCodeLine[];
  /** It takes cells out of the queue: its ports keep them in queues of their own (`VcQueues`). */
  readonly dropsWaiting?: true;
  /**
   * @param flows number of flows of the run; @param random the port's own stream, for policies that draw
   * @param passing flows of the port; default: all of the run
   */
  create(flows: number, random: RandomStream, passing?: number): DiscardPolicy;
}
