import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteRanges } from '../../../src/engine/tcp/byteRanges.ts';
import { ReceiverBench } from '../../support/tcpBench.ts';
import { cases } from '../../support/tier.ts';

describe('a receiver', () => {
  it('acknowledges every second segment', () => {
    const bench = new ReceiverBench();
    expect([1, 2, 3, 4, 5].map((n) => bench.segment(n))).toEqual([null, 2, null, 4, null]);
  });

  it('acknowledges a single one after 12.5 ms, counted from its arrival', () => {
    const bench = new ReceiverBench();
    bench.segment(1, 7);
    expect(bench.waitsUntil).toBe(19.5);
    expect(bench.fire()).toBe(1);
    expect(bench.waitsUntil).toBe(Infinity);
  });

  it('waits no longer once the second one has come', () => {
    const bench = new ReceiverBench();
    bench.segment(1, 7);
    bench.segment(2, 8);
    expect(bench.waitsUntil).toBe(Infinity);
    bench.segment(3, 30);
    expect(bench.waitsUntil).toBe(42.5);
  });

  it('acknowledges each segment when asked to', () => {
    const bench = new ReceiverBench({ ackEvery: 1 });
    expect([1, 2, 3].map((n) => bench.segment(n))).toEqual([1, 2, 3]);
  });

  it('keeps what comes out of order, repeats itself at once, and jumps when the gap is filled', () => {
    const bench = new ReceiverBench();
    expect([1, 2].map((n) => bench.segment(n))).toEqual([null, 2]);
    expect([4, 5, 7].map((n) => bench.segment(n))).toEqual([2, 2, 2]);
    expect(bench.segment(3)).toBe(5); // 6 is still missing
    expect(bench.segment(6)).toBe(7);
    expect(bench.receiver.packets).toBe(7);
    expect(bench.receiver.duplicates).toBe(0);
  });

  it('takes a waiting acknowledgement along when something out of order comes', () => {
    const bench = new ReceiverBench();
    bench.segment(1, 0);
    expect(bench.segment(3, 1)).toBe(1);
    expect(bench.waitsUntil).toBe(Infinity);
  });

  it('counts what it has already as duplicates, acknowledges them at once, and delivers each once', () => {
    const bench = new ReceiverBench();
    [1, 2, 4].forEach((n) => {
      bench.segment(n);
    });
    expect([1, 4, 2].map((n) => bench.segment(n))).toEqual([2, 2, 2]);
    expect([bench.receiver.packets, bench.receiver.duplicates]).toEqual([3, 3]);
    expect(bench.receiver.duplicateCells).toBe(36);
  });

  it('delivers any shuffled and repeated stream exactly once', () => {
    const stream = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 });
    fc.assert(
      fc.property(stream, (numbers) => {
        const bench = new ReceiverBench();
        const seen = new Set<number>();
        for (const n of numbers) {
          const ack = bench.segment(n);
          seen.add(n);
          let edge = 0;
          while (seen.has(edge + 1)) edge++;
          expect(bench.receiver.expected).toBe(edge * 500);
          if (ack !== null) expect(ack).toBe(edge);
        }
        expect(bench.receiver.packets).toBe(seen.size);
        expect(bench.receiver.packets + bench.receiver.duplicates).toBe(numbers.length);
      }),
    );
  });
});

describe('blocks out of order', () => {
  it('are a set of bytes (against one)', () => {
    const range = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }));
    const step = fc.oneof(
      { weight: 4, arbitrary: range.map(([start, length]) => ({ add: [start, start + length] as const })) },
      { weight: 1, arbitrary: fc.nat(50).map((edge) => ({ edge })) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const blocks = new ByteRanges();
        const bytes = new Set<number>();
        for (const one of steps) {
          if ('add' in one) {
            const [start, end] = one.add;
            const before = bytes.size;
            for (let byte = start; byte < end; byte++) bytes.add(byte);
            expect(blocks.add(start, end)).toBe(bytes.size > before);
          } else {
            // Everything below the edge counts as delivered.
            let edge = one.edge;
            for (const byte of [...bytes].toSorted((a, b) => a - b)) if (byte === edge) edge++;
            expect(blocks.advance(one.edge)).toBe(edge);
            for (const byte of bytes) if (byte < edge) bytes.delete(byte);
          }
          expect(blocks.isEmpty).toBe(bytes.size === 0);
        }
      }),
      { numRuns: cases(500) },
    );
  });
});
