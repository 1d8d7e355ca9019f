import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import { policies } from '../../src/engine/switch/discard/index.ts';
import { imbalance } from '../support/conservation.ts';
import { complete, type Star, star } from '../support/networks.ts';

/** Equal links, equal starts: cells of all senders reach S1 at the same picosecond for ever. */
const locked: Star = { senders: 5, bufferCells: 40, startMs: 0, durationS: 0.05 };

function lostBySender(ties: 'link' | 'shuffled', seed: number): { lost: number[]; digest: string } {
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

  it('shuffled: the same seed, the same run', () => {
    expect(lostBySender('shuffled', 3)).toEqual(lostBySender('shuffled', 3));
  });
});

describe('common random numbers', () => {
  const document = star({ senders: 8, startMs: { from: 0, to: 10 }, durationS: 0.02 });
  const starts = (policy: string, seed: number, links = document.links): number[] => {
    const ports = { default: { ...document.ports.default, policy } };
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
