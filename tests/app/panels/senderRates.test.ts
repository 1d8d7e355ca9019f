import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  layerAt,
  layersOf,
  mostBits,
  ratesAt,
  slicesOf,
} from '../../../src/app/panels/senderRates/layers.ts';
import type { ChannelTrace, TraceReader } from '../../../src/app/traces/types.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { Page } from '../../support/page.ts';

const loadedOf = (scene: string): { readonly page: Page; readonly loaded: LoadedReport } => {
  const page = new Page().load(findScenario(scene) ?? expect.unreachable());
  return { page, loaded: page.last('loaded') };
};

const BIN = 1e9;
/** Bits/s of each bin by VC; beyond them nothing is known. */
const tracesOf = (rates: Readonly<Record<number, readonly number[]>>): TraceReader =>
  ({
    channel: (id: string) => {
      const bins = rates[Number(id.replace('delivered/', ''))];
      if (bins === undefined) return null;
      const binAt = (time: number) => bins[Math.floor(time / BIN)] ?? Number.NaN;
      return { info: { binPs: BIN }, binAt } as unknown as ChannelTrace;
    },
  }) as unknown as TraceReader;

const single = (...vcs: number[]) =>
  vcs.map((vc) => ({ vcs: [vc] as const, label: `${vc}`, followed: false }));

describe('rates of the senders', () => {
  it('stand one on the other, the followed sender on the ground', () => {
    const { loaded } = loadedOf('half-empty');
    expect(layersOf(loaded, null).map(({ vcs }) => vcs)).toEqual(loaded.vcs.map(({ id }) => [id]));
    const layers = layersOf(loaded, 7);
    expect(layers[0]).toMatchObject({ vcs: [7], followed: true });
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
    const traces = tracesOf({ 1: [8, 4, 2], 2: [0, 4, 6] });
    const around = { range: { from: 0, to: 4 * BIN }, now: 2.5 * BIN, bins: 2 };
    expect(slicesOf(traces, single(1, 2), around)).toEqual([
      { from: 0, to: 2 * BIN, rates: [6, 2], past: true },
      { from: 2 * BIN, to: 4 * BIN, rates: [2, 6], past: false },
    ]);
    expect(ratesAt(traces, single(1, 2), 2.5 * BIN, 2)).toEqual([6, 2]);
    expect(slicesOf(tracesOf({}), single(1), around)).toEqual([]);
  });

  it('of a group are the sum of its senders', () => {
    const rates = fc.array(fc.nat(1e6), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(rates, rates, (one, other) => {
        const traces = tracesOf({ 1: one, 2: other });
        const group = [{ vcs: [1, 2] as const, label: '1–2', followed: false }];
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
