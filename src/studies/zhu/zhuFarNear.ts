import { pathOf, type RunResults } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { constant, each, sessionOf } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow, StudyTable } from '../study.ts';
import { PACKET_CELLS, PROPAGATION, SIZES, TABLE_5_2, TABLE_5_3 } from './zhuTcpPrinted.ts';

/** Zhu 1999, section 5.4: a far source and a near one, with one queue for both or one each. */
const SEEDS = 5;
const NETWORK = { scenario: 'zhu-two', seeds: SEEDS } as const;
/** The switch before the link that both share. */
const PORT = 'S1>S2';

export const FIFO = 'no per-VC queueing';
export const PER_VC = 'per-VC queueing';
const schemes = [
  { name: FIFO, settings: [], printed: TABLE_5_2 },
  { name: PER_VC, settings: [['scheduler', 'rr']], printed: TABLE_5_3 },
] as const satisfies readonly { name: string; settings: Settings; printed: typeof TABLE_5_2 }[];

const columns: readonly StudyColumn[] = SIZES.map((bytes) => ({
  column: `${bytes} B`,
  settings: [['vcs.*.source.packetBytes', String(bytes)]],
}));

/** Mean wait of the cells of a source in the switch, ms. */
const delayOf = (run: RunResults, source: number): number =>
  sessionOf(run, source).waits.find(({ port }) => port === PORT)?.meanMs ?? Number.NaN;

/** Percent of the packets of both. */
const shareOf = (run: RunResults, source: number): number =>
  (100 * sessionOf(run, source).packets) / run.sessions.reduce((sum, { packets }) => sum + packets, 0);

const SOURCES = [1, 2] as const;

const delayRows = (settings: Settings, printed: readonly (readonly number[])[]): readonly StudyRow[] =>
  SOURCES.map((source, index) => ({
    row: `source ${source}: delay in the switch (ms)`,
    settings,
    measure: each((run) => delayOf(run, source)),
    printed: printed[index] ?? [],
    digits: 2,
  }));

/** Eq. 5.1 as printed: delay, propagation and a transmission time of 0.0 ms, times the cells of a packet. */
const multiplied = (run: RunResults, source: number): number => {
  const bytes = SIZES.indexOf(Math.round(bytesOf(run)));
  return (delayOf(run, source) + (PROPAGATION[source - 1] ?? 0)) * (PACKET_CELLS[bytes] ?? Number.NaN);
};

/** Application bytes of a packet, from the goodput. */
const bytesOf = ({ sessions: [first], window }: RunResults): number =>
  ((first?.goodputMbps ?? Number.NaN) * 125_000 * (window.toS - window.fromS)) / (first?.packets ?? 0);

function rttRows(settings: Settings, printed: readonly (readonly number[])[]): readonly StudyRow[] {
  const difference: Measure = each((run) => multiplied(run, 1) - multiplied(run, 2));
  const line = (row: string, measure: Measure, numbers: readonly (number | null)[]): StudyRow => ({
    row,
    settings,
    measure,
    printed: numbers,
    digits: 1,
    open: true,
  });
  return [
    ...SOURCES.map((source, index) =>
      line(
        `source ${source}: "minimum RTT" (ms)`,
        each((run) => multiplied(run, source)),
        printed[index] ?? [],
      ),
    ),
    line(
      '"RTT difference" (ms)',
      difference,
      SIZES.map((_, size) => (printed[0]?.[size] ?? 0) - (printed[1]?.[size] ?? 0)),
    ),
  ];
}

const propagationRows = (settings: Settings): readonly StudyRow[] =>
  SOURCES.map((source, index) => ({
    row: `source ${source}: propagation there and back (ms)`,
    settings,
    measure: constant(2 * KM_MS * (ACCESS_KM[index] ?? 0)),
    printed: SIZES.map(() => PROPAGATION[index] ?? null),
    digits: 1,
  }));

/** Access link, trunk and exit (section 5.1.2); "3.7 us per kilometer". */
const ACCESS_KM = [300 + 1 + 1, 1 + 1 + 1];
const KM_MS = 0.003_7;

const delayTable = (table: string, { name, settings, printed }: (typeof schemes)[number]): StudyTable => ({
  ...NETWORK,
  table,
  caption: `two sources, 300 km and 1 km away, ${name}`,
  columns,
  rows: [
    ...delayRows(settings, printed.delays),
    ...propagationRows(settings),
    ...rttRows(settings, printed.rtt),
  ],
});

/** Behind each switch, both ways together: what the thesis leaves out, found from its own numbers. */
const HOST_DELAY: Settings = SOURCES.map((source) => [
  pathOf('links', `S2>dst${source}`, 'delayMs'),
  '0.1037',
]);

export const farNearTables: readonly StudyTable[] = [
  delayTable('5.2', schemes[0]),
  delayTable('5.3', schemes[1]),
  {
    ...NETWORK,
    table: 'shares',
    caption: 'conclusion 3 (Figures 5.6 and 5.7): the share of the far source, percent',
    columns,
    rows: schemes.map(({ name, settings }) => ({
      row: name,
      settings,
      measure: each((run) => shareOf(run, 1)),
      printed: SIZES.map(() => null),
      digits: 1,
    })),
  },
  {
    ...NETWORK,
    table: 'host-delay',
    caption: 'Tables 5.2 and 5.3 again, with 0.2 ms more in every round trip',
    columns,
    settings: HOST_DELAY,
    rows: schemes.flatMap(({ name, settings, printed }) =>
      delayRows(settings, printed.delays).map((row) => ({ ...row, row: `${name}, ${row.row}` })),
    ),
  },
];
