import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { allJobs, keyOf, outcomeOf, type StudyTable, verdicts } from '../../src/studies/index.ts';
import { jobsOf } from '../../src/studies/outcome.ts';
import type { StudyColumn, StudyRow } from '../../src/studies/study.ts';
import { zhu } from '../../src/studies/zhu/zhu.ts';
import { PACKET_CELLS, PROPAGATION, TABLE_5_2, TABLE_5_3 } from '../../src/studies/zhu/zhuTcpPrinted.ts';

const tableOf = (name: string): StudyTable =>
  zhu.tables.find(({ table }) => table === name) ?? expect.unreachable();
const runsOf = (...names: string[]): number => allJobs(names.map(tableOf), 1).length;

describe('the tables of chapter 5', () => {
  it('print as "minimum RTT" what eq. 5.1 makes of the printed delays', () => {
    for (const { delays, rtt } of [TABLE_5_2, TABLE_5_3])
      for (const [source, row] of delays.entries())
        for (const [size, delay] of row.entries())
          expect((delay + (PROPAGATION[source] ?? 0)) * (PACKET_CELLS[size] ?? 0)).toBeCloseTo(
            rtt[source]?.[size] ?? Number.NaN,
            6,
          );
  });

  it('make a run once that several tables need', () => {
    expect(runsOf('5.1')).toBe(48);
    expect(runsOf('5.1', 'policies')).toBe(48);
    expect(runsOf('5.1', '5.4')).toBe(48 + 16);
    expect(runsOf('5.4', '5.5', '5.6', 'combination')).toBe(runsOf('combination'));
    expect(runsOf('5.6', '5.7')).toBe(32 + 8);
    expect(runsOf('5.8', '5.9')).toBe(6 + 8 - 3);
    expect(runsOf('5.2', '5.3', 'shares')).toBe(10);
    expect(runsOf('5.1', 'thresholds')).toBe(48 + 24 - 2);
  });

  it('have a threshold of 90 % of the buffer wherever EPD is chosen, but where it is varied', () => {
    const tables = zhu.tables.filter(
      ({ table, scenario }) => scenario === 'zhu-ten' && table !== 'thresholds',
    );
    for (const { settings } of allJobs(tables, 1)) {
      const of = (path: string) => Number(settings.find(([name]) => name === path)?.[1]);
      expect(of('policies.epd.threshold')).toBe(0.9 * of('buffer'));
    }
  });
});

describe('judgements of chapter 5', () => {
  /** Verdicts over one table whose runs are given cell by cell, two seeds each. */
  const judged = (name: string, give: (row: StudyRow, column: StudyColumn, seed: number) => unknown) => {
    const table = tableOf(name);
    const results = new Map(
      table.columns.flatMap((column) =>
        table.rows.flatMap((row) =>
          jobsOf(table, row, column, 2).map((job) => [keyOf(job), give(row, column, job.seed) as RunResults]),
        ),
      ) as [string, RunResults][],
    );
    return verdicts(outcomeOf(zhu, [table], 2, results)).map(({ level, held }) => [level, held]);
  };
  const whole = (jain: number, effectiveThroughput = 1) => ({ whole: { jain, effectiveThroughput } });
  const capped = ({ column }: StudyColumn): boolean => column.includes('max');

  it('want capture in every seed, and its end by a cap in every seed', () => {
    const verdictsOf = (captured: number, cured: number, throughput = 1) =>
      judged('5.9', (_row, column, seed) =>
        capped(column) ? whole(seed === 1 ? 1 : cured) : whole(seed === 1 ? 0.1 : captured, throughput),
      );
    const want = (cap: boolean, capture: boolean) => [
      ['must', cap],
      ['aim', capture],
      ['aim', capture],
    ];
    expect(verdictsOf(0.1, 0.95)).toEqual(want(true, true));
    expect(verdictsOf(0.1, 0.6)).toEqual(want(false, true));
    expect(verdictsOf(0.9, 0.95)).toEqual(want(true, false));
    expect(verdictsOf(0.1, 0.95, 0.8)).toEqual(want(true, false));
  });

  it('want halves with a queue each, and about a third in one queue', () => {
    const two = (far: number) => ({
      sessions: [far, 100 - far].map((packets, i) => ({ vc: i + 1, packets })),
    });
    const verdictsOf = (fifo: number, queues: number) =>
      judged('shares', ({ row }) => two(row === 'per-VC queueing' ? queues : fifo)).map(([, held]) => held);
    expect(verdictsOf(33, 50)).toEqual([true, true]);
    expect(verdictsOf(33, 47)).toEqual([false, true]);
    expect(verdictsOf(45, 50)).toEqual([true, false]);
  });

  it('want the printed delays in the switch', () => {
    const sizes = ['512 B', '1500 B', '4352 B', '7000 B', '9140 B'];
    const run = (column: StudyColumn, late: number) => ({
      window: { fromS: 2, toS: 10 },
      sessions: TABLE_5_2.delays.map((delays, i) => ({
        vc: i + 1,
        packets: 100,
        goodputMbps: 1,
        waits: [{ port: 'S1>S2', meanMs: (delays[sizes.indexOf(column.column)] ?? 0) + late }],
      })),
    });
    expect(judged('5.2', (_row, column) => run(column, 0.29))).toEqual([['aim', true]]);
    expect(judged('5.2', (_row, column) => run(column, -0.31))).toEqual([['aim', false]]);
  });
});
