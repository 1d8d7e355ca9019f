import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder, viewOf } from '../../../src/engine/index.ts';
import { MOST } from '../../../src/engine/probe/rm/rmCells.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;
const C = 155e6 / 424;

function run(id: string) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document), { seed: 1 });
  return { simulation, recorder: new Recorder(simulation) };
}

describe('RM cells of a view', () => {
  it('of a VC on its way: numbers rise from destination to source on both ways, and none is there twice', () => {
    const { simulation } = run('ulku-r1-wan');
    simulation.runUntil(30 * MS);
    const { rm } = viewOf(simulation, 'sw2>sw3');
    if (rm === null) throw new Error('no RM cells');
    const cells = [...rm.vc]
      .map((vc, i) => ({ vc, number: rm.number[i], back: rm.backward[i], at: rm.hop[i]! + rm.place[i]! }))
      .filter(({ vc }) => vc === 1);
    // 3 ms each way at up to 353,208 cells/s, one cell in 32 of them.
    expect(cells.length).toBeGreaterThan(20);
    expect(new Set(cells.map(({ number }) => number)).size).toBe(cells.length);
    const order = (back: number) =>
      cells
        .filter((cell) => cell.back === back)
        .sort((one, other) => one.number! - other.number!)
        .map(({ at }) => at);
    const forward = order(0);
    const backward = order(1);
    expect(forward).toEqual(forward.toSorted((a, b) => b - a));
    expect(backward).toEqual(backward.toSorted((a, b) => a - b));
    expect(Math.max(...forward)).toBeLessThanOrEqual(5);
  });

  it('tell which wait at a port and how many cells leave before them', () => {
    const { simulation } = run('ulku-r1-lan');
    simulation.runUntil(65 * MS);
    const { rm, buffer } = viewOf(simulation, 'sw2>sw3');
    const waiting = [...(rm?.waiting ?? [])].filter((before) => before >= 0);
    // One cell in 32 of a queue of hundreds.
    expect(buffer.length).toBeGreaterThan(200);
    expect(waiting.length).toBeGreaterThan(buffer.length / 64);
    expect(Math.max(...waiting)).toBeLessThan(buffer.length);
  });

  it('of a long way leave out as many everywhere, and show the same ones a little later', () => {
    const { simulation } = run('abr-satellite');
    const cellsAt = (seconds: number) => {
      simulation.runUntil(seconds * 1e12);
      const { rm } = viewOf(simulation, 'sw0>sw1');
      if (rm === null) throw new Error('no RM cells');
      return [...rm.vc].map((vc, i) => ({ vc, number: rm.number[i], backward: rm.backward[i] }));
    };
    const cells = cellsAt(3);
    expect(cells.length).toBeLessThanOrEqual(MOST);
    expect(cells.length).toBeGreaterThan(MOST / 2);
    for (const vc of [1, 2, 3])
      for (const backward of [0, 1])
        expect(cells.filter((one) => one.vc === vc && one.backward === backward).length).toBeGreaterThan(100);
    const names = (found: typeof cells) => new Set(found.map(({ vc, number }) => `${vc} ${number}`));
    const later = names(cellsAt(3.01));
    expect([...names(cells)].filter((name) => later.has(name)).length).toBeGreaterThan(cells.length * 0.95);
  });

  it('are nothing in a run without rate control', () => {
    const { simulation } = run('half-empty');
    expect(viewOf(simulation, 'S2>S3').rm).toBeNull();
  });
});

describe('fair shares over time', () => {
  it('follow the VCs that have started: PCR alone, C/2 and C/4, then C/6', () => {
    const { simulation, recorder } = run('ulku-r1-lan');
    simulation.runUntil(70 * MS);
    recorder.flush();
    const columns = recorder.takeColumns();
    const at = (vc: number, ms: number): number => {
      const channel = recorder.channels.findIndex(({ id }) => id === `fair/${vc}`);
      const { binPs } = recorder.channels[channel]!;
      return columns.find((one) => one.channel === channel)?.max[Math.floor((ms * MS) / binPs)] ?? Number.NaN;
    };
    expect(at(1, 10)).toBeCloseTo(353_208, -1);
    expect(at(2, 10)).toBeNaN();
    expect(at(1, 30)).toBeCloseTo(C / 2, -1);
    expect(at(2, 30)).toBeCloseTo(C / 2, -1);
    expect(at(3, 50)).toBeCloseTo(C / 4, -1);
    expect(at(2, 65)).toBeCloseTo(C / 2, -1);
    for (const vc of [1, 3, 4, 5, 6, 7]) expect(at(vc, 65)).toBeCloseTo(C / 6, -1);
  });
});
