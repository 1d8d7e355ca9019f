import type { CouplingDocument, ParameterValue } from '../../../contract/index.ts';
import { PS_PER_SECOND } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import { COUPLING_FORMS, ROUND_TRIPS } from './couplingSpecs.ts';

export type CouplingKey = keyof CouplingDocument;

/** The sending end of a connection whose window follows a rate. Bytes and picoseconds. */
export interface CoupledEnd {
  readonly window: { readonly mss: number; readonly advertised: number; readonly recovering: boolean };
  /** Round trips: smoothed and shortest; 0 before the first sample. */
  readonly rtt: { readonly smoothed: number; readonly least: number };
  readonly segmentCells: number;
  /** Null if the coupling has not set the window since the connection opened or had a loss. */
  readonly controlledWindow: number | null;
  /** Sets the window, which acknowledgements then no longer increase. */
  setWindow(now: number, bytes: number): void;
  /** Lets acknowledgements increase the window again, from its present value. */
  releaseWindow(): void;
}

const NONE = COUPLING_FORMS.indexOf('none');
const DIRECT = COUPLING_FORMS.indexOf('direct');
const AVERAGE = COUPLING_FORMS.indexOf('average');
const THRESHOLD = COUPLING_FORMS.indexOf('threshold');
const SHORTEST = ROUND_TRIPS.indexOf('minimum');

/**
 * The sender's window follows the allowed cell rate: W = k × ACR × RTT (Ülkü 1997, section 5.3). A cell counts as
 * its share of a full segment, so that k = 1 fills the path. Every form sets W once the first round trip is known, and
 * after a loss. Further settings: `direct` at each acknowledgement and each backward RM cell; `average` moves the window
 * towards W by the weight g at each backward RM cell; `threshold` at a backward RM cell when ACR has changed by more than a share of
 * its value at the last setting, and after a change of the coupling itself. Choices are stored as indices, because state consists of
 * numbers.
 */
export class Coupling {
  private readonly rules: { readonly acr: number };
  private readonly end: CoupledEnd;
  private form: number;
  private rtt: number;
  private k: number;
  private floorSegments: number;
  private weight: number;
  private threshold: number;
  /** ACR at the last setting, cells/s; 0 if W must be set next time. */
  private followed = 0;

  /** @param rules allowed cell rate, cells/s */
  constructor(
    { form, k, rtt, floorSegments, weight, threshold }: CouplingDocument,
    rules: { readonly acr: number },
    end: CoupledEnd,
  ) {
    this.rules = rules;
    this.end = end;
    this.form = COUPLING_FORMS.indexOf(form);
    this.rtt = ROUND_TRIPS.indexOf(rtt);
    this.k = k;
    this.floorSegments = floorSegments;
    this.weight = weight;
    this.threshold = threshold;
  }

  state(io: StateIo): void {
    this.form = io.number(this.form);
    this.rtt = io.number(this.rtt);
    this.k = io.number(this.k);
    this.floorSegments = io.number(this.floorSegments);
    this.weight = io.number(this.weight);
    this.threshold = io.number(this.threshold);
    this.followed = io.number(this.followed);
  }

  /** Keys that the present form uses. */
  get uses(): readonly CouplingKey[] {
    if (this.form === NONE) return ['form'];
    const weight = this.form === AVERAGE ? ['weight' as const] : [];
    const shares = this.form === THRESHOLD ? ['threshold' as const] : [];
    return ['form', 'k', 'rtt', 'floorSegments', ...weight, ...shares];
  }

  get(key: CouplingKey): ParameterValue {
    if (key === 'form') return COUPLING_FORMS[this.form]!;
    return key === 'rtt' ? ROUND_TRIPS[this.rtt]! : this[key];
  }

  /** Sets a valid value, which applies from the next acknowledgement or backward RM cell on; `none` releases the window at once. */
  set(key: CouplingKey, value: ParameterValue): void {
    if (key === 'form') this.form = (COUPLING_FORMS as readonly ParameterValue[]).indexOf(value);
    else if (key === 'rtt') this.rtt = (ROUND_TRIPS as readonly ParameterValue[]).indexOf(value);
    else this[key] = value as number;
    this.followed = 0;
    if (this.form === NONE) this.end.releaseWindow();
  }

  /** New data are acknowledged, or the connection has opened. */
  acknowledged(now: number): void {
    if (this.form === DIRECT || this.end.controlledWindow === null) this.follow(now);
  }

  /** A backward RM cell has been applied to ACR. */
  rateChanged(now: number): void {
    if (this.form === THRESHOLD && this.isStill && this.end.controlledWindow !== null) return;
    this.follow(now);
  }

  private get isStill(): boolean {
    return Math.abs(this.rules.acr - this.followed) <= this.threshold * this.followed;
  }

  private follow(now: number): void {
    if (this.form === NONE) return;
    const { window, segmentCells, controlledWindow } = this.end;
    const trip = this.rtt === SHORTEST ? this.end.rtt.least : this.end.rtt.smoothed;
    if (trip === 0 || window.recovering) return;
    const { acr } = this.rules;
    this.followed = acr;
    const cells = (this.k * acr * trip) / PS_PER_SECOND;
    const full = (cells / segmentCells) * window.mss;
    const wanted =
      this.form === AVERAGE && controlledWindow !== null
        ? controlledWindow + this.weight * (full - controlledWindow)
        : full;
    this.end.setWindow(now, Math.min(window.advertised, Math.max(this.floorSegments * window.mss, wanted)));
  }
}
