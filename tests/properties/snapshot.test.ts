import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import { complete, star } from '../support/networks.ts';
import { editsWithin, momentsWithin } from '../support/randomEdits.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { editAlong } from '../support/runs.ts';
import { cases } from '../support/tier.ts';

const travelled = randomScenario.chain((document) => {
  const scenario = complete(document);
  return fc.record({
    scenario: fc.constant(scenario),
    edits: editsWithin(scenario.durationPs),
    moments: momentsWithin(scenario.durationPs, 6),
    jumps: fc.array(fc.nat(100), { minLength: 1, maxLength: 6 }),
    path: fc.constantFrom('fast' as const, 'general' as const),
  });
});

describe('a snapshot', () => {
  it('continues bit for bit wherever one jumps, with swaps in between', () => {
    fc.assert(
      fc.property(travelled, ({ scenario, edits, moments, jumps, path }) => {
        const straight = createSimulation(scenario, { path });
        const log = editAlong(straight, edits);
        straight.runUntil(straight.end);

        const simulation = createSimulation(scenario, { path, edits: log });
        const snapshots = moments.map((moment) => {
          simulation.runUntil(moment);
          return { snapshot: simulation.snapshot(), digest: simulation.digest() };
        });
        for (const jump of jumps) {
          const { snapshot, digest } = snapshots[jump % snapshots.length]!;
          simulation.restore(snapshot);
          expect([simulation.now, simulation.digest()]).toEqual([snapshot.now, digest]);
          simulation.runUntil(snapshot.now + jump * 4e8);
        }
        simulation.runUntil(simulation.end);
        expect(simulation.digest()).toBe(straight.digest());
        expect(simulation.results()).toEqual(straight.results());
        expect(simulation.edits).toEqual(log);
        expect(simulation.portStates()).toEqual(straight.portStates());
      }),
      { numRuns: cases(12) },
    );
  });

  it('can be restored into a fresh simulation of the same scenario', () => {
    fc.assert(
      fc.property(travelled, ({ scenario, edits, moments, path }) => {
        const first = createSimulation(scenario, { path });
        editAlong(
          first,
          edits.filter(({ time }) => time <= moments[0]!),
        );
        first.runUntil(moments[0]!);
        const snapshot = first.snapshot();
        const fresh = createSimulation(scenario, { path });
        fresh.restore(snapshot);
        for (const run of [first, fresh]) run.runUntil(run.end);
        expect(fresh.digest()).toBe(first.digest());
        expect(fresh.results()).toEqual(first.results());
        expect(fresh.edits).toEqual(first.edits);
      }),
      { numRuns: cases(13) },
    );
  });

  it('is never changed by what comes after it', () => {
    fc.assert(
      fc.property(travelled, ({ scenario, moments }) => {
        const simulation = createSimulation(scenario);
        simulation.runUntil(moments[0]!);
        const snapshot = simulation.snapshot();
        const copy = structuredClone(snapshot);
        simulation.runUntil(simulation.end);
        simulation.restore(snapshot);
        simulation.runUntil(simulation.end);
        expect(snapshot).toEqual(copy);
      }),
      { numRuns: cases(7) },
    );
  });

  it('of two ways from one moment keeps them apart: another policy, then back', () => {
    fc.assert(
      fc.property(travelled, ({ scenario, moments, path }) => {
        const straight = createSimulation(scenario, { path });
        straight.runUntil(straight.end);
        const simulation = createSimulation(scenario, { path });
        simulation.runUntil(moments[0]!);
        const snapshot = simulation.snapshot();
        simulation.apply('policy', 'ppd-printed');
        simulation.apply('buffer', 400);
        simulation.runUntil(simulation.end);
        simulation.restore(snapshot);
        simulation.dropLaterEdits();
        simulation.runUntil(simulation.end);
        expect(simulation.digest()).toBe(straight.digest());
        expect(simulation.results()).toEqual(straight.results());
      }),
      { numRuns: cases(13) },
    );
  });

  it.each(['priority', 'class-rr'])(
    'under %s goes on to a moment at which VCs have changed class, from one with their cells waiting',
    (scheduler) => {
      const document = star({ senders: 3, bottleneckMbps: 10, tcp: { windowBytes: 8_000 } });
      const schedulerParams = { within: 'rr' };
      const ports = { default: { ...document.ports?.default, scheduler, schedulerParams } };
      const simulation = createSimulation(complete({ ...document, ports }));
      const [port] = simulation.network.ports;
      while (port!.waiting < 25) simulation.runUntil(simulation.now + 1e8);
      const before = simulation.snapshot();
      simulation.apply('vcs.*.serviceClass', 'cbr');
      simulation.runUntil(simulation.now + 2e9);
      const after = simulation.snapshot();
      simulation.runUntil(simulation.end);
      const straight = [simulation.digest(), simulation.results()];
      simulation.restore(before);
      simulation.restore(after);
      simulation.runUntil(simulation.end);
      expect([simulation.digest(), simulation.results()]).toEqual(straight);
    },
  );
});
