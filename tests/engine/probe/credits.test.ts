import { describe, expect, it } from 'vitest';
import { createSimulation, viewOf } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

function creditsOver(id: string, port: string, ms: readonly number[]) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document), { seed: 1 });
  return ms.map((time) => {
    simulation.runUntil(time * MS);
    const view = viewOf(simulation, port);
    const { credits } = view;
    const rows = [...(credits?.vc ?? [])].map((vc, i) => ({
      vc,
      hop: credits?.hop[i] ?? -1,
      places: credits?.places[i] ?? 0,
      left: credits?.left[i] ?? 0,
      waiting: credits?.waiting[i] ?? 0,
    }));
    return { rows, waiting: view.buffer.length };
  });
}

describe('credit of a view', () => {
  it('before any cell is sent is every place, on each of the three hops of each VC', () => {
    const [{ rows }] = creditsOver('ulku-credit', 'sw0>sw1', [0]) as [ReturnType<typeof creditsOver>[number]];
    expect(rows.map(({ vc, hop }) => `${vc}:${hop}`)).toEqual(
      [1, 2, 3].flatMap((vc) => [0, 1, 2].map((hop) => `${vc}:${hop}`)),
    );
    for (const { places, left, waiting } of rows.filter(({ vc }) => vc !== 1)) {
      expect(left).toBe(places);
      expect(waiting).toBe(0);
    }
  });

  it('left and waiting cells together never outgrow the places; what waits is what the port holds', () => {
    const times = Array.from({ length: 60 }, (_, i) => 41 + i * 0.731);
    const seen = creditsOver('ulku-credit', 'sw0>sw1', times);
    for (const { rows, waiting } of seen) {
      for (const row of rows) expect(row.left + row.waiting).toBeLessThanOrEqual(row.places);
      const before = rows.filter(({ hop }) => hop === 0);
      expect(before.reduce((sum, row) => sum + row.waiting, 0)).toBe(waiting);
    }
    // Three sources share the link: each has spent all it may at some moment, and has places with cells in them.
    for (const vc of [1, 2, 3]) {
      const own = seen.flatMap(({ rows }) => rows.filter((row) => row.vc === vc && row.hop === 0));
      expect(Math.min(...own.map(({ left }) => left))).toBe(0);
      expect(Math.max(...own.map(({ waiting }) => waiting))).toBeGreaterThan(0);
    }
  });

  it('is nothing without credit', () => {
    expect(creditsOver('ulku-r2-lan', 'sw0>sw1', [1])[0]?.rows).toEqual([]);
  });
});
