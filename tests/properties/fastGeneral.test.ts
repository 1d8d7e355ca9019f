import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { symmetric500 } from '../../src/scenarios/papers/cheonPanwar.ts';
import { scene } from '../../src/scenarios/stage.ts';
import { complete } from '../support/networks.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { outcome, watch } from '../support/runs.ts';
import { byTier, counted } from '../support/tier.ts';

describe('departures computed ahead or scheduled one by one', () => {
  it('give the same digest, results, events and traces', () => {
    let drops = 0;
    let timeouts = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const scenario = complete(document);
        const fast = watch(scenario, { path: 'fast' });
        expect(fast).toEqual(watch(scenario, { path: 'general' }));
        drops += fast.results.ports.reduce((sum, port) => sum + port.dropped, 0);
        timeouts += fast.results.whole.timeouts;
      }),
      { numRuns: counted(20) },
    );
    expect(drops).toBeGreaterThan(20);
    expect(timeouts).toBeGreaterThan(2);
  });

  it('give the same digest and results over a second of the symmetric network under EPD, or over three', () => {
    const seconds = byTier(1, 3);
    const document = scene(symmetric500, {
      id: 'symmetric-500',
      title: symmetric500.title,
      description: '',
      source: '',
      policy: 'epd',
      stage: {},
    });
    const scenario = complete({ ...document, run: { durationS: seconds }, measure: { fromS: 0 } });
    const fast = outcome(scenario, { path: 'fast' });
    expect(fast).toEqual(outcome(scenario, { path: 'general' }));
    expect(fast.results.whole.packets).toBeGreaterThan(10_000 * seconds);
  });
});
