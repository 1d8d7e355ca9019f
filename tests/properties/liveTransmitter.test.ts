import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Simulation } from '../../src/engine/index.ts';
import { keepQueues } from '../support/keepQueues.ts';
import { complete } from '../support/networks.ts';
import { editsWithin, momentsWithin } from '../support/randomEdits.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { watch } from '../support/runs.ts';
import { counted } from '../support/tier.ts';

const drawn = randomScenario.chain((document) => {
  const scenario = complete(document);
  return fc.record({
    scenario: fc.constant(scenario),
    edits: editsWithin(scenario.durationPs),
    moments: momentsWithin(scenario.durationPs, 12),
    ports: fc.infiniteStream(fc.nat(20)),
  });
});

describe('a port that changes its transmitter under way', () => {
  it('gives the digest, results, events and traces of a run that never did', () => {
    let moved = 0;
    fc.assert(
      fc.property(drawn, ({ scenario, edits, moments, ports }) => {
        const flip = (simulation: Simulation): void => {
          for (const moment of moments) {
            simulation.runUntil(moment);
            const all = simulation.network.ports;
            for (const i of [ports.next().value % all.length, ports.next().value % all.length]) {
              moved += all[i]!.waiting;
              keepQueues(all[i]!, !all[i]!.queue.holdsCells, simulation.now);
            }
          }
        };
        const changing = watch(scenario, { edits }, flip);
        expect(changing).toEqual(watch(scenario, { path: 'general', edits }));
        expect(changing).toEqual(watch(scenario, { edits }));
      }),
      { numRuns: counted(13) },
    );
    expect(moved).toBeGreaterThan(20);
  });
});
