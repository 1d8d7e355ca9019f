import { describe, expect, it } from 'vitest';
import { type Edit, LINK_USES, type LinkUse } from '../../../src/contract/index.ts';
import { createSimulation, Recorder, type Simulation } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

/** Length of a window in runs of a few seconds, picoseconds. */
const WINDOW = 2 ** 31;
const CELL = 1e12 / WINDOW;

function begun(id: string, edits: readonly Edit[] = []) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document), { edits });
  return { simulation, recorder: new Recorder(simulation) };
}

/** Cells in each window by use, of one link. */
function windowsOf(recorder: Recorder, port: string): ReadonlyMap<LinkUse, readonly number[]> {
  recorder.flush();
  return new Map(
    recorder.traced.flatMap(({ info, trace }) => {
      const use = LINK_USES.find((one) => info.id === `use/${one}/${port}`);
      if (use === undefined) return [];
      expect([info.quantity, info.unit, info.port, info.binPs]).toEqual([
        'link-use',
        'cells/s',
        port,
        WINDOW,
      ]);
      return [[use, [...trace.min.subarray(0, trace.length)].map((rate) => rate / CELL)] as const];
    }),
  );
}

const sum = (cells: readonly number[] = []): number => Math.round(cells.reduce((all, one) => all + one, 0));

/** In cells, of the whole run so far. */
function ledgerOf({ simulation }: { simulation: Simulation }, port: string) {
  const link = simulation.results().links.find((one) => one.link === port);
  const rate = simulation.scenario.links.find(({ id }) => id === port)?.rate ?? Number.NaN;
  if (link?.ledger == null) throw new Error(`no ledger of ${port}`);
  const slots = (rate / 424) * (simulation.now / 1e12);
  return {
    cells: link.cells,
    known: (use: Exclude<LinkUse, 'carried'>) => (link.ledger?.[use] ?? 0) * slots,
  };
}

describe('use of a link over time', () => {
  it.each([
    ['half-empty', 'S2>S3', ['carried', 'useful', 'dead', 'duplicate']],
    ['exact-rates', 'sw2>sw3', ['carried', 'useful', 'dead', 'rm']],
  ] as const)('of %s adds up to the ledger of the score and to the cells of the link', (id, port, uses) => {
    const document = findScenario(id);
    if (document === null) throw new Error(`no scenario ${id}`);
    // A ledger from time zero on.
    const scenario = complete({ ...document, measure: { fromS: 0 } });
    const simulation = createSimulation(scenario);
    const recorder = new Recorder(simulation);
    simulation.runUntil(100 * WINDOW);
    const windows = windowsOf(recorder, port);
    expect([...windows.keys()]).toEqual(uses);
    const { cells, known } = ledgerOf({ simulation }, port);
    expect(sum(windows.get('carried'))).toBe(cells);
    for (const use of uses)
      if (use !== 'carried') expect(sum(windows.get(use)), use).toBe(Math.round(known(use)));
    const split = uses.slice(1).reduce((all, use) => all + sum(windows.get(use)), 0);
    expect(cells - split).toBeGreaterThanOrEqual(0);
    // What is on the way to its end is not known yet: less than a round trip of cells.
    expect(cells - split).toBeLessThan(0.05 * cells);
  });

  it('is never more than the slots of a window, and none while all senders wait', () => {
    const { simulation, recorder } = begun('half-empty');
    simulation.runUntil(2 ** 39);
    const carried = windowsOf(recorder, 'S2>S3').get('carried') ?? [];
    const { rate } = simulation.scenario.links.find(({ id }) => id === 'S2>S3') ?? { rate: Number.NaN };
    const slots = (WINDOW * rate) / 424e12;
    expect(Math.max(...carried)).toBeLessThanOrEqual(Math.ceil(slots) + 1);
    expect(Math.max(...carried)).toBeGreaterThan(slots - 2);
    expect(carried.filter((cells) => cells < 0.02 * slots).length).toBeGreaterThan(20);
  });

  it('is the same after going back, after another record is taken over, and however the run is cut', () => {
    const whole = begun('half-empty');
    whole.simulation.runUntil(2 ** 38);
    const expected = windowsOf(whole.recorder, 'S2>S3');

    const again = begun('half-empty');
    for (let ms = 1; ms < 60; ms++) again.simulation.runUntil(ms * 1.7e9);
    again.simulation.runUntil(40 * WINDOW);
    again.simulation.runUntil(2 ** 37);
    const edge = again.simulation.snapshot();
    again.simulation.runUntil(200e9 + 12_345);
    again.recorder.flush();
    again.recorder.beginReplay();
    again.simulation.restore(edge);
    again.simulation.runUntil(2 ** 38);
    expect(windowsOf(again.recorder, 'S2>S3')).toEqual(expected);

    const branch = begun('half-empty');
    branch.simulation.restore(edge);
    branch.recorder.copyFrom(again.recorder);
    branch.simulation.runUntil(2 ** 38);
    const late = (cells: readonly number[] = []) => cells.slice(2 ** 6);
    for (const [use, cells] of windowsOf(branch.recorder, 'S2>S3'))
      expect(late(cells), use).toEqual(late(expected.get(use)));
  });

  it('knows nothing of a window of which it has not seen the beginning', () => {
    const { simulation, recorder } = begun('half-empty');
    simulation.runUntil(10.5 * WINDOW);
    recorder.flush();
    recorder.forgetFromNow();
    simulation.runUntil(13 * WINDOW);
    const carried = windowsOf(recorder, 'S2>S3').get('carried') ?? [];
    expect(carried.map(Number.isNaN).indexOf(true)).toBe(10);
    expect(carried.slice(11).some(Number.isNaN)).toBe(false);
  });

  it('does not change the run', () => {
    const { simulation, recorder } = begun('exact-rates');
    const unheard = createSimulation(simulation.scenario);
    for (const one of [simulation, unheard]) one.runUntil(100e9);
    recorder.flush();
    expect(simulation.digest()).toBe(unheard.digest());
  });
});
