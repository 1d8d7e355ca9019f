import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { momentsWithin } from '../support/randomEdits.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { rowsOf, watch } from '../support/runs.ts';
import { cases } from '../support/tier.ts';

const cut = randomScenario.chain((document) => {
  const scenario = complete(document);
  return momentsWithin(scenario.durationPs, 12).map((moments) => ({ scenario, moments }));
});

describe('a run cut into slices at any times', () => {
  it('is the same run: digest, results, events, traces', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const whole = watch(scenario);
        const sliced = watch(scenario, {}, (simulation) => {
          for (const moment of moments) simulation.runUntil(moment);
        });
        expect(sliced).toEqual(whole);
      }),
      { numRuns: cases(10) },
    );
  });

  it('gives the same events and bins when they are taken slice by slice', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const whole = createSimulation(scenario);
        const all = new Recorder(whole);
        whole.runUntil(whole.end);
        all.flush();
        const expected = rowsOf(all.takeEvents());
        const columns = all.takeColumns();

        const simulation = createSimulation(scenario);
        const recorder = new Recorder(simulation);
        const events: number[][] = [];
        const bins = recorder.channels.map(() => [] as number[]);
        for (const moment of [...moments, simulation.end]) {
          simulation.runUntil(moment);
          recorder.flush();
          events.push(...rowsOf(recorder.takeEvents()));
          for (const { channel, firstBin, min, max } of recorder.takeColumns()) {
            expect(firstBin * 2).toBeLessThanOrEqual(bins[channel]!.length);
            min.forEach((low, i) => {
              bins[channel]![2 * (firstBin + i)] = low;
              bins[channel]![2 * (firstBin + i) + 1] = max[i]!;
            });
          }
        }
        expect(events).toEqual(expected);
        bins.forEach((values, channel) => {
          const { firstBin, min, max } = columns[channel]!;
          expect([firstBin, values.length]).toEqual([0, 2 * min.length]);
          const kept = (i: number) => (i % 2 ? max : min)[i >> 1];
          expect(values.findIndex((value, i) => !Object.is(value, kept(i)))).toBe(-1);
        });
      }),
      { numRuns: cases(6) },
    );
  });

  it('stands at the time it was asked for', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const simulation = createSimulation(scenario);
        for (const moment of moments) {
          simulation.runUntil(moment);
          expect(simulation.now).toBe(Math.min(moment, simulation.end));
        }
        simulation.runUntil(Infinity);
        expect(simulation.now).toBe(simulation.end);
      }),
      { numRuns: cases(10) },
    );
  });
});
