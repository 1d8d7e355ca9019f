import type { Picoseconds } from '../../contract/index.ts';
import type { StateIo } from '../sim/state.ts';
import type { RateAlgorithm, Variable } from './algorithm.ts';
import { UNKNOWN } from './parts/algorithmStates.ts';
import type { RateProbes } from './rateProbe.ts';
import { SAMPLED_VARIABLES } from './sampledVariableList.ts';

const PLACES: ReadonlyMap<string, number> = new Map(SAMPLED_VARIABLES.map(({ label }, i) => [label, i]));
const NOTHING: readonly Variable[] = [];

/** 0.27 ms. */
const SAMPLE_PS = 268_435_456;

/**
 * The variables of a port's algorithm as last sampled, at most once in each `SAMPLE_PS`. They are sampled whether or not a probe
 * listens, so that the times depend on the run alone.
 */
export class SampledVariables {
  /** Values by index in `SAMPLED_VARIABLES`; NaN for variables of other algorithms. */
  readonly values = new Float64Array(SAMPLED_VARIABLES.length).fill(Number.NaN);
  /** Time of the next sample, picoseconds. */
  nextSample: Picoseconds = 0;
  /** State of each VC by index, as an index into `ALGORITHM_STATES`. */
  readonly states: Uint8Array;
  private readonly probes: RateProbes;

  /** @param vcs number of VCs of the run */
  constructor(vcs: number, probes: RateProbes) {
    this.probes = probes;
    this.states = new Uint8Array(vcs);
  }

  state(io: StateIo): void {
    for (const values of [this.values, this.states]) io.array(values);
    this.nextSample = io.number(this.nextSample);
  }

  sample(now: Picoseconds, algorithm: RateAlgorithm): void {
    for (const { label, value } of algorithm.variables?.() ?? NOTHING) {
      const place = PLACES.get(label);
      if (place !== undefined) this.put(now, place, Number.isFinite(value) ? value : Number.NaN);
    }
    if (algorithm.stateOf !== undefined)
      for (let vc = 0; vc < this.states.length; vc++) this.putState(now, vc, algorithm.stateOf(vc));
    this.nextSample = (Math.floor(now / SAMPLE_PS) + 1) * SAMPLE_PS;
  }

  /** Clears all values, since the algorithm is replaced; the next one is sampled at once. */
  reset(now: Picoseconds): void {
    for (let place = 0; place < this.values.length; place++) this.put(now, place, Number.NaN);
    for (let vc = 0; vc < this.states.length; vc++) this.putState(now, vc, UNKNOWN);
    this.nextSample = now;
  }

  private put(now: Picoseconds, place: number, value: number): void {
    if (Object.is(value, this.values[place])) return;
    this.values[place] = value;
    for (const probe of this.probes.list) probe.onVariable?.(now, place, value);
  }

  private putState(now: Picoseconds, vc: number, state: number): void {
    if (state === this.states[vc]) return;
    this.states[vc] = state;
    for (const probe of this.probes.list) probe.onState?.(now, vc, state);
  }
}
