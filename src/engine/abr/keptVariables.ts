import type { ChannelInfo, Picoseconds } from '../../contract/index.ts';
import { UNKNOWN } from './algorithmStates.ts';
import type { RateAlgorithm, Variable } from './algorithms/algorithm.ts';
import { algorithms } from './algorithms/index.ts';

/** Units that channels may have; variables in others are not kept, nor are those whose names are values. */
type Unit = ChannelInfo['unit'];
const UNITS: readonly string[] = ['cells/s', 'cells', 'VCs', 'ms', ''] satisfies Unit[];

interface KeptKind {
  readonly label: string;
  readonly unit: Unit;
  /** Its values are indices of VCs. */
  readonly isVc: boolean;
}

/** Everything that any algorithm remembers beside its rate: which of it a port has changes with its algorithm. */
export const KEPT: readonly KeptKind[] = [
  ...new Map(
    algorithms
      .flatMap((one) => one.create(0).variables?.() ?? [])
      .filter(({ label, unit }) => (UNITS.includes(unit) || unit === 'VC') && !label.includes(','))
      .map(({ label, unit }) => {
        const isVc = unit === 'VC';
        return [label, { label, unit: isVc ? '' : (unit as Unit), isVc }];
      }),
  ).values(),
];

const PLACES: ReadonlyMap<string, number> = new Map(KEPT.map(({ label }, i) => [label, i]));
const NOTHING: readonly Variable[] = [];

/** 0.27 ms. */
const SAMPLE_PS = 268_435_456;

/**
 * What the algorithm of a port remembered when it was last looked at, which is at most once in each `SAMPLE_PS`.
 * It looks whether or not somebody listens: when it does must depend on the run alone.
 */
export class KeptVariables {
  /** By place in `KEPT`; NaN for what another algorithm would remember. */
  readonly values = new Float64Array(KEPT.length).fill(Number.NaN);
  /** When to look again, picoseconds. */
  due: Picoseconds = 0;
  /** By VC index: how the algorithm regards it, as a place in `ALGORITHM_STATES`. */
  readonly states: Uint8Array;
  /** Hear of every change. */
  tell: ((now: Picoseconds, place: number, value: number) => void) | null = null;
  tellState: ((now: Picoseconds, vc: number, state: number) => void) | null = null;

  /** @param vcs number of VCs of the run */
  constructor(vcs: number) {
    this.states = new Uint8Array(vcs);
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
    this.tell?.(now, place, value);
  }

  private putState(now: Picoseconds, vc: number, state: number): void {
    if (state === this.states[vc]) return;
    this.states[vc] = state;
    this.tellState?.(now, vc, state);
  }
}
