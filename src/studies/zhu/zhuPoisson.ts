import { formatPath, type RunResults, type SessionResult } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { constant, each } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow, StudyTable } from '../study.ts';
import { fairShares } from './shares.ts';
import {
  type CellCounts,
  TABLE_4_2,
  TABLE_4_4,
  TABLE_4_5,
  TABLE_4_7,
  TABLE_4_9,
  TABLE_4_10,
} from './zhuPrinted.ts';

/** Zhu 1999, chapter 4: Poisson sources around an overloaded port. Tables 4.1, 4.3, 4.6, 4.8 are settings. */
const SEEDS = 5;
/** Runs of an unreserved port spread by 0.2 points: five of them would not resolve 0.5 points. */
const SEEDS_UNRESERVED = 10;
/** Cells per second (section 4.2.1). */
const LINK_RATE = 10_000;
/** Rates of Tables 4.1 and 4.8, and of Table 4.3, cells per second. */
const EQUAL_RATES = [5_000, 5_000, 5_000, 5_000];
const UNEQUAL_RATES = [1_000, 2_000, 4_000, 6_000, 8_000];
/** Weights of Table 4.8. */
const WEIGHTS = [1, 2, 3, 4];

/** Columns of the paper with counts, which are rows of each source here. */
const FIGURES = [
  { name: 'sent', of: ({ cellsSent }: SessionResult) => cellsSent },
  { name: 'received', of: ({ cellsDelivered }: SessionResult) => cellsDelivered },
  { name: 'lost', of: ({ cellsLost }: SessionResult) => cellsLost },
] as const;

const sumOf = (sessions: readonly SessionResult[], of: (session: SessionResult) => number): number =>
  sessions.reduce((sum, session) => sum + of(session), 0);

/** Percentage of the cells sent that were lost. */
const lossRatio = (sessions: readonly SessionResult[]): number =>
  (100 * sumOf(sessions, ({ cellsLost }) => cellsLost)) / sumOf(sessions, ({ cellsSent }) => cellsSent);

/** Four lines for each source and four for all together; `trials`: printed numbers of each column. */
function countRows(trials: readonly CellCounts[]): readonly StudyRow[] {
  const sources = (trials[0]?.length ?? 1) - 1;
  return Array.from({ length: sources + 1 }, (_, index) => {
    const whole = index === sources;
    const name = whole ? 'overall' : `source ${index + 1}`;
    const own = ({ sessions }: RunResults) => (whole ? sessions : sessions.slice(index, index + 1));
    const printed = (figure: number) => trials.map((trial) => trial[index]?.[figure] ?? null);
    return [
      ...FIGURES.map((figure, column) => ({
        row: `${name}: ${figure.name}`,
        measure: each((run) => sumOf(own(run), figure.of)),
        printed: printed(column),
        relative: false,
        counted: true as const,
      })),
      {
        row: `${name}: CLR (%)`,
        measure: each((run) => lossRatio(own(run))),
        printed: printed(FIGURES.length),
        digits: 1,
      },
    ];
  }).flat();
}

/** Expected loss ratio of each source from its share of the link, percent; nothing is simulated. */
function expectedRows(
  rates: readonly number[],
  weights: readonly number[] | undefined,
  printed: readonly number[],
): readonly StudyRow[] {
  const shares = fairShares(LINK_RATE, rates, weights);
  return rates.map((rate, index) => ({
    row: `source ${index + 1}: expected CLR (%)`,
    measure: constant(100 * (1 - (shares[index] ?? 0) / rate)) satisfies Measure,
    printed: [printed[index] ?? null],
    digits: 1,
  }));
}

const ROUND_ROBIN: Settings = [['scheduler', 'rr']];
/** Settings of Table 4.6: shares of the buffer. */
const shares = (max: string, min: string): Settings => [
  ['allocation', 'dynamic'],
  ['allocation.max', max],
  ['allocation.min', min],
];
const weighted = (scheduler: string): StudyColumn => ({
  column: scheduler.toUpperCase(),
  settings: [
    ['scheduler', scheduler],
    ...shares('1', '0.05'),
    ...WEIGHTS.map(
      (weight, index) =>
        [formatPath({ kind: 'vc', vc: String(index + 1), key: 'weight' }), String(weight)] as const,
    ),
  ],
});
const trial = (number: number, max: string, min: string): StudyColumn => ({
  column: `trial ${number}`,
  settings: [...ROUND_ROBIN, ...shares(max, min)],
});
const FIFO: StudyColumn = { column: 'FIFO' };
const TRIALS = [
  trial(1, '1', '0'),
  trial(2, '1', '0.05'),
  trial(3, '0.5', '0'),
  trial(4, '0.2', '0'),
] as const;
const RESERVED: StudyColumn = { ...TRIALS[1], column: 'round robin' };
const WFQ = weighted('wfq');

export const poissonTables: readonly StudyTable[] = [
  {
    table: '4.2',
    caption: 'FIFO, four sources of 5,000 cells/s on a link of 10,000',
    scenario: 'zhu-equal',
    seeds: SEEDS,
    columns: [FIFO],
    rows: countRows([TABLE_4_2]),
  },
  {
    table: '4.4',
    caption: 'max-min fair shares of five unequal sources',
    scenario: 'zhu-unequal',
    seeds: 1,
    columns: [RESERVED],
    rows: expectedRows(UNEQUAL_RATES, undefined, TABLE_4_4),
  },
  {
    table: '4.5',
    caption: 'round robin, 5 % of the buffer kept for each source, sources of 1,000 to 8,000 cells/s',
    scenario: 'zhu-unequal',
    seeds: SEEDS,
    columns: [RESERVED],
    rows: countRows([TABLE_4_5]),
  },
  {
    table: '4.7',
    caption: 'round robin, maximum / minimum shares 1.0 / 0, 1.0 / 0.05, 0.5 / 0, 0.2 / 0',
    scenario: 'zhu-unequal',
    seeds: SEEDS_UNRESERVED,
    columns: TRIALS,
    rows: countRows(TABLE_4_7),
  },
  {
    table: '4.9',
    caption: 'shares by weights 1 to 4',
    scenario: 'zhu-equal',
    seeds: 1,
    columns: [WFQ],
    rows: expectedRows(EQUAL_RATES, WEIGHTS, TABLE_4_9),
  },
  {
    table: '4.10',
    caption: 'weighted fair queueing, weights 1 to 4, 5 % of the buffer kept for each source; WRR is ours',
    scenario: 'zhu-equal',
    seeds: SEEDS,
    columns: [WFQ, weighted('wrr')],
    rows: countRows([TABLE_4_10, []]).map((row) => ({ ...row, printed: [row.printed[0] ?? null, null] })),
  },
];

/** Ratio L of offered to carried load, as in (L - 1) / L. */
export const relativeLoad = (table: StudyTable): number =>
  (table.scenario === 'zhu-equal' ? EQUAL_RATES : UNEQUAL_RATES).reduce((sum, rate) => sum + rate, 0) /
  LINK_RATE;
