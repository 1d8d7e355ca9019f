import type { Cells, Gauge, ParameterValues, PolicyCurve } from '../../contract/index.ts';
import type { RuleHead } from '../../rules/tree.ts';
import { parameterValue } from '../../rules/values.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type {
  ArrivingCell,
  AverageProbes,
  DiscardPolicy,
  Explanation,
  FlowPoint,
  HeadDropRequest,
  LineFailure,
  Names,
  Verdict,
} from '../switch/discard/policy.ts';
import { lineOf, NO_PROBES, refusedBy } from '../switch/discard/policy.ts';
import { DropList } from '../switch/state/dropList.ts';
import { Occupancy } from '../switch/state/occupancy.ts';
import { AcceptThreshold } from '../switch/transmit/acceptThreshold.ts';
import type { Execution, HookCode } from './execution.ts';
import { FailureLog } from './failureLog.ts';
import { canReadRules, ruleReader } from './reader.ts';
import { hasRuntimeHooks, RuleHooks } from './ruleHooks.ts';
import { byTailDrop, type LineFault, type NotANumber, type RunningRule } from './ruleInstance.ts';

/** A rule with its execution. */
export interface RunnableRule {
  readonly rule: RuleHead;
  readonly execution: Execution;
  /** Number in digests of a line that loses a cell. */
  readonly legacyCodeOf: (line: number) => number;
}

const NO_FLOWS = new Uint8Array(0);

/** A discard policy that is a rule. Its state is in plain arrays: yes is 1, a named state is its index. */
export class RulePolicy implements DiscardPolicy, RunningRule {
  readonly rule: RuleHead;
  private readonly execution: Execution;
  private readonly legacyCodeOf: (line: number) => number;
  readonly list: DropList | null;
  readonly occupancy: Occupancy | null;
  readonly acceptThreshold: AcceptThreshold;
  readonly headDrop?: HeadDropRequest;
  readonly curve?: () => PolicyCurve;
  readonly marking?: Uint8Array;
  readonly departureMarks?: Uint8Array;
  readonly hooks?: RuleHooks;
  private readonly loss: HookCode | null;
  /** Always set, here and below, because executing code reads them even if the rule does not use them. */
  readonly listed: DropList;
  readonly occupiedBy: Occupancy;
  readonly marks: Uint8Array;
  readonly headDropRequest: HeadDropRequest = { cells: 0, line: 0, pause: 0 };
  readonly random: RandomStream;
  readonly flows: number;
  readonly passing: number;
  capacity: Cells = 0;
  /** Parameters, then values of `let`. */
  readonly values: Float64Array;
  /** Variables of the port. */
  readonly portVariables: Float64Array;
  /** Variables of VCs, an array for each. */
  readonly vcVariables: readonly Float64Array[];
  /** Number of VCs with `yes`, for each variable whose count is read. */
  readonly trueCounts: Float64Array;
  /** VCs whose cells are being marked. */
  marked = 0;
  markLine = 0;
  pausedUntil = 0;
  readonly isAveraging: boolean;
  probes: AverageProbes = NO_PROBES;
  private readonly plotted: number;
  /** The first failure; not state. */
  fault: LineFault | null = null;
  private readonly lineFailures: FailureLog;
  failing: DiscardPolicy['failing'];

  constructor(
    { rule, execution, legacyCodeOf }: RunnableRule,
    flows: number,
    random: RandomStream,
    passing: number,
  ) {
    const { uses } = rule;
    this.legacyCodeOf = legacyCodeOf;
    this.rule = rule;
    this.lineFailures = new FailureLog(rule);
    this.execution = execution;
    this.flows = flows;
    this.passing = passing;
    this.random = random;
    this.listed = new DropList(uses.list ? flows : 0);
    this.list = uses.list ? this.listed : null;
    this.occupiedBy = new Occupancy(uses.held ? flows : 0);
    this.occupancy = uses.held ? this.occupiedBy : null;
    this.marks = uses.marks ? new Uint8Array(flows) : NO_FLOWS;
    if (uses.marksLeaving) this.departureMarks = this.marks;
    else if (uses.marks) this.marking = this.marks;
    if (uses.front) this.headDrop = this.headDropRequest;
    this.acceptThreshold = new AcceptThreshold(0);
    if (rule.plot !== null) this.curve = () => ruleReader().curveOf(this);
    this.values = new Float64Array(rule.parameters.length + rule.lets.length);
    this.portVariables = Float64Array.from(rule.port, ({ initial }) => initial);
    this.vcVariables = rule.vc.map(({ initial }) => new Float64Array(flows).fill(initial));
    this.trueCounts = Float64Array.from(rule.vc, ({ initial }) => (initial === 1 ? flows : 0));
    this.plotted = rule.shown.findIndex((variable) => variable.plotted && variable.value.is === 'port');
    this.isAveraging = this.plotted >= 0;
    this.loss = execution.hooks.find((_, i) => rule.hooks[i]?.on === 'loss') ?? null;
    if (hasRuntimeHooks(rule))
      this.hooks = new RuleHooks(this, execution.hooks, () => this.updateAcceptThreshold());
  }

  get parts(): readonly Registered[] {
    const { hooks, lineFailures } = this;
    return hooks === undefined ? [lineFailures] : [lineFailures, hooks];
  }

  state(io: StateIo): void {
    this.marked = io.number(this.marked);
    this.markLine = io.number(this.markLine);
    this.pausedUntil = io.number(this.pausedUntil);
    for (const values of [this.portVariables, this.trueCounts, this.marks, ...this.vcVariables])
      io.array(values);
  }

  get vcStates(): Float64Array | undefined {
    return this.vcVariables[this.rule.vc.findIndex(({ type }) => type.kind === 'one-of')];
  }

  get average(): number {
    const shown = this.rule.shown[this.plotted]?.value;
    return shown?.is === 'port' ? (this.portVariables[shown.index] ?? Number.NaN) : Number.NaN;
  }

  configure(params: ParameterValues, capacity: Cells): void {
    this.capacity = capacity;
    this.rule.parameters.forEach((spec, i) => {
      this.values[i] = parameterValue(spec, params);
    });
    this.execution.derive(this);
    this.execution.updateAcceptThreshold(this, this.acceptThreshold);
  }

  decide(cell: ArrivingCell): Verdict {
    const verdict = this.execution.decide(this, cell);
    this.updateAcceptThreshold();
    return verdict;
  }

  /** Updates the accept threshold after the state of the rule may have changed. */
  private updateAcceptThreshold(): void {
    if (this.execution.dependsOnState) this.execution.updateAcceptThreshold(this, this.acceptThreshold);
  }

  legacyDigestCode(verdict: Verdict): Verdict {
    return refusedBy(this.legacyCodeOf(lineOf(verdict)), verdict);
  }

  onCapped(flow: number, now: number): void {
    if (this.loss === null) {
      this.list?.add(flow, now);
      return;
    }
    this.loss.run(this, {
      flow,
      first: false,
      last: false,
      bytes: Number.NaN,
      queue: this.capacity,
      since: now,
      now,
      cellTime: 1,
    });
    this.updateAcceptThreshold();
  }

  /** `VC listed = yes`, or no. */
  setListed(flow: number, on: boolean, now: number): void {
    if (on) this.listed.add(flow, now);
    else this.listed.remove(flow, now);
  }

  /** `VC marked = ...` in this line. */
  setMarked(flow: number, on: boolean, line: number): void {
    if (on) this.markLine = line;
    const mark = on ? 1 : 0;
    this.marked += mark - (this.marks[flow] ?? 0);
    this.marks[flow] = mark;
  }

  /** Sets a truth value of a VC, and updates the number of VCs with `yes`. */
  setCounted(index: number, flow: number, on: boolean): void {
    const values = this.vcVariables[index] as Float64Array;
    const value = on ? 1 : 0;
    this.trueCounts[index] = (this.trueCounts[index] ?? 0) + value - (values[flow] ?? 0);
    values[flow] = value;
  }

  /** Records a change of the variable of the port that is drawn on the queue plot. */
  record(now: number, value: number): void {
    this.probes.averageTrace?.record(now, value);
  }

  /** `discard ... from the front`: requests it from the port. */
  discard(cells: number, line: number): void {
    this.headDropRequest.cells = Math.max(0, Math.floor(cells));
    this.headDropRequest.line = line;
  }

  discardNothing(): void {
    this.headDropRequest.cells = 0;
    this.headDropRequest.line = 0;
    this.headDropRequest.pause = 0;
  }

  /** `pause for ...`: whole picoseconds. */
  pause(now: number, time: number): void {
    const length = Math.floor(time);
    this.pausedUntil = now + length;
    this.headDropRequest.pause = length;
  }

  /** Notes that the rule has failed for this cell, which is then treated as by tail drop. */
  failed(cell: ArrivingCell, fault: NotANumber): Verdict {
    const { line } = fault;
    this.fault ??= { line, time: cell.now, words: fault.message };
    if (this.lineFailures.note(fault, cell.now)) this.failing?.(cell.flow, line, cell.now);
    return byTailDrop(this, cell, line);
  }

  get failures(): readonly LineFailure[] {
    return this.lineFailures.list;
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    return ruleReader().explainCell(this, cell, names);
  }

  wouldRefuse(cell: ArrivingCell, names: Names): boolean {
    return canReadRules() && !this.explain(cell, names).accepted;
  }

  points(queue: Cells): readonly FlowPoint[] {
    return this.rule.plot === null ? [] : ruleReader().pointsOf(this, queue);
  }

  gauges(queue: Cells): readonly Gauge[] {
    return this.rule.shown.length === 0 ? [] : ruleReader().gaugesOf(this, queue);
  }
}
