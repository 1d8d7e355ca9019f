import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { senderRatesValue } from '../../../src/app/panels/senderRates/words.ts';
import { layerAt, layersOf, mostBits, ratesAt, slicesOf } from '../../../src/app/rates/layers.ts';
import { crosses } from '../../../src/app/store/runKind.ts';
import { tracesOf } from '../../../src/app/traces/index.ts';
import type { ChannelTrace, TraceReader } from '../../../src/app/traces/types.ts';
import type { LoadedReport, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { Page } from '../../support/page.ts';
import { SaidPage } from '../../support/saidPage.ts';

const loadedOf = (scene: string): { readonly page: Page; readonly loaded: LoadedReport } => {
  const page = new Page().load(findScenario(scene) ?? expect.unreachable());
  return { page, loaded: page.last('loaded') };
};

const BIN = 1e9;
/** Bits/s of each bin by VC; beyond them nothing is known. */
const goodputOf = (rates: Readonly<Record<number, readonly number[]>>): TraceReader =>
  ({
    channel: (id: string) => {
      const bins = rates[Number(id.replace('delivered/', ''))];
      if (bins === undefined) return null;
      const binAt = (time: number) => bins[Math.floor(time / BIN)] ?? Number.NaN;
      return { info: { binPs: BIN }, binAt } as unknown as ChannelTrace;
    },
  }) as unknown as TraceReader;

const single = (...vcs: number[]) => vcs.map((vc) => ({ vcs: [vc] as const, large: false }));

describe('rates of the senders', () => {
  it('stand one on the other, the followed sender on the ground', () => {
    const { loaded } = loadedOf('half-empty');
    expect(layersOf(loaded, null).map(({ vcs }) => vcs)).toEqual(loaded.vcs.map(({ id }) => [id]));
    const layers = layersOf(loaded, 7);
    expect(layers[0]).toMatchObject({ vcs: [7], large: true });
    expect(layers.flatMap(({ vcs }) => vcs).toSorted((a, b) => a - b)).toEqual(
      loaded.vcs.map(({ id }) => id),
    );
  });

  it('fill the link where every packet that fits into its slots arrives', () => {
    const { page, loaded } = loadedOf('half-empty');
    page.seek(1);
    const { whole, window } = page.batch.results ?? expect.unreachable();
    const bits = 8 * (loaded.vcs[0]?.segmentBytes ?? 0);
    expect((mostBits(loaded) * (window.toS - window.fromS)) / bits / whole.maximumPackets).toBeCloseTo(1, 3);
  });

  it('are means over whole windows; what is not known is not drawn', () => {
    const traces = goodputOf({ 1: [8, 4, 2], 2: [0, 4, 6] });
    const around = { range: { from: 0, to: 4 * BIN }, now: 2.5 * BIN, bins: 2 };
    expect(slicesOf(traces, single(1, 2), around)).toEqual([
      { from: 0, to: 2 * BIN, rates: [6, 2], past: true },
      { from: 2 * BIN, to: 4 * BIN, rates: [2, 6], past: false },
    ]);
    expect(ratesAt(traces, single(1, 2), 2.5 * BIN, 2)).toEqual([6, 2]);
    expect(slicesOf(goodputOf({}), single(1), around)).toEqual([]);
  });

  it('of a group are the sum of its senders', () => {
    const rates = fc.array(fc.nat(1e6), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(rates, rates, (one, other) => {
        const traces = goodputOf({ 1: one, 2: other });
        const group = [{ vcs: [1, 2] as const, large: false }];
        const around = { range: { from: 0, to: 4 * BIN }, now: 4 * BIN, bins: 1 };
        const sums = slicesOf(traces, single(1, 2), around).map(({ rates: each }) =>
          each.reduce((a, b) => a + b),
        );
        expect(slicesOf(traces, group, around).map(({ rates: [sum] }) => sum)).toEqual(sums);
      }),
    );
  });

  it('a press finds the sender whose part is there, and none above them', () => {
    const layers = single(3, 1, 2);
    const found = (bits: number) => layerAt(layers, [5, 0, 2], bits)?.vcs[0];
    expect([0, 4.9, 5, 6.9, 7].map(found)).toEqual([3, 3, 2, 2, undefined]);
  });
});

/** Goodput of each session between two times, Mb/s, by a run that measures there and nowhere else. */
function measured(scene: ScenarioDocument, seed: number, fromS: number, toS: number): readonly number[] {
  const { scenario } = checkScenario({ ...scene, measure: { fromS, toS } });
  const simulation = createSimulation(scenario ?? expect.unreachable(), { seed });
  simulation.runUntil(Math.round(toS * 1e12));
  return simulation.results().sessions.map(({ goodputMbps }) => goodputMbps);
}

describe('what is said of the rates', () => {
  it.each(
    ['half-empty', 'take-turns', 'beat-down'].flatMap((id) => [1, 2].map((seed) => [id, seed] as const)),
  )('is what destinations got in the last window: %s, seed %i', async (id, seed) => {
    const scene = findScenario(id) ?? expect.unreachable();
    const page = await SaidPage.open(scene, seed);
    const shown = tracesOf(page.session).shown;
    const binPs = page.loaded.channels.find(({ quantity }) => quantity === 'delivered')?.binPs ?? Number.NaN;
    for (const share of [0.3, 0.7]) {
      const now = Math.round(share * page.loaded.endPs);
      page.at(now);
      const first = Math.floor(now / binPs) - 1;
      const said = senderRatesValue(page.session, now, shown);
      const rates = measured(scene, seed, (first * binPs) / 1e12, ((first + 1) * binPs) / 1e12);
      const over = page.loaded.vcs.flatMap((vc, i) =>
        crosses(vc, page.loaded.port) ? [rates[i] ?? Number.NaN] : [],
      );
      const [each, together] = said.split(', together ');
      const numbers = (each ?? '').split(', ').map((one) => Number(one.split(' ').at(-1)));
      expect(numbers).toEqual(over.map((rate) => Number(rate.toFixed(1))));
      const sum = over.reduce((a, b) => a + b);
      expect(Math.abs(Number.parseFloat(together ?? '') - sum)).toBeLessThanOrEqual(
        sum < 99.95 ? 0.0501 : 0.501,
      );
    }
  });
});
