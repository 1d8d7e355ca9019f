import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Channel } from '../../../src/app/traces/channel.ts';
import { cases } from '../../support/tier.ts';

const BIN = 100;
const info = { id: 'queue/p', quantity: 'queue', unit: 'cells', vc: null, port: 'p', binPs: BIN } as const;
type Bins = (readonly [number, number] | null)[];
type Write = { first: number; values: [number, number][] };

const pair = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.nat(40))
  .map(([low, extra]): [number, number] => [low, low + extra]);
const write = fc.record({ first: fc.nat(300), values: fc.array(pair, { maxLength: 200 }) });
const cut = fc.nat(40_000);
const window = fc.tuple(
  fc.integer({ min: -5_000, max: 60_000 }),
  fc.integer({ min: 1, max: 90_000 }),
  fc.integer({ min: 1, max: 90 }),
);

function apply(channel: Channel, bins: Bins, { first, values }: Write): void {
  channel.write(
    first,
    Float32Array.from(values, (v) => v[0]),
    Float32Array.from(values, (v) => v[1]),
  );
  if (values.length > 0) while (bins.length < first) bins.push(null);
  values.forEach((value, i) => {
    bins[first + i] = value;
  });
}

/** Every bin that touches the column, one by one. */
function bruteForce(bins: Bins, from: number, to: number, columns: number, c: number): [number, number] {
  const first = from / BIN;
  const perColumn = (to - from) / columns / BIN;
  const a = Math.floor(first + c * perColumn);
  const b = Math.max(a + 1, Math.ceil(first + (c + 1) * perColumn));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = Math.max(0, a); i < Math.min(b, bins.length); i++) {
    low = Math.min(low, bins[i]?.[0] ?? low);
    high = Math.max(high, bins[i]?.[1] ?? high);
  }
  return low > high ? [Number.NaN, Number.NaN] : [low, high];
}

describe('spans of a channel', () => {
  it('equal the extremes of every bin in the column, after writes, overwrites and cuts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(write, cut), { maxLength: 12 }),
        window,
        (steps, [from, width, columns]) => {
          const channel = new Channel(info);
          const bins: Bins = [];
          for (const step of steps) {
            if (typeof step === 'number') {
              channel.forgetFrom(step);
              bins.length = Math.min(bins.length, Math.floor(step / BIN));
            } else apply(channel, bins, step);
          }
          const spans = channel.spans(from, from + width, columns);
          for (let c = 0; c < columns; c++) {
            const [low, high] = bruteForce(bins, from, from + width, columns, c);
            expect([spans.min[c], spans.max[c]]).toEqual([low, high]);
          }
        },
      ),
      { numRuns: cases(400) },
    );
  });

  it('never lose a spike, however wide the window', () => {
    const channel = new Channel(info);
    const values = new Float32Array(1 << 16);
    values[12_345] = 2_000;
    channel.write(0, new Float32Array(1 << 16), values);
    for (const columns of [1, 7, 768, 3_000]) {
      expect(Math.max(...channel.spans(0, BIN * 65_536, columns).max)).toBe(2_000);
    }
  });

  it('read the growing last bin again when it is sent again', () => {
    const channel = new Channel(info);
    channel.write(0, Float32Array.of(1, 5), Float32Array.of(2, 6));
    channel.write(1, Float32Array.of(4, 8), Float32Array.of(9, 8));
    expect(channel.at(150)).toBe(9);
    expect(channel.at(250)).toBe(8);
    expect(channel.at(350)).toBeNaN();
    expect([...channel.spans(0, 300, 3).min]).toEqual([1, 4, 8]);
  });
});
