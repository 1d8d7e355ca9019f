import { expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import { rateSourceOf } from '../../src/engine/network/nodes/network.ts';
import { seedsByTier } from '../support/sceneRuns.ts';
import { momentsOf, networkOf, saidAt, storyOf } from './told.ts';

const story = storyOf('beat-down');
const LONG_WAY = 1;
const SHORT_WAYS = [5, 6, 7];

/** Of the RM cells that came home to each VC in a span of time, those that said *slow down*, 0 to 1. Picoseconds. */
function slowed(seed: number, from: number, until: number): ReadonlyMap<number, number> {
  const simulation = createSimulation(networkOf(story, 'a'), { seed, path: 'general' });
  const counts = simulation.network.connections.map(({ vc, sender }) => {
    const { rules } = rateSourceOf(simulation.network, sender.data.index) ?? expect.unreachable();
    const count = { vc: vc.id, home: 0, slower: 0 };
    const backward = rules.backward;
    rules.backward = function (...args) {
      const [ci, , , , now] = args;
      if (now >= from) count.home++;
      if (now >= from && ci) count.slower++;
      backward.apply(this, args);
    };
    return count;
  });
  simulation.runUntil(until);
  return new Map(counts.map(({ vc, home, slower }) => [vc, slower / home]));
}

it.each(seedsByTier(2, story.ending.seeds))(
  'three switches say *slow down* more often than one: of RM cells that come home, seed %d',
  (seed) => {
    const { moments, missed } = momentsOf(story, seed);
    expect(missed).toBe(0);
    const [start] = moments;
    const bit = moments.find(({ said }) => said.id === 'bit') ?? expect.unreachable();
    expect(saidAt(bit)).toContain('Three switches say it more often than one.');
    const last = moments.at(-1) ?? expect.unreachable();
    const parts = slowed(seed, start?.time ?? Number.NaN, last.time);
    const short = SHORT_WAYS.map((vc) => parts.get(vc) ?? Number.NaN);
    expect(parts.get(LONG_WAY) ?? Number.NaN, JSON.stringify([...parts])).toBeGreaterThan(Math.max(...short));
  },
);
