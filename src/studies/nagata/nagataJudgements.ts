import { mean, written } from '../statistics.ts';
import type { Judgement, Outcome } from '../study.ts';

/** Difference in percentage points within which a policy counts as equal to the best. */
const LEVEL = 1;
/** Least decrease, in percentage points, that counts as a fall. */
const FALL = 10;
/** Limit relative to EPD's timeouts: the paper's claim is about half. */
const FEWER_TIMEOUTS = 2 / 3;

const POLICIES = ['TLD', 'DFF', 'EPD', 'CCD min', 'CCD max'] as const;
const BEST = 'CCD max';

/** Claims of section 4 that a correct engine reproduces. */
export const judgementsOf = (): readonly Judgement[] => [
  best(['load', 'peak', 'buffer', 'packets']),
  byDelay,
  byEstimate,
  leastFair,
  collapse,
  timeoutsSaved('load', 'ticks of 500 ms'),
  timeoutsSaved('ticks', 'ticks of 100 ms'),
];

const digits = (value: number, places = 1): string => value.toFixed(places);

/** Rows of throughput are named by the varied parameter; names of rows of other figures have a colon. */
const best = (tables: readonly string[]): Judgement => ({
  level: 'must',
  tables,
  id: 'best',
  section: '4.2',
  saidBy: 'paper',
  statement: `CCD with the larger Tt is best, or within ${written(LEVEL)} point of it, in most overloaded cells`,
  judge: (outcome) => {
    const rows = outcome.tables
      .filter(({ table }) => tables.includes(String(table)))
      .flatMap(({ table, rows }) => rows.map(({ row }) => ({ table, row })))
      .filter(({ row }) => !row.includes(':'));
    const level = rows.filter(({ table, row }) => {
      const means = POLICIES.map((column) => outcome.mean(table, row, column));
      return outcome.mean(table, row, BEST) >= Math.max(...means) - LEVEL;
    });
    return {
      held: level.length > rows.length / 2,
      detail: `${level.length} of ${rows.length}`,
    };
  },
});

const byDelay: Judgement = {
  level: 'must',
  tables: ['delay'],
  id: 'delay',
  section: '4.2, figure 7',
  saidBy: 'paper',
  statement: 'from 0 to 5 ms of delay DFF falls, CCD does not',
  judge: (outcome) => {
    const change = (column: string): number =>
      outcome.mean('delay', '5 ms', column) - outcome.mean('delay', '0 ms', column);
    return {
      held: change('DFF') < -FALL && change(BEST) > -LEVEL,
      detail: `DFF ${digits(change('DFF'))}, CCD ${digits(change(BEST))} points`,
    };
  },
};

const byEstimate: Judgement = {
  level: 'must',
  tables: ['estimate'],
  id: 'estimate',
  section: '3.4 and 4.2, figure 8',
  saidBy: 'paper',
  statement: 'CCD that believes in 60 times as many VCs carries less than EPD',
  judge: (outcome) => {
    const epd = outcome.mean('estimate', 'EPD', 'throughput');
    const ccd = outcome.mean('estimate', 'CCD max, 6000 %', 'throughput');
    return {
      held: ccd < epd,
      detail: `${digits(ccd)} against ${digits(epd)} %`,
    };
  },
};

const leastFair: Judgement = {
  level: 'must',
  tables: ['load'],
  id: 'tail-drop-unfair',
  section: '4.2',
  saidBy: 'ours',
  statement: 'TLD is least fair at loads 2 and 3',
  judge: (outcome) => {
    const fairness = (load: number) =>
      POLICIES.map((column) => outcome.mean('load', `load ${load}: fairness`, column));
    const [two, three] = [fairness(2), fairness(3)];
    const isLeast = ([tld = Number.NaN, ...others]: readonly number[]): boolean =>
      others.every((other) => tld < other);
    return {
      held: isLeast(two) && isLeast(three),
      detail: [two, three].map((row) => row.map((value) => digits(value, 2)).join(' ')).join('; '),
    };
  },
};

/** Loads at which the peak rates matter and the bottleneck is full. */
const MIXED = ['load 1.5', 'load 3'] as const;

const collapse: Judgement = {
  level: 'must',
  tables: ['mixed'],
  id: 'mixed-rates',
  section: '4.2, figure 5-7',
  saidBy: 'ours',
  statement: `with mixed peak rates TLD collapses: ${written(FALL)} points behind CCD or more`,
  judge: (outcome) => {
    const behind = MIXED.map((row) => outcome.mean('mixed', row, BEST) - outcome.mean('mixed', row, 'TLD'));
    return {
      held: mean(behind) >= FALL,
      detail: MIXED.map((row, index) => `${row} ${digits(behind[index] ?? Number.NaN)}`).join(', '),
    };
  },
};

const timeoutsSaved = (table: string, name: string): Judgement => ({
  level: 'must',
  tables: [table],
  id: `timeouts-${table}`,
  section: '2 and 4.2',
  saidBy: 'ours',
  statement: `CCD has at most two thirds of EPD’s timeouts (${name})`,
  judge: (outcome) => {
    const share = ratio(outcome, table, 'load 1.5: timeouts');
    return {
      held: share <= FEWER_TIMEOUTS,
      detail: digits(share, 2),
    };
  },
});

const ratio = (outcome: Outcome, table: string, row: string): number =>
  outcome.mean(table, row, BEST) / outcome.mean(table, row, 'EPD');
