import { describe, expect, it } from 'vitest';
import { BinTrace } from '../../../src/engine/probe/binTrace.ts';

const BIN = 10;
const none = Number.NaN;
const bins = ({ min, max, length }: BinTrace) => Array.from({ length }, (_, i) => [min[i], max[i]]);

describe('a trace whose value is there at times only', () => {
  it('takes no memory before the first value, and leaves a gap up to it', () => {
    const trace = new BinTrace(BIN, 1_000, none);
    trace.settle(500);
    expect([trace.length, trace.max.length]).toEqual([1, 1]);
    trace.restart(25, 7);
    trace.record(28, 9);
    trace.settle(39);
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
    trace.settle(80);
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
