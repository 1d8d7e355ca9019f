import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

function begun(id: string, changes: object = {}) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete({ ...document, ...changes }), { seed: 1 });
  return { simulation, recorder: new Recorder(simulation) };
}

const tracedAs = (recorder: Recorder, quantity: string) =>
  recorder.traced.filter(({ info }) => info.quantity === quantity);

/** Largest and smallest value of each bin. */
function binsOf(recorder: Recorder, id: string) {
  const found = recorder.traced.find(({ info }) => info.id === id);
  if (found === undefined) throw new Error(`no channel ${id}`);
  const { min, max, length } = found.trace;
  return { min: [...min.subarray(0, length)], max: [...max.subarray(0, length)] };
}

const falls = (values: readonly number[]): number =>
  values.filter((value, i) => i > 0 && value < (values[i - 1] ?? 0)).length;

describe('sequence numbers over time', () => {
  const { simulation, recorder } = begun('coupled');
  simulation.runUntil(300 * MS);
  recorder.flush();

  it('are what each sender of TCP over rates has sent, and what of it is acknowledged', () => {
    for (const { vc, tcp } of simulation.network.connections) {
      const { una, next } = tcp?.sender.window ?? { una: -1, next: -1 };
      expect(una).toBeGreaterThan(0);
      expect(binsOf(recorder, `acked/${vc.id}`).max.at(-1)).toBe(una);
      expect(binsOf(recorder, `sent/${vc.id}`).max.at(-1)).toBe(next);
    }
  });

  it('only rise while nothing is lost, the sent ones ahead', () => {
    const [acked, sent] = ['acked/1', 'sent/1'].map((id) => binsOf(recorder, id));
    expect(falls(acked!.max) + falls(sent!.max)).toBe(0);
    expect(acked!.max.every((value, i) => value <= (sent!.max[i] ?? 0))).toBe(true);
  });

  it('fall to what is sent again', () => {
    const document = findScenario('coupled');
    const lossy = begun('coupled', {
      tcp: { ...document?.tcp, congestionControl: 'reno', minRtoMs: 50 },
      abr: { ...document?.abr, coupling: { form: 'none' } },
      ports: { default: { bufferCells: 400, algorithm: 'none' } },
    });
    lossy.simulation.runUntil(300 * MS);
    lossy.recorder.flush();
    expect(falls(binsOf(lossy.recorder, 'acked/1').max)).toBe(0);
    expect(falls(binsOf(lossy.recorder, 'sent/1').min)).toBeGreaterThan(0);
  });

  it('are recorded only where there is TCP over rates', () => {
    expect(tracedAs(recorder, 'acked')).toHaveLength(7);
    for (const id of ['exact-rates', 'half-empty']) expect(tracedAs(begun(id).recorder, 'sent')).toEqual([]);
  });

  it('do not change the run', () => {
    const unheard = createSimulation(simulation.scenario, { seed: 1 });
    unheard.runUntil(300 * MS);
    expect(unheard.digest()).toBe(simulation.digest());
  });
});
