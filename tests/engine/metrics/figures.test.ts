import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_CURVES, WindowSamples } from '../../../src/engine/metrics/correlation.ts';
import { jainIndex, variationIndex } from '../../../src/engine/metrics/fair/fairness.ts';
import { queueFigures } from '../../../src/engine/metrics/queue.ts';
import { Epochs } from '../../../src/engine/switch/state/epochs.ts';
import { QueueStatistics } from '../../../src/engine/switch/state/queueStatistics.ts';

describe("Jain's index", () => {
  it.each([
    ['all equal', [7, 7, 7, 7], 1],
    ['one has everything', [9, 0, 0, 0], 0.25],
    ['the formula of the paper', [1, 2, 3], 36 / (3 * 14)],
  ])('%s', (_what, shares, index) => expect(jainIndex(shares)).toBeCloseTo(index, 12));

  it('is no number when nobody has anything', () => expect(jainIndex([0, 0])).toBeNaN());

  it('lies between 1/n and 1 and does not depend on the unit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 }), (shares) => {
        fc.pre(shares.some((x) => x > 0));
        const index = jainIndex(shares);
        expect(index).toBeGreaterThanOrEqual(1 / shares.length - 1e-12);
        expect(index).toBeLessThanOrEqual(1 + 1e-12);
        expect(jainIndex(shares.map((x) => 3 * x))).toBeCloseTo(index, 10);
      }),
    );
  });
});

describe('the fairness index of Rosolen et al.', () => {
  it.each([
    ['all equal', [7, 7, 7], 100],
    ['the example of the paper: 10 and 20 Mb/s', [10, 20], 200 / 3],
    ['5 and 25 Mb/s', [5, 25], 100 / 3],
    ['one of five has everything', [1, 0, 0, 0, 0], -100],
  ])('%s', (_what, shares, index) => expect(variationIndex(shares)).toBeCloseTo(index, 9));

  it('is no number when nobody has anything', () => expect(variationIndex([0, 0])).toBeNaN());
});

describe('figures of a queue', () => {
  const before = Float64Array.of(5, 5);

  it('weigh lengths by the time spent at them, inside the window only', () => {
    // 50 at 0, 30 at 10, 20 at 20
    const time = new Float64Array(21);
    time[0] = 55;
    time[1] = 5;
    time[10] = 30;
    time[20] = 20;
    const parts = Array.from({ length: 20 }, () => 0);
    parts[0] = 0.5;
    parts[10] = 0.3;
    parts[19] = 0.2;
    expect(queueFigures(before, time, 20)).toEqual({
      histogram: parts,
      mean: 7,
      max: 20,
      p50: 0,
      p95: 20,
      p99: 20,
      emptyShare: 0.5,
      fullShare: 0.2,
    });
  });

  it('p99 is the shortest length not exceeded for 99 % of the time', () => {
    const time = new Float64Array(101);
    time[3] = 99;
    time[100] = 1;
    expect(queueFigures(new Float64Array(0), time, 100)).toMatchObject({ p99: 3, max: 100, mean: 3.97 });
    time[100] = 1.1;
    expect(queueFigures(new Float64Array(0), time, 100).p99).toBe(100);
  });

  it('full counts from 95 % of the places', () => {
    const time = new Float64Array(21);
    time[18] = 1;
    time[19] = 1;
    expect(queueFigures(new Float64Array(0), time, 20).fullShare).toBe(0.5);
  });

  it('of a window of no length is an empty queue', () => {
    expect(queueFigures(before, before, 20)).toMatchObject({ mean: 0, max: 0, emptyShare: 1 });
  });

  it('come from a walk of the queue as a brute sum does', () => {
    const step = fc.record({ gap: fc.nat(50), queue: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const statistics = new QueueStatistics();
        const spent = new Float64Array(64);
        let now = 0;
        let queue = 0;
        for (const one of steps) {
          spent[queue]! += one.gap;
          now += one.gap;
          queue = one.queue;
          statistics.change(now, queue);
        }
        expect([...statistics.time]).toEqual([...spent].slice(0, statistics.time.length));
        expect([...statistics.time].reduce((sum, time) => sum + time, 0)).toBe(now);
      }),
    );
  });
});

describe('correlation of windows', () => {
  const synchronization = (rows: readonly (readonly number[])[]): number => {
    const samples = new WindowSamples(rows[0]!.length, 0);
    for (const row of rows) samples.add(row);
    return samples.synchronization();
  };

  it('+1: all rise and fall together, at whatever size', () => {
    expect(
      synchronization([
        [1, 10, 105],
        [2, 20, 110],
        [3, 30, 115],
        [1, 10, 105],
      ]),
    ).toBeCloseTo(1, 12);
  });

  it('of as many as are compared as of two, and of more there is none', () => {
    const together = (senders: number) =>
      synchronization(
        [1, 2, 3, 1].map((height) => Array.from({ length: senders }, (_, i) => height * (i + 1))),
      );
    expect(together(MOST_CURVES)).toBeCloseTo(1, 12);
    expect(together(MOST_CURVES + 1)).toBeNaN();
  });

  it('-1: two take turns', () => {
    expect(
      synchronization([
        [1, 4],
        [4, 1],
        [1, 4],
        [4, 1],
      ]),
    ).toBeCloseTo(-1, 12);
  });

  it('-1/(n-1): n take turns', () => {
    expect(
      synchronization([
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
      ]),
    ).toBeCloseTo(-1 / 3, 12);
  });

  it('0: one moves twice as fast as the other', () => {
    expect(
      synchronization([
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
    ).toBeCloseTo(0, 12);
  });

  it('leaves out windows that never move, and is no number when fewer than two do', () => {
    expect(
      synchronization([
        [1, 5, 1],
        [2, 5, 2],
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      synchronization([
        [1, 5],
        [2, 5],
      ]),
    ).toBeNaN();
    expect(synchronization([[1], [2]])).toBeNaN();
  });

  it('leaves out windows that stopped moving before the part that is asked about', () => {
    const samples = new WindowSamples(2, 0);
    for (let i = 0; i < 40; i++) samples.add([10_240.3 + i ** 2 / 7, 512.1 + (100 * i) / 3]);
    const still = () => samples.add([10_567.3, 9_216.7]);
    const before = samples.copy();
    for (let i = 0; i < 30; i++) still();
    // What is left of a difference of sums is rounding, and none of it a correlation.
    expect(samples.after(before).synchronization()).toBeNaN();
  });

  it('means of the windows', () => {
    const samples = new WindowSamples(2, 0);
    samples.add([1, 10]);
    samples.add([3, 20]);
    expect([samples.mean(0), samples.mean(1)]).toEqual([2, 15]);
    expect(new WindowSamples(1, 0).mean(0)).toBeNaN();
  });
});

describe('congestion epochs', () => {
  it('end with 20 ms without a fresh loss; each flow counts once in each', () => {
    const epochs = new Epochs(4, [0, 1, 2, 3]);
    const begins = [
      [10, 1],
      [11, 2],
      [12, 1],
      [32, 3], // 20 ms after the last one: still the same
      [52.1, 1], // more than 20 ms
      [53, 1],
    ].map(([ms, flow]) => epochs.loss(ms! * 1e9, flow!));
    expect(begins).toEqual([true, false, false, false, true, false]);
    expect([epochs.count, epochs.hits]).toEqual([2, 4]);
    expect(epochs.lasted / 1e9).toBeCloseTo(22 + 0.9, 9);
  });
});
