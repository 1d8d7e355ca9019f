import { describe, expect, it } from 'vitest';
import { CoarseRtt, tickLimits } from '../../../src/engine/tcp/timing/coarseRtt.ts';
import { TickClock } from '../../../src/engine/tcp/timing/ticks.ts';
import { ReceiverBench, SenderBench } from '../../support/tcpBench.ts';

const MS = 1e9;
const BSD = { min: 1_000, max: 64_000, initial: 6_000 };

/** Ticks at 0, 500, 1,000 ... ms. */
const estimator = (jacobson = true, backsOff = true): CoarseRtt =>
  new CoarseRtt(new TickClock(500 * MS, 0), tickLimits(BSD, 500), jacobson, backsOff);

/** Round trips of so many ticks, one after the other; srtt, rttvar and the timeout after each. */
function trace(rtt: CoarseRtt, trips: readonly number[]): (readonly [number, number, number])[] {
  let now = 0;
  return trips.map((ticks, i) => {
    rtt.time(i + 1, now);
    now += ticks * 500 * MS;
    rtt.acknowledged(i + 1, now);
    return [rtt.srtt, rtt.rttvar, rtt.ticks];
  });
}

describe('the clock of a host', () => {
  const clock = new TickClock(500, 0.2);

  it('ticks at its phase and every period from there', () => {
    expect([0, 99, 100, 599, 600].map((now) => clock.after(now, 1))).toEqual([100, 100, 600, 600, 1_100]);
    expect(clock.after(120, 3)).toBe(1_600);
  });

  it('counts the ticks between two instants, the later one included', () => {
    expect([99, 100, 101, 599, 600].map((to) => clock.between(0, to))).toEqual([0, 1, 1, 1, 2]);
    expect(clock.between(100, 600)).toBe(1);
  });
});

describe('limits in ticks', () => {
  it('are those of BSD for 1, 64 and 6 s at 500 ms', () =>
    expect(tickLimits(BSD, 500)).toEqual({ min: 2, max: 128, initial: 12 }));

  it('round up, and wait for two ticks at least', () =>
    expect(tickLimits({ min: 50, max: 90, initial: 310 }, 100)).toEqual({ min: 2, max: 2, initial: 2 }));
});

describe('the estimator of 4.4BSD, by hand', () => {
  it('counts a trip within a tick as one tick: srtt 8/8, rttvar 2/4, three ticks', () =>
    expect(trace(estimator(), [0])).toEqual([[8, 2, 3]]));

  it('smooths with shifts: errors of whole ticks, an eighth and a quarter', () => {
    expect(trace(estimator(), [1, 1, 5, 2])).toEqual([
      [16, 4, 6], // (1 + 1) << 3, (1 + 1) << 1; 2 + 4
      [15, 4, 5], // error 1 - 2; rttvar 4 + 1 - 1; 1 + 4
      [19, 7, 9], // error 5 - 1; rttvar 4 + 4 - 1; 2 + 7
      [19, 6, 8], // error 2 - 2; rttvar 7 + 0 - 1; 2 + 6
    ]);
  });

  it('never gets below three ticks, 1.5 s, though every trip lies within one: 3 >> 2 is nothing', () =>
    expect(trace(estimator(), Array(20).fill(0)).at(-1)).toEqual([7, 3, 3]));

  it('RFC 793: twice the smoothed trip', () => {
    expect(trace(estimator(false), [1, 5]).map(([, , ticks]) => ticks)).toEqual([4, 4]);
  });
});

describe('backoff', () => {
  it('before the first sample: 6 s, then 24, 48 and 64 s', () => {
    const rtt = estimator();
    const waits = [rtt.ticks];
    for (let i = 0; i < 4; i++) {
      rtt.expired();
      waits.push(rtt.ticks);
    }
    expect(waits).toEqual([12, 48, 96, 128, 128]);
  });

  it('goes through 1, 2, 4 ... 64, and stays until a sample is taken', () => {
    const rtt = new CoarseRtt(new TickClock(500 * MS, 0), { min: 2, max: 10_000, initial: 12 }, true, true);
    trace(rtt, [1, 1]); // base 1 + 4
    const waits = Array.from({ length: 8 }, () => {
      rtt.expired();
      return rtt.ticks;
    });
    // From the fourth expiry on the smoothed trip counts as deviation: 0 + (4 + 1).
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 320, 320]);
    rtt.acknowledged(99, 0);
    expect(rtt.ticks).toBe(320);
    expect(rtt.srtt).toBe(0);
  });

  it('can be left out', () => {
    const rtt = estimator(true, false);
    trace(rtt, [1, 1]);
    rtt.expired();
    expect(rtt.ticks).toBe(5);
  });

  it('left out, nothing becomes of the initial timeout either, nor of the estimate after many expiries', () => {
    const fresh = estimator(true, false);
    fresh.expired();
    expect(fresh.ticks).toBe(12);
    const rtt = estimator(false, false);
    trace(rtt, [1, 1]);
    for (let i = 0; i < 6; i++) rtt.expired();
    expect([rtt.ticks, rtt.srtt]).toEqual([2, 15]);
  });

  it('RFC 793: doubles what it began with, since there is no deviation to count a trip as', () => {
    const rtt = new CoarseRtt(new TickClock(500 * MS, 0), { min: 2, max: 10_000, initial: 12 }, false, true);
    trace(rtt, [1]); // srtt 2
    const waits = Array.from({ length: 6 }, () => {
      rtt.expired();
      return rtt.ticks;
    });
    expect(waits).toEqual([8, 16, 32, 64, 128, 256]);
  });
});

describe('a sender with coarse timers', () => {
  const coarse = { timers: 'coarse', rtoEstimator: 'jacobson', rtoBackoff: true } as const;

  it('waits for whole ticks of its own clock: the twelfth after 0 comes at 5,600 ms', () => {
    const bench = new SenderBench({ ...coarse, initialRtoMs: 6_000, minRtoMs: 1_000 });
    expect(bench.timeoutAt).toBe(100 + 11 * 500);
    expect(bench.fire()).toEqual([1]);
    expect(bench.timeoutAt).toBe(5_600 + 48 * 500);
  });

  it('takes between two and three periods when trips are short', () => {
    const bench = new SenderBench({ ...coarse, minRtoMs: 1_000, windowBytes: 500 });
    for (let n = 1; n <= 20; n++) bench.at(200 + n).ack(n);
    expect(bench.timeoutAt).toBe(1_600); // segment 21 went out at 220 ms; ticks at 600, 1,100 and 1,600
  });
});

describe('a receiver with coarse timers', () => {
  it.each([
    [0, 50],
    [49.9, 50],
    [50, 250],
    [130, 250],
  ])('acknowledges a single segment that came at %d ms at its next fast tick, %d ms', (at, due) => {
    const bench = new ReceiverBench({ timers: 'coarse' });
    expect(bench.segment(1, at)).toBeNull();
    expect(bench.waitsUntil).toBe(due);
    expect(bench.fire()).toBe(1);
  });
});
