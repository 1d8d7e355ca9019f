import type { RunResults } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { each, sessionOf } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow, StudyTable } from '../study.ts';

/** Zhu 1999, Figures 4.2 to 4.6: the rate of source 2 rises past the rest of the link. */
const SEEDS = 3;
const RATES = Array.from({ length: 11 }, (_, step) => 3_000 + 500 * step);

const weights = (second: number): Settings => [
  ['scheduler', 'wfq'],
  ['vcs.1.weight', '1'],
  ['vcs.2.weight', String(second)],
];
const MANAGED: Settings = [
  ['allocation', 'dynamic'],
  ['allocation.min', '0.3'],
  ['allocation.max', '1'],
];
const FIFO: StudyColumn = { column: 'FIFO' };
const SCHEMES: readonly StudyColumn[] = [
  { column: 'round robin', settings: [['scheduler', 'rr']] },
  { column: 'WFQ 1 to 1', settings: weights(1) },
  { column: 'WFQ 1 to 2', settings: weights(2) },
];

const delay = (run: RunResults, source: number): number => sessionOf(run, source).delay.meanMs;
const loss = (run: RunResults, sources: readonly number[]): number => {
  const sessions = sources.map((source) => sessionOf(run, source));
  const sum = (of: 'cellsLost' | 'cellsSent'): number =>
    sessions.reduce((all, session) => all + session[of], 0);
  return (100 * sum('cellsLost')) / sum('cellsSent');
};

/** "CLR is 0.23 when L is 1.3 at the point 8000 cells/second" (section 4.1.3), of both sources. */
const STATED: Readonly<Record<number, number>> = { 8000: 23 };

function rowsAt(rate: number, columns: readonly StudyColumn[]): readonly StudyRow[] {
  const settings: Settings = [['vcs.2.source.cellsPerSecond', String(rate)]];
  const line = (name: string, measure: Measure, printed: number | null = null): StudyRow => ({
    row: `${rate} cells/s: ${name}`,
    settings,
    measure,
    printed: columns.map(() => printed),
    digits: 2,
  });
  return [
    ...[1, 2].map((source) =>
      line(
        `delay of source ${source} (ms)`,
        each((run) => delay(run, source)),
      ),
    ),
    ...[1, 2].map((source) =>
      line(
        `CLR of source ${source} (%)`,
        each((run) => loss(run, [source])),
      ),
    ),
    line(
      'CLR of both (%)',
      each((run) => loss(run, [1, 2])),
      STATED[rate] ?? null,
    ),
  ];
}

const table = (name: string, caption: string, columns: readonly StudyColumn[]): StudyTable => ({
  table: name,
  caption,
  scenario: 'zhu-two-poisson',
  seeds: SEEDS,
  columns,
  rows: RATES.flatMap((rate) => rowsAt(rate, columns)),
});

export const twoPoissonTables: readonly StudyTable[] = [
  table('two-poisson', 'by the rate of source 2, no buffer management: Figures 4.2, 4.3, 4.6', [
    FIFO,
    ...SCHEMES,
  ]),
  table(
    'two-poisson-managed',
    'by the rate of source 2, 30 % of the buffer kept for each: Figures 4.4, 4.5',
    [FIFO, ...SCHEMES.map((scheme) => ({ ...scheme, settings: [...(scheme.settings ?? []), ...MANAGED] }))],
  ),
];
