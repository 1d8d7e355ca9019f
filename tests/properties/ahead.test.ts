import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { SendLoop } from '../../src/engine/abr/ends/sendLoop.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { disableKernel, enableKernel } from '../../src/engine/kernelLoader.ts';
import { ArrivalBatch } from '../../src/engine/switch/transmit/arrivalBatch.ts';
import { complete } from '../support/networks.ts';
import { momentsWithin } from '../support/randomEdits.ts';
import { calmRates, randomRates } from '../support/randomRates.ts';
import { watch } from '../support/runs.ts';
import { cases, counted } from '../support/tier.ts';

const restore: (() => void)[] = [];

/** How often a method is called, or gives such a value: a spy would keep every call. */
function countCalls(
  owner: object,
  name: string,
  counts: (value: unknown) => boolean = () => true,
): () => number {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  const original = methods[name]!;
  let calls = 0;
  methods[name] = function (this: unknown, ...args) {
    const value = original.apply(this, args);
    if (counts(value)) calls++;
    return value;
  };
  restore.push(() => {
    methods[name] = original;
  });
  return () => calls;
}

beforeAll(disableKernel);
afterAll(enableKernel);
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

const cutUp = (documents: fc.Arbitrary<ScenarioDocument>) =>
  documents.chain((document) => {
    const scenario = complete(document);
    return momentsWithin(scenario.durationPs, 6).map((moments) => ({ scenario, moments }));
  });
const cut = cutUp(randomRates);

/** Numbers that change no queue but every source. */
const EDITS = [
  { path: 'abr.rif', value: 1 / 8 },
  { path: 'abr.nrm', value: 8 },
];

describe('ABR cells taken late or together, and sent many at a time', () => {
  it('are those of a run event by event, however it is cut: digest, results, events, traces', () => {
    const loops = countCalls(SendLoop.prototype, 'send');
    const long = countCalls(SendLoop.prototype, 'pace', (cells) => Number(cells) > 4);
    const batches = countCalls(ArrivalBatch.prototype, 'takeAll');
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const fast = watch(scenario, { path: 'fast' }, (simulation) => {
          for (const moment of moments) simulation.runUntil(moment);
        });
        expect(fast).toEqual(watch(scenario, { path: 'general' }));
      }),
      { numRuns: counted(12) },
    );
    expect(loops()).toBeGreaterThan(400);
    expect(long()).toBeGreaterThan(100);
    expect(batches()).toBeGreaterThan(2_000);
  });

  it('are those also where nothing but RM cells sets anything going', () => {
    fc.assert(
      fc.property(cutUp(calmRates), ({ scenario, moments }) => {
        const fast = watch(scenario, { path: 'fast' }, (simulation) => {
          for (const moment of moments) simulation.runUntil(moment);
        });
        expect(fast).toEqual(watch(scenario, { path: 'general' }));
      }),
      { numRuns: cases(27) },
    );
  });

  it('are as they are when the run goes on from a copy, with edits in between', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const rated = scenario.vcs.some(({ abr }) => abr !== null);
        const edits = rated ? EDITS.map((edit, i) => ({ ...edit, time: moments[i] ?? 0 })) : [];
        const straight = createSimulation(scenario, { edits, path: 'general' });
        straight.runUntil(straight.end);
        const simulation = createSimulation(scenario, { edits });
        const snapshots = moments.map((moment) => {
          simulation.runUntil(moment);
          return simulation.snapshot();
        });
        for (const snapshot of [...snapshots].reverse()) {
          simulation.restore(snapshot);
          simulation.runUntil(snapshot.now + 3e8);
        }
        simulation.runUntil(simulation.end);
        expect(simulation.digest()).toBe(straight.digest());
        expect(simulation.results()).toEqual(straight.results());
      }),
      { numRuns: cases(13) },
    );
  });
});
