import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BinTrace } from '../../../src/engine/sim/binTrace.ts';

const BIN = 10;
const none = Number.NaN;
const bins = ({ min, max, length }: BinTrace) => Array.from({ length }, (_, i) => [min[i], max[i]]);

describe('a trace whose value is there at times only', () => {
  it('takes no memory before the first value, and leaves a gap up to it', () => {
    const trace = new BinTrace(BIN, 1_000, none);
    trace.closeUntil(500);
    expect([trace.length, trace.max.length]).toEqual([1, 1]);
    trace.restart(25, 7);
    trace.record(28, 9);
    trace.closeUntil(39);
    expect(bins(trace)).toEqual([
      [none, none],
      [none, none],
      [7, 9],
      [9, 9],
    ]);
  });

  it('keeps what was there in the bin in which it ends, and leaves out what follows', () => {
    const trace = new BinTrace(BIN, 1_000, 4);
    trace.record(12, 6);
    trace.restart(15, none);
    trace.closeUntil(80);
    expect(bins(trace)).toEqual([
      [4, 4],
      [4, 6],
    ]);
    trace.restart(31, 0);
    expect(bins(trace)).toEqual([
      [4, 4],
      [4, 6],
      [none, none],
      [0, 0],
    ]);
  });

  it('forgets what held for no time at all', () => {
    const trace = new BinTrace(BIN, 1_000, 4);
    trace.restart(0, none);
    expect(bins(trace)).toEqual([[none, none]]);
    trace.restart(20, 8);
    trace.restart(20, 3);
    expect(bins(trace).at(-1)).toEqual([3, 3]);
  });

  it('is left alone by a replay, and cut where its future is written anew', () => {
    const trace = new BinTrace(BIN, 1_000, none);
    trace.restart(15, 5);
    trace.restart(35, none);
    trace.knownUntil = 60;
    trace.restart(15, 5);
    trace.record(17, 99);
    expect(bins(trace)).toEqual([
      [none, none],
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
    trace.forgetFrom(20, 5);
    trace.record(22, 6);
    expect(bins(trace).slice(2)).toEqual([[5, 6]]);
  });

  it('is cut without harm after its last value', () => {
    const trace = new BinTrace(BIN, 1_000, 4);
    trace.restart(5, none);
    trace.forgetFrom(40, none);
    trace.restart(52, 1);
    expect(bins(trace).map(([low]) => low)).toEqual([4, none, none, none, none, 1]);
  });
});

describe('bins that somebody else fills', () => {
  const steps: readonly (readonly [time: number, value: number])[] = [
    [12, 3],
    [13, 1],
    [47, 6],
    [81, 0],
    [99, 2],
  ];

  it('are those that the trace fills itself', () => {
    const own = new BinTrace(10, 100, 0);
    for (const [time, value] of steps) own.record(time, value);
    const lent = new BinTrace(10, 100, 0);
    lent.record(12, 3);
    expect(lent.currentBin).toEqual({ low: 0, high: 3, ends: 20, binsLeft: 11 });
    lent.appendBins(Float32Array.of(0, 1, 1, 1), Float32Array.of(3, 1, 1, 6), 6);
    for (const [time, value] of steps.slice(3)) lent.record(time, value);
    own.closeUntil(100);
    lent.closeUntil(100);
    expect([...lent.min]).toEqual([...own.min]);
    expect([...lent.max]).toEqual([...own.max]);
    expect(lent.length).toBe(own.length);
  });

  it('are those that the trace fills itself, bin by bin as well', () => {
    const own = new BinTrace(10, 100, 0);
    for (const [time, value] of steps) own.record(time, value);
    const lent = new BinTrace(10, 100, 0);
    lent.record(12, 3);
    const last = lent.openUntil(81);
    const { min, max } = lent;
    expect([lent.place, lent.ends, last]).toEqual([1, 20, 8]);
    [min[1], max[1]] = [0, 3];
    min.set([1, 1, 1, 6, 6, 6, 0], 2);
    max.set([1, 1, 6, 6, 6, 6, 6], 2);
    lent.leaveAt(8, 90, 0);
    lent.record(99, 2);
    own.closeUntil(100);
    lent.closeUntil(100);
    expect([...lent.min].slice(0, lent.length)).toEqual([...own.min].slice(0, own.length));
    expect([...lent.max].slice(0, lent.length)).toEqual([...own.max].slice(0, own.length));
  });

  it('are lent by a trace that nobody hears and that knows nothing of them yet', () => {
    const trace = new BinTrace(10, 100, 0);
    expect(trace.isUnobservedFrom(0)).toBe(true);
    trace.knownUntil = 50;
    expect([trace.isUnobservedFrom(49), trace.isUnobservedFrom(50)]).toEqual([false, true]);
    expect([trace.isKnownUntil(49), trace.isKnownUntil(50)]).toEqual([true, false]);
    trace.onStep = () => {};
    expect([trace.isUnobservedFrom(50), trace.isKnownUntil(49)]).toEqual([false, false]);
  });
});

describe('bins that have been taken', () => {
  const moves = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 80 }),
      value: fc.oneof(
        { weight: 5, arbitrary: fc.nat({ max: 9 }) },
        { weight: 1, arbitrary: fc.constant(none) },
      ),
      taken: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  );

  /** Takes what is there, as a recorder does. */
  function take(trace: BinTrace, into: number[][]): void {
    const { first, min, max, length } = trace;
    for (let bin = first; bin < length; bin++) into[bin] = [min[bin - first]!, max[bin - first]!];
    trace.release();
  }

  it('are those of a trace that keeps everything', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const whole = new BinTrace(BIN, 100_000, 3);
        const parted = new BinTrace(BIN, 100_000, 3);
        const taken: number[][] = [];
        let now = 0;
        for (const move of all) {
          now += move.after;
          for (const trace of [whole, parted]) trace.restart(now, move.value);
          if (move.taken) take(parted, taken);
        }
        for (const trace of [whole, parted]) trace.closeUntil(now + 3 * BIN);
        take(parted, taken);
        expect(taken).toEqual(bins(whole));
      }),
    );
  });

  it('take no memory: only those since then do, and what has places from the beginning', () => {
    const width = 2 ** 25;
    const trace = new BinTrace(width, 100_000 * width, 0);
    expect(trace.min.length).toBe(4_096);
    const taken: number[][] = [];
    for (let bin = 0; bin < 90_000; bin += 50) {
      trace.record(bin * width, bin);
      if (bin % 6_000 === 0) take(trace, taken);
    }
    expect(taken).toHaveLength(84_001);
    expect(trace.min.length).toBe(8_192);
  });

  it('are begun anew where the run goes back behind them', () => {
    const trace = new BinTrace(BIN, 1_000, 4);
    trace.record(75, 6);
    trace.release();
    expect(trace.first).toBe(7);
    trace.forgetFrom(30, 5);
    trace.record(45, 8);
    expect([trace.first, trace.length]).toEqual([3, 5]);
    expect([...trace.max.subarray(0, 2)]).toEqual([5, 8]);
  });

  it('are not in a copy either', () => {
    const trace = new BinTrace(BIN, 1_000, 4);
    trace.record(75, 6);
    trace.release();
    trace.record(82, 2);
    const copy = new BinTrace(BIN, 1_000, none);
    copy.copy(trace);
    copy.record(95, 9);
    expect([copy.first, copy.length]).toEqual([7, 10]);
    expect([...copy.max.subarray(0, 3)]).toEqual([6, 6, 9]);
  });
});
