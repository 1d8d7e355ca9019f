import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Cluster, Clusters, type Episode, type ScenarioDocument } from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { sayHalt } from '../../../src/strings/en/halts.ts';
import { Run } from '../../../src/worker/run.ts';
import { momentsIn } from '../../../src/worker/timeline/episodes/moments.ts';
import { complete } from '../../support/networks.ts';
import { Page } from '../../support/page.ts';
import { slow } from '../slow.ts';

const QUIET = 10;

type Point = readonly [time: number, vc: number];

function clustersOf(points: readonly Point[]): readonly Cluster[] {
  const clusters = new Clusters(QUIET);
  for (const [time, vc] of points) clusters.add(time, time, vc);
  return clusters.list;
}

const points = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 4 })), { maxLength: 40 });

describe('activity', () => {
  it('is one event while its pauses are shorter than the quiet time', () => {
    const [first, second] = clustersOf([
      [0, 1],
      [9, 2],
      [18, 1],
      [28, 3],
    ]);
    expect(first).toEqual({ first: 0, last: 18, count: 3, vcs: new Set([1, 2]) });
    expect(second).toMatchObject({ first: 28, count: 1 });
  });

  it('is grouped alike in whatever order parts of the network report it', () => {
    fc.assert(
      fc.property(points, (some) => {
        const inOrder = some.toSorted(([a], [b]) => a - b);
        expect(clustersOf(some)).toEqual(clustersOf(inOrder));
      }),
    );
  });

  it('keeps every cell, and pauses at least as long as the quiet time', () => {
    fc.assert(
      fc.property(points, (some) => {
        const found = clustersOf(some);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
        for (const [i, { first }] of found.entries())
          expect(first - (found[i - 1]?.last ?? -Infinity)).toBeGreaterThanOrEqual(QUIET);
      }),
    );
  });

  it('has ended once it was quiet for long enough, and not before', () => {
    const queue = clustersOf([
      [20, 0],
      [25, 0],
    ]);
    const kinds = (until: number) => momentsIn({ queue }, until, QUIET).map(({ kind, time }) => [kind, time]);
    expect(kinds(34)).toEqual([['refill', 20]]);
    expect(kinds(35)).toEqual([
      ['refill', 20],
      ['empty', 25],
    ]);
  });
});

const scene = (id: string) => findScenario(id) as ScenarioDocument;

interface Stand {
  readonly now: number;
  readonly words: string;
}

/** Steps by events; where each of them ends, and what it says. */
function steps(page: Page, count: number, back = false): Stand[] {
  return Array.from({ length: count }, () => {
    page.tell({ type: 'step', kind: 'event', back }).settle();
    const { now, reason } = page.batch;
    return { now, words: reason === null ? '' : sayHalt(reason) };
  });
}

const kindOf = (page: Page): string => {
  page.tell({ type: 'step', kind: 'event' }).settle();
  const { reason } = page.batch;
  return reason?.key === 'episode' ? (reason.values as Episode).kind : String(reason?.key);
};

describe('a step by events', () => {
  it('shows a cycle of the half-empty link in four: it fills, loses, empties, and times out', () => {
    const page = new Page().load(scene('half-empty'));
    page.seek(0.3);
    const kinds = Array.from({ length: 9 }, () => kindOf(page));
    expect(kinds).toEqual([
      ...['burst', 'empty', 'timeouts', 'refill'],
      ...['burst', 'empty', 'timeouts', 'refill'],
      'burst',
    ]);
  });

  it('stops at the first cell of a burst and says how large the burst will be', () => {
    const page = new Page().load(scene('half-empty'));
    const [, burst, empty] = steps(page, 3);
    expect(burst?.words).toBe('burst: 2,719 cells of 10 VCs lost in 13.8\u00a0ms');
    expect(empty?.words).toBe('queue empty for 50.6\u00a0ms');
    const losses = page.events.filter(([, code]) => code === 1);
    expect(burst?.now).toBe((losses[0]?.[0] ?? 0) + 1);
  });

  it('tells the decision about the first cell that is lost', () => {
    const page = new Page().load(scene('half-empty'));
    steps(page, 2);
    expect(page.batch.decision).toMatchObject({ accepted: false, time: page.batch.now - 1 });
  });

  it('finds rates that change and settle under rate control', () => {
    const page = new Page().load(scene('idle-share'));
    const words = steps(page, 6).map((one) => one.words);
    expect(words).toContain('rates settled');
    expect(words.some((one) => /^rates of \d+ VCs? change in/.test(one))).toBe(true);
  });

  it('goes back to the same moments with the same words, wherever it begins', () => {
    const start = fc.record({
      from: fc.double({ min: 0, max: 1.4, noNaN: true }),
      count: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(start, ({ from, count }) => {
        const page = new Page().load(slow);
        page.seek(from);
        const on = steps(page, count).filter(({ words }) => !words.startsWith('no '));
        if (on.length < count) return;
        const back = steps(page, on.length - 1, true);
        expect(back).toEqual(on.slice(0, -1).reverse());
      }),
      { numRuns: 12 },
    );
  });

  it('visits forwards what it visits backwards, in a run that is known and in one that is not', () => {
    const page = new Page().load(slow);
    const all: Stand[] = [];
    for (let one = steps(page, 1)[0]; one && !one.words.startsWith('no '); one = steps(page, 1)[0])
      all.push(one);
    expect(all.length).toBeGreaterThan(4);
    const fresh = new Page().load(slow);
    fresh.seek(1.5);
    expect(steps(fresh, all.length, true)).toEqual(all.toReversed());
    expect(steps(fresh, 1, true)).toEqual([{ now: 0, words: 'no earlier event in this run' }]);
  });

  /** Short: what its queue does at 60 ms lasts to the end, and so long each search listens. */
  const rates: ScenarioDocument = {
    ...scene('exact-rates'),
    run: { durationS: 0.1 },
    measure: { fromS: 0 },
  };

  /** The step of a page that has not looked before. */
  function anew(at: number, port: string): Stand[] {
    const page = new Page().load(rates).tell({ type: 'watch', port });
    page.seek(at / 1e12);
    return steps(page, 1);
  }

  it('finds after another step what it finds without: what that one listened to counts for the same port and the same edits only', () => {
    const page = new Page().load(rates);
    const shown = complete(rates).shownPort;
    const other = page.last('loaded').ports.find(({ id }) => id !== shown)?.id ?? expect.unreachable();
    page.seek(0.058);
    const start = page.batch.now;
    steps(page, 1);
    const before = page.batch.now;
    const second = steps(page, 1);
    expect(second).toEqual(anew(before, shown));
    page.seek(0.058);
    page.tell({ type: 'watch', port: other });
    expect(steps(page, 1)).toEqual(anew(start, other));
    page.tell({ type: 'watch', port: shown });
    page.seek(0.058);
    page.tell({ type: 'set', path: 'algorithm', value: 'eraa', token: 1 });
    expect(steps(page, 2)).not.toContainEqual(second[0]);
    page.tell({ type: 'replaceEdits', edits: [], id: 1 }).settle();
    page.seek(before / 1e12);
    expect(steps(page, 1)).toEqual(second);
  });

  it('runs nothing again that the step before has listened to', () => {
    const page = new Page().load(rates);
    page.seek(0.058);
    const slice = vi.spyOn(Run.prototype, 'slice');
    const sliced = (): number => {
      slice.mockClear();
      steps(page, 1);
      return slice.mock.calls.length;
    };
    const first = sliced();
    const second = sliced();
    slice.mockRestore();
    expect(first).toBeGreaterThan(40);
    expect(second).toBeLessThan(10);
  });

  it('changes nothing: the run continues as if the reader had not looked', () => {
    const page = new Page().load(slow);
    page.seek(0.3);
    steps(page, 3);
    steps(page, 2, true);
    const looked = page.seek(1.2).digest;
    expect(looked).toBe(new Page().load(slow).seek(1.2).digest);
  });
});
