import { bottleneckMbps, MIXED_PEAKS, peakCells, SMALL } from '../../scenarios/papers/nagata.ts';
import { disputed } from '../disputed.ts';
import { each, normalizedJain, percentOf } from '../measures.ts';
import type { Measure, Settings, Study, StudyColumn, StudyRow, StudyTable } from '../study.ts';
import { judgementsOf } from './nagataJudgements.ts';

/**
 * Nagata, Morita, Noguchi & Miyake, section 4. Our copy of the paper has no figures: their points are `null`, and
 * Table 1 is all that is printed.
 */
const COLUMNS: readonly StudyColumn[] = [
  { column: 'TLD', settings: [['policy', 'rcd']] },
  { column: 'DFF', settings: [['policy', 'drop-front']] },
  { column: 'EPD', settings: [['policy', 'epd']] },
  { column: 'CCD min', settings: ccd('min') },
  { column: 'CCD max', settings: ccd('max') },
];
const [TLD, DFF, EPD, , CCD] = COLUMNS as readonly [
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

/** What a simulation varies; what is left out stays as the network has it. */
interface Varied {
  readonly servers?: number;
  readonly load?: number;
  /** Peak rate of every server, Mb/s, else 6; `mixed`: 1.5, 6 and 10. */
  readonly peak?: number | 'mixed';
  readonly buffer?: number;
  readonly delayMs?: number;
  readonly packet?: typeof SMALL;
  readonly tickMs?: number;
  readonly nvcPercent?: number;
  readonly durationS?: number;
}

/** Equal for equal runs, wherever they stand. */
function run(varied: Varied): Pick<StudyRow, 'scenario' | 'settings'> {
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
  if (packet !== undefined) {
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

const throughput = percentOf(({ whole }) => whole.effectiveThroughput);
const cellLoss = percentOf(({ whole }) => whole.cellLossRatio);
const packetLoss = percentOf(({ whole }) => whole.packetLossRatio);
const timeouts = each(({ whole }) => whole.timeouts);
const fastRetransmits = each(({ whole }) => whole.fastRetransmits);

const line = (
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

const LOADS = [1.25, 1.5, 2, 3] as const;

/** A line of throughput and one of fairness for each load. */
const byLoad = (varied: Varied, loads: readonly number[]): readonly StudyRow[] => [
  ...loads.map((load) => line(`load ${load}`, 1, throughput, { ...varied, load })),
  ...loads.map((load) => line(`load ${load}: fairness`, 3, normalizedJain, { ...varied, load })),
];

/** What the policies did to TCP. */
const events = (name: string, varied: Varied): readonly StudyRow[] => [
  line(`${name}: timeouts`, 0, timeouts, varied),
  line(`${name}: fast retransmits`, 0, fastRetransmits, varied),
  line(`${name}: cell loss (%)`, 3, cellLoss, varied),
  line(`${name}: packet loss (%)`, 2, packetLoss, varied),
];

const load: StudyTable = {
  table: 'load',
  caption: 'throughput (%), PCR 6 Mb/s, B = 3,000, 1,500 bytes: figure 5-3',
  seeds: 5,
  columns: COLUMNS,
  rows: [...byLoad({}, LOADS), ...events('load 1.5', {})],
};

const peak: StudyTable = {
  table: 'peak',
  caption: 'throughput (%), PCR 1.5 and 10 Mb/s, B = 3,000, 1,500 bytes: figures 5-1, 5-5',
  seeds: 2,
  columns: COLUMNS,
  rows: [
    ...LOADS.map((one) => line(`PCR 1.5, load ${one}`, 1, throughput, { peak: 1.5, load: one })),
    ...[1.25, 2].map((one) => line(`PCR 10, load ${one}`, 1, throughput, { peak: 10, load: one })),
  ],
};

const buffer: StudyTable = {
  table: 'buffer',
  caption: 'throughput (%), PCR 6 Mb/s, B = 6,000, 1,500 bytes: figure 5-4',
  seeds: 2,
  columns: COLUMNS,
  rows: [1.5, 2].map((one) => line(`load ${one}`, 1, throughput, { buffer: 6_000, load: one })),
};

const mixed: StudyTable = {
  table: 'mixed',
  caption: 'throughput (%), PCR 1.5, 6 and 10 Mb/s, B = 3,000, 1,500 bytes: figure 5-7',
  seeds: 5,
  columns: COLUMNS,
  rows: byLoad({ peak: 'mixed' }, [1.5, 3]),
};

const packets: StudyTable = {
  table: 'packets',
  caption: 'throughput (%), PCR 6 Mb/s, B = 3,000, 500 bytes: figure 6-2',
  seeds: 2,
  columns: COLUMNS,
  rows: [1.5, 2].map((one) => line(`load ${one}`, 1, throughput, { packet: SMALL, load: one })),
};

const DELAY_COLUMNS = [TLD, DFF, EPD, CCD] as const;
const delay: StudyTable = {
  table: 'delay',
  caption: 'throughput (%) by end-to-end delay, load 1.5, PCR 6 Mb/s, B = 3,000: figure 7',
  seeds: 5,
  columns: DELAY_COLUMNS,
  rows: [
    line('0 ms', 1, throughput, { delayMs: 0 }, DELAY_COLUMNS),
    line('1 ms', 1, throughput, {}, DELAY_COLUMNS),
    line('5 ms', 1, throughput, { delayMs: 5 }, DELAY_COLUMNS),
  ],
};

/** Fifty servers: a second of theirs costs five of ten servers'. */
const SHORT = { servers: 50, durationS: 16 } as const;
const ESTIMATES = [5, 10, 100, 600, 3_000, 6_000] as const;
const ESTIMATE_COLUMNS: readonly StudyColumn[] = [{ column: 'throughput' }];
const estimate: StudyTable = {
  table: 'estimate',
  caption: 'throughput (%) by the error of N_VC, 50 servers, load 1.5, B = 6,000: figures 8-1, 8-2',
  seeds: 5,
  columns: ESTIMATE_COLUMNS,
  rows: [
    under(EPD, line('EPD', 1, throughput, SHORT, ESTIMATE_COLUMNS)),
    ...ESTIMATES.map((percent) => under(CCD, estimated(percent))),
  ],
};

function estimated(percent: number): StudyRow {
  const varied = percent === 100 ? SHORT : { ...SHORT, nvcPercent: percent };
  return line(`CCD max, ${percent} %`, 1, throughput, varied, ESTIMATE_COLUMNS);
}

/** A row of one policy, where the columns have none. */
function under({ settings: policy = [] }: StudyColumn, row: StudyRow): StudyRow {
  return { ...row, settings: [...policy, ...(row.settings ?? [])] };
}

const connections: StudyTable = {
  table: 'connections',
  caption: 'throughput (%) by the number of servers, load 1.5, B = 6,000: figure 8-3',
  seeds: 2,
  columns: COLUMNS,
  rows: [
    line('10', 1, throughput, { buffer: 6_000 }),
    line('50', 1, throughput, SHORT),
    line('100', 1, throughput, { ...SHORT, servers: 100 }),
  ],
};

const ticks: StudyTable = {
  table: 'ticks',
  caption: 'load 1.5 with a slow timer of 100 ms (timeouts of 200 ms and more)',
  seeds: 5,
  columns: COLUMNS,
  rows: [line('load 1.5', 1, throughput, { tickMs: 100 }), ...events('load 1.5', { tickMs: 100 })],
};

/** Labels as printed; the text means figures 5-1, 5-3 and 5-5 at load 1.25. Its CCD stands beside both readings. */
const FAIRNESS = { digits: 2, relative: false, measure: normalizedJain, open: true } as const;
const table1: StudyTable = {
  table: 1,
  caption: 'fairness index, read as figures 5-1, 5-3 and 5-5 at load 1.25',
  seeds: 3,
  columns: COLUMNS,
  rows: [
    {
      row: 'Fig.6-1',
      ...FAIRNESS,
      printed: [0.86, 0.9, 0.84, 0.99, 0.99],
      ...run({ peak: 1.5, load: 1.25 }),
    },
    { row: 'Fig.6-3', ...FAIRNESS, printed: [0.87, 0.99, 0.96, 0.95, 0.95], ...run({ load: 1.25 }) },
    {
      row: 'Fig.6-5',
      ...FAIRNESS,
      printed: [0.85, 0.95, 0.95, 0.97, 0.97],
      ...run({ peak: 10, load: 1.25 }),
    },
  ],
};

export const nagata: Study = {
  paper: '002',
  citation:
    'S. Nagata, N. Morita, H. Noguchi and K. Miyake, "An analysis of the impact of suspending cell discarding in ' +
    'TCP-over-ATM"',
  reading: [
    'Our copy has no figures: their points are not there to compare with. Table 1 is all that is printed.',
    'Throughput is packets delivered over what the bottleneck carries, from the start of the first server on, 40 s; ' +
      '16 s with 50 and 100 servers.',
    'A packet of 1,500 bytes is an IP datagram: 1,460 of the application, 32 cells (the paper reckons with 30); one ' +
      'of 500 bytes 460 and 11 cells.',
    'Load: sum of the peak cell rates over the rate of SW1 to SW2. The groups start 100 ms apart, each server within ' +
      '10 ms drawn from the seed.',
    'Reno with 64-KB windows, no seg/8 term in congestion avoidance, BSD timers with ticks of 500 and 200 ms; study ' +
      '`ticks` has 100 ms.',
    'D is one cell of each VC in the queue. Tt is the smaller bound, as eq. 9 prints it (CCD min), or the larger ' +
      'one, which meets both conditions as the text asks (CCD max).',
    'EPD starts where CCD does, at half of the buffer.',
  ],
  tables: [load, peak, buffer, mixed, packets, delay, estimate, connections, ticks, table1],
  judgements: judgementsOf(),
  disputed: disputed.nagata,
  open: [
    'With 50 and 100 servers the text has CCD best; here TLD, and with 100 also EPD, carry more: the room above Tq is ' +
      'then less than a packet or two of each VC.',
    'Table 1: its labels name figures of simulation 2, the text those of simulation 1; nothing tells the time over ' +
      'which the index is taken. Read as figures 5-1, 5-3, 5-5 our indices are higher than printed, TLD the lowest.',
  ],
};
