import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/app/panels/sessions/lines.ts';
import { BY_VC, blocksOf, pressed, sorted, steady } from '../../../src/app/panels/sessions/order.ts';
import { csvOf } from '../../../src/app/plot/table/csv.ts';
import { COLUMNS, columnsFor, type Subject } from '../../../src/app/readings/sessionColumns.ts';
import { csvRows, rowOf, sameGroup, sessionSubjects } from '../../../src/app/readings/sessions.ts';
import {
  type GroupResult,
  isSame,
  type RunResults,
  type SessionResult,
} from '../../../src/contract/index.ts';

type Figures = Partial<SessionResult>;

function subject(vc: number, figures: Figures = {}, about: Partial<Subject> = {}): Subject {
  const session = {
    vc,
    source: 'greedy-tcp',
    cellsSent: 1_000,
    packetsSent: 100,
    goodputMbps: vc,
    idealMbps: 10,
    normalizedGoodput: 10 * vc,
    cellLossRatio: 0,
    packetLossRatio: 0,
    timeouts: 0,
    files: null,
    delay: { packets: 1, meanMs: 2, p50Ms: 2, p95Ms: 3, p99Ms: 4, maxMs: 4, histogram: [] },
    ...figures,
  } as SessionResult;
  return { session, serviceClass: 'ubr', weight: 1, kept: Number.NaN, ...about };
}

const ids = (subjects: readonly Subject[]) => subjects.map(({ session }) => session.vc);
const group = (name: string, vcs: readonly number[]) => ({ group: name, vcs }) as unknown as GroupResult;

describe('the order of the rows', () => {
  const rows = [
    subject(1, { cellLossRatio: 0.02 }),
    subject(2, { cellLossRatio: 0.05 }),
    subject(3, { cellLossRatio: 0.02 }),
    subject(4, { cellsSent: 0 }),
  ];

  it('begins with the largest number of a column, and with the smallest id', () => {
    const byLoss = pressed(BY_VC, 'cellLoss');
    expect(byLoss).toEqual({ by: 'cellLoss', down: true });
    expect(pressed(byLoss, 'cellLoss')).toEqual({ by: 'cellLoss', down: false });
    expect(pressed(byLoss, 'vc')).toEqual(BY_VC);
  });

  it('has what has no number last, whichever way, and equals by id', () => {
    expect(ids(sorted(rows, { by: 'cellLoss', down: true }))).toEqual([2, 1, 3, 4]);
    expect(ids(sorted(rows, { by: 'cellLoss', down: false }))).toEqual([1, 3, 2, 4]);
  });

  it('is kept under a pointer, unless there are other rows', () => {
    expect(steady([2, 1, 3], [3, 2, 1], true)).toEqual([2, 1, 3]);
    expect(steady([2, 1, 3], [3, 2, 1], false)).toEqual([3, 2, 1]);
    expect(steady([2, 1], [3, 2, 1], true)).toEqual([3, 2, 1]);
  });

  it('holds within groups, or over all of them', () => {
    const groups = [group('S2', [2, 4]), group('S1', [1, 3])];
    const ranking = [4, 3, 2, 1];
    expect(blocksOf(rows, groups, ranking).map((one) => ids(one.subjects))).toEqual([
      [4, 2],
      [3, 1],
    ]);
    expect(blocksOf(rows, null, ranking).map((one) => ids(one.subjects))).toEqual([[4, 3, 2, 1]]);
  });
});

describe('a row', () => {
  const columns = columnsFor([subject(1)], false);
  const row = (one: Subject) => rowOf(one, columns, null, [], '');
  const cell = (one: Subject, key: string) => row(one).cells.find((found) => found.key === key);

  it('shows numbers in the unit of their column', () => {
    const one = subject(3, { goodputMbps: 12.345, cellLossRatio: 0.0123, normalizedGoodput: 81.6 });
    expect(cell(one, 'goodput')?.text).toBe('12.35');
    expect(cell(one, 'cellLoss')?.text).toBe('1.23');
    expect(cell(one, 'share')?.text).toBe('82');
  });

  it('says why a source has no number', () => {
    const constant = subject(1, { source: 'deterministic' }, { serviceClass: 'cbr' });
    expect(cell(constant, 'timeouts')).toMatchObject({
      text: '–',
      why: 'Only TCP has retransmission timers.',
    });
    expect(cell(subject(1), 'timeouts')).toMatchObject({ text: '0', why: null });
    expect(cell(subject(1, { cellsSent: 0 }), 'cellLoss')?.why).toBe('It has sent nothing in this time.');
    expect(row(constant).source).toBe('regular, CBR');
  });

  it('is the same as long as its text is', () => {
    expect(isSame(row(subject(1)), row(subject(1, { cellsSent: 2_000 })))).toBe(true);
    expect(isSame(row(subject(1)), row(subject(1, { timeouts: 1 })))).toBe(false);
  });
});

describe('the columns of a run', () => {
  it('have files, weights and kept places only where a session has them', () => {
    expect(columnsFor([subject(1)], false)).not.toContain('files');
    const files = { count: 2, meanS: 1.5, timesS: [1, 2] };
    expect(columnsFor([subject(1), subject(2, { files })], false).slice(-2)).toEqual(['files', 'fileTime']);
    expect(COLUMNS.fileTime.why(subject(2, { files: { ...files, meanS: Number.NaN } }))).toBe('fileTime');
    expect(columnsFor([subject(1, {}, { weight: 2 }), subject(2, {}, { kept: 50 })], true)).toEqual([
      'weight',
      'kept',
      'goodput',
      'share',
      'cellLoss',
      'timeouts',
    ]);
  });
});

describe('what ports know of a session', () => {
  it('is its weight and class, and the places kept for its data', () => {
    const results = { sessions: [subject(1).session, subject(2).session] } as unknown as RunResults;
    const states = [1, 2].map((id) => ({ id, serviceClass: 'ubr', weight: id, share: {} }) as const);
    const queues = {
      vc: Uint16Array.of(1, 1, 2),
      acks: Uint8Array.of(0, 1, 0),
      min: Float64Array.of(50, 7, 60),
    };
    const view = () => ({ queues }) as never;
    expect(sessionSubjects(results, states, { view }).map(({ weight, kept }) => [weight, kept])).toEqual([
      [1, 50],
      [2, 60],
    ]);
    // Of a branch that is not shown the page has results only: those of the shown one are not its own.
    expect(sessionSubjects(results, states, null).map(({ weight, kept }) => [weight, kept])).toEqual([
      [Number.NaN, Number.NaN],
      [Number.NaN, Number.NaN],
    ]);
  });
});

describe('a group in Compare', () => {
  it('has a second number where the other branch has the group, and says so where it has none', () => {
    const results = { groups: [group('S1', [1, 2]), group('S2', [3])] } as unknown as RunResults;
    const others = [
      { id: 2, results },
      { id: 3, results: null },
    ];
    expect(sameGroup(group('S2', [3, 4]), others)).toEqual([
      { id: 2, group: group('S2', [3]) },
      { id: 3, group: null },
    ]);
    expect(sameGroup(group('S3', [5]), others.slice(0, 1))).toEqual([{ id: 2, group: null }]);
  });
});

describe('the lines of goodput', () => {
  it('are on one scale, over the time that is measured', () => {
    const results = {
      sessions: [subject(1).session, subject(2).session, subject(3).session],
      window: { fromS: 0.5, toS: 1 },
    } as unknown as RunResults;
    const rates: Readonly<Record<string, number>> = { 'delivered/1': 4e6, 'delivered/2': 8e6 };
    const asked: number[] = [];
    const channel = (id: string) => {
      const rate = rates[id];
      if (rate === undefined) return null;
      const spans = (from: number, to: number, columns: number) => {
        asked.push(from, to);
        return { min: new Float32Array(columns).fill(rate), max: new Float32Array(columns).fill(rate) };
      };
      return { spans } as never;
    };
    const { most, paths } = linesOf(results, { channel });
    expect(most).toBe(8e6);
    expect(asked).toEqual([5e11, 1e12, 5e11, 1e12]);
    expect([...paths.keys()]).toEqual([1, 2]);
    expect(paths.get(2)).toMatch(/^M0,1L/);
    expect(paths.get(1)).toMatch(/^M0,8L/);
  });
});

describe('the table as CSV', () => {
  it('has a row for each session of each branch, with units and exact numbers', () => {
    const subjects = [subject(1, { goodputMbps: 1 / 3 }), subject(2, { source: 'poisson' })];
    const results = { groups: [group('S1', [1, 2])] } as unknown as RunResults;
    const rows = csvRows([{ name: 'A', results, subjects }], ['goodput', 'timeouts'], null);
    expect(csvOf(rows)).toBe(
      'branch,group,VC,source,"Goodput, Mb/s",Timeouts\nA,S1,VC 1,TCP,0.333333333333,0\nA,S1,VC 2,Poisson,2,',
    );
  });
});
