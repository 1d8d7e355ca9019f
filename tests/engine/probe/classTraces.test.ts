import { describe, expect, it } from 'vitest';
import {
  type Edit,
  type ScenarioDocument,
  SERVICE_CLASSES,
  type SourceDocument,
} from '../../../src/contract/index.ts';
import { createSimulation, Recorder, type SimulationOptions } from '../../../src/engine/index.ts';
import { LEAST_WINDOW } from '../../../src/engine/probe/traces/classTraces.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;
const C = 155e6 / 424;
const PORT = 'sw2>sw3';
/** One cell in a window, cells per second. */
const CELL = 1e12 / LEAST_WINDOW;

const scenarioOf = (id: string): ScenarioDocument =>
  findScenario(id) ?? expect.unreachable(`no scenario ${id}`);

/** The same network with other starts, by number of the VC. */
const starting = (
  document: ScenarioDocument,
  startMs: Readonly<Record<number, number>>,
): ScenarioDocument => ({
  ...document,
  vcs: document.vcs.map((vc) =>
    vc.id in startMs ? { ...vc, source: { ...vc.source, startMs: startMs[vc.id] } as SourceDocument } : vc,
  ),
});

/** Of 155 Mb/s links, on the last of which CBR sends from 15 ms on and VBR from 35 to 55 ms. */
const BACKGROUND = starting(scenarioOf('abr-background'), { 8: 15, 9: 35 });

function begun(document: ScenarioDocument = BACKGROUND, options: SimulationOptions = {}) {
  const simulation = createSimulation(complete(document), { seed: 1, ...options });
  return { simulation, recorder: new Recorder(simulation) };
}

/** Rates by class at the port, as recorded up to now. */
function ratesOf(recorder: Recorder): Record<string, number[]> {
  recorder.flush();
  return Object.fromEntries(
    recorder.classes
      .filter(({ port }) => port === PORT)
      .map(({ serviceClass, trace }) => [serviceClass, [...trace.min.subarray(0, trace.length)]]),
  );
}

function recorded(ms: number, options: SimulationOptions = {}, stops: readonly number[] = []) {
  const { simulation, recorder } = begun(BACKGROUND, options);
  for (const time of [...stops, ms * MS]) simulation.runUntil(time);
  return { simulation, recorder, rates: ratesOf(recorder) };
}

const windowOf = (ms: number) => Math.floor((ms * MS) / LEAST_WINDOW);
const edit = (ms: number, path: string, value: string): Edit => ({ time: ms * MS, path, value });

describe('bandwidth by service class', () => {
  const { simulation, rates } = recorded(65);

  it('is what CBR and VBR send, and for ABR what they leave', () => {
    const at = (name: string, ms: number) => rates[name]![windowOf(ms)]!;
    expect(at('cbr', 5)).toBe(0);
    expect(Math.abs(at('cbr', 30) - 100_000)).toBeLessThan(2 * CELL);
    expect(at('nrt-vbr', 30)).toBe(0);
    expect(Math.abs(at('nrt-vbr', 50) - 120_000)).toBeLessThan(2 * CELL);
    expect(at('nrt-vbr', 60)).toBe(0);
    expect(at('abr', 50)).toBeLessThan(C - 220_000 + 3 * CELL);
    expect(at('abr', 50)).toBeGreaterThan(0.8 * (C - 220_000));
    expect(Math.max(...rates.ubr!, ...rates['rt-vbr']!)).toBe(0);
  });

  it('adds up to no more than the link, and to every cell that the link has begun', () => {
    const windows = rates.abr!.length;
    expect(windows).toBe(windowOf(65));
    const sum = (window: number) => SERVICE_CLASSES.reduce((all, name) => all + rates[name]![window]!, 0);
    const all = Array.from({ length: windows }, (_, window) => sum(window));
    expect(Math.max(...all)).toBeLessThan(C + CELL);
    const cells = all.reduce((total, rate) => total + rate / CELL, 0);
    const other = begun().simulation;
    other.runUntil(windows * LEAST_WINDOW);
    const port = other.network.ports.find(({ id }) => id === PORT);
    if (port === undefined) throw new Error('no port');
    expect(port.queue.holdsCells || port.waiting === 0).toBe(true);
    expect(cells).toBeCloseTo(port.link.tail, 3);
    expect(simulation.now).toBe(65 * MS);
  });

  it('is the same in slices of any length', () => {
    const stops = [1, 15.0001 * MS, 41 * LEAST_WINDOW, 41 * LEAST_WINDOW + 1, 51.3 * MS].sort(
      (a, b) => a - b,
    );
    expect(recorded(65, {}, stops).rates).toEqual(rates);
  });

  it('is the same for both kinds of transmitters, and for cells that move from one to the other', () => {
    const edits = [
      edit(22.5, `ports.${PORT}.scheduler`, 'fifo'),
      edit(45.2, `ports.${PORT}.scheduler`, 'priority'),
    ];
    const fast = recorded(57, { edits });
    expect(fast.simulation.takeRefused()).toEqual([]);
    const plain = Object.entries(rates).map(([name, all]) => [name, all.slice(0, windowOf(57))]);
    expect(fast.rates.abr).toHaveLength(windowOf(57));
    expect(fast.rates).not.toEqual(Object.fromEntries(plain));
    expect(recorded(57, { edits, path: 'general' }).rates).toEqual(fast.rates);
  });

  it('counts a cell to the class that its VC has when it leaves', () => {
    const moved = recorded(32, { edits: [edit(22, 'vcs.8.serviceClass', 'rt-vbr')] });
    expect(moved.simulation.takeRefused()).toEqual([]);
    expect(moved.rates.cbr![windowOf(28)]).toBe(0);
    expect(Math.abs(moved.rates['rt-vbr']![windowOf(28)]! - 100_000)).toBeLessThan(2 * CELL);
    expect(moved.rates['rt-vbr']![windowOf(18)]).toBe(0);
  });

  it('is not counted twice on a replay', () => {
    const { simulation, recorder } = begun();
    simulation.runUntil(40 * MS);
    const there = simulation.snapshot();
    simulation.runUntil(50 * MS);
    recorder.flush();
    recorder.beginReplay();
    simulation.restore(there);
    simulation.runUntil(65 * MS);
    expect(ratesOf(recorder)).toEqual(rates);
  });

  it('is written anew from an edge on, and taken over there by another run', () => {
    const edge = 40 * LEAST_WINDOW;
    const { simulation, recorder } = begun();
    simulation.runUntil(edge);
    const there = simulation.snapshot();
    simulation.runUntil(55 * MS);
    recorder.flush();
    simulation.restore(there);
    recorder.forgetFromNow();
    expect(ratesOf(recorder).abr).toHaveLength(40);
    const other = begun();
    other.simulation.restore(there);
    other.recorder.copyFrom(recorder);
    for (const run of [{ simulation, recorder }, other]) {
      run.simulation.runUntil(65 * MS);
      expect(ratesOf(run.recorder)).toEqual(rates);
    }
  });

  it('has no value for a window of which a part was not seen', () => {
    const { simulation, recorder } = begun();
    simulation.runUntil(40.5 * LEAST_WINDOW);
    recorder.flush();
    recorder.forgetFromNow();
    simulation.runUntil(43 * LEAST_WINDOW);
    const { cbr } = ratesOf(recorder);
    expect(cbr![39]).toBe(rates.cbr![39]);
    expect(cbr![40]).toBeNaN();
    expect(cbr!.slice(41)).toEqual(rates.cbr!.slice(41, 43));
  });

  it('is that of ABR alone where nothing else passes, and nothing without rate control', () => {
    const { recorder } = begun(scenarioOf('ulku-r1-lan'));
    expect(new Set(recorder.classes.map(({ serviceClass }) => serviceClass))).toEqual(new Set(['abr']));
    expect(begun(scenarioOf('half-empty')).recorder.classes).toEqual([]);
  });
});
