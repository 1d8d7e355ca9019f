import { describe, expect, it } from 'vitest';
import { catalog, createSimulation } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';

/** Six senders before a small buffer. */
const crowd = complete(
  star({
    senders: 6,
    accessMbps: 20,
    bottleneckMbps: 10,
    delayMs: 1,
    bufferCells: 120,
    packetBytes: 500,
    durationS: 0.25,
    tcp: { minRtoMs: 20, initialRtoMs: 30, windowBytes: 12_000 },
  }),
);
const HALF = 1e11;
const visitors = catalog.policies.filter(({ postDatesPapers }) => postDatesPapers).map(({ id }) => id);

describe.each(visitors)('the visitor %s', (id) => {
  const edits = [{ time: 0, path: 'policy', value: id }];
  const straight = createSimulation(crowd, { seed: 1, edits });
  straight.runUntil(straight.end);
  const digest = straight.digest();

  it('gives the same run event by event, with timers that are due between two cells', () => {
    const general = createSimulation(crowd, { seed: 1, edits, path: 'general' });
    general.runUntil(general.end);
    expect(general.digest()).toBe(digest);
  });

  it('gives the same run from a snapshot', () => {
    const first = createSimulation(crowd, { seed: 1, edits });
    first.runUntil(HALF);
    const second = createSimulation(crowd, { seed: 1 });
    second.restore(first.snapshot(), edits);
    second.runUntil(second.end);
    expect(second.digest()).toBe(digest);
  });
});

it('there are three: CoDel, PIE and a limit by VC', () => {
  expect(visitors).toEqual(['codel', 'pie', 'fq-limit']);
});
