import type { StudyColumn, StudyRow, StudyTable } from '../study.ts';
import { cells, lossRows, NETWORK, NONE, throughput, throughputRow } from './zhuRows.ts';
import { COMBINED, EPD, HALF, HALF_RESERVED, PLAIN, POLICIES, QUEUES } from './zhuSchemes.ts';
import { BUFFERS, TABLE_5_7, TABLE_5_8, TABLE_5_9 } from './zhuTcpPrinted.ts';

const THRESHOLD_SIZES = [512, 1500, 4352, 9140].map(
  (bytes) =>
    ({
      column: `${bytes} B`,
      settings: [...EPD, ['vcs.*.source.packetBytes', String(bytes)]],
    }) satisfies StudyColumn,
);
const SMALL_AND_LARGE = [1000, 4000];

/** Printed values for tail drop, from tables and text: Table 5.9 for 1500 bytes, Tables 5.7 and 5.8 for 512; those of EPD are lost. */
function printedAt(bytes: number, buffer: number): readonly (number | null)[] {
  const place = BUFFERS.indexOf(buffer);
  const wan = bytes === 512 ? (TABLE_5_7[place]?.[0] ?? null) : null;
  const [plain] = TABLE_5_8;
  const small = [plain?.[0] ?? null, plain?.[2] ?? null][place] ?? null;
  const lan = bytes === 512 ? small : bytes === 1500 && place === 0 ? (TABLE_5_9[0]?.[2] ?? null) : null;
  return [lan, null, wan, null];
}

/** Zhu 1999, chapter 5: its figures, whose numbers are lost, as tables of ours. */
export const figureTables: readonly StudyTable[] = [
  {
    ...NETWORK,
    table: 'policies',
    caption: 'conclusion 1 (Figures 5.3 and 5.4): tail drop, PPD and EPD (90 %), 9140 bytes',
    columns: POLICIES,
    rows: [
      ...BUFFERS.map((buffer) => throughputRow(`${buffer} cells`, cells(9140, buffer), NONE(POLICIES))),
      ...BUFFERS.flatMap((buffer) => lossRows(buffer, POLICIES)),
    ],
  },
  {
    ...NETWORK,
    table: 'thresholds',
    caption: 'conclusion 2 (Figure 5.5): EPD with different thresholds, LAN, throughput in percent',
    columns: THRESHOLD_SIZES,
    rows: SMALL_AND_LARGE.flatMap((buffer) =>
      [70, 90, 95].map(
        (percent): StudyRow => ({
          row: `${buffer} cells, ${percent} %`,
          settings: [
            ['buffer', String(buffer)],
            ['policies.epd.threshold', String((buffer * percent) / 100)],
          ],
          measure: throughput,
          printed: NONE(THRESHOLD_SIZES),
          digits: 1,
        }),
      ),
    ),
  },
  {
    ...NETWORK,
    table: 'combination',
    caption: 'conclusion 4 (Figures 5.8 to 5.10): tail drop next to per-VC queueing with EPD (90 %)',
    columns: COMBINED,
    rows: [9140, 1500, 512].flatMap((bytes) =>
      BUFFERS.map((buffer) =>
        throughputRow(`${bytes} B, ${buffer} cells`, cells(bytes, buffer), printedAt(bytes, buffer)),
      ),
    ),
  },
  {
    ...NETWORK,
    seeds: 5,
    table: 'limits',
    caption: 'conclusion 5 (Figure 5.13): limits on the share of a VC, LAN, 9140 bytes',
    columns: [PLAIN, QUEUES, HALF, HALF_RESERVED],
    rows: [1000, 2000].flatMap((buffer) => [
      throughputRow(`${buffer} cells`, cells(9140, buffer), [null, null, null, null]),
      ...lossRows(buffer, [PLAIN, QUEUES, HALF, HALF_RESERVED]),
    ]),
  },
];
