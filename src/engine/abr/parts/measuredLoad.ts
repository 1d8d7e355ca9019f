import type { Cells, ParameterValues, Picoseconds } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import type {
  Interval,
  IntervalMeasurements,
  PortFacts,
  PortView,
  RateAlgorithm,
  RateExplanation,
  Variable,
} from '../algorithm.ts';
import type { RmCell } from '../rmCell.ts';

/** Pseudo-code with which these algorithms begin the end of an interval. */
export const LOAD_CODE = `  Ctar ← U × C − rate of higher classes
  z ← ABR rate / Ctar`;

/**
 * Base of algorithms that compare the load of an interval with a target rate: Ctar, the target utilisation of the link
 * less the rate of the classes above ABR, and the load factor z = ABR rate / Ctar (Jain et al. 1994). Rates are
 * cells/s. Until the end of the first interval they act as after an interval without cells.
 */
export abstract class MeasuredLoad implements RateAlgorithm {
  readonly efciAbove = Number.POSITIVE_INFINITY;
  protected capacity = 0;
  protected utilisation = 1;
  /** Measurements of the last interval: rate of the classes above ABR, ABR rate, number of ABR VCs (at least 1). */
  protected higherRate = 0;
  protected input = 0;
  protected active = 1;
  /** Bandwidth reserved for MCRs; load and Ctar are in excess of it. */
  private reservedMcr = 0;
  /** Ctar, at least 0; z is infinite if Ctar is 0. */
  protected target = 0;
  protected z = 0;
  /** Whether an interval has ended: before that, loads, VCs and queues are not known. */
  protected hasMeasured = false;
  private intervalPs: Picoseconds = 0;
  private length: Interval = { ps: 0, cells: 0 };

  state(io: StateIo): void {
    this.higherRate = io.number(this.higherRate);
    this.input = io.number(this.input);
    this.active = io.number(this.active);
    this.reservedMcr = io.number(this.reservedMcr);
    this.target = io.number(this.target);
    this.z = io.number(this.z);
    this.hasMeasured = io.flag(this.hasMeasured);
  }

  abstract get advertisedRate(): number;
  abstract explain(rm: RmCell, port: PortView): RateExplanation;
  /** Reads the parameters other than the interval. */
  protected abstract readParameters(params: ParameterValues): void;
  /** Called at the end of an interval, when `target` and `z` are known. */
  protected abstract onIntervalEnd(queue: Cells): void;

  /** The same object until the length changes. */
  get interval(): Interval {
    const { intervalPs: ps } = this;
    if (ps !== this.length.ps) this.length = { ps, cells: Number.POSITIVE_INFINITY };
    return this.length;
  }

  configure(params: ParameterValues, { capacity }: PortFacts): void {
    const first = this.capacity === 0;
    this.capacity = capacity;
    this.intervalPs = Math.round((params.intervalMs as number) * 1e9);
    this.readParameters(params);
    if (first) this.closeInterval(0);
  }

  measured({ duration, abrCells, higherCells, active, queue, reservedMcr }: IntervalMeasurements): void {
    this.reservedMcr = reservedMcr;
    this.input = Math.max(0, abrCells / duration - reservedMcr);
    this.higherRate = higherCells / duration;
    this.active = Math.max(1, active);
    this.closeInterval(queue);
    this.hasMeasured = true;
  }

  /** Target rate after an interval with this queue, cells/s; below 0 if the higher classes exceed the target utilisation. */
  protected targetRate(_queue: Cells): number {
    return this.utilisation * this.capacity - this.higherRate;
  }

  private closeInterval(queue: Cells): void {
    this.target = Math.max(0, this.targetRate(queue) - this.reservedMcr);
    this.z = this.target > 0 ? this.input / this.target : Number.POSITIVE_INFINITY;
    this.onIntervalEnd(queue);
  }

  /** A value of the last interval, for display; NaN before the end of the first. */
  protected lastIntervalValue(value: number): number {
    return this.hasMeasured ? value : Number.NaN;
  }

  variables(): readonly Variable[] {
    return [
      { label: 'Ctar', value: this.target, unit: 'cells/s' },
      { label: 'higher classes', value: this.lastIntervalValue(this.higherRate), unit: 'cells/s' },
      { label: 'ABR rate', value: this.lastIntervalValue(this.input), unit: 'cells/s' },
      { label: 'z', value: this.lastIntervalValue(this.z), unit: '' },
    ];
  }
}
