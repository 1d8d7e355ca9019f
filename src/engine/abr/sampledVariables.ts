import type { Picoseconds } from '../../contract/index.ts';
import type { StateIo } from '../sim/state.ts';
import type { RateAlgorithm, Variable } from './algorithm.ts';
import { KEPT } from './keptVariables.ts';
import { UNKNOWN } from './parts/algorithmStates.ts';
import type { RateProbes } from './rateProbe.ts';

const PLACES: ReadonlyMap<string, number> = new Map(KEPT.map(({ label }, i) => [label, i]));
const NOTHING: readonly Variable[] = [];

/** 0.27 ms. */
const SAMPLE_PS = 268_435_456;

/**
 * What the algorithm of a port remembered when it was last looked at, which is at most once in each `SAMPLE_PS`.
 * It looks whether or not something listens: when it does must depend on the run alone.
 */
export class SampledVariables {
  /** By place in `KEPT`; NaN for what another algorithm would remember. */
  readonly values = new Float64Array(KEPT.length).fill(Number.NaN);
  /** When to look again, picoseconds. */
  due: Picoseconds = 0;
  /** By VC index: how the algorithm regards it, as a place in `ALGORITHM_STATES`. */
  readonly states: Uint8Array;
  private readonly probes: RateProbes;

  /** @param vcs number of VCs of the run */
  constructor(vcs: number, probes: RateProbes) {
    this.probes = probes;
    this.states = new Uint8Array(vcs);
  }

  state(io: StateIo): void {
    for (const values of [this.values, this.states]) io.array(values);
    this.due = io.number(this.due);
  }

  sample(now: Picoseconds, algorithm: RateAlgorithm): void {
    for (const { label, value } of algorithm.variables?.() ?? NOTHING) {
      const place = PLACES.get(label);
      if (place !== undefined) this.put(now, place, Number.isFinite(value) ? value : Number.NaN);
    }
    if (algorithm.stateOf !== undefined)
      for (let vc = 0; vc < this.states.length; vc++) this.putState(now, vc, algorithm.stateOf(vc));
    this.due = (Math.floor(now / SAMPLE_PS) + 1) * SAMPLE_PS;
  }

  /** The algorithm is gone, and with it what it kept; the next one is looked at at once. */
  forget(now: Picoseconds): void {
    for (let place = 0; place < this.values.length; place++) this.put(now, place, Number.NaN);
    for (let vc = 0; vc < this.states.length; vc++) this.putState(now, vc, UNKNOWN);
    this.due = now;
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
