import type { Settings } from '../factors.ts';
import { each, linkOf, portOf } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow, StudyTable } from '../study.ts';
import {
  allRates,
  between,
  EPRCA,
  EPRCA_WAN,
  ERAA_OF_LINK,
  eraa,
  INTELLIGENT,
  queueMax,
  RELATIVE,
  SWITCH_PORTS,
  settlingMs,
  shares,
  swing,
} from './ulkuMeasures.ts';

/** Ülkü 1997, chapter 4: its figures are lost, so there are no printed numbers for these studies. */
const LAN = { scenario: 'ulku-r1-lan' } as const;
const WAN = { scenario: 'ulku-r1-wan' } as const;
const R2_LAN = 'ulku-r2-lan';
const R2_WAN = 'ulku-r2-wan';
const SHARED = 'sw0>sw1';
/** Measures from 0 s on, where the start counts as well. */
const WHOLE_RUN: Settings = [['measure.fromS', '0']];

/** Rows without printed numbers. */
function row(
  columns: readonly StudyColumn[],
  name: string,
  measure: Measure,
  digits: number,
  more: Partial<StudyRow> = {},
): StudyRow {
  return { row: name, measure, printed: columns.map(() => null), digits, ...more };
}

const shareRows = (columns: readonly StudyColumn[]): readonly StudyRow[] => [
  row(columns, 'one hop (mean of 3), share of max-min', shares('1h1', '1h2', '1h3'), 3),
  row(columns, '2h1, share of max-min', shares('2h1'), 3),
  row(columns, '2h2 and 2h3, share of max-min', shares('2h2', '2h3'), 3),
  row(columns, '3h1, share of max-min', shares('3h1'), 3),
];

const queueRows = (columns: readonly StudyColumn[]): readonly StudyRow[] =>
  SWITCH_PORTS.map((port) =>
    row(columns, `longest queue at ${port.slice(0, 3)}`, queueMax(port), 0, { settings: WHOLE_RUN }),
  );

const rateColumns: readonly StudyColumn[] = [
  { column: 'relative, LAN', ...LAN, settings: RELATIVE },
  { column: 'intelligent, LAN', ...LAN, settings: INTELLIGENT },
  { column: 'EPRCA, LAN', ...LAN, settings: EPRCA },
  { column: 'ERAA, LAN', ...LAN, settings: eraa(0.95) },
  { column: 'relative, WAN', ...WAN, settings: RELATIVE },
  { column: 'EPRCA, WAN', ...WAN, settings: EPRCA_WAN },
  { column: 'ERAA, WAN', ...WAN, settings: eraa(0.95) },
];

const rates: StudyTable = {
  table: 'rates',
  caption: 'Figures 4.1-4.3, 4.6, 4.7, 4.10-4.12, 4.16: R1, who is allowed what, and the queues',
  seeds: 4,
  columns: rateColumns,
  rows: [
    ...shareRows(rateColumns),
    row(rateColumns, 'deviation over mean, worst VC', each(swing), 3),
    row(rateColumns, 'settled after the last start (ms)', each(settlingMs), 1),
    ...queueRows(rateColumns),
  ],
};

const delayColumns: readonly StudyColumn[] = [0.01, 0.1, 0.3, 0.5, 1].map((ms) => ({
  column: `${ms} ms`,
  settings: between(ms),
}));

const delay: StudyTable = {
  table: 'delay',
  caption: 'relative marking over R1 with longer links between switches: who is beaten down',
  seeds: 3,
  ...LAN,
  settings: [...RELATIVE, ['run.durationS', '0.5'], ['measure.fromS', '0.25']],
  columns: delayColumns,
  rows: [16, 64].flatMap((part) => {
    const settings: Settings = [['abr.rif', String(1 / part)]];
    return [
      row(delayColumns, `RIF 1/${part}: 2h1, share of max-min`, shares('2h1'), 2, { settings }),
      row(delayColumns, `RIF 1/${part}: 3h1, share of max-min`, shares('3h1'), 2, { settings }),
    ];
  }),
};

/** A study with a parameter of the sources along the columns, algorithms along the rows, over R2. */
function sourceStudy(
  table: string,
  caption: string,
  key: string,
  values: readonly (readonly [name: string, value: number])[],
  lines: readonly (readonly [name: string, scenario: string, settings: Settings])[],
): StudyTable {
  const columns = values.map(([column, value]) => ({
    column,
    settings: [...WHOLE_RUN, [key, String(value)]] as Settings,
  }));
  return {
    table,
    caption,
    seeds: 2,
    columns,
    rows: lines.map(([name, scenario, settings]) =>
      row(columns, `longest queue, ${name}`, queueMax(SHARED), 0, { scenario, settings }),
    ),
  };
}

const RELATIVE_LAN = ['relative, LAN', R2_LAN, RELATIVE] as const;
const ALL_LINES = [
  RELATIVE_LAN,
  ['relative, WAN', R2_WAN, RELATIVE],
  ['EPRCA, LAN', R2_LAN, EPRCA],
  ['EPRCA, WAN', R2_WAN, EPRCA_WAN],
  ['ERAA, LAN', R2_LAN, eraa(0.95)],
  ['ERAA, WAN', R2_WAN, eraa(0.95)],
] as const;

const PARTS = [64, 32, 16, 8, 4].map((part) => [`1/${part}`, 1 / part] as const);

const rif = sourceStudy('rif', 'Figures 4.4a, 4.8, 4.9a, 4.15: RIF over R2', 'abr.rif', PARTS, ALL_LINES);
const rdf = sourceStudy('rdf', 'Figure 4.4a: RDF over R2', 'abr.rdf', PARTS, [
  RELATIVE_LAN,
  ['EPRCA, LAN', R2_LAN, EPRCA],
]);
const icr = sourceStudy(
  'icr',
  'Figures 4.4b, 4.9b, 4.14: ICR (cells/s) over R2',
  'abr.icr',
  [4_717, 70_641.6, 176_604, 353_208].map((rate) => [String(rate), rate] as const),
  ALL_LINES,
);

const lambdaColumns: readonly StudyColumn[] = [1, 0.98, 0.95, 0.9, 0.8].map((lambda) => ({
  column: `λ ${lambda}`,
  settings: [...eraa(lambda), ['algorithm.bandwidth', '0']],
}));

const lambda: StudyTable = {
  table: 'lambda',
  caption: 'Figure 4.13: the load factor of ERAA over R2, WAN, with B the rate of the link',
  seeds: 3,
  scenario: R2_WAN,
  columns: lambdaColumns,
  rows: [
    row(lambdaColumns, 'longest queue', queueMax(SHARED), 0, { settings: WHOLE_RUN }),
    row(
      lambdaColumns,
      'mean queue, last half',
      each((run) => portOf(run, SHARED).queueMean),
      0,
    ),
    row(
      lambdaColumns,
      'utilisation, last half (%)',
      each((run) => 100 * linkOf(run, SHARED).utilization),
      1,
    ),
  ],
};

const exactColumns: readonly StudyColumn[] = [
  { column: 'as given' },
  { column: 'RIF 1/64', settings: [['abr.rif', String(1 / 64)]] },
  { column: 'RIF 1/4', settings: [['abr.rif', '0.25']] },
  { column: 'ICR = MCR', settings: [['abr.icr', '4717']] },
  { column: 'ICR = PCR', settings: [['abr.icr', '353208']] },
  { column: 'Nrm 8', settings: [['abr.nrm', '8']] },
  { column: 'Nrm 128', settings: [['abr.nrm', '128']] },
];

/** Largest deviation of a VC from λ times its max-min share of B, percent. */
const worstOff: Measure = each((run) =>
  Math.max(
    ...allRates(run).map(({ acrMean, fairCellRate }) =>
      Math.abs(100 * (acrMean / (0.95 * ERAA_OF_LINK * fairCellRate) - 1)),
    ),
  ),
);

const exact: StudyTable = {
  table: 'exact',
  caption: 'Figure 4.15 and section 4.3: ERAA (λ 0.95) over R1, LAN, whatever its sources do',
  seeds: 3,
  ...LAN,
  settings: eraa(0.95),
  columns: exactColumns,
  rows: [
    row(exactColumns, 'worst VC off λ max-min (%)', worstOff, 3),
    row(exactColumns, 'deviation over mean, worst VC', each(swing), 5),
    row(exactColumns, 'settled after the last start (ms)', each(settlingMs), 1),
  ],
};

const backgroundColumns: readonly StudyColumn[] = [
  { column: 'ERAA, B given', settings: eraa(0.95) },
  { column: 'ERAA', settings: [['algorithm', 'eraa']] },
  { column: 'EPRCA', settings: EPRCA },
  { column: 'ERICA+', settings: [['algorithm', 'erica-plus']] },
  { column: 'relative', settings: RELATIVE },
];

const background: StudyTable = {
  table: 'background',
  caption: 'R1, LAN, below CBR and VBR on the last link',
  seeds: 2,
  scenario: 'abr-background',
  settings: WHOLE_RUN,
  columns: backgroundColumns,
  rows: [row(backgroundColumns, 'longest queue at sw2', queueMax('sw2>sw3'), 0)],
};

/** Shares refer to the links: under ERAA 0.918 corresponds to λ B. */
export const rateTables: readonly StudyTable[] = [rates, delay, rif, rdf, icr, lambda, exact, background];
