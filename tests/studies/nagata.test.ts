import { describe, expect, it } from 'vitest';
import { type Verdict, verdicts } from '../../src/studies/index.ts';
import { nagata } from '../../src/studies/nagata/nagata.ts';
import type { Outcome, StudyCell } from '../../src/studies/study.ts';

type Means = Readonly<Record<string, readonly number[]>>;

/** Cells of one table: a row has a mean for each column. */
function outcome(name: string, rows: Means, sd = 0): Outcome {
  const tables = nagata.tables.filter(({ table }) => table === name);
  const columns = tables[0]?.columns ?? [];
  const cells: StudyCell[] = Object.entries(rows).flatMap(([row, means]) =>
    means.map((mean, index) => {
      const column = columns[index]?.column ?? expect.unreachable();
      return { paper: '002', table: name, row, column, printed: null, mean, sd, seeds: 5, scale: 1 };
    }),
  );
  return {
    study: nagata,
    tables,
    cells,
    runs: () => [],
    mean: (_table, row, column) =>
      cells.find((cell) => cell.row === row && cell.column === column)?.mean ?? Number.NaN,
  };
}

const judged = (given: Outcome, about: RegExp): Verdict =>
  verdicts(given).find(({ statement }) => about.test(statement)) ?? expect.unreachable();

describe('the study of Nagata et al.', () => {
  it('prints Table 1 and nothing for the figures that are lost', () => {
    for (const { table, rows } of nagata.tables) {
      const printed = rows.flatMap((row) => row.printed);
      expect(
        printed.every((value) => value === null),
        `${table}`,
      ).toBe(table !== 1);
    }
  });

  it('makes the runs that studies have in common once', () => {
    const row = (table: string, name: string) =>
      nagata.tables.find((one) => one.table === table)?.rows.find((one) => one.row === name);
    const place = (table: string, name: string) => [row(table, name)?.scenario, row(table, name)?.settings];
    expect(place('delay', '1 ms')).toEqual(place('load', 'load 1.5'));
    expect(place('connections', '10')).toEqual(place('buffer', 'load 1.5'));
  });
});

describe('judged are', () => {
  it('the ranking: CCD must be best or level with it in most cells', () => {
    const at = (...ccd: readonly number[]) => {
      const loads = ['load 1.25', 'load 1.5', 'load 2', 'load 3'];
      const rows = Object.fromEntries(loads.map((row, index) => [row, [90, 80, 85, 80, ccd[index] ?? 0]]));
      const parts = ['load', 'peak', 'buffer', 'packets'].map((table) =>
        outcome(table, table === 'load' ? rows : {}),
      );
      const [first = expect.unreachable()] = parts;
      const tables = [
        ...first.tables,
        ...parts.slice(1).flatMap((part) => part.tables.map((table) => ({ ...table, rows: [] }))),
      ];
      return judged({ ...first, tables }, /is best/);
    };
    expect(at(95, 89.5, 95, 80)).toMatchObject({ held: true, detail: '3 of 4' });
    expect(at(95, 88, 95, 80)).toMatchObject({ held: false, detail: '2 of 4' });
  });

  it('delay: DFF must fall, CCD must not', () => {
    const at = (five: readonly number[]) =>
      judged(outcome('delay', { '0 ms': [75, 93, 85, 96], '5 ms': five }), /delay/);
    expect(at([75, 70, 94, 98])).toMatchObject({ held: true, detail: 'DFF -23.0, CCD 2.0 points' });
    expect(at([75, 90, 94, 98]).held).toBe(false);
    expect(at([75, 70, 94, 94]).held).toBe(false);
  });

  it('the estimate: 60 times too many must be worse than EPD', () => {
    const at = (ccd: number) =>
      judged(outcome('estimate', { EPD: [88], 'CCD max, 6000 %': [ccd] }), /60 times/).held;
    expect([at(64), at(90)]).toEqual([true, false]);
  });

  it('fairness: TLD must be last at both loads', () => {
    const at = (tldAt3: number) =>
      judged(
        outcome('load', {
          'load 2: fairness': [0.92, 0.99, 0.98, 0.98, 0.98],
          'load 3: fairness': [tldAt3, 0.98, 0.97, 0.97, 0.97],
        }),
        /least fair/,
      ).held;
    expect([at(0.92), at(0.975)]).toEqual([true, false]);
  });

  it('timeouts: CCD must save a third of EPD’s', () => {
    const at = (ccd: number) =>
      judged(outcome('ticks', { 'load 1.5: timeouts': [290, 93, 207, 102, ccd] }), /100 ms/).held;
    expect([at(87), at(180)]).toEqual([true, false]);
  });

  it('mixed rates: TLD must be far behind', () => {
    const at = (tld: number) =>
      judged(
        outcome('mixed', { 'load 1.5': [tld, 80, 85, 90, 95], 'load 3': [tld, 95, 96, 97, 97] }),
        /collapses/,
      ).held;
    expect([at(60), at(90)]).toEqual([true, false]);
  });
});
