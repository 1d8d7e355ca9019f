import { csvText } from '../contract/index.ts';
import { MEASURES, type MeasureId, measures } from './measures.ts';
import type { CandidateResult, NetworkOutcome } from './outcome.ts';
import type { RacePlan } from './plan.ts';
import { words } from './strings/en.ts';

function headerOf(id: MeasureId, first: string): readonly string[] {
  const { table } = words;
  const { unit, differenceUnit } = measures[id];
  const [own, between] = [unit, differenceUnit].map((text) => (text === '' ? table.unitless : text));
  const name = words.measures[id];
  const difference = `${name}: ${table.difference(first)}`;
  return [
    ...[table.mean, table.low, table.high].map((what) => `${name}: ${what} (${own})`),
    ...[table.mean, table.low, table.high].map((what) => `${difference}: ${what} (${between})`),
    `${difference}: ${table.chance}`,
  ];
}

function figuresOf({ figures, comparisons }: CandidateResult, id: MeasureId): readonly number[] {
  const own = figures[id];
  const { difference, corrected } = comparisons?.[id] ?? {};
  const nothing = Number.NaN;
  return [
    own.mean,
    own.low,
    own.high,
    difference?.mean ?? nothing,
    difference?.low ?? nothing,
    difference?.high ?? nothing,
    corrected ?? nothing,
  ];
}

/** One line for each candidate in each network; every number has its unit in the header. */
export function csvOf({ candidates, networks }: RacePlan, outcome: readonly NetworkOutcome[]): string {
  const { table } = words;
  const first = candidates[0]?.name ?? '';
  const header = [
    table.network,
    table.candidate,
    `${table.runs} (${table.unitless})`,
    ...MEASURES.flatMap((id) => headerOf(id, first)),
  ];
  const rows = outcome.flatMap(({ network, standings }) =>
    standings.map((result) => [
      networks[network] ?? '',
      candidates[result.candidate]?.name ?? '',
      result.figures.useful.count,
      ...MEASURES.flatMap((id) => figuresOf(result, id)),
    ]),
  );
  return `${csvText([header, ...rows])}\n`;
}
