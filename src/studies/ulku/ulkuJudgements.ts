import { fixed, rms, written } from '../statistics.ts';
import type { Judgement, Outcome } from '../study.ts';
import { COUPLINGS, rowNames } from './ulkuCoupling.ts';
import { COLUMNS, LAST_BYTE } from './ulkuFiles.ts';
import { ulkuSentences } from './ulkuSentences.ts';

type Level = Judgement['level'];
type Claim = Pick<Judgement, 'id' | 'section' | 'statement'> & Partial<Pick<Judgement, 'saidBy'>>;
const judgement = (level: Level, table: string, claim: Claim, judge: Judgement['judge']): Judgement => ({
  saidBy: 'paper',
  ...claim,
  level,
  tables: [table],
  judge,
});

/** A row of a table, column by column. */
const rowOf = ({ cells }: Outcome, table: string, row: string): readonly number[] =>
  cells.filter((cell) => cell.table === table && cell.row === row).map(({ mean }) => mean);

const exact = judgement(
  'must',
  'exact',
  {
    id: 'eraa-exact',
    section: '4.3',
    statement: 'ERAA is λ times max-min for every RIF, ICR and Nrm, and does not swing (1 %, 0.001)',
  },
  (outcome) => {
    const off = Math.max(...rowOf(outcome, 'exact', 'worst VC off λ max-min (%)'));
    const swing = Math.max(...rowOf(outcome, 'exact', 'deviation over mean, worst VC'));
    return {
      held: off < 1 && swing < 0.001,
      detail: `${off.toFixed(3)} %, ${swing.toFixed(5)}`,
    };
  },
);

const settles = judgement(
  'must',
  'rates',
  {
    id: 'eraa-settles',
    section: '4.3',
    saidBy: 'ours',
    statement: 'ERAA settles within 4 ms in the LAN, 15 ms in the WAN',
  },
  ({ mean }) => {
    const settled = (net: string) => mean('rates', 'settled after the last start (ms)', `ERAA, ${net}`);
    const [lan, wan] = [settled('LAN'), settled('WAN')];
    return {
      held: lan <= 4 && wan <= 15,
      detail: fixed([lan, wan], 1),
    };
  },
);

const neverDrains = judgement(
  'must',
  'lambda',
  {
    id: 'eraa-queue-stays',
    section: '4.3',
    statement: 'ERAA with λ = 1 never drains the queue of the start in the WAN, with less it does',
  },
  (outcome) => {
    const [full, ...less] = rowOf(outcome, 'lambda', 'mean queue, last half');
    return {
      held: (full ?? 0) > 500 && less.every((queue) => queue < 5),
      detail: fixed([full ?? Number.NaN, ...less], 0),
    };
  },
);

const SHARES = [
  'one hop (mean of 3), share of max-min',
  '2h1, share of max-min',
  '2h2 and 2h3, share of max-min',
  '3h1, share of max-min',
];

const meanFair = judgement(
  'must',
  'rates',
  {
    id: 'eprca-fair',
    section: '4.2',
    statement: 'EPRCA in the LAN is max-min fair in the mean (2 %) and swings',
  },
  ({ mean }) => {
    const shares = SHARES.map((row) => mean('rates', row, 'EPRCA, LAN'));
    const swing = mean('rates', 'deviation over mean, worst VC', 'EPRCA, LAN');
    return {
      held: shares.every((share) => Math.abs(share - 1) <= 0.02) && swing > 0.1,
      detail: `${fixed(shares, 3)}; deviation over mean ${swing.toFixed(2)}`,
    };
  },
);

const beatDown = judgement(
  'must',
  'rates',
  {
    id: 'beat-down',
    section: '4.1',
    statement: 'relative marking in the LAN: 2h1 takes 0.84 to 0.95 of a link, 3h1 is beaten down',
  },
  ({ mean }) => {
    const [oneHop = Number.NaN, twoHops = Number.NaN, , threeHops = Number.NaN] = SHARES.map((row) =>
      mean('rates', row, 'relative, LAN'),
    );
    return {
      held: twoHops >= 1.68 && twoHops <= 1.9 && threeHops < 0.6 && oneHop > 1.5,
      detail: `2h1 ${(twoHops / 2).toFixed(2)} of the link; shares ${fixed([oneHop, twoHops, threeHops], 2)}`,
    };
  },
);

const reversed = judgement(
  'must',
  'delay',
  {
    id: 'beat-down-reversed',
    section: '4.1',
    saidBy: 'ours',
    statement: 'the beat-down is reversed at 1 ms with RIF 1/16: 3h1 above its share, 2h1 below',
  },
  (outcome) => {
    const two = rowOf(outcome, 'delay', 'RIF 1/16: 2h1, share of max-min');
    const three = rowOf(outcome, 'delay', 'RIF 1/16: 3h1, share of max-min');
    return {
      held: (three.at(-1) ?? 0) > 1 && (two.at(-1) ?? 2) < 1 && (two[0] ?? 0) > (three[0] ?? 0),
      detail: `2h1 ${fixed(two, 2)}; 3h1 ${fixed(three, 2)}`,
    };
  },
);

/** Queues from the smallest factor to the largest; adjacent ones may be equal by chance, but not the ends. */
const queues = (table: 'rif' | 'rdf', grows: boolean): Judgement =>
  judgement(
    'must',
    table,
    {
      id: `queue-${table}`,
      section: '4.1',
      statement: `relative marking: the longest queue ${grows ? 'grows' : 'falls'} with ${table.toUpperCase()}`,
    },
    (outcome) => {
      const row = rowOf(outcome, table, 'longest queue, relative, LAN');
      const [first, last] = [row[0] ?? Number.NaN, row.at(-1) ?? Number.NaN];
      return {
        held: grows ? last > first : last < first,
        detail: fixed(row, 0),
      };
    },
  );

const swings = (net: 'LAN' | 'WAN'): Judgement =>
  judgement(
    'aim',
    'rif',
    {
      id: `eprca-rif-${net}`,
      section: '4.2, figures 4.8 and 4.9',
      statement: `EPRCA in the ${net}: the longest queue is longer with RIF 1/4 than with 1/64`,
    },
    (outcome) => {
      const row = rowOf(outcome, 'rif', `longest queue, EPRCA, ${net}`);
      return { held: Number(row.at(-1)) > Number(row[0]), detail: fixed(row, 0) };
    },
  );

const idleShare = judgement(
  'must',
  'idle-share',
  {
    id: 'idle-share',
    section: '5.2',
    statement: 'ERAA never reclaims an idle share: last of all, unless it forgets silent VCs',
  },
  ({ mean }) => {
    const of = (column: string) => mean('idle-share', LAST_BYTE, column);
    const [relative = Number.NaN, eprca = Number.NaN, eraa = Number.NaN] = COLUMNS.slice(0, 3).map(of);
    const forgets = of('ERAA that forgets');
    return {
      held: eraa > 1.1 * Math.max(relative, eprca, forgets),
      detail: `${fixed([relative, eprca, eraa, forgets], 0)} ms`,
    };
  },
);

const unaware = judgement(
  'must',
  'background',
  {
    id: 'background',
    section: '4.3',
    saidBy: 'ours',
    statement: 'ERAA with a constant B ignores CBR and VBR: tens of thousands of cells queue, elsewhere few',
  },
  (outcome) => {
    const [given = 0, ...others] = rowOf(outcome, 'background', 'longest queue at sw2');
    return {
      held: given > 10_000 && others.every((queue) => queue < 5_000),
      detail: fixed([given, ...others], 0),
    };
  },
);

/** Deviation from the printed numbers in percent, root mean square over a column. */
const offOf = ({ cells }: Outcome, table: string, column: string): number =>
  rms(
    cells
      .filter((cell) => cell.table === table && cell.column === column)
      .map(({ mean, printed }) => 100 * (mean / (printed ?? Number.NaN) - 1)),
  );

const TARGETS = [
  ['5.1', COLUMNS[2], 1],
  ['5.1', COLUMNS[3], 1],
  ['5.1', COLUMNS[0], 3],
  ['5.1', COLUMNS[1], 5],
  ['5.3', COLUMNS[1], 2],
  ['5.3', COLUMNS[2], 2],
] as const;

const tables = TARGETS.map(([table, column, percent]) =>
  judgement(
    'aim',
    table,
    {
      id: `level-${table}-${column.replace(/\W+/g, '-')}`,
      section: `Table ${table}`,
      statement: `table ${table}, ${column}: within ${written(percent)} % root mean square`,
    },
    (outcome) => {
      const off = offOf(outcome, table, column);
      return {
        held: off <= percent,
        detail: `${off.toFixed(2)} %`,
      };
    },
  ),
);

const magnitudes = judgement(
  'aim',
  '5.2',
  {
    id: 'magnitudes-5.2',
    section: 'Table 5.2',
    statement: 'table 5.2: queues of 50 cells and more within a factor of 2.5',
  },
  ({ cells }) => {
    const ratios = cells
      .filter(({ table, printed }) => table === '5.2' && (printed ?? 0) >= 50)
      .map(({ mean, printed }) => mean / (printed ?? Number.NaN));
    return {
      held: ratios.every((ratio) => ratio <= 2.5 && ratio >= 0.4),
      detail: fixed(ratios, 2),
    };
  },
);

/** Ratio of the time with a coupling to that without one. */
const against = ({ mean }: Outcome, delayMs: number, column: string): number =>
  mean('coupling', rowNames(delayMs).time, column) / mean('coupling', rowNames(delayMs).time, COUPLINGS.none);

const hurts = judgement(
  'must',
  'coupling',
  {
    id: 'coupling-hurts',
    section: '5.3',
    saidBy: 'ours',
    statement: 'the coupling as written makes transfers a third slower and more at 1 ms',
  },
  (outcome) => {
    const ratio = against(outcome, 1, COUPLINGS.written);
    return {
      held: ratio > 1.33,
      detail: `times ${ratio.toFixed(2)}`,
    };
  },
);

const helps = judgement(
  'must',
  'coupling',
  {
    id: 'coupling-helps',
    section: '5.3',
    saidBy: 'ours',
    statement:
      'with the minimum round trip, k = 2 and a floor of 3 segments it costs nothing at 1 ms, cuts the queue of the source there by ten, and gains 28 % and more at 20 ms',
  },
  (outcome) => {
    const { mean } = outcome;
    const ratio = (ms: number) => against(outcome, ms, COUPLINGS.repaired);
    const ratios = [ratio(1), ratio(5), ratio(20)] as const;
    const waiting = (column: string) => mean('coupling', rowNames(1).source, column);
    const [free, tied] = [waiting(COUPLINGS.none), waiting(COUPLINGS.repaired)];
    return {
      held: ratios[0] <= 1.01 && ratios[2] <= 0.72 && free > 10 * tied,
      detail: `times ${fixed(ratios, 2)}; ${fixed([free, tied], 0)} cells`,
    };
  },
);

/** Claims of the thesis that a correct engine reproduces, or that the readings named reproduce. */
export const ulkuJudgements: readonly Judgement[] = [
  exact,
  settles,
  neverDrains,
  meanFair,
  beatDown,
  reversed,
  queues('rif', true),
  queues('rdf', false),
  swings('LAN'),
  swings('WAN'),
  idleShare,
  unaware,
  ...tables,
  magnitudes,
  ...ulkuSentences,
  hurts,
  helps,
];
