import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/scenarios/index.ts';
import { maximumPackets } from '../../src/studies/cells.ts';
import { cheonPanwar } from '../../src/studies/cheonPanwar.ts';
import {
  findStudy,
  type StudyTable,
  tableCells,
  totalDeviations,
  verdicts,
} from '../../src/studies/index.ts';

const tableOf = (number: number): StudyTable => {
  const found = cheonPanwar.tables.find(({ table }) => table === number);
  if (found === undefined) throw new Error(`no table ${number}`);
  return found;
};

describe('the tables of Cheon & Panwar', () => {
  it('name networks and policies that exist', () => {
    expect(findStudy('000')).toBe(cheonPanwar);
    expect(findStudy('999')).toBeNull();
    for (const { scenario } of cheonPanwar.tables) expect(findScenario(scenario)).not.toBeNull();
  });

  it('have one printed entry per column', () => {
    for (const { rows, columns } of cheonPanwar.tables) {
      for (const { printed, row } of rows) expect(printed, row).toHaveLength(columns.length);
    }
  });

  it('add up as printed: groups to totals, totals to improvements', () => {
    for (const { rows, columns, table } of cheonPanwar.tables) {
      const printed = (name: string, column: number) => rows.find(({ row }) => row === name)?.printed[column];
      const groups = rows.filter(({ row }) => /^sessions \d+-\d+$/.test(row));
      for (const column of columns.keys()) {
        const total = Number(printed('effective throughput', column));
        const sum = groups.reduce((packets, group) => packets + Number(group.printed[column]), 0);
        if (groups.length > 0) expect(Math.abs(sum - total), `table ${table}`).toBeLessThanOrEqual(1);
        const gain = printed('effective throughput: improvement (%)', column);
        if (gain === null || gain === undefined) continue;
        const left = Number(printed('effective throughput', column - 1));
        expect((total / left - 1) * 100, `table ${table}`).toBeCloseTo(gain, 0);
      }
    }
  });

  it('have the maxima of the paper, truncated where the paper truncated', () => {
    const maxima = cheonPanwar.tables.map(({ maximum }) => maximumPackets(maximum));
    expect(maxima).toEqual([76_415, 290_377, 27_787, 105_590, 76_415]);
    for (const [index, { rows }] of cheonPanwar.tables.entries()) {
      const printed = rows.find(({ row }) => row === 'maximum')?.printed;
      expect(new Set(printed)).toEqual(new Set([maxima[index]]));
    }
  });
});

describe('cells of a table', () => {
  /** Two sessions per group stand for five: a small table with the same rows. */
  const table: StudyTable = {
    ...tableOf(5),
    rows: [
      { row: 'sessions 1-2', printed: [30, 60], measure: { kind: 'packets', from: 1, to: 2 } },
      { row: 'gain', printed: [null, 100], measure: { kind: 'improvement', from: 1, to: 2 } },
      { row: 'effective throughput', printed: [100, 140], measure: { kind: 'packets', from: 1, to: 3 } },
      { row: 'sd', printed: [1, 2], measure: { kind: 'deviation' } },
      { row: 'fairness index', printed: [1, 1], measure: { kind: 'fairness' } },
    ],
  };
  const runs = {
    EPD: [
      [10, 20, 70],
      [20, 10, 70],
    ],
    ESPD: [
      [30, 30, 80],
      [30, 20, 90],
    ],
  };
  const cells = tableCells('000', table, runs);
  const cell = (row: string, column: string) =>
    cells.find((found) => found.row === row && found.column === column);

  it('are means and sample deviations over the seeds', () => {
    expect(cell('sessions 1-2', 'EPD')).toMatchObject({ printed: 30, mean: 30, sd: 0, seeds: 2, table: 5 });
    expect(cell('sessions 1-2', 'ESPD')?.mean).toBe(55);
    expect(cell('sessions 1-2', 'ESPD')?.sd).toBeCloseTo(Math.sqrt(50), 12);
    expect(cell('sd', 'ESPD')?.mean).toBe(0);
  });

  it('compare a column with the one to its left', () => {
    expect(cell('gain', 'EPD')).toBeUndefined();
    expect(cell('gain', 'ESPD')?.mean).toBeCloseTo((55 / 30 - 1) * 100, 12);
  });

  it('take the fairness of the averages, not the average of the indices', () => {
    expect(cell('fairness index', 'EPD')?.mean).toBeCloseTo(
      100 ** 2 / (3 * (15 ** 2 + 15 ** 2 + 70 ** 2)),
      12,
    );
  });

  it('measure deviation without the open column, and order seed by seed', () => {
    expect(totalDeviations({ ...cheonPanwar, tables: [table] }, cells)).toEqual([0]);
    const judge = (espd: number[][]) =>
      verdicts({ ...cheonPanwar, tables: [table] }, new Map([[5, { ...runs, ESPD: espd }]]), cells);
    expect(judge(runs.ESPD)[1]).toMatchObject({ held: true, detail: '2 of 2 seeds' });
    expect(
      judge([
        [200, 0, 0],
        [1, 1, 1],
      ])[1],
    ).toMatchObject({ held: false, detail: '1 of 2 seeds' });
  });
});
