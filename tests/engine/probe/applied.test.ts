import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppliedTrace } from '../../../src/app/traces/applied.ts';
import type { Edit } from '../../../src/contract/index.ts';
import { catalog, createSimulation, portsInForce, Recorder } from '../../../src/engine/index.ts';
import { complete } from '../../support/networks.ts';
import { slow } from '../../worker/slow.ts';

const ms = (time: number) => time * 1e9;
const PORT = 'S1>S2';

function recordedWith(edits: readonly Edit[]) {
  const simulation = createSimulation(complete(slow), { seed: 1, edits });
  const recorder = new Recorder(simulation);
  const applied = new AppliedTrace();
  return { simulation, recorder, applied, take: () => applied.append(recorder.takeApplied()) };
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

  it('are those of the run at every moment, whatever was edited, refused, or edited twice at a time', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const { simulation, applied, take } = recordedWith(edits);
        for (let time = 0; time <= 62; time += 2) {
          simulation.runUntil(ms(time) + 1);
          take();
          for (const port of portsInForce(simulation))
            expect(at(applied.ofPort(port.id), simulation.now)).toEqual(port);
          for (const vc of simulation.vcStates()) expect(at(applied.ofVc(vc.id), simulation.now)).toEqual(vc);
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
    recorder.settle();
    take();
    const before = applied.copy();
    recorder.replayFromNow();
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
    simulation.restore(snapshot, simulation.plan.slice(0, 1));
    recorder.forgetFromNow();
    applied.forgetFrom(ms(20));
    simulation.runUntil(ms(40));
    take();
    expect(applied.ofPort(PORT).map(({ settings }) => settings.policy)).toEqual(['epd', 'espd']);
  });
});
