import { describe, expect, it, vi } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { Switch } from '../../../src/engine/switch/switch.ts';
import { complete, star } from '../../support/networks.ts';

describe('a fast link without delay', () => {
  it('costs no steps in which nothing happens', () => {
    const { links, vcs, ...document } = star({ senders: 3, accessMbps: 50, delayMs: 1 });
    const source = { kind: 'deterministic', cellsPerSecond: 3_000 } as const;
    const fast = links.map((one) => (one.b === 'S2' ? { ...one, rateMbps: 10_000, delayMs: 0 } : one));
    const scenario = complete({ ...document, links: fast, vcs: vcs.map((vc) => ({ ...vc, source })) });
    const runs = vi.spyOn(Switch.prototype, 'run');
    const simulation = createSimulation(scenario);
    simulation.runUntil(simulation.end);
    const digest = simulation.digest();
    // Two switches in steps of 42 ns would be 2.4 million calls; here every cell wakes them a few times.
    expect(runs.mock.calls.length).toBeLessThan(6 * simulation.hops);
    const general = createSimulation(scenario, { path: 'general' });
    general.runUntil(general.end);
    expect(general.digest()).toBe(digest);
  });
});
