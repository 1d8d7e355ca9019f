import type { RunResults } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { each, percentOf } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow } from '../study.ts';
import { BUFFERS } from './zhuTcpPrinted.ts';

/**
 * Rows of the tables with ten sources: packets and buffers. Schemes are always columns, even if the paper prints them as rows, so
 * that tables share their common runs.
 */
const SEEDS = 2;
/** Threshold of "EPD (90%)", as a share of the buffer. */
const EPD_SHARE = 0.9;
export const NETWORK = { scenario: 'zhu-ten', seeds: SEEDS } as const;

/** Settings for packets, buffer, and the threshold of EPD if it is the policy. */
export const cells = (bytes: number, buffer: number): Settings => [
  ['vcs.*.source.packetBytes', String(bytes)],
  ['buffer', String(buffer)],
  ['policies.epd.threshold', String(buffer * EPD_SHARE)],
];

export const throughput: Measure = percentOf(({ whole }) => whole.effectiveThroughput);
const fairness: Measure = each(({ whole }) => whole.jain);
const windowBefore: Measure = each(({ whole }: RunResults) => whole.windowBeforeTimeoutBytes);

export const throughputRow = (
  name: string,
  settings: Settings,
  printed: readonly (number | null)[],
): StudyRow => ({
  row: `${name}: throughput (%)`,
  settings,
  measure: throughput,
  printed,
  digits: 1,
});
export const fairnessRow = (
  name: string,
  settings: Settings,
  printed: readonly (number | null)[],
): StudyRow => ({
  row: `${name}: fairness`,
  settings,
  measure: fairness,
  printed,
  digits: 2,
});
export const fairnessRows = (bytes: number, printed: readonly (readonly number[])[]): readonly StudyRow[] =>
  BUFFERS.map((buffer, index) => fairnessRow(`${buffer} cells`, cells(bytes, buffer), printed[index] ?? []));

export const NONE = (columns: readonly StudyColumn[]): readonly null[] => columns.map(() => null);

/** Rows for 9140 bytes: cells and packets lost, and the window before a timeout. */
export function lossRows(buffer: number, columns: readonly StudyColumn[]): readonly StudyRow[] {
  const line = (name: string, measure: Measure, digits: number): StudyRow => ({
    row: `${buffer} cells: ${name}`,
    settings: cells(9140, buffer),
    measure,
    printed: NONE(columns),
    digits,
  });
  return [
    line(
      'CLR (%)',
      percentOf(({ whole }) => whole.cellLossRatio),
      2,
    ),
    line(
      'PLR (%)',
      percentOf(({ whole }) => whole.packetLossRatio),
      2,
    ),
    line('window before timeout (bytes)', windowBefore, 0),
  ];
}
