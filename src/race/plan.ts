import { EVERY_PORT, formatPath, type ParameterValues } from '../contract/index.ts';

/** Who takes part: a policy of the catalogue, with parameters other than the network's. */
export interface Candidate {
  /** As it is called on the screen and in the table. */
  readonly name: string;
  readonly policy: string;
  readonly params?: ParameterValues;
}

/** Each candidate in each network with each seed. The first candidate is the one that the others are compared with. */
export interface RacePlan {
  readonly candidates: readonly Candidate[];
  /** Names of the networks. */
  readonly networks: readonly string[];
  readonly seeds: readonly number[];
}

/** One run: places in the lists of the plan. */
export interface RaceRun {
  readonly network: number;
  readonly candidate: number;
  readonly seed: number;
}

/**
 * The runs of a race. Runs with the same network and seed differ in the policy only (common random numbers), and follow each
 * other: a race that is stopped on the way has whole pairs.
 */
export function runsOf({ candidates, networks, seeds }: RacePlan): readonly RaceRun[] {
  return seeds.flatMap((_, seed) =>
    networks.flatMap((_, network) => candidates.map((_, candidate) => ({ network, candidate, seed }))),
  );
}

/** An entry of a plan by its place. @throws RangeError */
export function entryOf<Entry>(list: readonly Entry[], place: number): Entry {
  const entry = list[place];
  if (entry === undefined) throw new RangeError(`a race has no entry ${place}`);
  return entry;
}

/** Place of a run in `runsOf`. */
export function indexOf({ candidates, networks }: RacePlan, { network, candidate, seed }: RaceRun): number {
  return (seed * networks.length + network) * candidates.length + candidate;
}

const parameterPath = (name: string): string =>
  formatPath({ kind: 'parameter', ...EVERY_PORT, mechanism: 'policy', name });

/** The candidate as settings of a document. */
export function settingsOf({ policy, params = {} }: Candidate): readonly (readonly [string, string])[] {
  return [
    ['policy', policy],
    ...Object.entries(params).map(([name, value]) => [parameterPath(name), String(value)] as const),
  ];
}
