import { csvText, plainNumber, writeNumber } from '../../contract/index.ts';
import type { Estimate } from '../estimates.ts';
import { words } from '../strings/en.ts';
import type { SweepRow } from './outcome.ts';
import type { SweepPlan } from './plan.ts';

const PARTS = ['mean', 'low', 'high', 'count'] as const satisfies readonly (keyof Estimate)[];

const namesOf = ({ candidates, axes }: SweepPlan): readonly string[] => [
  ...(candidates.length === 0 ? [] : [words.table.candidate]),
  ...axes.map(({ path }) => path),
];

const placeOf = ({ candidate, values }: SweepRow): readonly string[] => [
  ...(candidate === null ? [] : [candidate.name]),
  ...values,
];

/** A value of a setting, as a number if it is one, so that it is formatted like all others. */
const numberIn = (text: string): string | number => {
  const number = plainNumber(text);
  return Number.isNaN(number) ? text : number;
};

/** One line per point: `metric: mean`, `low`, `high` (95 %) and the number of runs. */
export function sweepCsv(plan: SweepPlan, rows: readonly SweepRow[]): string {
  const { table } = words;
  const titles = [table.mean, table.low, table.high, table.runs];
  const head = [
    ...namesOf(plan),
    ...plan.metrics.flatMap((metric) => titles.map((title) => `${metric}: ${title}`)),
  ];
  const body = rows.map((row) => [
    ...placeOf(row).map(numberIn),
    ...row.estimates.flatMap((estimate) => PARTS.map((part) => estimate[part])),
  ]);
  return `${csvText([head, ...body])}\n`;
}

/** Readable table: a mean with half its interval in each column. */
export const sweepTable = (plan: SweepPlan, rows: readonly SweepRow[]): readonly (readonly string[])[] => [
  [...namesOf(plan), ...plan.metrics],
  ...rows.map((row) => [...placeOf(row), ...row.estimates.map(shown)]),
];

const SIGNIFICANT = 4;

function shown({ mean, high }: Estimate): string {
  if (!Number.isFinite(mean)) return '-';
  const half = high - mean;
  return half > 0 ? `${short(mean)} ± ${short(half)}` : short(mean);
}

const short = (value: number): string => writeNumber(Number(value.toPrecision(SIGNIFICANT)));
