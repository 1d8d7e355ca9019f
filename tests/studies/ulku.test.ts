import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { allJobs, keyOf, outcomeOf, type StudyTable, verdicts } from '../../src/studies/index.ts';
import { jobsOf } from '../../src/studies/outcome.ts';
import type { StudyColumn, StudyRow } from '../../src/studies/study.ts';
import { ulku } from '../../src/studies/ulku/ulku.ts';
import { HOPS, oneWayMs, type RouteName, VC_OF } from '../../src/studies/ulku/ulkuMeasures.ts';
import { ROUTES, TABLE_5_1, TABLE_5_3 } from '../../src/studies/ulku/ulkuPrinted.ts';

const tableOf = (name: string): StudyTable =>
  ulku.tables.find(({ table }) => table === name) ?? expect.unreachable();
const runsOf = (...names: string[]): number => allJobs(names.map(tableOf), 1).length;

describe('the tables of chapter 5', () => {
  it('make a run once that several tables need', () => {
    expect(runsOf('5.1')).toBe(4);
    expect(runsOf('5.1', '5.2')).toBe(4);
    expect(runsOf('5.3', 'idle-share')).toBe(4);
    // The opening of Table 5.1 is one of three.
    expect(runsOf('5.1', 'opening')).toBe(4 + 6);
  });

  it('print ERAA with 0.97 later than with 1 by what the load factor takes, 2.7 to 2.9 %', () => {
    for (const [, , full = 0, less = 0] of TABLE_5_1) {
      expect(less / full - 1).toBeGreaterThan(0.026);
      expect(less / full - 1).toBeLessThan(0.03);
    }
  });
});

/** Verdicts over one table whose runs are given cell by cell, two seeds each. */
function judged(name: string, give: (row: StudyRow, column: StudyColumn) => unknown) {
  const table = tableOf(name);
  const results = new Map(
    table.columns.flatMap((column) =>
      table.rows.flatMap((row) =>
        jobsOf(table, row, column, 2).map((job) => [keyOf(job), give(row, column) as RunResults]),
      ),
    ) as [string, RunResults][],
  );
  return verdicts(outcomeOf(ulku, [table], 2, results)).map(({ level, held }) => [level, held]);
}

/** Files of R1 that arrive when the thesis says, times a factor. */
const files = (column: number, factor: number) => ({
  sessions: ROUTES.map((route: RouteName, i) => ({
    vc: VC_OF[route],
    files: { timesS: [(TABLE_5_1[i]?.[column] ?? 0) * factor + oneWayMs(route, 1) / 1e3] },
  })),
});

const columnOf = ({ column }: StudyColumn): number =>
  tableOf('5.1').columns.findIndex((one) => one.column === column);

describe('judgements', () => {
  it('of Table 5.1: within 1, 1, 3 and 5 %', () => {
    expect(judged('5.1', (_row, column) => files(columnOf(column), 1))).toEqual(Array(4).fill(['aim', true]));
    expect(judged('5.1', (_row, column) => files(columnOf(column), 1.02))).toEqual([
      ['aim', false],
      ['aim', false],
      ['aim', true],
      ['aim', true],
    ]);
  });

  it('of Table 5.3: ERAA and EPRCA within 2 %; relative marking is not judged', () => {
    const at = (factor: number) =>
      judged('5.3', (_row, { column }) => {
        const index = tableOf('5.3').columns.findIndex((one) => one.column === column);
        const sessions = TABLE_5_3.map((line, i) => ({
          vc: i + 1,
          files: { timesS: [(line[index] ?? 0) * (index === 0 ? 1.3 : factor) + 12e-6] },
        }));
        return { sessions };
      });
    expect(at(1.01)).toEqual([
      ['aim', true],
      ['aim', true],
    ]);
    expect(at(1.03)).toEqual([
      ['aim', false],
      ['aim', false],
    ]);
  });

  it('of ERAA: exact and still, or not', () => {
    const at = (share: number, acrSd: number) =>
      judged('exact', () => ({
        sessions: [1, 2].map((vc) => ({
          vc,
          abr: { fairCellRate: 60_928, acrMean: 60_928 * 0.95 * 0.966_2 * share, acrSd, settlingS: 0.002 },
        })),
      }));
    expect(at(1, 0)).toEqual([['must', true]]);
    expect(at(1.02, 0)).toEqual([['must', false]]);
    expect(at(1, 600)).toEqual([['must', false]]);
  });

  it('of the queue under relative marking: up with RIF, down with RDF', () => {
    const growing = ({ column }: StudyColumn) => ({
      ports: [{ port: 'sw0>sw1', queueMax: 1_000 / Number(column.slice(2)) }],
      sessions: [{ vc: 1, abr: { acrMean: 1, acrSd: 1 / Number(column.slice(2)) } }],
    });
    expect(judged('rif', (_row, column) => growing(column))).toEqual([
      ['must', true],
      ['aim', true], // EPRCA in the LAN
      ['aim', true], // and in the WAN
      ['aim', true], // its rates in the LAN
      ['aim', true], // and in the WAN
    ]);
    expect(judged('rdf', (_row, column) => growing(column))).toEqual([['must', false]]);
  });

  it('of the queue under EPRCA: flat up to an ICR that is idle, then longer', () => {
    const at = (queues: readonly number[]) =>
      judged('icr', (_row, column) => ({
        ports: [{ port: 'sw0>sw1', queueMax: queues[tableOf('icr').columns.indexOf(column)] }],
      })).map(([, held]) => held);
    expect(at([100, 109, 200, 300])).toEqual([true, true]);
    expect(at([100, 112, 200, 300])).toEqual([false, false]);
    expect(at([100, 101, 99, 300])).toEqual([false, false]);
  });

  it('of the buffers of EPRCA that never empty, and of the links that ERAA uses best', () => {
    const empty = (eprca: number) =>
      judged('rates', (_row, { column }) => ({
        sessions: Object.values(VC_OF).map((vc) => ({ vc, abr: { acrMean: 1, acrSd: 1, fairCellRate: 1 } })),
        ports: ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'].map((port) => ({
          port,
          emptyShare: column === 'EPRCA, LAN' ? eprca : 0.01,
        })),
      })).at(-1);
    expect([empty(0), empty(0.01)]).toEqual([
      ['aim', true],
      ['aim', false],
    ]);
    const used = (eraa: number) =>
      judged('link-use', (_row, { column }) => ({
        links: ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'].map((link) => ({
          link,
          utilization: column === 'ERAA (λ = 1)' ? eraa : 0.9,
        })),
      }));
    expect([used(0.95), used(0.85)]).toEqual([[['aim', true]], [['aim', false]]]);
  });

  it('of the coupling: slower as written, no slower and a short queue when repaired', () => {
    const at = (written: number, repaired: number) =>
      judged('coupling', ({ row }, { column, settings = [] }) => {
        const delayMs = Number.parseInt(row, 10);
        const factor = column === 'as written' ? written : settings.length > 2 ? repaired : 1;
        return {
          sessions: ROUTES.map((route) => ({
            vc: VC_OF[route],
            files: { timesS: [factor * 0.36 + (3 * oneWayMs(route, delayMs)) / 1e3] },
            abr: { waitingMax: factor === repaired && repaired !== 1 ? 800 : 10_900 },
          })),
          ports: [{ queueMax: HOPS['3h1'] }],
        };
      });
    expect(at(1.4, 0.7)).toEqual([
      ['must', true],
      ['must', true],
    ]);
    expect(at(1.1, 1.1)).toEqual([
      ['must', false],
      ['must', false],
    ]);
  });
});
