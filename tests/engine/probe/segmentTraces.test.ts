import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import type { SegmentingSwitch } from '../../../src/engine/switch/segmentingSwitch.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

function begun(id: string) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document), { seed: 1 });
  return { simulation, recorder: new Recorder(simulation) };
}

const segmentsOf = (recorder: Recorder) =>
  recorder.traced.filter(({ info: { quantity } }) => quantity.startsWith('segment'));

describe('segments of control loops over time', () => {
  const { simulation, recorder } = begun('abr-segments');
  simulation.runUntil(70 * MS);
  recorder.flush();

  it('are rates and waiting cells of every virtual source, by VC and switch', () => {
    expect(segmentsOf(recorder).map(({ info }) => info.id)).toEqual(
      [1, 2, 3, 4].flatMap((vc) => [`acr/${vc}/sw1`, `queue/${vc}/sw1`]),
    );
    expect(segmentsOf(begun('exact-rates').recorder)).toEqual([]);
  });

  it('hold the rate that each may send at, and the most that ever waited', () => {
    const node = simulation.network.switches.find((one) => one.id === 'sw1') as SegmentingSwitch;
    for (const [i, segment] of node.segments.filter((one) => one !== null).entries()) {
      const [acr, cells] = segmentsOf(recorder).slice(2 * i);
      const { source } = segment;
      expect(acr!.trace.max[acr!.trace.length - 1]).toBe(Math.fround(source.rules.acr));
      expect(Math.max(...cells!.trace.max.subarray(0, cells!.trace.length))).toBe(source.mostWaiting);
      expect(source.mostWaiting).toBeGreaterThan(2);
      expect(Math.min(...cells!.trace.min.subarray(0, cells!.trace.length))).toBe(0);
      expect(cells!.current()).toBe(source.waiting);
    }
  });

  it('do not change the run', () => {
    const unheard = createSimulation(simulation.scenario, { seed: 1 });
    unheard.runUntil(70 * MS);
    expect(unheard.digest()).toBe(simulation.digest());
  });
});
