import type {
  CellsPerSecond,
  NumberParameter,
  ParameterValues,
  Picoseconds,
} from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import type { Interval, IntervalMeasurements, PortFacts } from '../algorithm.ts';
import { numberParameter } from './rateParameters.ts';

/** Parameters of algorithms that allocate a fixed or measured bandwidth. */
export const bandwidthParameters: readonly NumberParameter[] = [
  numberParameter({
    name: 'lambda',
    label: 'λ',
    min: 0.1,
    max: 1,
    default: 0.95,
  }),
  numberParameter({
    name: 'bandwidth',
    label: 'B',
    unit: 'cells/s',
    min: 0,
    max: 20_000_000,
    default: 0,
    scale: 'log',
    zero: 'what is left',
  }),
];

/** End of the pseudo-code of these algorithms. */
export const BANDWIDTH_CODE = `at the end of an interval, if B is not given:
  B ← λ × (C − rate of higher classes)`;

/** Default length of an interval, ps: that of ERICA. */
const INTERVAL_PS = 1e9;

/**
 * Base of algorithms that allocate a bandwidth B, which is λ times the configured one, or times what the classes above ABR left
 * of the link in the last interval. B is not measured if no such class crosses the port.
 */
export abstract class SharedBandwidth {
  readonly efciAbove = Number.POSITIVE_INFINITY;
  /** B, cells/s, including the factor λ. */
  protected bandwidth = 0;
  private capacity = 0;
  private lambda = 1;
  /** Configured bandwidth, cells/s; 0 for none. */
  private configured = 0;
  /** Bandwidth reserved for MCRs, cells/s. */
  private reservedMcr = 0;
  /** Rate of the classes above ABR in the last interval, cells/s. */
  private higherRate = 0;
  private intervalPs: Picoseconds = 0;
  private length: Interval = { ps: 0, cells: Number.POSITIVE_INFINITY };

  state(io: StateIo): void {
    this.bandwidth = io.number(this.bandwidth);
    this.reservedMcr = io.number(this.reservedMcr);
    this.higherRate = io.number(this.higherRate);
  }

  /**
   * Reads the other parameters; returns the length of its intervals in ps, 0 for none.
   * @param most longest interval allowed if B is measured; Infinity if it is not
   */
  protected abstract readParameters(params: ParameterValues, most: Picoseconds): Picoseconds;
  /** Called when B has changed. */
  protected onBandwidthChange(): void {}

  /** The same object until the length changes. */
  get interval(): Interval | null {
    const { intervalPs: ps } = this;
    if (ps !== this.length.ps) this.length = { ps, cells: Number.POSITIVE_INFINITY };
    return ps === 0 ? null : this.length;
  }

  configure(params: ParameterValues, { capacity, hasHigherClasses }: PortFacts): void {
    this.capacity = capacity;
    this.lambda = params.lambda as number;
    this.configured = params.bandwidth as number;
    if (!hasHigherClasses) this.higherRate = 0;
    this.intervalPs = this.readParameters(
      params,
      hasHigherClasses && this.configured === 0 ? INTERVAL_PS : Number.POSITIVE_INFINITY,
    );
    this.recompute();
  }

  measured({ duration, higherCells }: IntervalMeasurements): void {
    this.higherRate = higherCells / duration;
    this.recompute();
  }

  reserve(reservedMcr: CellsPerSecond): void {
    this.reservedMcr = reservedMcr;
    this.recompute();
  }

  private recompute(): void {
    const { bandwidth, configured, capacity, higherRate: higher, reservedMcr } = this;
    const all = this.lambda * (configured > 0 ? configured : Math.max(0, capacity - higher));
    this.bandwidth = Math.max(0, all - reservedMcr);
    if (this.bandwidth !== bandwidth) this.onBandwidthChange();
  }
}
