import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

const startMsOf = ({ source }: ScenarioDocument['vcs'][number]): number => {
  const start = 'startMs' in source ? (source.startMs ?? 0) : 0;
  return typeof start === 'number' ? start : start.from;
};

function readings(id: string, ms: number) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  // Everybody begins a little later: there is something before the first reading.
  const vcs = document.vcs.map((vc) => ({ ...vc, source: { ...vc.source, startMs: startMsOf(vc) + 1 } }));
  const simulation = createSimulation(complete({ ...document, vcs } as ScenarioDocument), { seed: 1 });
  const recorder = new Recorder(simulation);
  simulation.runUntil(ms * MS);
  recorder.flush();
  const traced = recorder.traced.find(({ info }) => info.id === 'rate/sw2>sw3');
  const port = simulation.network.ports.find((one) => one.id === 'sw2>sw3');
  if (traced === undefined || !port?.rates) throw new Error('no port');
  return { ...traced, now: port.rates.algorithm.advertisedRate };
}

describe('what a port would hand out, over time', () => {
  it('is recorded from the first reading of its algorithm on: none before any VC is met', () => {
    const { trace, info, now } = readings('exact-rates', 80);
    expect(trace.length).toBe(Math.floor((80 * MS - 1) / info.binPs) + 1);
    expect(trace.max[0]).toBeNaN();
    expect(trace.max[trace.length - 1]).toBe(Math.fround(now));
    // MACR follows the share of each VC: C/2 once two share, C/4 with four, C/6 with all.
    const at = (ms: number): number => trace.max[Math.floor((ms * MS) / info.binPs)]!;
    expect(at(15)).toBeGreaterThan(at(50));
    expect(at(50)).toBeGreaterThan(at(78));
  });

  it('is nothing where an algorithm has no such number', () => {
    expect(readings('beat-down', 80).trace.length).toBe(1);
  });
});
