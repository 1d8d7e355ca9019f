import {
  ALGORITHM_STATES,
  type Cells,
  type ParameterValues,
  type Picoseconds,
} from '../../../contract/index.ts';
import type { CheckedRule } from '../../../rules/tree.ts';
import { parameterValue } from '../../../rules/values.ts';
import type {
  Interval,
  IntervalMeasurements,
  Line,
  PortFacts,
  PortView,
  RateAlgorithm,
  RateExplanation,
  Variable,
  VcRow,
} from '../../abr/algorithm.ts';
import { UNKNOWN } from '../../abr/parts/algorithmStates.ts';
import type { RmCell } from '../../abr/rmCell.ts';
import type { StateIo } from '../../sim/state.ts';
import type { LineFault } from '../ruleInstance.ts';
import { NO_RM_CELL, type RateExecution } from './execution.ts';
import { type ExplainedRates, explainRates } from './explain.ts';

/** An ABR algorithm that is a rule. Its state is in plain arrays: yes is 1, a named state is its index. */
export class RateRule implements RateAlgorithm, ExplainedRates {
  readonly rule: CheckedRule;
  private readonly execution: RateExecution;
  readonly flows: number;
  efciAbove: Cells = Number.POSITIVE_INFINITY;
  readonly forward?: (rm: RmCell, port: PortView) => Line;
  readonly backward?: (rm: RmCell, port: PortView) => Line;
  readonly table?: () => readonly VcRow[];
  readonly stateOf?: (vc: number) => number;
  view: PortView = { now: 0, queue: 0 };
  buffer: Cells = 0;
  linkRate = 0;
  abrRate = 0;
  higherRate = 0;
  activeVcs = 0;
  reservedMcr = 0;
  readonly seen: Uint8Array;
  hasMeasured = false;
  advertisedRate = Number.NaN;
  readonly values: Float64Array;
  readonly portVariables: Float64Array;
  /** All variables of VCs, one after the other; `vcVariables` are views of its parts. */
  private readonly vcMemory: Float64Array;
  readonly vcVariables: readonly Float64Array[];
  readonly trueCounts: Float64Array;
  fault: LineFault | null = null;
  /** Length of an interval; 0 if it measures nothing. */
  private intervalPs: Picoseconds = 0;
  private intervalCells: Cells = 0;
  private length: Interval = { ps: 0, cells: 0 };

  /** @param vcs number of VCs of the run */
  constructor(rule: CheckedRule, execution: RateExecution, vcs: number) {
    this.rule = rule;
    this.execution = execution;
    this.flows = vcs;
    this.seen = new Uint8Array(vcs);
    this.values = new Float64Array(rule.parameters.length + rule.lets.length);
    this.portVariables = Float64Array.from(rule.port, ({ initial }) => initial);
    this.vcMemory = new Float64Array(rule.vc.length * vcs);
    this.vcVariables = rule.vc.map(({ initial }, i) =>
      this.vcMemory.subarray(i * vcs, (i + 1) * vcs).fill(initial),
    );
    this.trueCounts = Float64Array.from(rule.vc, ({ initial }) => (initial === 1 ? vcs : 0));
    const { forward, backward, columns, stateOf } = execution;
    if (forward !== null)
      this.forward = (rm, port) => {
        this.view = port;
        return forward(this, rm);
      };
    if (backward !== null)
      this.backward = (rm, port) => {
        this.view = port;
        return backward(this, rm);
      };
    if (columns !== null) this.table = () => this.rows(columns);
    if (stateOf !== null) this.stateOf = (vc) => stateOf(this, vc);
  }

  /** The same object until the length changes. */
  get interval(): Interval | null {
    const { intervalPs: ps, intervalCells: cells } = this;
    if (ps === 0) return null;
    if (ps !== this.length.ps || cells !== this.length.cells) this.length = { ps, cells };
    return this.length;
  }

  configure(params: ParameterValues, { capacity, buffer }: PortFacts): void {
    const isFirst = this.linkRate === 0;
    this.linkRate = capacity;
    this.buffer = buffer;
    this.rule.parameters.forEach((spec, i) => {
      this.values[i] = parameterValue(spec, params);
    });
    const { execution } = this;
    execution.derive(this);
    this.efciAbove = execution.marksAbove?.(this) ?? Number.POSITIVE_INFINITY;
    this.intervalPs = execution.period?.(this) ?? 0;
    this.intervalCells = execution.intervalCellLimit?.(this) || Number.POSITIVE_INFINITY;
    // As after an interval without cells.
    if (isFirst) execution.interval?.(this, NO_RM_CELL);
    this.advertisedRate = execution.advertisedRate?.(this) ?? Number.NaN;
  }

  measured(interval: IntervalMeasurements): void {
    const { duration, abrCells, higherCells, active, seen, reservedMcr } = interval;
    this.view = interval;
    this.reservedMcr = reservedMcr;
    this.abrRate = Math.max(0, abrCells / duration - reservedMcr);
    this.higherRate = higherCells / duration;
    this.activeVcs = active;
    this.seen.set(seen);
    this.hasMeasured = true;
    this.execution.interval?.(this, NO_RM_CELL);
  }

  state(io: StateIo): void {
    this.abrRate = io.number(this.abrRate);
    this.higherRate = io.number(this.higherRate);
    this.activeVcs = io.number(this.activeVcs);
    this.reservedMcr = io.number(this.reservedMcr);
    this.hasMeasured = io.flag(this.hasMeasured);
    this.advertisedRate = io.number(this.advertisedRate);
    for (const values of [this.seen, ...this.changing]) io.array(values);
  }

  /** Sets a truth value of a VC, and updates the number of VCs with `yes`. */
  setCounted(index: number, flow: number, on: boolean): void {
    const values = this.vcVariables[index]!;
    const value = on ? 1 : 0;
    this.trueCounts[index]! += value - values[flow]!;
    values[flow] = value;
  }

  variables(): readonly Variable[] {
    return this.execution.variables(this);
  }

  /** Rows of the table; VCs without values are omitted. */
  private rows(columns: NonNullable<RateExecution['columns']>): readonly VcRow[] {
    return Array.from(this.seen, (_, vc) => ({
      vc,
      state: ALGORITHM_STATES[this.stateOf?.(vc) ?? UNKNOWN]!,
      variables: columns(this, vc).filter(({ value }) => !Number.isNaN(value)),
    })).filter(({ variables }) => variables.length > 0);
  }

  explain(rm: RmCell, port: PortView): RateExplanation {
    return explainRates(this, rm, port);
  }

  /** State that a decision may change, to restore it after an explanation. */
  get changing(): readonly Float64Array[] {
    return [this.portVariables, this.vcMemory, this.trueCounts];
  }
}
