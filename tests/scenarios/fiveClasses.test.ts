import { describe, expect, it } from 'vitest';
import type { PortDocument, ScenarioDocument, VcDocument } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { createSimulation, type Simulation } from '../../src/engine/index.ts';
import { checkDocument } from '../../src/scenario/validation/check.ts';
import { fiveClasses } from '../../src/scenarios/scenes/fiveClasses.ts';
import { complete } from '../support/networks.ts';
import { refusalOf } from '../support/refusal.ts';

const run = (document: ScenarioDocument, seed = 1): Simulation => {
  const simulation = createSimulation(complete(document), { seed });
  simulation.runUntil(simulation.end);
  return simulation;
};
/** Short: the shares of loss stand after some milliseconds. */
const short = { run: { durationS: 0.2 }, measure: { fromS: 0.05 } };
const classesAt = (simulation: Simulation) =>
  simulation.results().ports.find(({ port }) => port === 'S1>S2')?.classes ?? [];
const withPort = (port: PortDocument): ScenarioDocument => ({
  ...fiveClasses,
  ...short,
  ports: { default: port },
});

/** Every class offers its cells whatever becomes of them: 440,000 cells/s for a link of 366,792. */
const OFFERED = [60_000, 60_000, 60_000, 60_000, 200_000];
const overloaded = (port: PortDocument): ScenarioDocument => ({
  ...fiveClasses,
  ...short,
  vcs: OFFERED.map((cellsPerSecond, i): VcDocument => {
    const serviceClass = (['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'] as const)[i];
    const path = [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`];
    return { id: i + 1, path, serviceClass, source: { kind: 'poisson', cellsPerSecond } };
  }),
  nodes: fiveClasses.nodes.filter(({ id }) => !id.endsWith('6')),
  links: fiveClasses.links.filter(({ a, b }) => !`${a}${b}`.includes('6')),
  ports: { default: port },
});

describe('five service classes on one link (Zhu 1999, 3.3.1; Ülkü 1997, 3.2)', () => {
  it.each([1, 2, 3])(
    'with a buffer each, CBR and both VBR lose nothing under overloaded UBR, seed %d',
    (seed) => {
      const simulation = run({ ...fiveClasses, ...short }, seed);
      const lost = classesAt(simulation);
      expect(lost.map(({ serviceClass }) => serviceClass)).toEqual([
        'cbr',
        'rt-vbr',
        'nrt-vbr',
        'abr',
        'ubr',
      ]);
      for (const one of lost.slice(0, 4)) expect(one).toMatchObject({ lost: 0 });
      expect(lost[4]!.cellLossRatio).toBeGreaterThan(0.5);
      const fair = simulation.results().sessions[3]!.abr?.fairCellRate ?? 0;
      // 366,792 less 80,000, 80,000 and 40,000 in the mean; UBR comes after ABR.
      expect(fair).toBeCloseTo(166_792, -1);
      expect(lost[0]!.offered).toBeGreaterThan(11_000);
    },
  );

  it('so it is by default where classes mix at a port', () => {
    const simulation = run(withPort({ scheduler: 'priority', algorithm: 'erica' }));
    expect(classesAt(simulation).map(({ bufferCells }) => bufferCells)).toEqual(Array(5).fill(2_000));
    for (const one of classesAt(simulation).slice(0, 3)) expect(one).toMatchObject({ lost: 0 });
    // Behind S2 every port has one class: one buffer.
    expect(
      simulation
        .portStates()
        .filter(({ classes }) => classes !== undefined)
        .map(({ id }) => id),
    ).toEqual(['S1>S2']);
  });

  it('one shared buffer refuses every class alike, 1 - C / offered: about 17 % of CBR, for all its priority', () => {
    const shared = classesAt(run(overloaded({ scheduler: 'priority', buffers: 'shared' })));
    const sum = (key: 'lost' | 'offered') => shared.reduce((total, one) => total + one[key], 0);
    expect(sum('lost') / sum('offered')).toBeCloseTo(1 - 366_792 / 440_000, 2);
    for (const one of shared) {
      expect(one.cellLossRatio).toBeGreaterThan(0.13);
      expect(one.cellLossRatio).toBeLessThan(0.21);
    }
    const parts = classesAt(run(overloaded({ scheduler: 'priority' })));
    for (const one of parts.slice(0, 4)) expect(one).toMatchObject({ lost: 0 });
    expect(parts[4]!.cellLossRatio).toBeGreaterThan(0.3);
  });

  it('restores bit for bit, edits of classes included', () => {
    const document = { ...fiveClasses, run: { durationS: 0.06 }, measure: { fromS: 0 } };
    const first = createSimulation(complete(document));
    first.runUntil(2e10);
    first.apply('classes.ubr.policy.threshold', 300);
    const snapshot = first.snapshot();
    first.apply('classes.ubr.policy', 'espd');
    first.apply('ports.S1>S2.classes.cbr.buffer', 64);
    first.runUntil(4e10);
    first.apply('buffers', 'shared');
    first.runUntil(first.end);
    const again = createSimulation(complete(document), { edits: first.edits });
    again.runUntil(3e10);
    again.restore(snapshot, first.edits);
    again.runUntil(again.end);
    expect(again.results()).toEqual(first.results());
    expect(again.portStates()).toEqual(first.portStates());
  });
});

describe('edits and settings of classes', () => {
  it('are written down with the value of the ports that have buffers by class, whichever port is first', () => {
    const mixed = {
      ...fiveClasses,
      ...short,
      ports: { ...fiveClasses.ports, 'S1>src1': { buffers: 'shared' } },
    };
    const links = fiveClasses.links.toSorted(({ a }) => (a === 'src1' ? -1 : 0));
    const scenario = complete({ ...mixed, links } as ScenarioDocument);
    expect(scenario.ports[0]).toMatchObject({ id: 'S1>src1' });
    expect(scenario.ports[0]!.classes).toBeUndefined();
    const simulation = createSimulation(scenario);
    simulation.apply('classes.cbr.buffer', 64);
    expect(simulation.edits).toEqual([{ time: 0, path: 'classes.cbr.buffer', value: 64 }]);
    const again = createSimulation(scenario, { edits: simulation.edits });
    again.runUntil(1e9);
    expect(again.portStates()).toEqual(simulation.portStates());
  });

  it('a value of the port reaches the classes that have none of their own', () => {
    const simulation = createSimulation(complete(fiveClasses));
    simulation.apply('ports.S1>S2.buffer', 600);
    const classes = simulation.portStates().find(({ id }) => id === 'S1>S2')?.classes;
    expect(classes?.cbr.bufferCells).toBe(128);
    simulation.apply('ports.S1>S2.policy', 'ppd');
    const after = simulation.portStates().find(({ id }) => id === 'S1>S2')?.classes;
    expect(after?.cbr.policy).toBe('ppd');
    expect(after?.ubr.policy).toBe('epd');
    expect(after?.ubr.params).toEqual({ threshold: 400 });
  });

  it('refuses what does not fit, with path, value and range', () => {
    const simulation = createSimulation(complete(fiveClasses));
    expect(refusalOf(() => simulation.apply('ports.S1>S2.classes.ubr.policy.threshold', 501))).toMatch(
      /0 to 500/,
    );
    expect(refusalOf(() => simulation.apply('ports.S1>S2.classes.ubr.buffer', 300))).toMatch(
      /400 to 1,000,000/,
    );
    expect(refusalOf(() => simulation.apply('ports.S1>S2.classes.gold.buffer', 300))).toMatch(/known: cbr/);
    const wrong = withPort({
      buffers: 'perClass',
      classes: { ubr: { bufferCells: 20, policy: 'epd', params: { threshold: 30, th1: 4 } } },
    });
    expect(checkDocument(wrong, catalog).problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'ports.default.classes.ubr.params.threshold',
        'ports.default.classes.ubr.params.th1',
        'ports.default.classes.ubr.bufferCells',
      ]),
    );
  });
});
