import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { editsWithin, momentsWithin } from '../support/randomEdits.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { editAlong, watch } from '../support/runs.ts';
import { cases, counted } from '../support/tier.ts';

const edited = randomScenario.chain((document) => {
  const scenario = complete(document);
  return fc.record({
    scenario: fc.constant(scenario),
    edits: editsWithin(scenario.durationPs),
    moments: momentsWithin(scenario.durationPs),
  });
});

describe('an edit log', () => {
  it('replays what was done by hand: digest, results, events, traces', () => {
    let carriedOut = 0;
    fc.assert(
      fc.property(edited, ({ scenario, edits }) => {
        let log: readonly Edit[] = [];
        const live = watch(scenario, {}, (simulation) => {
          log = editAlong(simulation, edits);
        });
        carriedOut += log.length;
        expect(watch(scenario, { edits: log })).toEqual(live);
      }),
      { numRuns: counted(15) },
    );
    // Many random edits are refused; that some are not is what makes the test one.
    expect(carriedOut).toBeGreaterThan(5);
  });

  it('replays on the general path, and in slices, and is the same log afterwards', () => {
    fc.assert(
      fc.property(edited, ({ scenario, edits, moments }) => {
        const live = createSimulation(scenario);
        const log = editAlong(live, edits);
        live.runUntil(live.end);
        const sliced = createSimulation(scenario, { edits: log });
        for (const moment of moments) sliced.runUntil(moment);
        sliced.runUntil(sliced.end);
        const general = createSimulation(scenario, { edits: log, path: 'general' });
        general.runUntil(general.end);
        for (const run of [sliced, general]) {
          expect(run.digest()).toBe(live.digest());
          expect(run.results()).toEqual(live.results());
          expect(run.edits).toEqual(log);
          expect(run.portStates()).toEqual(live.portStates());
          expect(run.takeRefused()).toEqual([]);
        }
      }),
      { numRuns: cases(13) },
    );
  });

  it('with wrong entries runs without them and tells each', () => {
    fc.assert(
      fc.property(edited, ({ scenario, edits: drawn }) => {
        // Those of one instant make room for each other (`tests/engine/sim/sameInstant.test.ts`): by hand they come one after the other.
        const edits = drawn.filter(({ time }, i) => drawn.findIndex((edit) => edit.time === time) === i);
        const live = createSimulation(scenario);
        const log = editAlong(live, edits);
        live.runUntil(live.end);
        const replay = createSimulation(scenario, { edits });
        replay.runUntil(replay.end);
        expect(replay.edits).toEqual(log);
        expect(replay.takeRefused()).toHaveLength(edits.length - log.length);
        expect(replay.digest()).toBe(live.digest());
      }),
      { numRuns: cases(13) },
    );
  });
});
