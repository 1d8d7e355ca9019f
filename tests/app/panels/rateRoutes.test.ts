import { describe, expect, it } from 'vitest';
import {
  labelNextToLine,
  oneOf,
  rmPlace,
  routeLayout,
  switchOrder,
} from '../../../src/app/panels/routes/routes.ts';

const vcs = [
  { id: 2, path: ['b', 'sw1', 'sw2', 'y'] },
  { id: 1, path: ['a', 'sw0', 'sw1', 'sw2', 'x'] },
];

describe('routes over switches', () => {
  it('go from left to right whichever VC is named first', () => {
    expect(switchOrder(vcs)).toEqual(['sw0', 'sw1', 'sw2']);
    const { routes } = routeLayout(vcs, { width: 600, top: 0, pitch: 12 });
    for (const { nodes } of routes) expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
  });

  it('end beside their switches, in sight', () => {
    const { routes, columns } = routeLayout(vcs, { width: 600, top: 4, pitch: 12 });
    expect(routes.map(({ y }) => y)).toEqual([10, 22]);
    for (const { nodes } of routes) {
      expect(nodes[0]).toBeGreaterThan(0);
      expect(nodes.at(-1)).toBeLessThan(600);
    }
    expect(routes[0]?.nodes[1]).toBe(columns[1]?.x);
  });

  it('leave names their room left of the sources, a quarter of the width at most', () => {
    const first = (names: number) =>
      routeLayout(vcs, { width: 360, top: 0, pitch: 12, names }).routes[1]?.nodes[0];
    expect(first(0)).toBe(first(20));
    expect(first(45)).toBeCloseTo(45);
    expect(first(500)).toBeLessThan(130);
    const { routes } = routeLayout(vcs, { width: 360, top: 0, pitch: 12, names: 45 });
    for (const { nodes } of routes) expect(nodes.at(-1)).toBeLessThan(360);
  });

  it('come to an end on a ring', () => {
    const ring = [
      { id: 1, path: ['a', 'p', 'q', 'x'] },
      { id: 2, path: ['b', 'q', 'p', 'y'] },
    ];
    expect(switchOrder(ring).toSorted()).toEqual(['p', 'q']);
  });
});

describe('RM cells of one wire', () => {
  it('are thinned where they would cover each other, one alone never', () => {
    expect(oneOf(1, 5, 26)).toBe(1);
    expect(oneOf(3, 60, 26)).toBe(1);
    expect(oneOf(4, 60, 26)).toBe(2);
    expect(oneOf(1_000, 260, 26)).toBe(128);
  });
});

describe('the place of an RM cell', () => {
  const [, route] = routeLayout(vcs, { width: 600, top: 0, pitch: 12 }).routes;
  if (route === undefined) throw new Error('no route');
  const at = (hop: number, place: number, waiting = -1, backward = false) =>
    rmPlace(route, hop, place, waiting, backward, 26);

  it('moves along its hop and is never behind a switch', () => {
    expect(at(1, 0)).toBe((route.nodes[1] ?? 0) + 13);
    expect(at(1, 1)).toBe((route.nodes[2] ?? 0) - 13);
    expect(at(1, 0.5)).toBeGreaterThan(at(1, 0.4));
  });

  it('is inside the switch where it waits, the next to leave at the edge', () => {
    expect(at(1, 0, 0)).toBe(at(1, 0));
    for (const waiting of [10, 150, 10_000]) {
      expect(at(1, 0, waiting)).toBeLessThan(at(1, 0, 0));
      expect(at(1, 0, waiting)).toBeGreaterThan((route.nodes[1] ?? 0) - 13);
    }
    expect(at(1, 0, 20, true)).toBeGreaterThan((route.nodes[2] ?? 0) - 13);
  });
});

describe('two RM cells that meet', () => {
  it.each([
    ['laptop', 12, 4],
    ['phone', 18, 6],
    ['projector', 30, 10],
  ])('are seen by half at least, and stand in the way of no other VC: %s', (_, pitch, half) => {
    const { routes } = routeLayout(vcs, { width: 600, top: 0, pitch });
    const [forward, backward] = [false, true].map((way) => labelNextToLine(routes[0]!, half, way));
    expect(backward! - forward!).toBeGreaterThanOrEqual(half);
    expect(backward! + half).toBeLessThanOrEqual(labelNextToLine(routes[1]!, half, false) - half);
  });
});
