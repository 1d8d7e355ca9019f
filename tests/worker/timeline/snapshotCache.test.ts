import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/contract/index.ts';
import { createSimulation, type Snapshot } from '../../../src/engine/index.ts';
import { bytesOf, SnapshotCache } from '../../../src/worker/timeline/snapshotCache.ts';
import { complete } from '../../support/networks.ts';
import { slow } from '../slow.ts';

const MS = 1e9;
const fresh = (edits: readonly Edit[] = []) => createSimulation(complete(slow), { seed: 1, edits });

/** A shelf with a snapshot every so many milliseconds of the run with these edits. */
function shelved(everyMs: number, untilMs: number, edits: readonly Edit[] = [], budget?: number) {
  const simulation = fresh(edits);
  const shelf = new SnapshotCache(fresh().snapshot(), budget);
  for (let at = everyMs; at <= untilMs; at += everyMs) {
    simulation.runUntil(at * MS);
    shelf.add(simulation.snapshot());
  }
  return shelf;
}

it('a snapshot tells what it takes', () => {
  const { state, ...rest } = fresh().snapshot();
  const held = state.bytes.byteLength;
  const bytes = bytesOf({ state, ...rest });
  expect(held).toBeGreaterThan(500);
  expect(bytes).toBeGreaterThanOrEqual(held);
  expect(bytes).toBeLessThan(held + 1_000);
});

describe('the shelf', () => {
  const EDIT: Edit = { time: 300 * MS, path: 'policy', value: 'rcd' };
  const OTHER: Edit = { time: 300 * MS, path: 'policy', value: 'ppd' };

  it('gives the last snapshot before a moment', () => {
    const shelf = shelved(100, 900);
    expect([0, 99, 100, 450, 2_000].map((ms) => shelf.nearest([], ms * MS).now / MS)).toEqual([
      0, 0, 100, 400, 900,
    ]);
  });

  it('gives only what lies on the way of a plan', () => {
    const shelf = shelved(100, 900, [EDIT]);
    const at = (plan: readonly Edit[]) => shelf.nearest(plan, 800 * MS).now / MS;
    expect(at([EDIT])).toBe(800);
    expect(at([{ ...EDIT }])).toBe(800);
    expect(at([OTHER])).toBe(200);
    expect(at([])).toBe(200);
    expect(at([{ ...EDIT, time: 150 * MS }, EDIT])).toBe(100);
    expect(at([EDIT, { ...OTHER, time: 650 * MS }])).toBe(600);
  });

  it('keeps within its budget, more closely where the run has just been, and never loses the beginning', () => {
    const budget = 24 * bytesOf(fresh().snapshot());
    const shelf = shelved(20, 1_400, [], budget);
    const { bytes, budgetBytes, snapshots } = shelf.usage;
    expect(budgetBytes).toBe(budget);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(snapshots).toBeGreaterThan(6);
    const ways = (from: number, to: number) => {
      const all: number[] = [];
      for (let ms = from; ms < to; ms += 5) all.push(ms - shelf.nearest([], ms * MS).now / MS);
      return Math.max(...all);
    };
    expect(ways(1_200, 1_400)).toBeLessThan(ways(0, 700));
    expect(ways(0, 1_400)).toBeLessThan(500);
    expect(shelf.nearest([], 0).now).toBe(0);
  });

  it('gives up at once what a smaller budget has no room for', () => {
    const shelf = shelved(50, 1_000);
    const before = shelf.usage;
    shelf.setBudget(before.bytes / 3, 1_000 * MS);
    expect(shelf.usage.bytes).toBeLessThanOrEqual(before.bytes / 3);
    shelf.setBudget(0, 1_000 * MS);
    expect(shelf.usage.snapshots).toBe(1);
  });

  it('has one place near the head, for the newest', () => {
    const shelf = shelved(200, 400);
    const simulation = fresh();
    for (const ms of [310, 330]) {
      simulation.runUntil(ms * MS);
      shelf.setHeadSnapshot(simulation.snapshot());
    }
    expect([320, 340].map((ms) => shelf.nearest([], ms * MS).now / MS)).toEqual([200, 330]);
    expect(shelf.nearest([OTHER], 340 * MS).now / MS).toBe(200);
  });
});

describe('what a shelf without room gives up', () => {
  const BYTES = 1_000;
  const AT_100: Edit = { time: 100 * MS, path: 'policy', value: 'rcd' };
  const AT_300: Edit = { ...AT_100, time: 300 * MS };

  /** A snapshot of no run, of so many bytes. */
  const bare = (ms: number, edits: readonly Edit[] = []): Snapshot => {
    const state = { numbers: 0, layout: 0, words: 0, bytes: new Uint8Array(BYTES) };
    return { now: ms * MS, edits, state, ports: [], vcs: [] } as unknown as Snapshot;
  };

  /** The moments that are left, ms, where there is room for one less than there are. */
  function leftOf(...snapshots: readonly Snapshot[]): number[] {
    const shelf = new SnapshotCache(bare(0), snapshots.length * BYTES);
    for (const one of snapshots) shelf.add(one);
    expect(shelf.usage).toMatchObject({ snapshots: snapshots.length, bytes: snapshots.length * BYTES });
    const has = ({ now, edits }: Snapshot) => shelf.last(edits, now) === now;
    return snapshots.filter(has).map(({ now }) => now / MS);
  }

  it('is nothing as long as all of it fits, to the byte', () => {
    const shelf = new SnapshotCache(bare(0), 3 * BYTES);
    shelf.add(bare(100));
    shelf.add(bare(200));
    expect(shelf.usage).toMatchObject({ snapshots: 3, bytes: 3 * BYTES });
  });

  it('is what is farthest from the head, of equal distances', () => {
    expect(leftOf(bare(100), bare(200), bare(300))).toEqual([200, 300]);
  });

  it('is the newest one where that is close behind another', () => {
    expect(leftOf(bare(100), bare(200), bare(201))).toEqual([100, 200]);
  });

  it('is not the newest one where the way to it is long: the next will be as far on', () => {
    expect(leftOf(bare(160), bare(250))).toEqual([250]);
  });

  it('is what lies just behind an edit: the way there begins at the edit', () => {
    expect(leftOf(bare(100), bare(310, [AT_300]))).toEqual([100]);
  });

  it('is not measured from a snapshot of another way', () => {
    expect(leftOf(bare(200), bare(309), bare(310, [AT_100]))).toEqual([309, 310]);
  });

  it('is never the place near the head, which counts only where it is nearer', () => {
    const shelf = new SnapshotCache(bare(0), 10 * BYTES);
    shelf.add(bare(200));
    shelf.setHeadSnapshot(bare(100));
    expect(shelf.nearest([], 250 * MS).now / MS).toBe(200);
    expect(shelf.nearest([], 150 * MS).now / MS).toBe(100);
  });

  it('an edit of the very moment of a snapshot comes after it', () => {
    const shelf = new SnapshotCache(bare(0), 10 * BYTES);
    shelf.add(bare(300));
    expect(shelf.nearest([AT_300], 400 * MS).now / MS).toBe(300);
  });
});
