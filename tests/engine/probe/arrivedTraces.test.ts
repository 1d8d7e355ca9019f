import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/contract/index.ts';
import type { AbrSource } from '../../../src/engine/abr/ends/abrSource.ts';
import { createSimulation, Recorder, type Simulation } from '../../../src/engine/index.ts';
import { rateSourceOf } from '../../../src/engine/network/nodes/network.ts';
import { LEAST_WINDOW } from '../../../src/engine/probe/traces/classTraces.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;
/** One cell in a window, cells per second. */
const CELL = 1e12 / LEAST_WINDOW;

function begun(id: string, edits: readonly Edit[] = []) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document), { seed: 1, edits });
  return { simulation, recorder: new Recorder(simulation) };
}

function sourceAt({ network }: Simulation, index: number): AbrSource {
  const source = rateSourceOf(network, network.connections[index]!.dataFlows[0]!.flow.index);
  if (source === null) throw new Error('no source');
  return source;
}

const goodputOf = (recorder: Recorder): number[][] => {
  recorder.flush();
  return recorder.arrived.map(({ trace }) => [...trace.min.subarray(0, trace.length)]);
};

describe('goodput over time', () => {
  const { simulation, recorder } = begun('exact-rates');
  simulation.runUntil(150 * MS);
  const rates = goodputOf(recorder);

  it('and what the window under way has so far make every data cell that has arrived, at any moment', () => {
    const { simulation, recorder } = begun('exact-rates');
    const early = simulation.snapshot();
    for (const ms of [0.4, 3.3, 61.7]) {
      simulation.runUntil(ms * MS);
      const windows = goodputOf(recorder);
      const { arriving, channels } = recorder;
      const { sessions } = simulation.results();
      expect(arriving).toHaveLength(7);
      for (const { channel, cells } of arriving) {
        const i = recorder.arrived.findIndex(({ vc }) => vc === channels[channel]?.vc);
        expect(channels[channel]?.quantity).toBe('arrived');
        const over = windows[i]!.reduce(
          (sum, rate) => sum + (Number.isNaN(rate) ? 0 : Math.round(rate / CELL)),
          0,
        );
        expect(over + cells, `${ms} ms, ${channel}`).toBe(sessions[i]!.cellsDelivered);
      }
    }
    // Gone back, it tells nothing until it is where it was.
    simulation.restore(early);
    recorder.beginReplay();
    simulation.runUntil(3.5 * MS);
    expect(recorder.arriving).toEqual([]);
  });

  it('adds up to every data cell that has arrived', () => {
    const windows = rates[0]!.length;
    const other = begun('exact-rates').simulation;
    other.runUntil(windows * LEAST_WINDOW);
    recorder.arrived.forEach(({ vc }, i) => {
      const connection = other.network.connections.find((one) => one.vc.id === vc);
      if (connection === undefined) throw new Error(`no VC ${vc}`);
      const { frameCells } = connection.vc;
      const cells = rates[i]!.reduce((sum, rate) => sum + rate / CELL, 0);
      const whole = connection.receiver.packets * frameCells;
      expect(whole).toBeGreaterThan(0);
      expect(Math.round(cells)).toBeGreaterThanOrEqual(whole);
      expect(Math.round(cells)).toBeLessThan(whole + frameCells);
    });
  });

  it('is the same after going back, and is written anew from an edge on', () => {
    const again = begun('exact-rates');
    again.simulation.runUntil(50 * LEAST_WINDOW);
    const there = again.simulation.snapshot();
    again.simulation.runUntil(90 * LEAST_WINDOW);
    again.recorder.flush();
    again.recorder.beginReplay();
    again.simulation.restore(there);
    again.simulation.runUntil(100 * LEAST_WINDOW);
    again.recorder.flush();
    again.simulation.restore(there);
    again.recorder.forgetFromNow();
    again.simulation.runUntil(150 * MS);
    expect(goodputOf(again.recorder)).toEqual(rates);
  });

  it('does not change the run, and is not there without rate control', () => {
    const unheard = createSimulation(simulation.scenario, { seed: 1 });
    unheard.runUntil(150 * MS);
    expect(unheard.digest()).toBe(simulation.digest());
    expect(begun('half-empty').recorder.arrived).toEqual([]);
  });
});

/** @param index of the VC */
function ccrOf({ scenario }: Simulation, recorder: Recorder, index: number) {
  const found = recorder.traced.find(({ info }) => info.id === `ccr/${scenario.vcs[index]!.id}`);
  if (found === undefined) throw new Error('no trace');
  return { ...found.trace, ...found.info };
}

describe('CCR over time', () => {
  it('is what each forward RM cell carries, from when it leaves on', () => {
    const { simulation, recorder } = begun('beat-down');
    const source = sourceAt(simulation, 0);
    const left: { now: number; ccr: number }[] = [];
    source.probes.add({
      onForwardRm: (now, serial) => left.push({ now, ccr: source.table.ccr[source.table.slot(serial)]! }),
    });
    simulation.runUntil(60 * MS);
    recorder.flush();
    const { min, max, binPs } = ccrOf(simulation, recorder, 0);
    expect(left.length).toBeGreaterThan(100);
    expect(new Set(left.map(({ ccr }) => ccr)).size).toBeGreaterThan(10);
    for (const { now, ccr } of left) {
      const bin = Math.floor(now / binPs);
      expect(min[bin]).toBeLessThanOrEqual(Math.fround(ccr));
      expect(max[bin]).toBeGreaterThanOrEqual(Math.fround(ccr));
    }
    const last = left.at(-1)?.ccr ?? Number.NaN;
    expect(source.ccr).toBe(last);
    expect(max[Math.floor((60 * MS - 1) / binPs)]).toBe(Math.fround(last));
  });

  it('is nothing until the first of them, in the bin of that one too', () => {
    const { simulation, recorder } = begun('beat-down');
    const late = sourceAt(simulation, 6);
    simulation.runUntil(30 * MS);
    expect(late.ccr).toBeNaN();
    simulation.runUntil(70 * MS);
    recorder.flush();
    const { min, binPs } = ccrOf(simulation, recorder, 6);
    const starts = min.findIndex((rate) => rate > 0);
    expect(Math.abs(starts * binPs - 60 * MS)).toBeLessThan(binPs);
    expect(min.subarray(0, starts).every(Number.isNaN)).toBe(true);
  });
});
