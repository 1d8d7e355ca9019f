import type { Settings } from '../factors.ts';
import type { StudyTable } from '../study.ts';
import { cells, fairnessRow, fairnessRows, NETWORK, throughputRow } from './zhuRows.ts';
import { COMBINED, FOUR_TENTHS, HALF, PLAIN, POLICIES, QUEUES, WAN_QUEUES } from './zhuSchemes.ts';
import {
  BUFFERS,
  TABLE_5_1,
  TABLE_5_4,
  TABLE_5_5,
  TABLE_5_6,
  TABLE_5_7,
  TABLE_5_8,
  TABLE_5_9,
} from './zhuTcpPrinted.ts';

/** Seeds of the tables behind conclusion 6 and the capture. */
const SEEDS_CAPTURE = 6;

const combined = (table: string, bytes: number, printed: readonly (readonly number[])[]): StudyTable => ({
  ...NETWORK,
  table,
  caption: `fairness, tail drop next to per-VC queueing with EPD (90 %), ${bytes} bytes`,
  columns: COMBINED,
  rows: fairnessRows(bytes, printed),
});

/** Rows of the paper, which are columns here: throughput and fairness at one place of each. */
const turned = (name: string, settings: Settings, printed: readonly (readonly number[])[], place: number) => [
  throughputRow(
    name,
    settings,
    printed.map((row) => row[place] ?? null),
  ),
  fairnessRow(
    name,
    settings,
    printed.map((row) => row[place + 1] ?? null),
  ),
];

/** Zhu 1999, chapter 5: the printed tables with ten sources. */
export const tenTables: readonly StudyTable[] = [
  {
    ...NETWORK,
    table: '5.1',
    caption: 'fairness of tail drop, PPD and EPD (90 %), 9140 bytes',
    columns: POLICIES,
    rows: fairnessRows(9140, TABLE_5_1),
  },
  combined('5.4', 9140, TABLE_5_4),
  combined('5.5', 1500, TABLE_5_5),
  combined('5.6', 512, TABLE_5_6),
  {
    ...NETWORK,
    table: '5.7',
    caption: 'WAN, 512 bytes, tail drop',
    columns: WAN_QUEUES,
    rows: BUFFERS.flatMap((buffer, index) => {
      const [plain, plainFairness, queues, queuesFairness] = TABLE_5_7[index] ?? [];
      const settings = cells(512, buffer);
      return [
        throughputRow(`${buffer} cells`, settings, [plain ?? null, queues ?? null]),
        {
          ...fairnessRow(`${buffer} cells`, settings, [plainFairness ?? null, queuesFairness ?? null]),
          open: true,
        },
      ];
    }),
  },
  {
    ...NETWORK,
    seeds: SEEDS_CAPTURE,
    table: '5.8',
    caption: 'LAN, 512 bytes, tail drop',
    columns: [PLAIN, QUEUES, HALF],
    rows: [
      ...turned('1000 cells', cells(512, 1000), TABLE_5_8, 0),
      ...turned('2000 cells', cells(512, 2000), TABLE_5_8, 2),
    ],
  },
  {
    ...NETWORK,
    seeds: SEEDS_CAPTURE,
    table: '5.9',
    caption: 'LAN, 1,000 cells, tail drop',
    columns: [PLAIN, QUEUES, HALF, FOUR_TENTHS],
    rows: [
      ...turned('512 B', cells(512, 1000), TABLE_5_9, 0),
      ...turned('1500 B', cells(1500, 1000), TABLE_5_9, 2),
    ],
  },
];
