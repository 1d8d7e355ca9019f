import { MEASURES, type MeasureId, measures } from './measures.ts';
import type { Comparison, NetworkOutcome } from './outcome.ts';
import type { RacePlan } from './plan.ts';
import { words } from './strings/en.ts';

/** `a`, `a and b`, `a, b and c` */
function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${words.and} ${last}`;
}

/** A number with its sign and unit: `+3.2 points`. */
function signed(id: MeasureId, value: number): string {
  const { digits, differenceUnit } = measures[id];
  const text = Math.abs(value).toFixed(digits);
  return words.signed(value < 0 ? '−' : '+', text, differenceUnit);
}

function clause(first: string, rival: string, comparisons: Readonly<Record<MeasureId, Comparison>>): string {
  const on = (verdict: Comparison['verdict']): string =>
    list(
      MEASURES.filter((id) => comparisons[id].verdict === verdict).map((id) =>
        verdict === 'undecided'
          ? words.measures[id]
          : `${words.measures[id]} (${signed(id, comparisons[id].difference.mean)})`,
      ),
    );
  const [better, worse, rest] = [on('better'), on('worse'), on('undecided')];
  if (better === '' && worse === '') return words.none(first, rival);
  const parts = [
    ...(better === '' ? [] : [words.better(first, rival, better)]),
    ...(worse === '' ? [] : [better === '' ? words.worse(first, rival, worse) : words.butWorse(worse)]),
    ...(rest === '' ? [] : [words.rest(rest)]),
  ];
  return parts.join(', ');
}

/** Who wins on what in a network, and whether the difference is significant. */
export function sentenceOf(
  { candidates, networks }: RacePlan,
  { network, standings }: NetworkOutcome,
): string {
  const first = candidates[0]?.name ?? '';
  const count = Math.min(...standings.map(({ figures }) => figures.useful.count));
  if (count < 2) return words.tooFew;
  const clauses = standings.flatMap(({ candidate, comparisons }) =>
    comparisons === null ? [] : [clause(first, candidates[candidate]?.name ?? '', comparisons)],
  );
  return `${words.network(networks[network] ?? '', count)}: ${clauses.join('; ')}.`;
}
