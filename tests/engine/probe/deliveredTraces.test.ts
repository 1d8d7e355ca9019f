import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

function recorded(id: string, untilS: number) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  // Results from time zero on.
  const simulation = createSimulation(complete({ ...document, measure: { fromS: 0 } }));
  const recorder = new Recorder(simulation);
  const [info] = recorder.channels.filter(({ quantity }) => quantity === 'delivered');
  if (info === undefined) throw new Error('nothing is delivered');
  // The end of a window.
  simulation.runUntil(Math.floor((untilS * 1e12) / info.binPs) * info.binPs);
  recorder.flush();
  return { simulation, recorder };
}

/** Application bits of a VC up to now, by its trace. */
function bitsOf(recorder: Recorder, vc: number): number {
  const traced = recorder.traced.find(({ info }) => info.id === `delivered/${vc}`);
  if (traced === undefined) throw new Error(`no trace of VC ${vc}`);
  const { trace, info } = traced;
  return [...trace.min.subarray(0, trace.length)].reduce((sum, rate) => sum + (rate * info.binPs) / 1e12, 0);
}

describe('goodput over time', () => {
  it.each([
    ['half-empty', 0.6],
    ['five-classes', 0.05],
    ['exact-rates', 0.05],
  ])('of %s adds up to the goodput of every session, whatever its source', (id, untilS) => {
    const { simulation, recorder } = recorded(id, untilS);
    const { sessions } = simulation.results();
    expect(sessions.some(({ goodputMbps }) => goodputMbps > 0)).toBe(true);
    for (const { vc, goodputMbps } of sessions) {
      const bits = goodputMbps * 1e6 * (simulation.now / 1e12);
      expect(bitsOf(recorder, vc)).toBeCloseTo(bits, Math.max(0, 6 - Math.ceil(Math.log10(bits + 1))));
    }
  });

  it('is known again after a run has been cut and continued', () => {
    const { simulation, recorder } = recorded('half-empty', 0.3);
    const kept = simulation.snapshot();
    const before = bitsOf(recorder, 3);
    simulation.runUntil(simulation.now + 1e11);
    simulation.restore(kept);
    recorder.forgetFromNow();
    expect(bitsOf(recorder, 3)).toBeCloseTo(before, 0);
    simulation.runUntil(simulation.now + 1e11);
    recorder.flush();
    const bits = (simulation.results().sessions[2]?.goodputMbps ?? 0) * 1e6 * (simulation.now / 1e12);
    expect(bitsOf(recorder, 3)).toBeLessThanOrEqual(bits + 1);
    expect(bitsOf(recorder, 3)).toBeGreaterThan(0.9 * bits);
  });
});
