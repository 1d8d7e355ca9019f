import { bottleneckMbps, peakCells } from '../../scenarios/papers/nagata.ts';
import type { Settings } from '../factors.ts';
import type { StudyFigure } from '../figures/figure.ts';

/** Section 3.3: ten servers in step, 30 Mb/s each into 15 Mb/s each, B = 2,000, Tq about 1,000, round trip 5 ms. */
const SERVERS = 10;
const PEAK_MBPS = 30;
const LINKS_BOTH_WAYS = 6;
/** Eight packets, so that all windows reach Tq one packet a round trip; the paper gives none. */
const SSTHRESH_BYTES = 8 * 1_460;
const SYMMETRIC: Settings = (
  [
    ['links.SW1>SW2.rateMbps', bottleneckMbps(Array<number>(SERVERS).fill(PEAK_MBPS), 2)],
    ['vcs.*.source.peakCellRate', peakCells(PEAK_MBPS)],
    ['vcs.*.source.startMs', 0],
    ['links.*.delayMs', 5 / LINKS_BOTH_WAYS],
    ['tcp.initialSsthreshBytes', SSTHRESH_BYTES],
    ['buffer', 2_000],
    ['policies.epd.threshold', 1_000],
  ] as const
).map(([path, value]) => [path, String(value)] as const);

const behaviour = (figure: string, name: string, policy: string): StudyFigure => ({
  figure,
  caption: `server 1 and the queue under symmetrical congestion, ${name}`,
  runs: [
    {
      scenario: 'nagata-10',
      settings: [['policy', policy], ...SYMMETRIC],
      fromS: 0,
      toS: 1.2,
      panels: [
        {
          panel: 'queue of SW1',
          unit: 'cells',
          curves: [{ name: 'queue', channel: 'queue/SW1>SW2' }],
          levels: [
            { name: 'Tq', value: 1_000 },
            { name: 'B', value: 2_000 },
          ],
        },
        { panel: 'window of server 1', unit: 'bytes', curves: [{ name: 'server 1', channel: 'cwnd/1' }] },
        { panel: 'servers that lose cells', unit: 'server', curves: [], losses: 'SW1>SW2' },
      ],
    },
  ],
});

/** Up to the end: not the lines of fairness. */
const THROUGHPUT = /^load [\d.]+$/;
const SHOWN = { shows: 'throughput (%)' } as const;
const BY_ERROR = { ...SHOWN, hasLevels: true, over: 'N_VC (% of the number of active VCs)' } as const;
const BY_SERVERS = { ...SHOWN, over: 'servers' } as const;
const byLoad = (figure: string, caption: string, table: string): StudyFigure => ({
  figure,
  caption,
  tables: [{ table, rows: THROUGHPUT, ...SHOWN }],
});

export const nagataFigures: readonly StudyFigure[] = [
  behaviour('3', 'CCD', 'ccd'),
  behaviour('4', 'EPD', 'epd'),
  ...['1.5', '6', '10', 'mixed'].flatMap((peak, i) => [
    byLoad(`5-${2 * i + 1}`, `PCR ${peak}, B = 3,000`, `pcr-${peak}`),
    byLoad(`5-${2 * i + 2}`, `PCR ${peak}, B = 6,000`, `large-buffer-pcr-${peak}`),
  ]),
  ...['1.5', '6', '10'].map((peak, i) =>
    byLoad(`6-${i + 1}`, `PCR ${peak}, 500 bytes`, `small-packets-pcr-${peak}`),
  ),
  ...['1.5', '6', '10'].map((peak, i) =>
    byLoad(`6-${i + 4}`, `mixed packet sizes, PCR ${peak}`, `mixed-packets-pcr-${peak}`),
  ),
  {
    figure: '7',
    caption: 'effect of the end-to-end delay',
    tables: [{ table: 'delay', ...SHOWN, over: 'end-to-end delay (ms)' }],
  },
  {
    figure: '8-1',
    caption: 'N_VC smaller than the number of active VCs',
    tables: [
      { table: 'estimate', rows: /EPD|(^|\D)(5|10|100) %/, ...BY_ERROR },
      { table: 'estimate-near', rows: /(^|\D)80 %/, ...BY_ERROR },
    ],
  },
  {
    figure: '8-2',
    caption: 'N_VC larger than the number of active VCs',
    tables: [
      { table: 'estimate', rows: /EPD|\D(100|600|3000|6000) %/, ...BY_ERROR },
      { table: 'estimate-near', rows: /\D(130|160|300) %/, ...BY_ERROR },
    ],
  },
  {
    figure: '8-3',
    caption: 'effect of the number of connections',
    tables: [
      { table: 'connections', ...BY_SERVERS },
      { table: 'connections-20', ...BY_SERVERS },
    ],
  },
];
