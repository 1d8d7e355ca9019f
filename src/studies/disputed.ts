import { mean, rms } from './statistics.ts';
import type { Judgement, Outcome, StudyCell } from './study.ts';
import { COLUMNS } from './ulku/ulkuFiles.ts';

type Papers = 'cheonPanwar' | 'rosolen' | 'nagata' | 'zhu' | 'ulku';

const fixed = (values: readonly number[], digits = 0): string =>
  values.map((value) => value.toFixed(digits)).join(' / ');
const within = (values: readonly number[], targets: readonly number[], by: number): boolean =>
  values.length > 0 && values.every((value, i) => Math.abs(value - (targets[i] ?? Number.NaN)) <= by);
const printedOf = ({ printed }: StudyCell): number => printed ?? Number.NaN;
const cellsOf = ({ cells }: Outcome, is: (cell: StudyCell) => boolean): readonly StudyCell[] =>
  cells.filter((cell) => cell.printed !== null && is(cell));

const UTILIZATION = 'bandwidth utilization (%)';
const MAXIMUM = 'maximum occupancy (%)';
const POLICIES = ['UBR', 'EPD', 'FBA', 'RED'] as const;

/** The claim that all printed cells of some rows of a paper are met within so many points. */
const near = (
  claim: Omit<Judgement, 'judge'>,
  is: (cell: StudyCell) => boolean,
  by: number,
  digits = 0,
): Judgement => ({
  ...claim,
  judge: (outcome) => {
    const cells = cellsOf(outcome, (cell) => claim.tables.includes(cell.table) && is(cell));
    const [ours, printed] = [cells.map((cell) => cell.mean), cells.map(printedOf)];
    return { held: within(ours, printed, by), detail: `${fixed(ours, digits)} (${fixed(printed, digits)})` };
  },
});

/** Claims of the papers that no reading tried reproduces, or no single one; each is judged with every run. */
export const disputed: Readonly<Record<Papers, readonly Judgement[]>> = {
  cheonPanwar: [
    {
      id: 'ppd-over-rcd',
      section: '4.1, Tables 1 to 4',
      saidBy: 'paper',
      level: 'must',
      tables: [1, 2, 3, 4],
      statement: 'PPD carries more than RCD in Tables 1 to 4',
      judge: ({ mean: of }) => {
        const gains = [1, 2, 3, 4].map(
          (table) => of(table, 'effective throughput', 'PPD') / of(table, 'effective throughput', 'RCD'),
        );
        return { held: gains.every((gain) => gain > 1), detail: `times ${fixed(gains, 2)}` };
      },
    },
    {
      id: 'espd-levels',
      section: '4.2.3, Tables 1 to 5',
      saidBy: 'paper',
      level: 'open',
      tables: [1, 2, 3, 4, 5],
      statement: 'ESPD: totals within 8 % of the printed ones (root mean square)',
      judge: (outcome) => {
        const cells = cellsOf(
          outcome,
          ({ row, column }) => row === 'effective throughput' && column === 'ESPD',
        );
        const off = cells.map((cell) => 100 * (cell.mean / printedOf(cell) - 1));
        return { held: rms(off) <= 8, detail: `off by ${fixed(off)} %` };
      },
    },
    {
      id: 'espd-fairness',
      section: '4.2.3, Table 1',
      saidBy: 'paper',
      level: 'open',
      tables: [1],
      statement:
        'ESPD does not sacrifice fairness: its index is that of EPD or higher (Table 1 itself prints .893 < .921)',
      judge: ({ mean: of }) => {
        const [epd, espd] = ['EPD', 'ESPD'].map((column) => of(1, 'fairness index', column)) as [
          number,
          number,
        ];
        return { held: espd >= epd, detail: fixed([epd, espd], 3) };
      },
    },
  ],
  rosolen: [
    near(
      {
        id: 'red-peak',
        section: '4.3.1, Table 4',
        saidBy: 'paper',
        level: 'aim',
        tables: [4],
        statement: 'RED with the gentle second part peaks at the printed 88 % of the buffer, within 5 points',
      },
      ({ row, column }) => row === MAXIMUM && column === 'RED',
      5,
    ),
    {
      id: 'better-than-ubr',
      section: '5',
      saidBy: 'paper',
      level: 'aim',
      tables: [1, 4],
      statement: 'EPD, FBA and RED carry more than UBR (Tables 1 and 4)',
      judge: ({ mean: of }) => {
        const rows = [1, 4].map((table) => POLICIES.map((policy) => of(table, UTILIZATION, policy)));
        const held = rows.every(([ubr = Number.NaN, ...others]) => others.every((other) => other > ubr));
        return { held, detail: rows.map((row) => fixed(row)).join('; ') };
      },
    },
    {
      id: 'fba-below-epd',
      section: '4.2.1, Table 1',
      saidBy: 'paper',
      level: 'open',
      tables: [1],
      statement: 'end to end FBA carries less than EPD (Table 1)',
      judge: ({ mean: of }) => {
        const [epd, fba] = ['EPD', 'FBA'].map((policy) => of(1, UTILIZATION, policy)) as [number, number];
        return { held: fba < epd, detail: `${fixed([epd, fba])} (78 / 72)` };
      },
    },
    near(
      {
        id: 'satellite',
        section: '4.2.2',
        saidBy: 'paper',
        level: 'open',
        tables: ['geo'],
        statement: 'by satellite goodputs are around 16 % of the ideal, within 5 points',
      },
      ({ row }) => row.endsWith('goodput (100 = ideal)'),
      5,
    ),
    near(
      {
        id: 'red-fairness',
        section: 'Tables 3 and 5',
        saidBy: 'paper',
        level: 'open',
        tables: [3, 5],
        statement: 'RED has a fairness of 99 in Tables 3 and 5, within 3 points',
      },
      ({ row, column }) => row === 'global intra-cluster fairness (%)' && column === 'RED',
      3,
    ),
    near(
      {
        id: 'one-max-c',
        section: 'Tables 4 and 5',
        saidBy: 'paper',
        level: 'open',
        tables: [4, 5],
        statement: 'one max_c gives the maxima of RED in Tables 4 and 5, within 5 points',
      },
      ({ row, column }) => row.endsWith(MAXIMUM) && column === 'RED',
      5,
    ),
    {
      id: 'levels',
      section: 'Tables 1 and 3 to 5',
      saidBy: 'paper',
      level: 'open',
      tables: [1, 3, 4, 5],
      statement: 'bandwidth utilization of all four policies within 5 points of the print (root mean square)',
      judge: (outcome) => {
        const off = POLICIES.map((policy) =>
          rms(
            cellsOf(outcome, ({ row, column }) => row.endsWith(UTILIZATION) && column === policy).map(
              (cell) => cell.mean - printedOf(cell),
            ),
          ),
        );
        return { held: off.every((each) => each <= 5), detail: `${fixed(off, 1)} points` };
      },
    },
  ],
  nagata: [
    {
      id: 'many-servers',
      section: '4.2, figure 8',
      saidBy: 'paper',
      level: 'open',
      tables: ['connections'],
      statement: 'CCD carries most with 50 and 100 servers',
      judge: ({ mean: of }) => {
        const names = ['TLD', 'DFF', 'EPD', 'CCD max'];
        const rows = ['50', '100'].map((row) => names.map((column) => of('connections', row, column)));
        const held = rows.every((row) => Number(row.at(-1)) >= Math.max(...row));
        return { held, detail: rows.map((row) => fixed(row)).join('; ') };
      },
    },
    near(
      {
        id: 'fairness',
        section: 'Table 1',
        saidBy: 'paper',
        level: 'open',
        tables: [1],
        statement: 'fairness indices of Table 1 within 0.05',
      },
      () => true,
      0.05,
      2,
    ),
  ],
  zhu: [
    {
      id: 'epd-best',
      section: '5.3',
      saidBy: 'ours',
      level: 'open',
      tables: ['policies'],
      statement: 'EPD carries most with 9140 bytes and 1,000 cells, LAN and WAN',
      judge: ({ mean: of }) => {
        const rows = ['LAN', 'WAN'].map((net) =>
          ['tail drop', 'PPD', 'EPD'].map((policy) =>
            of('policies', '1000 cells: throughput (%)', `${net} ${policy}`),
          ),
        );
        return {
          held: rows.every((row) => Number(row.at(-1)) >= Math.max(...row)),
          detail: rows.map((row) => fixed(row, 1)).join('; '),
        };
      },
    },
    {
      id: 'limits-small-buffer',
      section: '5.6, conclusion 5',
      saidBy: 'paper',
      level: 'open',
      tables: ['limits'],
      statement: 'a limit of half the buffer raises the throughput of per-VC queueing, 1,000 cells',
      judge: ({ mean: of }) => {
        const [free, limited] = ['per-VC', 'per-VC, max 0.5'].map((column) =>
          of('limits', '1000 cells: throughput (%)', column),
        ) as [number, number];
        return { held: limited > free, detail: `${fixed([free, limited], 1)} %` };
      },
    },
    near(
      {
        id: 'wan-512',
        section: '5.5, Tables 5.6 and 5.7',
        saidBy: 'paper',
        level: 'open',
        tables: ['5.6', '5.7'],
        statement: '512 bytes in the WAN: fairness of 0.24 to 0.53 with queues per VC, within 0.1',
      },
      ({ printed }) => Number(printed) > 0.2 && Number(printed) < 0.6,
      0.1,
      2,
    ),
  ],
  ulku: [
    {
      id: 'relative-5.3',
      section: '5.2, Table 5.3',
      saidBy: 'paper',
      level: 'open',
      tables: ['5.3'],
      statement: 'Table 5.3, relative marking: within 5 % (root mean square)',
      judge: (outcome) => {
        const cells = cellsOf(outcome, ({ table, column }) => table === '5.3' && column === COLUMNS[0]);
        const off = cells.map((cell) => 100 * (cell.mean / printedOf(cell) - 1));
        return { held: rms(off) <= 5, detail: `${rms(off).toFixed(1)} %, mean ${mean(off).toFixed(1)} %` };
      },
    },
  ],
};
