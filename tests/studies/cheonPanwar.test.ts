import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { cheonPanwar, maximumPackets } from '../../src/studies/cheonPanwar/cheonPanwar.ts';
import { totalDeviations } from '../../src/studies/cheonPanwar/cheonPanwarJudgements.ts';
import { findStudy, keyOf, outcomeOf, type StudyTable, verdicts } from '../../src/studies/index.ts';
import { deviation, fairnessOfAverages, improvement, packets } from '../../src/studies/measures.ts';
import { jobsOf } from '../../src/studies/outcome.ts';

const tableOf = (number: number): StudyTable => {
  const found = cheonPanwar.tables.find(({ table }) => table === number);
  if (found === undefined) throw new Error(`no table ${number}`);
  return found;
};

describe('the tables of Cheon & Panwar', () => {
  it('are found by the number of the paper', () => {
    expect(findStudy('000')).toBe(cheonPanwar);
    expect(findStudy('999')).toBeNull();
    for (const { scenario } of cheonPanwar.tables) expect(findScenario(scenario ?? '')).not.toBeNull();
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
    expect(maximumPackets({ cellsPerPacket: 12, windowS: 2.5, scale: 1 })).toBe(76_415);
    expect(maximumPackets({ cellsPerPacket: 33, windowS: 2.5, scale: 3.8 })).toBe(105_590);
    for (const { rows, table } of cheonPanwar.tables) {
      const maximum = rows.find(({ row }) => row === 'maximum');
      expect(new Set(maximum?.printed), `table ${table}`).toEqual(
        new Set([maximum?.measure([], null)?.mean]),
      );
    }
  });
});

describe('cells of a table', () => {
  /** Two sessions per group stand for five: a small table with the same rows. */
  const table: StudyTable = {
    ...tableOf(5),
    rows: [
      { row: 'sessions 1-2', printed: [30, 60], measure: packets(1, 2) },
      { row: 'gain', printed: [null, 100], measure: improvement(1, 2) },
      { row: 'effective throughput', printed: [100, 140], measure: packets(1, 3) },
      { row: 'sd', printed: [1, 2], measure: deviation },
      { row: 'fairness index', printed: [1, 1], measure: fairnessOfAverages },
    ],
  };
  const run = (...packets: number[]): RunResults =>
    ({ sessions: packets.map((each) => ({ packets: each })) }) as unknown as RunResults;
  const runs: Record<string, RunResults[]> = {
    EPD: [run(10, 20, 70), run(20, 10, 70)],
    ESPD: [run(30, 30, 80), run(30, 20, 90)],
  };
  const study = {
    ...cheonPanwar,
    tables: [table],
    judgements: cheonPanwar.judgements.filter(({ tables }) => tables.join() === '5'),
  };
  const outcome = (given: Record<string, RunResults[]>) => {
    const results = new Map<string, RunResults>();
    for (const row of table.rows)
      for (const column of table.columns)
        for (const [index, job] of jobsOf(table, row, column, 2).entries()) {
          const found = given[column.column]?.[index];
          if (found !== undefined) results.set(keyOf(job), found);
        }
    return outcomeOf(study, [table], 2, results);
  };
  const { cells } = outcome(runs);
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

  it('are left out where nothing was run', () => {
    expect(outcome({ EPD: runs.EPD ?? [] }).cells.some(({ column }) => column === 'ESPD')).toBe(false);
    expect(outcome({}).mean(5, 'effective throughput', 'EPD')).toBeNaN();
  });

  it('measure deviation without the open column, and order seed by seed', () => {
    expect(totalDeviations(outcome(runs))).toEqual([0]);
    const judge = (espd: RunResults[]) =>
      verdicts(outcome({ ...runs, ESPD: espd })).find(({ statement }) => /every seed/.test(statement));
    expect(judge(runs.ESPD ?? [])).toMatchObject({ held: true, detail: '2 of 2 seeds', level: 'must' });
    expect(judge([run(200, 0, 0), run(1, 1, 1)])).toMatchObject({ held: false, detail: '1 of 2 seeds' });
  });

  it('are judged only by what was run', () => {
    const all = { ...cheonPanwar, tables: [table] };
    const judged = verdicts({ ...outcome(runs), study: all });
    expect(judged.map(({ id }) => id)).toEqual(['maximum-5', 'order-5', 'espd-fairer-5']);
    // 11 of tables and orders, 7 sentences of the paper.
    expect(cheonPanwar.judgements).toHaveLength(18);
  });
});
