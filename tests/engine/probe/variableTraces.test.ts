import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder, ratesAt } from '../../../src/engine/index.ts';
import { recordedRates } from '../../support/recordedRates.ts';
import { seen } from '../../support/runs.ts';

const MS = 1e9;
const SAMPLE_PS = 2 ** 28;

const keptOf = (recorder: Recorder, label: string) => {
  const found = recorder.traced.find(({ info }) => info.id === `kept/sw2>sw3/${label}`);
  if (found === undefined) throw new Error(`no trace of ${label}`);
  return found;
};

const lastOf = (recorder: Recorder, label: string): number => {
  const { trace } = keptOf(recorder, label);
  return trace.max[trace.length - 1]!;
};

describe('what a rate algorithm remembers over time', () => {
  it('is its variables as they were not longer ago than two samples', () => {
    const { simulation, recorder } = recordedRates('eraa');
    simulation.runUntil(30 * MS);
    recorder.flush();
    const then = lastOf(recorder, 'N');
    simulation.runUntil(100 * MS);
    recorder.flush();
    const rates = simulation.network.ports.find(({ id }) => id === 'sw2>sw3')?.rates;
    const present = new Map(rates?.algorithm.variables?.().map(({ label, value }) => [label, value]));
    expect([then, lastOf(recorder, 'N')]).toEqual([1, 6]);
    for (const label of ['N', 'Nb', 'Bf', 'MaxAlloc'])
      expect(lastOf(recorder, label)).toBe(Math.fround(present.get(label) ?? Number.NaN));
    expect(keptOf(recorder, 'Bf').info.unit).toBe('cells/s');
    expect(keptOf(recorder, 'N').info.unit).toBe('VCs');
  });

  it('names a VC by its id, in traces and in what the port remembers now', () => {
    const { simulation, recorder } = recordedRates('eraa');
    simulation.runUntil(100 * MS);
    recorder.flush();
    const { variables = [], table = [] } = ratesAt(simulation, 'sw2>sw3') ?? {};
    const [maxVc, maxAlloc] = ['MaxVC', 'MaxAlloc'].map((name) =>
      variables.find(({ label }) => label === name),
    );
    const largest = table.find(({ vc }) => vc === maxVc?.value);
    expect(largest?.state).toBe('bottlenecked');
    expect(largest?.variables.find(({ label }) => label === 'A')?.value).toBeCloseTo(
      maxAlloc?.value ?? 0,
      -2,
    );
    expect(lastOf(recorder, 'MaxVC')).toBe(maxVc?.value);
    const rates = simulation.network.ports.find(({ id }) => id === 'sw2>sw3')?.rates;
    const index = rates?.algorithm.variables?.().find(({ label }) => label === 'MaxVC')?.value ?? -1;
    expect(maxVc?.value).toBe(simulation.network.connections[index]!.vc.id);
    expect(maxVc?.value).toBe(index + 1);
  });

  it('is nothing where the algorithm keeps no such thing, and begins with one that does', () => {
    const { simulation, recorder } = recordedRates('eraa');
    simulation.runUntil(40 * MS);
    recorder.flush();
    expect(lastOf(recorder, 'MACR')).toBeNaN();
    simulation.apply('algorithm', 'eprca');
    simulation.runUntil(40 * MS + 4 * SAMPLE_PS);
    recorder.flush();
    expect(lastOf(recorder, 'MACR')).toBeGreaterThan(0);
    const { trace, current, info } = keptOf(recorder, 'Bf');
    expect(current()).toBeNaN();
    expect(trace.length).toBe(Math.floor((40 * MS) / info.binPs) + 1);
  });

  it('is the same for a run that went back and took the same way, edit by edit', () => {
    const straight = recordedRates('erica');
    straight.simulation.runUntil(60 * MS);
    straight.simulation.apply('algorithm', 'eprca');
    straight.simulation.runUntil(90 * MS);
    const { simulation, recorder } = recordedRates('erica');
    simulation.runUntil(60 * MS);
    const snapshot = simulation.snapshot();
    simulation.runUntil(75 * MS);
    recorder.flush();
    simulation.restore(snapshot);
    recorder.forgetFromNow();
    simulation.apply('algorithm', 'eprca');
    simulation.runUntil(90 * MS);
    const kept = (all: readonly string[]) => all.filter((one) => one.startsWith('kept/'));
    const traces = kept(seen(simulation, recorder).traces);
    expect(traces.length).toBeGreaterThan(10);
    expect(traces).toEqual(kept(seen(straight.simulation, straight.recorder).traces));
  });

  it('is the same for a run that went back to its beginning, of which nobody had recorded anything', () => {
    const straight = recordedRates('eprca');
    straight.simulation.runUntil(20 * MS);
    const { simulation } = recordedRates('eprca');
    const fresh = createSimulation(simulation.scenario, { seed: 1 });
    const beginning = fresh.snapshot();
    const recorder = new Recorder(fresh);
    fresh.runUntil(10 * MS);
    recorder.flush();
    fresh.restore(beginning);
    recorder.forgetFromNow();
    fresh.runUntil(20 * MS);
    expect(seen(fresh, recorder).traces).toEqual(seen(straight.simulation, straight.recorder).traces);
    fresh.apply('algorithm', 'eraa');
    expect(keptOf(recorder, 'MACR').current()).toBeNaN();
  });

  it('is the same for an edit at the very beginning, done by hand or read from a link', () => {
    const byHand = recordedRates('eraa');
    byHand.simulation.apply('policy', 'rcd');
    byHand.simulation.runUntil(20 * MS);
    const { scenario, edits } = byHand.simulation;
    const read = createSimulation(scenario, { seed: 1, edits });
    const recorder = new Recorder(read);
    read.runUntil(20 * MS);
    expect(edits).toHaveLength(1);
    expect(seen(read, recorder).traces).toEqual(seen(byHand.simulation, byHand.recorder).traces);
  });
});
