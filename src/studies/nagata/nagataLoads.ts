import { SMALL } from '../../scenarios/papers/nagata.ts';
import type { StudyTable } from '../study.ts';
import { byLoad, CCD, COLUMNS, EPD, LOADS, line, throughput, under, type Varied } from './nagataRows.ts';

/** Figures 5-1 to 6-6 with all their loads. */
const SEEDS = 2;

const loads = (table: string, what: string, varied: Varied): StudyTable => ({
  table,
  caption: `throughput (%) by load, ${what}`,
  seeds: SEEDS,
  columns: COLUMNS,
  rows: byLoad(varied, LOADS),
});

const PEAKS = [1.5, 6, 10] as const;
const byPeak = (
  name: string,
  what: string,
  varied: Varied,
  peaks: readonly (number | 'mixed')[] = PEAKS,
): readonly StudyTable[] =>
  peaks.map((peak) =>
    loads(`${name}-${peak}`, `PCR ${peak === 'mixed' ? '1.5, 6 and 10' : peak} Mb/s, ${what}`, {
      ...varied,
      ...(peak === 6 ? {} : { peak }),
    }),
  );

const WITH_MIXED = [...PEAKS, 'mixed'] as const;

const FIFTY = { servers: 50, durationS: 16 } as const;
const ESTIMATES = [80, 130, 160, 300] as const;
const ESTIMATE_COLUMNS = [{ column: 'throughput' }];

export const loadTables: readonly StudyTable[] = [
  ...byPeak('pcr', 'B = 3,000, 1,500 bytes', {}, WITH_MIXED),
  ...byPeak('large-buffer-pcr', 'B = 6,000, 1,500 bytes', { buffer: 6_000 }, WITH_MIXED),
  ...byPeak('small-packets-pcr', 'B = 3,000, 500 bytes', { packet: SMALL }),
  ...byPeak('mixed-packets-pcr', 'B = 3,000, 500 bytes of every other server, 1,500 of the others', {
    packet: 'mixed',
  }),
  {
    table: 'estimate-near',
    caption:
      'throughput (%) by the error of N_VC, 50 servers, load 1.5, B = 6,000: the other points of figures 8-1, 8-2',
    seeds: SEEDS,
    columns: ESTIMATE_COLUMNS,
    rows: [
      under(EPD, line('EPD', 1, throughput, FIFTY, ESTIMATE_COLUMNS)),
      ...ESTIMATES.map((nvcPercent) =>
        under(
          CCD,
          line(`CCD max, ${nvcPercent} %`, 1, throughput, { ...FIFTY, nvcPercent }, ESTIMATE_COLUMNS),
        ),
      ),
    ],
  },
  {
    table: 'connections-20',
    caption: 'throughput (%) with 20 servers, load 1.5, B = 6,000: figure 8-3',
    seeds: SEEDS,
    columns: COLUMNS,
    rows: [line('20', 1, throughput, { servers: 20, durationS: 16 })],
  },
];
