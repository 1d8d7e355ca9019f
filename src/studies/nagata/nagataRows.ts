import { pathOf } from '../../contract/index.ts';
import { bottleneckMbps, MIXED_PEAKS, peakCells, SMALL } from '../../scenarios/papers/nagata.ts';
import type { Settings } from '../factors.ts';
import { each, normalizedJain, percentOf } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow } from '../study.ts';

/**
 * Nagata, Morita, Noguchi & Miyake, section 4. Our copy of the paper has no figures: their points are `null`, and
 * Table 1 is all that is printed.
 */
export const COLUMNS: readonly StudyColumn[] = [
  { column: 'TLD', settings: [['policy', 'rcd']] },
  { column: 'DFF', settings: [['policy', 'drop-front']] },
  { column: 'EPD', settings: [['policy', 'epd']] },
  { column: 'CCD min', settings: ccd('min') },
  { column: 'CCD max', settings: ccd('max') },
];
export const [TLD, DFF, EPD, , CCD] = COLUMNS as readonly [
  StudyColumn,
  StudyColumn,
  StudyColumn,
  StudyColumn,
  StudyColumn,
];

function ccd(ttMode: string): Settings {
  return [
    ['policy', 'ccd'],
    ['policy.ttMode', ttMode],
  ];
}

/** Varied parameters of a simulation; those left out are as in the network. */
export interface Varied {
  readonly servers?: number;
  readonly load?: number;
  /** Peak rate of every server, Mb/s, else 6; `mixed`: 1.5, 6 and 10. */
  readonly peak?: number | 'mixed';
  readonly buffer?: number;
  readonly delayMs?: number;
  /** `mixed`: every other server sends packets of 500 bytes. */
  readonly packet?: typeof SMALL | 'mixed';
  readonly tickMs?: number;
  readonly nvcPercent?: number;
  readonly durationS?: number;
}

/** Network and settings of a row; equal for equal runs, in whatever table. */
export function run(varied: Varied): Pick<StudyRow, 'scenario' | 'settings'> {
  const { servers = 10, peak = 6 } = varied;
  const scenario = peak === 'mixed' ? 'nagata-mixed' : `nagata-${servers}`;
  return { scenario, settings: settingsOf(varied, servers, peak) };
}

const LINKS_ON_THE_WAY = 3;
const BUFFER_OF = (servers: number): number => (servers === 10 ? 3_000 : 6_000);

function settingsOf(varied: Varied, servers: number, peak: number | 'mixed'): Settings {
  const { load = 1.5, buffer, delayMs, packet, tickMs, nvcPercent, durationS } = varied;
  const peaks = peak === 'mixed' ? MIXED_PEAKS : Array<number>(servers).fill(peak);
  const settings: (readonly [string, number])[] = [['links.SW1>SW2.rateMbps', bottleneckMbps(peaks, load)]];
  if (peak !== 6 && peak !== 'mixed') settings.push(['vcs.*.source.peakCellRate', peakCells(peak)]);
  if (buffer !== undefined && buffer !== BUFFER_OF(servers)) {
    settings.push(['buffer', buffer], ['policies.epd.threshold', buffer / 2]);
  }
  if (delayMs !== undefined) settings.push(['links.*.delayMs', delayMs / LINKS_ON_THE_WAY]);
  if (packet === 'mixed') {
    for (let vc = 1; vc <= servers; vc += 2)
      settings.push([pathOf('vcs', String(vc), 'source.packetBytes'), SMALL.packetBytes]);
  } else if (packet !== undefined) {
    settings.push(
      ['vcs.*.source.packetBytes', packet.packetBytes],
      ['policies.ccd.packetCells', packet.cells],
    );
  }
  if (tickMs !== undefined) settings.push(['tcp.slowTickMs', tickMs]);
  if (nvcPercent !== undefined) settings.push(['policies.ccd.nvcPercent', nvcPercent]);
  if (durationS !== undefined) settings.push(['run.durationS', durationS]);
  return settings.map(([path, value]) => [path, String(value)] as const);
}

export const throughput = percentOf(({ whole }) => whole.effectiveThroughput);
const cellLoss = percentOf(({ whole }) => whole.cellLossRatio);
const packetLoss = percentOf(({ whole }) => whole.packetLossRatio);
const timeouts = each(({ whole }) => whole.timeouts);
const fastRetransmits = each(({ whole }) => whole.fastRetransmits);

export const line = (
  row: string,
  digits: number,
  measure: Measure,
  varied: Varied,
  columns = COLUMNS,
): StudyRow => ({
  row,
  measure,
  digits,
  relative: false,
  printed: columns.map(() => null),
  ...run(varied),
});

export const LOADS = [1.25, 1.5, 2, 3] as const;

/** One line of throughput and one of fairness for each load. */
export const byLoad = (varied: Varied, loads: readonly number[]): readonly StudyRow[] => [
  ...loads.map((load) => line(`load ${load}`, 1, throughput, { ...varied, load })),
  ...loads.map((load) => line(`load ${load}: fairness`, 3, normalizedJain, { ...varied, load })),
];

/** Effects of the policies on TCP. */
export const events = (name: string, varied: Varied): readonly StudyRow[] => [
  { ...line(`${name}: timeouts`, 0, timeouts, varied), counted: true },
  { ...line(`${name}: fast retransmits`, 0, fastRetransmits, varied), counted: true },
  line(`${name}: cell loss (%)`, 3, cellLoss, varied),
  line(`${name}: packet loss (%)`, 2, packetLoss, varied),
];

/** A row for one policy, in tables whose columns do not set it. */
export function under({ settings: policy = [] }: StudyColumn, row: StudyRow): StudyRow {
  return { ...row, settings: [...policy, ...(row.settings ?? [])] };
}
