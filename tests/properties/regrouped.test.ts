import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edit, SERVICE_CLASSES } from '../../src/contract/index.ts';
import {
  type CompleteScenario,
  createSimulation,
  Recorder,
  type Simulation,
} from '../../src/engine/index.ts';
import { complete, star } from '../support/networks.ts';
import { momentsWithin } from '../support/randomEdits.ts';
import { policyId, randomScenario } from '../support/randomScenario.ts';
import { editAlong, seen } from '../support/runs.ts';
import { cases, counted } from '../support/tier.ts';

const serviceClass = fc.constantFrom(...SERVICE_CLASSES);

/** Mostly changes of class; policies and buffers of the classes, and one buffer for all, come in between. */
const change = fc.oneof(
  { arbitrary: serviceClass.map((value) => ({ path: 'vcs.*.serviceClass', value })), weight: 1 },
  { arbitrary: serviceClass.map((value) => ({ path: 'vcs.1.serviceClass', value })), weight: 4 },
  { arbitrary: serviceClass.map((value) => ({ path: 'vcs.2.serviceClass', value })), weight: 4 },
  { arbitrary: policyId.map((value) => ({ path: 'classes.ubr.policy', value })), weight: 1 },
  {
    arbitrary: fc.constantFrom('shared', 'perClass').map((value) => ({ path: 'buffers', value })),
    weight: 1,
  },
);

/** Buffers by class. */
const divided = randomScenario.chain((document) => {
  const scenario = complete({
    ...document,
    ports: { default: { ...document.ports?.default, buffers: 'perClass' } },
  });
  const end = scenario.durationPs;
  return fc.record({
    scenario: fc.constant(scenario),
    edits: fc
      .array(fc.tuple(fc.nat(end - 1), change), { minLength: 2, maxLength: 8 })
      .map((drawn) => drawn.map(([time, { path, value }]): Edit => ({ time, path, value }))),
    moments: momentsWithin(end, 6),
    jumps: fc.array(fc.nat(100), { minLength: 2, maxLength: 6 }),
    branch: change,
    path: fc.constantFrom('fast' as const, 'general' as const),
  });
});

/** Whether VCs of the run are of other classes at the one moment than at the other, while cells of them wait in buffers by class. */
const differ = (simulation: Simulation, classes: readonly string[]): boolean =>
  simulation.network.ports.some(({ buffers, waiting }) => buffers.only === null && waiting > 0) &&
  simulation.vcStates().some((vc, i) => vc.serviceClass !== classes[i]);

const classesOf = (simulation: Simulation): string[] =>
  simulation.vcStates().map(({ serviceClass: name }) => name);

/** Restores, and no probe of a port hears of it. */
function quietly(simulation: Simulation, restore: () => void): void {
  const heard: unknown[] = [];
  const without = simulation.network.ports.map(({ probes }) =>
    probes.add({ onEvent: (...event) => heard.push(event) }),
  );
  restore();
  for (const take of without) take();
  expect(heard).toEqual([]);
}

describe('a run whose VCs change class', () => {
  it('goes on from a snapshot across the change, either way, as the run that was never interrupted', () => {
    let crossed = 0;
    fc.assert(
      fc.property(divided, ({ scenario, edits, moments, jumps, path }) => {
        const straight = createSimulation(scenario, { path });
        const recorded = new Recorder(straight);
        const log = editAlong(straight, edits);
        straight.runUntil(straight.end);
        const expected = seen(straight, recorded);

        const simulation = createSimulation(scenario, { path, edits: log });
        const recorder = new Recorder(simulation);
        const snapshots = moments.map((moment) => {
          simulation.runUntil(moment);
          return { snapshot: simulation.snapshot(), digest: simulation.digest() };
        });
        recorder.flush();
        for (const jump of jumps) {
          const { snapshot, digest } = snapshots[jump % snapshots.length]!;
          if (
            differ(
              simulation,
              snapshot.vcs.map(({ serviceClass: name }) => name),
            )
          )
            crossed++;
          quietly(simulation, () => {
            simulation.restore(snapshot);
          });
          recorder.beginReplay();
          expect([simulation.now, simulation.digest()]).toEqual([snapshot.now, digest]);
          simulation.runUntil(snapshot.now + jump * 4e8);
          recorder.flush();
        }
        simulation.runUntil(simulation.end);
        expect(seen(simulation, recorder)).toEqual(expected);
        expect(simulation.edits).toEqual(log);
        expect(classesOf(simulation)).toEqual(classesOf(straight));
      }),
      { numRuns: counted(14) },
    );
    expect(crossed).toBeGreaterThan(3);
  });

  it('takes another way from before the change as a run that never knew of it', () => {
    fc.assert(
      fc.property(divided, ({ scenario, edits, moments, branch, path }) => {
        const simulation = createSimulation(scenario, { path });
        const at = moments[0]!;
        const early = edits.filter(({ time }) => time <= at);
        editAlong(simulation, early);
        simulation.runUntil(at);
        const snapshot = simulation.snapshot();
        editAlong(
          simulation,
          edits.filter(({ time }) => time > at),
        );
        simulation.runUntil(simulation.end);
        quietly(simulation, () => {
          simulation.restore(snapshot);
        });
        simulation.dropLaterEdits();
        const other = straightTo(scenario, early, at, path);
        for (const run of [simulation, other]) editAlong(run, [{ time: at, ...branch }]);
        for (const run of [simulation, other]) run.runUntil(run.end);
        expect(simulation.digest()).toBe(other.digest());
        expect(simulation.results()).toEqual(other.results());
      }),
      { numRuns: cases(10) },
    );
  });
});

describe('restoring a run whose VCs have changed class', () => {
  it('lets no probe see that a VC which is being refused leaves the buffer of its class', () => {
    const document = star({ senders: 6, bufferCells: 80, tcp: { windowBytes: 20_000 } });
    const epd = { policy: 'epd', params: { threshold: 40 } };
    const classes = { ubr: epd, cbr: epd };
    const simulation = createSimulation(
      complete({
        ...document,
        ports: { default: { ...document.ports?.default, buffers: 'perClass', classes } },
      }),
    );
    const before = simulation.snapshot();
    simulation.apply('vcs.*.serviceClass', 'cbr');
    const { buffers } = simulation.network.ports[0]!;
    while (buffers.refusing === 0) simulation.runUntil(simulation.now + 1e8);
    const after = simulation.snapshot();
    quietly(simulation, () => {
      simulation.restore(before);
    });
    expect(buffers.refusing).toBe(0);
    quietly(simulation, () => {
      simulation.restore(after);
    });
    expect(buffers.refusing).toBe(1);
    quietly(simulation, () => {
      simulation.restore(before);
    });
  });
});

function straightTo(
  scenario: CompleteScenario,
  edits: readonly Edit[],
  time: number,
  path: 'fast' | 'general',
): Simulation {
  const simulation = createSimulation(scenario, { path });
  editAlong(simulation, edits);
  simulation.runUntil(time);
  return simulation;
}
