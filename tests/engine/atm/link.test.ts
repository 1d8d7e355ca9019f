import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Link } from '../../../src/engine/atm/link.ts';
import { exactPeriod, Server } from '../../../src/engine/sim/clock.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { cases } from '../../support/tier.ts';
import { drain, takeCell } from '../../support/wire.ts';

const STS3C = 155_520_000;
const CELL_PS = 424_000_000_000_000n;

/** floor(k * 424e12 / rate), without a rounding anywhere. */
const exactEnd = (cells: number, rate: number): number => Number((BigInt(cells) * CELL_PS) / BigInt(rate));

const rate = fc.oneof(
  fc.integer({ min: 10_000, max: 2_000_000_000 }),
  fc.constantFrom(STS3C, 3_000_000, 7_000_000, 149_760_000, 155_000_000, 10_000_000_000, 10_007),
);

describe('a link', () => {
  it('takes 2,726,337 ps and a half for a cell at 155.52 Mb/s', () => {
    const link = new Link('a>b', STS3C, 1e9);
    link.send(0, 0, 0);
    link.send(0, 0, 1);
    expect(drain(link)).toEqual([1e9 + 2_726_337, 1e9 + 5_452_674]);
    expect(link.lookahead).toBe(1e9 + 2_726_337);
  });

  it('sends the k-th cell of a busy period by floor(k * 424e12 / rate) after its start', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(rate, fc.nat(1e6), gaps, (bits, start, quarters) => {
        const link = new Link('a>b', bits, 0);
        const cell = exactEnd(1, bits);
        let now = start;
        let busyFrom = start;
        let cells = 0;
        let free = start;
        const expected = quarters.map((quarter) => {
          now += Math.floor((quarter * cell) / 2);
          if (now > free) {
            busyFrom = now;
            cells = 0;
          }
          free = busyFrom + exactEnd(++cells, bits);
          link.send(now, 0, 0);
          return free;
        });
        expect(drain(link)).toEqual(expected);
      }),
    );
  });

  it('has not drifted by a picosecond after a million cells and more', () => {
    const link = new Link('a>b', STS3C, 0);
    const cells = 1_100_000;
    let last = 0;
    for (let k = 0; k < cells; k++) {
      link.send(0, 0, 0);
      last = takeCell(link).time;
    }
    expect(last).toBe(exactEnd(cells, STS3C));
  });

  it('keeps the order of the cells when its ring grows', () => {
    const burst = fc.array(fc.record({ send: fc.nat(700), take: fc.nat(700) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(burst, (bursts) => {
        const link = new Link('a>b', STS3C, 0);
        let sent = 0;
        let taken = 0;
        let before = -1;
        for (const { send, take } of bursts) {
          for (let i = 0; i < send; i++) link.send(0, sent & 0x3fff, sent++);
          for (let i = 0; i < take && taken < sent; i++) {
            const { time, meta, frame } = takeCell(link);
            expect(time).toBeGreaterThan(before);
            expect([meta, frame]).toEqual([taken & 0x3fff, taken]);
            before = time;
            taken++;
          }
        }
        expect(drain(link)).toHaveLength(sent - taken);
      }),
      { numRuns: cases(15) },
    );
  });
});

describe('cell delay variation', () => {
  it('makes each cell late by 0 up to the variation, never out of order', () => {
    const given = fc.record({ rate, share: fc.double({ min: 0.01, max: 1, noNaN: true }), seed: fc.nat() });
    fc.assert(
      fc.property(given, ({ rate: bits, share, seed }) => {
        const variation = Math.max(1, Math.floor(share * exactEnd(1, bits)));
        const link = new Link('a>b', bits, 5_000, variation, new RandomStream(seed, 'cdv'));
        for (let k = 0; k < 200; k++) link.send(0, 0, k);
        const times = drain(link);
        times.forEach((time, k) => {
          const late = time - 5_000 - exactEnd(k + 1, bits);
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThan(variation);
          expect(time).toBeGreaterThan(times[k - 1] ?? 0);
        });
      }),
    );
  });

  it('uses its whole range', () => {
    const link = new Link('a>b', STS3C, 0, 1_000, new RandomStream(1, 'cdv'));
    for (let k = 0; k < 5_000; k++) link.send(0, 0, k);
    const late = drain(link).map((time, k) => time - exactEnd(k + 1, STS3C));
    expect(Math.min(...late)).toBeLessThan(5);
    expect(Math.max(...late)).toBeGreaterThan(994);
    expect(late.reduce((sum, x) => sum + x, 0) / late.length).toBeCloseTo(500, -1.5);
  });
});

describe('a server', () => {
  it('ends job k of a busy period at its start plus floor(k * period)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 100, max: 1e9 }),
        (amount, perSecond) => {
          const server = new Server(exactPeriod(amount, perSecond));
          for (let k = 1; k <= 50; k++) {
            const exact = (BigInt(k) * BigInt(amount) * 1_000_000_000_000n) / BigInt(perSecond);
            expect(server.serve(0)).toBe(Number(exact));
          }
        },
      ),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('refuses a rate of %d', (perSecond) => {
    expect(() => exactPeriod(424, perSecond)).toThrow(/not computable exactly/);
  });
});
