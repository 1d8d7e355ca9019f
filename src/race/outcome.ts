import { chanceOf, type Estimate, estimate, holm, LEVEL } from './estimates.ts';
import { MEASURES, type MeasureId, measures, type RaceValues } from './measures.ts';
import { indexOf, type RacePlan } from './plan.ts';

/** Comparison of the first candidate with this one, in one measure, over the seeds that both have. */
export interface Comparison {
  /** Value of the first candidate minus that of this one. */
  readonly difference: Estimate;
  /** p value of the paired t test, and after Holm's correction for the number of candidates. */
  readonly chance: number;
  readonly corrected: number;
  /** Verdict on the first candidate. */
  readonly verdict: 'better' | 'worse' | 'undecided';
}

export interface CandidateResult {
  readonly candidate: number;
  /** By seed; undefined for a missing run. */
  readonly runs: readonly (RaceValues | undefined)[];
  readonly figures: Readonly<Record<MeasureId, Estimate>>;
  /** Null for the first candidate. */
  readonly comparisons: Readonly<Record<MeasureId, Comparison>> | null;
}

export interface NetworkOutcome {
  readonly network: number;
  /** In the order of the candidates. */
  readonly standings: readonly CandidateResult[];
}

/** Values of the runs in the order of `runsOf`; undefined for missing runs. */
export type RaceRuns = readonly (RaceValues | undefined)[];

export function outcomeOf(plan: RacePlan, runs: RaceRuns): readonly NetworkOutcome[] {
  return plan.networks.map((_, network) => {
    const byCandidate = plan.candidates.map((_, candidate) =>
      plan.seeds.map((_, seed) => runs[indexOf(plan, { network, candidate, seed })]),
    );
    const compared = comparisonsOf(byCandidate);
    const standings = byCandidate.map((own, candidate) => ({
      candidate,
      runs: own,
      figures: forEach((id) => estimate(own.flatMap((values) => values?.[id] ?? []))),
      comparisons: compared[candidate - 1] ?? null,
    }));
    return { network, standings };
  });
}

/** Comparisons for every candidate except the first. */
function comparisonsOf([first = [], ...rivals]: readonly RaceRuns[]): readonly Record<
  MeasureId,
  Comparison
>[] {
  const corrected = forEach((id) => {
    const differences = rivals.map((rival) => differencesOf(first, rival, id));
    const chances = differences.map(chanceOf);
    const afterHolm = holm(chances);
    return differences.map((own, i) =>
      comparison(id, own, chances[i] ?? Number.NaN, afterHolm[i] ?? Number.NaN),
    );
  });
  return rivals.map((_, i) => forEach((id) => corrected[id][i] as Comparison));
}

/** Differences by seed, in which random effects common to both cancel out. */
function differencesOf(first: RaceRuns, rival: RaceRuns, id: MeasureId): readonly number[] {
  return first.flatMap((values, seed) => {
    const other = rival[seed];
    return values === undefined || other === undefined ? [] : [values[id] - other[id]];
  });
}

function comparison(
  id: MeasureId,
  differences: readonly number[],
  chance: number,
  corrected: number,
): Comparison {
  const difference = estimate(differences);
  const isMore = difference.mean > 0;
  const isDecided = corrected < LEVEL;
  const won = isMore === (measures[id].better === 'more');
  return { difference, chance, corrected, verdict: !isDecided ? 'undecided' : won ? 'better' : 'worse' };
}

function forEach<Value>(of: (id: MeasureId) => Value): Record<MeasureId, Value> {
  return Object.fromEntries(MEASURES.map((id) => [id, of(id)])) as Record<MeasureId, Value>;
}
