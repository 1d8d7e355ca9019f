import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { bytesOf, Shelf } from '../../../src/worker/timeline/shelf.ts';
import { complete } from '../../support/networks.ts';
import { slow } from '../slow.ts';

const MS = 1e9;
const fresh = (edits: readonly Edit[] = []) => createSimulation(complete(slow), { seed: 1, edits });

/** A shelf with a snapshot every so many milliseconds of the run with these edits. */
function shelved(everyMs: number, untilMs: number, edits: readonly Edit[] = [], budget?: number) {
  const simulation = fresh(edits);
  const shelf = new Shelf(fresh().snapshot(), budget);
  for (let at = everyMs; at <= untilMs; at += everyMs) {
    simulation.runUntil(at * MS);
    shelf.add(simulation.snapshot());
  }
  return shelf;
}

it('a snapshot tells what it takes', () => {
  const { state, ...rest } = fresh().snapshot();
  const held = state.bytes.byteLength + state.numbers.byteLength;
  const bytes = bytesOf({ state, ...rest });
  expect(state.bytes.byteLength).toBeGreaterThan(10_000);
  expect(bytes).toBeGreaterThanOrEqual(held);
  expect(bytes).toBeLessThan(2 * held + 40_000);
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
    const budget = 12 * bytesOf(fresh().snapshot());
    const shelf = shelved(20, 1_400, [], budget);
    const { bytes, budgetBytes, snapshots } = shelf.books;
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
    const before = shelf.books;
    shelf.setBudget(before.bytes / 3, 1_000 * MS);
    expect(shelf.books.bytes).toBeLessThanOrEqual(before.bytes / 3);
    shelf.setBudget(0, 1_000 * MS);
    expect(shelf.books.snapshots).toBe(1);
  });

  it('has one place near the head, for the newest', () => {
    const shelf = shelved(200, 400);
    const simulation = fresh();
    for (const ms of [310, 330]) {
      simulation.runUntil(ms * MS);
      shelf.addNear(simulation.snapshot());
    }
    expect([320, 340].map((ms) => shelf.nearest([], ms * MS).now / MS)).toEqual([200, 330]);
    expect(shelf.nearest([OTHER], 340 * MS).now / MS).toBe(200);
  });
});
