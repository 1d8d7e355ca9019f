import { describe, expect, it } from 'vitest';
import type { TieRule } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { disableKernel, enableKernel } from '../../src/engine/kernelLoader.ts';
import { policies } from '../../src/engine/switch/discard/index.ts';
import { imbalance } from '../support/conservation.ts';
import { complete, type Star, star } from '../support/networks.ts';

/** Equal links, equal starts: cells of all senders reach S1 at the same picosecond for ever. */
const locked: Star = { senders: 5, bufferCells: 40, startMs: 0, durationS: 0.05 };

function lostBySender(ties: TieRule, seed: number): { lost: number[]; digest: string } {
  const simulation = createSimulation(complete(star({ ...locked, ties })), { seed });
  simulation.runUntil(simulation.end);
  expect(imbalance(simulation.network)).toEqual(simulation.network.flows.map(() => 0));
  const { sessions, digest } = simulation.results();
  return { lost: sessions.map(({ cellsLost }) => cellsLost), digest };
}

describe('the order of cells of one picosecond', () => {
  it('by link: the seed has no say, and the first links are served best', () => {
    const { lost, digest } = lostBySender('link', 1);
    expect(lostBySender('link', 2).digest).toBe(digest);
    expect(Math.max(...lost)).toBeGreaterThan(Math.min(...lost));
  });

  it('shuffled: which sender loses depends on the seed, that cells are conserved does not', () => {
    const runs = Array.from({ length: 8 }, (_, seed) => lostBySender('shuffled', seed).lost);
    const worst = runs.map((lost) => lost.indexOf(Math.max(...lost)));
    expect(new Set(worst).size).toBeGreaterThan(1);
    for (const lost of runs) expect(lost.reduce((sum, cells) => sum + cells, 0)).toBeGreaterThan(0);
  });

  it.each(['shuffled', 'drawn'] as const)('%s: the same seed, the same run', (ties) => {
    expect(lostBySender(ties, 3)).toEqual(lostBySender(ties, 3));
    expect(lostBySender(ties, 3).digest).not.toBe(lostBySender(ties, 4).digest);
  });

  it('drawn: five sources in step, 1.5 times the link, lose alike in one run; by link the last one loses it all', () => {
    const lost = (ties: TieRule): number[] => {
      const { vcs, ...document } = star({ ...locked, ties, durationS: 0.2 });
      const cells = { kind: 'deterministic', cellsPerSecond: (1.5 * 50e6) / 424 / 5 } as const;
      const inStep = vcs.map((vc) => ({ ...vc, source: cells }));
      const simulation = createSimulation(complete({ ...document, vcs: inStep }), { seed: 1 });
      simulation.runUntil(simulation.end);
      return simulation.results().sessions.map(({ cellsLost }) => cellsLost);
    };
    const drawn = lost('drawn');
    const mean = drawn.reduce((sum, cells) => sum + cells, 0) / 5;
    // Which two or three of five are too late is drawn at each tie: a binomial count each.
    for (const cells of drawn) expect(Math.abs(cells - mean)).toBeLessThan(5 * Math.sqrt(mean));
    const [first, , , , last] = lost('link');
    expect(first).toBe(0);
    expect(last).toBeGreaterThan(2 * mean);
  });

  it.each([
    ['TCP', {}],
    ['rate control', { abr: {}, source: { kind: 'greedy' } as const }],
  ])('drawn, %s: computed ahead, event by event, from a copy, outside the script: one run', (_, kind) => {
    const { vcs, tcp, ...document } = star({ ...locked, ties: 'drawn', durationS: 0.03 });
    const ports = { default: { bufferCells: 60, algorithm: 'abr' in kind ? 'efci' : 'none' } };
    const scenario = complete({ ...document, ports, vcs: vcs.map((vc) => ({ ...vc, ...kind })) });
    const digest = (path: 'fast' | 'general', from = createSimulation(scenario, { path })): string => {
      from.runUntil(from.end);
      return from.digest();
    };
    enableKernel();
    const run = digest('fast');
    const half = createSimulation(scenario);
    half.runUntil(0.011e12);
    const copy = createSimulation(scenario);
    copy.restore(half.snapshot());
    expect(digest('fast', copy)).toBe(run);
    expect(digest('general')).toBe(run);
    disableKernel();
    expect(digest('fast')).toBe(run);
    enableKernel();
    const byLink = createSimulation({ ...scenario, ties: 'link' });
    expect(digest('fast', byLink)).not.toBe(run);
  });

  it('drawn: a document of version 2 that says nothing; by link: one of version 1', () => {
    const { ties: _, ...document } = star(locked);
    expect(complete({ ...document, version: 2 }).ties).toBe('drawn');
    expect(complete({ ...document, version: 1 }).ties).toBe('link');
    expect(complete({ ...document, version: 2, ties: 'link' }).ties).toBe('link');
  });
});

describe('common random numbers', () => {
  const document = star({ senders: 8, startMs: { from: 0, to: 10 }, durationS: 0.02 });
  const starts = (policy: string, seed: number, links = document.links): number[] => {
    const ports = { default: { ...document.ports?.default, policy } };
    const { network } = createSimulation(complete({ ...document, links, ports }), { seed });
    return network.hosts.filter(({ id }) => id.startsWith('src')).map(({ timers }) => timers.next);
  };

  it('a policy moves nobody’s start', () => {
    for (const { id } of policies) expect(starts(id, 5)).toEqual(starts('rcd', 5));
  });

  it('nor does the variation of delay on a link', () => {
    const late = document.links.map((link) => ({ ...link, cdvUs: 1 }));
    expect(starts('rcd', 5, late)).toEqual(starts('rcd', 5));
  });

  it('the seed does; starts lie in the range asked for and differ', () => {
    const times = starts('rcd', 5);
    expect(starts('rcd', 6)).not.toEqual(times);
    expect(new Set(times).size).toBe(8);
    expect(times.every((time) => time >= 0 && time < 10e9)).toBe(true);
  });
});
