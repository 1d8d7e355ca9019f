import type { Settings } from '../factors.ts';
import type { StudyFigure, TablePart } from '../figures/figure.ts';

/** Zhu 1999: which table has the points of which figure; Figures 5.11 and 5.12 are curves over time. */
const shows = (
  figure: string,
  caption: string,
  table: string,
  rows?: RegExp,
  words: Pick<TablePart, 'reads' | 'shows' | 'over'> = {},
): StudyFigure => {
  const part: TablePart = rows === undefined ? { table } : { table, rows };
  return { figure, caption, tables: [{ ...part, ...words }] };
};

const BY_RATE = { over: 'source 2 (cells/s)' } as const;
const BY_BUFFER = { over: 'buffer (cells)' } as const;
/** Each line is a curve over the size of packets. */
const BY_SIZE = { reads: /^(?<subject>.*)$/, over: 'packet (bytes)' } as const;
const BY_THRESHOLD = { ...BY_SIZE, shows: 'throughput (%)' } as const;
const FAR_SHARE = { ...BY_SIZE, shows: 'share of the far source (%)' } as const;

const SOURCES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** WAN, 512 bytes, 3,000 cells, queues per VC. */
const SPECIAL: Settings = [
  ['links.S1>S2.delayMs', '3.7'],
  ['scheduler', 'rr'],
  ['vcs.*.source.packetBytes', '512'],
  ['buffer', '3000'],
];

const special = (
  figure: string,
  caption: string,
  panel: string,
  unit: string,
  channel: string,
  scale: number,
): StudyFigure => ({
  figure,
  caption: `${caption}, WAN, 512 bytes, 3,000 cells, queues per VC`,
  runs: [
    {
      scenario: 'zhu-ten',
      settings: SPECIAL,
      fromS: 0,
      toS: 10,
      panels: [
        {
          panel,
          unit,
          curves: SOURCES.map((vc) => ({
            name: `source ${vc}`,
            channel: `${channel}/${vc}`,
            unitValue: scale,
          })),
        },
      ],
    },
  ],
});

export const zhuFigures: readonly StudyFigure[] = [
  shows('4.2', 'mean end-to-end delay, no buffer management', 'two-poisson', /delay/, BY_RATE),
  shows('4.3', 'cell loss ratio, no buffer management', 'two-poisson', /CLR/, BY_RATE),
  shows('4.4', 'mean end-to-end delay, 30 cells for each', 'two-poisson-managed', /delay/, BY_RATE),
  shows('4.5', 'cell loss ratio, 30 cells for each', 'two-poisson-managed', /CLR/, BY_RATE),
  shows('4.6', 'mean end-to-end delay with three seeds', 'two-poisson', /delay/, BY_RATE),
  shows('5.3', 'throughput, LAN and WAN, 9140 bytes', 'policies', /throughput/, BY_BUFFER),
  shows('5.4', 'cell and packet loss, window before a timeout', 'policies', /CLR|PLR|window/, BY_BUFFER),
  shows('5.5', 'EPD with different thresholds and packet sizes, LAN', 'thresholds', undefined, BY_THRESHOLD),
  shows('5.6', 'throughput of a far and a near source, one queue', 'shares', /^no/, FAR_SHARE),
  shows('5.7', 'throughput of a far and a near source, queues per VC', 'shares', /^per/, FAR_SHARE),
  shows('5.8', 'throughput, 9140 bytes', 'combination', /^9140/, BY_BUFFER),
  shows('5.9', 'throughput, 1500 bytes', 'combination', /^1500/, BY_BUFFER),
  shows('5.10', 'throughput, 512 bytes', 'combination', /^512/, BY_BUFFER),
  special('5.11', 'throughput of each source', 'throughput', 'Mb/s', 'delivered', 1e6),
  special('5.12', 'windows, where the thesis takes them after 3 s', 'windows', 'bytes', 'cwnd', 1),
  shows('5.13', 'limits on the share of a VC, LAN, 9140 bytes', 'limits'),
];
