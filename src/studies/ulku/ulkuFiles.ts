import type { RunResults } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { each, linkOf, sessionOf } from '../measures.ts';
import type { StudyColumn, StudyTable } from '../study.ts';
import {
  arrival,
  EPRCA,
  EPRCA_WAN,
  eraa,
  offPrinted,
  oneWayMs,
  queueMax,
  RELATIVE,
  SWITCH_PORTS,
  VC_OF,
} from './ulkuMeasures.ts';
import { ROUTES, TABLE_5_1, TABLE_5_2, TABLE_5_3 } from './ulkuPrinted.ts';

/** Ülkü 1997, section 5.2: a file of 1 MB over each VC. */
const R1 = { scenario: 'ulku-r1-files', seeds: 6 } as const;
const R2 = { scenario: 'ulku-r2-files', seeds: 6 } as const;

export const COLUMNS = ['relative marking', 'EPRCA', 'ERAA (λ = 1)', 'ERAA (λ = 0.97)'] as const;

const columns: readonly StudyColumn[] = [
  { column: COLUMNS[0], settings: RELATIVE },
  { column: COLUMNS[1], settings: EPRCA_WAN },
  { column: COLUMNS[2], settings: eraa(1) },
  { column: COLUMNS[3], settings: eraa(0.97) },
];

const arrivals = ROUTES.map((route) => (run: RunResults) => arrival(run, VC_OF[route], oneWayMs(route, 1)));
const printedOf = (column: number): readonly number[] => TABLE_5_1.map((line) => line[column] ?? Number.NaN);

const table51: StudyTable = {
  ...R1,
  table: '5.1',
  caption: 'R1 in the WAN, a file over each VC: delays at the application layer (s)',
  columns,
  rows: ROUTES.map((route, i) => ({
    row: `VC ${route}`,
    measure: each(arrivals[i] ?? (() => Number.NaN)),
    printed: TABLE_5_1[i] ?? [],
    digits: 4,
    relative: true,
  })),
};

const table52: StudyTable = {
  ...R1,
  table: '5.2',
  caption: 'the same: buffer for no loss (cells)',
  columns: columns.slice(0, 3),
  rows: SWITCH_PORTS.map((port, i) => ({
    row: port.slice(0, 3),
    measure: queueMax(port),
    printed: TABLE_5_2[i] ?? [],
  })),
};

/** Access links and one link of 10 us. */
const R2_ONE_WAY_MS = 0.012;

const lanColumns: readonly StudyColumn[] = [
  { column: COLUMNS[0], settings: RELATIVE, open: true },
  { column: COLUMNS[1], settings: EPRCA },
  { column: COLUMNS[2], settings: eraa(1) },
];

const table53: StudyTable = {
  ...R2,
  table: '5.3',
  caption: 'R2 in the LAN, files 15 ms apart: delays at the application layer (s)',
  columns: lanColumns,
  rows: TABLE_5_3.map((printed, i) => ({
    row: `VC ${i + 1}`,
    measure: each((run) => arrival(run, i + 1, R2_ONE_WAY_MS)),
    printed,
    digits: 4,
    relative: true,
  })),
};

const idleColumns: readonly StudyColumn[] = [
  { column: COLUMNS[0], settings: RELATIVE },
  { column: COLUMNS[1], settings: EPRCA },
  { column: COLUMNS[2], settings: eraa(1) },
  { column: 'ERAA that forgets', settings: [...eraa(1), ['algorithm.forgetMs', '1']] },
];

export const LAST_BYTE = 'last byte of all (ms)';

const idleShare: StudyTable = {
  ...R2,
  table: 'idle-share',
  caption: 'Table 5.3 again: who takes what a VC leaves that has nothing more to send',
  columns: idleColumns,
  rows: [
    {
      row: LAST_BYTE,
      measure: each((run) =>
        Math.max(...[1, 2, 3].map((vc) => 15 * (vc - 1) + 1e3 * arrival(run, vc, R2_ONE_WAY_MS))),
      ),
      printed: idleColumns.map(() => null),
      digits: 1,
    },
    {
      row: 'mean allowed cell rate of the last VC, share of max-min',
      measure: each((run) => {
        const { abr } = sessionOf(run, 3);
        return abr === null ? Number.NaN : abr.acrMean / abr.fairCellRate;
      }),
      printed: idleColumns.map(() => null),
      digits: 2,
    },
  ],
};

const HANDSHAKE: Settings = [['tcp.handshake', 'true']];
const TWO_SEGMENTS: Settings = [['tcp.initialWindowSegments', '2']];
const openings: readonly StudyColumn[] = [
  { column: 'none' },
  { column: 'handshake', settings: HANDSHAKE },
  { column: 'handshake, 2 segments', settings: [...HANDSHAKE, ...TWO_SEGMENTS] },
];

const opening: StudyTable = {
  ...R1,
  table: 'opening',
  caption: 'how far other openings of a connection are off Table 5.1 (%, root mean square)',
  columns: openings,
  rows: [columns[0], columns[1], columns[2]].map((column, i) => ({
    row: column?.column ?? '',
    settings: column?.settings ?? [],
    measure: offPrinted(arrivals, printedOf(i)),
    printed: openings.map(() => null),
    digits: 2,
  })),
};

/** From the moment at which every window is open to the end of the first file. */
const ALL_UNDER_WAY: Settings = [
  ['measure.fromS', '0.05'],
  ['run.durationS', '0.12'],
];

const linkUse: StudyTable = {
  ...R1,
  table: 'link-use',
  caption: 'Figure 5.6: use of the links while every file of Table 5.1 is under way (50 to 120 ms)',
  settings: ALL_UNDER_WAY,
  columns: columns.slice(0, 3),
  rows: SWITCH_PORTS.map((port) => ({
    row: `utilisation, ${port} (%)`,
    measure: each((run) => 100 * linkOf(run, port).utilization),
    printed: [null, null, null],
    digits: 1,
  })),
};

export const fileTables: readonly StudyTable[] = [table51, table52, table53, linkUse, idleShare, opening];
