import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { keyOf, outcomeOf, type StudyTable, verdicts } from '../../src/studies/index.ts';
import { jobsOf } from '../../src/studies/outcome.ts';
import { fairShares } from '../../src/studies/zhu/shares.ts';
import { zhu } from '../../src/studies/zhu/zhu.ts';

const tableOf = (name: string): StudyTable =>
  zhu.tables.find(({ table }) => table === name) ?? expect.unreachable();

describe('fair shares', () => {
  it('give small demands in full and divide the rest', () => {
    expect(fairShares(10_000, [8_000, 1_000, 4_000, 2_000, 6_000]).map(Math.round)).toEqual([
      2_333, 1_000, 2_333, 2_000, 2_333,
    ]);
  });

  it('follow weights where all want more', () => {
    expect(fairShares(10_000, [5_000, 5_000, 5_000, 5_000], [1, 2, 3, 4])).toEqual([
      1_000, 2_000, 3_000, 4_000,
    ]);
  });

  it('never exceed a demand, and fill the link or meet every demand', () => {
    const sources = fc.array(fc.record({ demand: fc.nat(9_999), weight: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(sources, fc.integer({ min: 1, max: 30_000 }), (all, capacity) => {
        const demands = all.map(({ demand }) => demand);
        const shares = fairShares(
          capacity,
          demands,
          all.map(({ weight }) => weight),
        );
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(demands[index] ?? 0);
        expect(sum(shares)).toBeCloseTo(Math.min(capacity, sum(demands)), 6);
      }),
    );
  });
});

describe('the printed tables of chapter 4', () => {
  it.each(['4.2', '4.5', '4.7', '4.10'])(
    'table %s adds up: sources to the whole, lost over sent to CLR',
    (name) => {
      const { rows, columns } = tableOf(name);
      const printed = (row: string, column: number) => rows.find((one) => one.row === row)?.printed[column];
      const sources = rows.map(({ row }) => row).filter((row) => /^source \d: sent$/.test(row));
      for (const column of columns.keys()) {
        if (printed('overall: sent', column) === null) continue;
        for (const figure of ['sent', 'lost']) {
          const sum = sources.reduce(
            (total, row) => total + Number(printed(row.replace('sent', figure), column)),
            0,
          );
          expect(sum, figure).toBe(printed(`overall: ${figure}`, column));
        }
        for (const row of [...sources, 'overall: sent']) {
          const who = row.replace(': sent', '');
          const ratio = (100 * Number(printed(`${who}: lost`, column))) / Number(printed(row, column));
          expect(ratio, `${who}, ${column}`).toBeCloseTo(Number(printed(`${who}: CLR (%)`, column)), 0);
        }
      }
    },
  );
});

describe('judgements of chapter 4', () => {
  /** A run whose sources lost so many percent of 100,000 cells each. */
  const run = (...losses: number[]): RunResults =>
    ({
      sessions: losses.map((loss) => ({
        cellsSent: 100_000,
        cellsDelivered: (100 - loss) * 1_000,
        cellsLost: loss * 1_000,
      })),
    }) as unknown as RunResults;
  const judged = (name: string, given: Readonly<Record<string, RunResults>>) => {
    const table = tableOf(name);
    const results = new Map(
      table.columns.flatMap((column) =>
        table.rows.flatMap((row) =>
          jobsOf(table, row, column, 1).map((job) => [keyOf(job), given[column.column] ?? run()] as const),
        ),
      ),
    );
    return verdicts(outcomeOf(zhu, [table], 1, results)).map(({ held }) => held);
  };

  it('hold within half a point of the printed ratios, and of (L - 1) / L', () => {
    expect(judged('4.2', { FIFO: run(49.8, 50, 50.3, 50.1) })).toEqual([true, true]);
    expect(judged('4.2', { FIFO: run(50.4, 50, 50.3, 50.1) })).toEqual([false, true]);
    expect(judged('4.2', { FIFO: run(49.4, 49.4, 49.6, 49.4) })).toEqual([false, false]);
  });

  it('hold when both weighted schedulers lose the same', () => {
    const printed = run(80, 60.1, 40.1, 20.1);
    expect(judged('4.10', { WFQ: printed, WRR: printed })).toEqual([true, true, true]);
    expect(judged('4.10', { WFQ: printed, WRR: run(79, 60.1, 41.1, 20.1) })).toEqual([true, true, false]);
  });

  it('hold for the arithmetic of shares without a simulation', () => {
    expect(judged('4.4', {})).toEqual([true]);
    expect(judged('4.9', {})).toEqual([true]);
  });
});
