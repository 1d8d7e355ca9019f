import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, Recorder, viewOf } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { chain } from '../../support/creditNetworks.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

function network(id: string): ScenarioDocument {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  return document;
}

function begun(document: ScenarioDocument) {
  const simulation = createSimulation(complete(document), { seed: 1 });
  return { simulation, recorder: new Recorder(simulation) };
}

function traceOf(recorder: Recorder, id: string) {
  const traced = recorder.traced.find(({ info }) => info.id === id);
  if (traced === undefined) throw new Error(`no channel ${id}`);
  const { trace, info } = traced;
  return { low: trace.min.subarray(0, trace.length), high: trace.max.subarray(0, trace.length), info };
}

const every = (recorder: Recorder): [string, number[], number[]][] =>
  recorder.traced
    .filter(({ info }) => info.quantity === 'credit' || info.quantity === 'places')
    .map(({ info, trace }) => [
      info.id,
      [...trace.min.subarray(0, trace.length)],
      [...trace.max.subarray(0, trace.length)],
    ]);

describe('credit over time', () => {
  it('is there for every hop of every VC that has it, and nowhere else', () => {
    const ids = begun(network('ulku-credit')).recorder.channels.flatMap(({ id, quantity }) =>
      quantity === 'credit' ? [id] : [],
    );
    expect(ids).toEqual(
      ['1h1', '1h2', '1h3'].flatMap((name, i) =>
        [`xmt${name}>sw0`, 'sw0>sw1', `sw1>rcv${name}`].map((hop) => `credit/${i + 1}/${hop}`),
      ),
    );
    const rated = begun(network('ulku-r2-wan')).recorder.channels.map(({ quantity }) => quantity);
    expect(rated).not.toContain('credit');
    expect(rated).not.toContain('places');
  });

  it('runs down for a round trip, comes back by N2, and never leaves its places', () => {
    const { simulation, recorder } = begun(network('ulku-credit'));
    simulation.runUntil(60 * MS);
    recorder.flush();
    const { low, high, info } = traceOf(recorder, 'credit/1/sw0>sw1');
    expect(high[0]).toBe(744);
    const falls = Math.floor((2 * MS) / info.binPs);
    for (let bin = 0; bin < falls - 10; bin++) expect(high[bin + 10]).toBeLessThan(low[bin]! + 1);
    // What a round trip takes of 365,566 cells/s: 731 of N2 + N3 = 744, and credits come ten at a time.
    const alone = { from: Math.floor((5 * MS) / info.binPs), to: Math.floor((18 * MS) / info.binPs) };
    expect(Math.min(...low.subarray(alone.from, alone.to))).toBeLessThan(3);
    expect(Math.max(...high.subarray(alone.from, alone.to))).toBeGreaterThanOrEqual(10);
    for (const [id, lows, highs] of every(recorder)) {
      const places = id.includes('sw0>sw1') ? 744 : 13;
      expect(Math.min(...lows)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...highs)).toBe(places);
    }
  });

  it('holds what a view shows at any moment', () => {
    const { simulation, recorder } = begun(network('ulku-credit'));
    for (let i = 0; i < 40; i++) {
      simulation.runUntil((41 + i * 0.731) * MS);
      recorder.flush();
      const { credits } = viewOf(simulation, 'sw0>sw1');
      const place = [...(credits?.vc ?? [])].findIndex((vc, row) => vc === 2 && credits?.hop[row] === 0);
      const { low, high } = traceOf(recorder, 'credit/2/xmt1h2>sw0');
      expect(credits?.left[place]).toBeGreaterThanOrEqual(low.at(-1) as number);
      expect(credits?.left[place]).toBeLessThanOrEqual(high.at(-1) as number);
    }
  });

  it('is the same after going back, is written anew from an edge on, and does not change the run', () => {
    const straight = begun(network('ulku-credit'));
    straight.simulation.runUntil(60 * MS);
    straight.recorder.flush();
    const { simulation, recorder } = begun(network('ulku-credit'));
    const edge = recorder.widestBinPs * Math.floor((30 * MS) / recorder.widestBinPs);
    simulation.runUntil(edge);
    const there = simulation.snapshot();
    simulation.runUntil(50 * MS);
    recorder.flush();
    recorder.beginReplay();
    simulation.restore(there);
    simulation.runUntil(55 * MS);
    recorder.flush();
    simulation.restore(there);
    recorder.forgetFromNow();
    simulation.runUntil(60 * MS);
    recorder.flush();
    expect(every(recorder)).toEqual(every(straight.recorder));
    const unheard = createSimulation(simulation.scenario, { seed: 1 });
    unheard.runUntil(60 * MS);
    expect(unheard.digest()).toBe(simulation.digest());
  });
});

describe('adaptive shares over time', () => {
  const { simulation, recorder } = begun(
    chain({
      credit: { n2: 5, n3: 60, adaptive: true },
      middleCells: 30,
      sources: [{ kind: 'greedy' }, { kind: 'greedy', startMs: 20 }],
      durationS: 0.04,
    }),
  );
  simulation.runUntil(simulation.end);
  recorder.flush();
  const shares = [1, 2].map((vc) => traceOf(recorder, `places/${vc}/S1>S2`));

  it('go to whom has used them: from one VC alone to halves', () => {
    const [first, second] = shares;
    const bin = Math.floor((19 * MS) / first!.info.binPs);
    expect([first!.high[bin], second!.high[bin]]).toEqual([124, 6]);
    expect(first!.high.at(-1)).toBeGreaterThan(55);
    expect(first!.high.at(-1)).toBeLessThan(75);
    expect((first!.high.at(-1) ?? 0) + (second!.high.at(-1) ?? 0)).toBeLessThanOrEqual(130);
  });

  it('are told only where they change', () => {
    const fixed = begun(chain({ credit: { n2: 5, n3: 60 }, middleCells: 30, durationS: 0.01 })).recorder;
    expect(fixed.channels.map(({ quantity }) => quantity)).not.toContain('places');
    // A VC alone on its link keeps what it has.
    expect(recorder.channels.map(({ id }) => id)).not.toContain('places/1/src1>S1');
  });
});
