import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppliedTrace } from '../../../src/app/traces/applied.ts';
import type {
  Edit,
  ParameterValue,
  PortState,
  ScenarioDocument,
  SettingsInterval,
  VcState,
} from '../../../src/contract/index.ts';
import { catalog, createSimulation, Recorder, settingsOf } from '../../../src/engine/index.ts';
import { coupled } from '../../../src/scenarios/scenes/rates/coupled.ts';
import { complete } from '../../support/networks.ts';
import { slow } from '../../worker/slow.ts';

const ms = (time: number) => time * 1e9;
const PORT = 'S1>S2';
/** Seven VCs with rate control, each window bound to its rate. */
const rated: ScenarioDocument = { ...coupled, run: { durationS: 0.05 }, measure: { fromS: 0 } };

function recordedWith(edits: readonly Edit[], document: ScenarioDocument = slow) {
  const simulation = createSimulation(complete(document), { seed: 1, edits });
  const recorder = new Recorder(simulation);
  const applied = new AppliedTrace();
  return { simulation, recorder, applied, take: () => applied.append(recorder.takeApplied()) };
}

type Read = (applied: AppliedTrace) => readonly unknown[];
const settingsIn = <T, V>(list: readonly SettingsInterval<T>[], value: (settings: T) => V) =>
  list.map(({ settings }) => value(settings));
const port =
  <V>(value: (settings: PortState) => V, id = PORT): Read =>
  (applied) =>
    settingsIn(applied.ofPort(id), value);
const vc =
  <V>(value: (settings: VcState) => V): Read =>
  (applied) =>
    settingsIn(applied.ofVc(2), value);
const source =
  (name: string): Read =>
  (applied) =>
    settingsIn(applied.ofRates(2), ({ values }) => values[name]);

/** What was in force, step by step, where a value goes away and comes back. */
function swung(
  document: ScenarioDocument,
  path: string,
  there: ParameterValue,
  back: ParameterValue,
  read: Read,
) {
  const edits = [
    { time: ms(10), path, value: there },
    { time: ms(20), path, value: back },
  ];
  const { simulation, applied, take } = recordedWith(edits, document);
  simulation.runUntil(ms(30));
  take();
  return read(applied);
}

const at = <T>(list: readonly { readonly from: number; readonly settings: T }[], time: number) =>
  list.findLast(({ from }) => from <= time)?.settings;

/** Edits that move every kind of setting, some of which cannot be carried out. */
const edit: fc.Arbitrary<Edit> = fc
  .tuple(
    fc.nat(60),
    fc.oneof(
      fc.constantFrom(...catalog.policies.map(({ id }) => ['policy', id] as const)),
      fc.tuple(fc.constantFrom('policy.threshold', 'policy.th1', 'buffer'), fc.integer({ min: 20, max: 90 })),
      fc.tuple(fc.constant('vcs.2.weight'), fc.integer({ min: 1, max: 9 })),
      fc.constantFrom(['scheduler', 'wrr'] as const, ['scheduler', 'fifo'] as const),
    ),
  )
  .map(([time, [path, value]]) => ({ time: ms(time), path, value }));

describe('the recorded settings', () => {
  it('have the thresholds in force when a policy comes back: presets, not the values it had before', () => {
    const { simulation, applied, take } = recordedWith([
      { time: ms(10), path: 'policy', value: 'espd' },
      { time: ms(20), path: 'policy.th1', value: 40 },
      { time: ms(30), path: 'policy', value: 'epd' },
      { time: ms(40), path: 'policy', value: 'espd' },
    ]);
    simulation.runUntil(ms(50));
    take();
    expect(
      applied.ofPort(PORT).map(({ from, settings }) => [from, settings.policy, settings.params.th1]),
    ).toEqual([
      [0, 'epd', undefined],
      [ms(10), 'espd', 50],
      [ms(20), 'espd', 40],
      [ms(30), 'epd', undefined],
      [ms(40), 'espd', 50],
    ]);
  });

  it.each([
    ['buffer', 80, 60, port(({ bufferCells }) => bufferCells)],
    ['policy', 'ppd', 'epd', port(({ policy }) => policy)],
    ['policy.threshold', 30, 59, port(({ params }) => params.threshold)],
    ['scheduler', 'wrr', 'fifo', port(({ scheduler }) => scheduler)],
    ['allocation', 'dynamic', 'shared', port(({ allocation }) => allocation)],
    ['buffers', 'perClass', 'shared', port(({ classes }) => (classes ? 'perClass' : 'shared'))],
    ['vcs.2.weight', 5, 1, vc(({ weight }) => weight)],
    ['vcs.2.serviceClass', 'cbr', 'ubr', vc(({ serviceClass }) => serviceClass)],
  ])('follow %s to %s and back to %s', (path, there, back, read) => {
    expect(swung(slow, path, there, back, read)).toEqual([back, there, back]);
  });

  it.each([
    ['algorithm', 'eprca', 'eraa', port(({ algorithm }) => algorithm, 'sw0>sw1')],
    ['abr.rif', 1, 1 / 64, source('rif')],
    ['vcs.2.abr.nrm', 8, 32, source('nrm')],
    ['abr.coupling.form', 'average', 'direct', source('coupling.form')],
    ['abr.coupling.k', 2, 1, source('coupling.k')],
  ])('under rate control follow %s to %s and back to %s', (path, there, back, read) => {
    expect(swung(rated, path, there, back, read)).toEqual([back, there, back]);
  });

  it('are those of the run at every moment, whatever was edited, refused, or edited twice at a time', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const { simulation, applied, take } = recordedWith(edits);
        for (let time = 0; time <= 62; time += 2) {
          simulation.runUntil(ms(time) + 1);
          take();
          const { ports, vcs, rates } = settingsOf(simulation);
          for (const port of ports) expect(at(applied.ofPort(port.id), simulation.now)).toEqual(port);
          for (const vc of vcs) expect(at(applied.ofVc(vc.id), simulation.now)).toEqual(vc);
          for (const rate of rates) expect(at(applied.ofRates(rate.id), simulation.now)).toEqual(rate);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('come once, though the run goes back to a snapshot and over the same edits again', () => {
    const { simulation, recorder, applied, take } = recordedWith([
      { time: ms(10), path: 'policy', value: 'espd' },
      { time: ms(30), path: 'vcs.1.weight', value: 3 },
    ]);
    simulation.runUntil(ms(20));
    const snapshot = simulation.snapshot();
    simulation.runUntil(ms(40));
    recorder.flush();
    take();
    const before = applied.copy();
    recorder.beginReplay();
    simulation.restore(snapshot);
    simulation.runUntil(ms(45));
    expect(recorder.takeApplied()).toEqual([]);
    expect(applied).toEqual(before);
    expect(applied.ofVc(1).map(({ from, settings }) => [from, settings.weight])).toEqual([
      [0, 1],
      [ms(30), 3],
    ]);
  });

  it('begin anew with all settings where the future is written anew', () => {
    const { simulation, recorder, take, applied } = recordedWith([
      { time: ms(10), path: 'policy', value: 'espd' },
      { time: ms(30), path: 'policy', value: 'ppd' },
    ]);
    simulation.runUntil(ms(20));
    const snapshot = simulation.snapshot();
    simulation.runUntil(ms(40));
    take();
    simulation.restore(snapshot, simulation.allEdits.slice(0, 1));
    recorder.forgetFromNow();
    applied.forgetFrom(ms(20));
    simulation.runUntil(ms(40));
    take();
    expect(applied.ofPort(PORT).map(({ settings }) => settings.policy)).toEqual(['epd', 'espd']);
  });
});
