import type { RunResults } from '../contract/index.ts';
import { jain, mean, standardDeviation } from './statistics.ts';
import type { MaximumRule, Measure, StudyCell, StudyTable } from './study.ts';

/** What a table needs of a run: packets without duplicates per session, in the order of the sessions. */
export type RunPackets = readonly number[];

/** The runs of each column, in the order of the seeds. */
export type TableRuns = Readonly<Record<string, readonly RunPackets[]>>;

export const packetsOf = ({ sessions }: Pick<RunResults, 'sessions'>): RunPackets =>
  sessions.map(({ packets }) => packets);

/** STS-3c, bit/s, and the bits of a cell: what the paper divides. */
const LINK_RATE = 155.52e6;
const CELL_BITS = 424;

export function maximumPackets({ cellsPerPacket, windowS, scale }: MaximumRule): number {
  return Math.floor(Math.floor((LINK_RATE / (cellsPerPacket * CELL_BITS)) * windowS) * scale);
}

/** Every cell of a table, row by row; a column without runs is left out. */
export function tableCells(paper: string, table: StudyTable, runs: TableRuns): readonly StudyCell[] {
  return table.rows.flatMap(({ row, printed, measure }) =>
    table.columns.flatMap(({ column }, index) => {
      const own = runs[column] ?? [];
      const left = runs[table.columns[index - 1]?.column ?? ''] ?? null;
      if (own.length === 0 || (measure.kind === 'improvement' && left === null)) return [];
      const computed = compute(measure, own, left, table.maximum);
      const place = { paper, table: table.table, row, column, printed: printed[index] ?? null };
      return [{ ...place, ...computed, seeds: own.length }];
    }),
  );
}

function compute(
  measure: Measure,
  runs: readonly RunPackets[],
  left: readonly RunPackets[] | null,
  maximum: MaximumRule,
): Pick<StudyCell, 'mean' | 'sd'> {
  switch (measure.kind) {
    case 'packets':
      return spread(runs.map((run) => sumOf(run, measure)));
    case 'improvement':
      return improvement(
        runs.map((run) => sumOf(run, measure)),
        (left ?? []).map((run) => sumOf(run, measure)),
      );
    case 'deviation':
      return deviation(runs.map(totalOf));
    case 'fairness':
      return { mean: jain(averages(runs)), sd: standardDeviation(runs.map(jain)) };
    case 'maximum':
      return { mean: maximumPackets(maximum), sd: 0 };
  }
}

export const totalOf = (run: RunPackets): number => run.reduce((sum, packets) => sum + packets, 0);

const sumOf = (run: RunPackets, { from, to }: { from: number; to: number }): number =>
  totalOf(run.slice(from - 1, to));

const spread = (values: readonly number[]) => ({ mean: mean(values), sd: standardDeviation(values) });

/** Of the means, as printed; its spread from the same seeds on both sides. */
function improvement(values: readonly number[], base: readonly number[]): Pick<StudyCell, 'mean' | 'sd'> {
  const gain = (ours: number, theirs: number): number => (ours / theirs - 1) * 100;
  const bySeed = values.map((value, index) => gain(value, base[index] ?? Number.NaN));
  return { mean: gain(mean(values), mean(base)), sd: standardDeviation(bySeed) };
}

/** Standard error of a standard deviation of normal values: sd / sqrt(2 (n - 1)). */
function deviation(values: readonly number[]): Pick<StudyCell, 'mean' | 'sd'> {
  const sd = standardDeviation(values);
  return { mean: sd, sd: sd / Math.sqrt(2 * (values.length - 1)) };
}

function averages(runs: readonly RunPackets[]): readonly number[] {
  return (runs[0] ?? []).map((_, session) => mean(runs.map((run) => run[session] ?? Number.NaN)));
}
