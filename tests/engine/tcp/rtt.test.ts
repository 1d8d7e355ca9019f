import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { RttEstimator } from '../../../src/engine/tcp/timing/rtt.ts';
import { complete, star } from '../../support/networks.ts';
import { SenderBench } from '../../support/tcpBench.ts';

const MS = 1e9;

interface Options {
  readonly min?: number;
  readonly jacobson?: boolean;
  readonly backsOff?: boolean;
  readonly gain?: number;
  readonly deviationGain?: number;
}

const estimator = (options: Options = {}): RttEstimator => {
  const { min = 50, jacobson = false, backsOff = false, gain = 1 / 8, deviationGain = 1 / 4 } = options;
  return new RttEstimator({
    min: min * MS,
    max: 64_000 * MS,
    initial: 1_000 * MS,
    jacobson,
    backsOff,
    gain,
    deviationGain,
  });
};

/** Round trips in milliseconds; returns the timeout after each. */
function timeouts(rtt: RttEstimator, trips: readonly number[]): number[] {
  let now = 0;
  let end = 0;
  return trips.map((trip) => {
    rtt.time(++end, now);
    now += trip * MS;
    rtt.acknowledged(end, now);
    return rtt.timeout / MS;
  });
}

describe('the retransmission timeout', () => {
  it('is the initial one before the first sample', () => expect(estimator().timeout).toBe(1_000 * MS));

  it('RFC 793: twice the smoothed round trip, an eighth of each sample', () => {
    // SRTT: 40, 40 + 40/8 = 45, 45 + 35/8 = 49.375, 49.375 - 9.375/8 = 48.203125
    expect(timeouts(estimator(), [40, 80, 80, 40])).toEqual([80, 90, 98.75, 96.40625]);
  });

  it('RFC 793: never below the minimum', () => {
    expect(timeouts(estimator({ min: 50 }), [8, 8, 24])).toEqual([50, 50, 50]);
    expect(timeouts(estimator({ min: 10 }), [8, 8, 24])).toEqual([16, 16, 20]);
  });

  it('Jacobson: SRTT + 4 RTTVAR, the deviation taken from the old SRTT', () => {
    // R=40: 40, 20 -> 120. R=80: var 20 + (40-20)/4 = 25, srtt 45 -> 145. R=45: var 18.75, srtt 45 -> 120.
    expect(timeouts(estimator({ min: 1, jacobson: true }), [40, 80, 45])).toEqual([120, 145, 120]);
  });

  it('Jacobson: closes in on a steady round trip', () => {
    expect(timeouts(estimator({ min: 1, jacobson: true }), Array(60).fill(40)).at(-1)).toBeCloseTo(40, 3);
  });

  it('takes the gains that it is given', () => {
    // Gain 1/2: SRTT 40, 60. Deviation gain 1: RTTVAR 20, |40 - 80| = 40 -> 60 + 160.
    expect(timeouts(estimator({ gain: 1 / 2 }), [40, 80])).toEqual([80, 120]);
    expect(timeouts(estimator({ jacobson: true, gain: 1 / 2, deviationGain: 1 }), [40, 80])).toEqual([
      120, 220,
    ]);
  });

  it('times one segment at a time, the first one', () => {
    const rtt = estimator({ min: 1 });
    rtt.time(500, 0);
    rtt.time(1_000, 5 * MS);
    rtt.acknowledged(400, 6 * MS);
    expect(rtt.srtt).toBe(0);
    rtt.acknowledged(1_000, 12 * MS);
    expect(rtt.srtt).toBe(12 * MS);
  });

  it('stays a whole number of picoseconds', () => {
    const rtt = estimator({ min: 0.001, jacobson: true });
    for (const trip of [7.123456789, 3.3, 9.99]) timeouts(rtt, [trip]);
    expect(Number.isInteger(rtt.rto)).toBe(true);
  });

  it('with backoff doubles at every expiry up to the maximum, until something new arrives (RFC 6298, section 5)', () => {
    const rtt = estimator({ backsOff: true });
    timeouts(rtt, [100]);
    const doubled = Array.from({ length: 10 }, () => {
      rtt.expired();
      return rtt.timeout / MS;
    });
    expect(doubled).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 51_200, 64_000, 64_000]);
    rtt.acknowledged(500, 0);
    expect(rtt.timeout).toBe(200 * MS);
  });

  it('without backoff stays', () => {
    const rtt = estimator();
    rtt.expired();
    rtt.expired();
    expect(rtt.timeout).toBe(1_000 * MS);
  });
});

describe('Karn', () => {
  it('takes no sample from a segment that was sent twice', () => {
    const bench = new SenderBench({ initialRtoMs: 100 });
    bench.fire(); // segment 1 again at 100 ms
    bench.at(108).ack(1);
    expect((bench.sender.rtt as RttEstimator).srtt).toBe(0);
    bench.at(116).ack(2);
    expect((bench.sender.rtt as RttEstimator).srtt).toBe(8 * MS);
  });

  it('gives up the sample under way when anything is resent', () => {
    const bench = new SenderBench({ initialWindowSegments: 10 }).at(8);
    bench.acks3(0);
    bench.at(20).ack(10);
    expect((bench.sender.rtt as RttEstimator).srtt).toBe(0);
    bench.at(28).ack(11);
    expect((bench.sender.rtt as RttEstimator).srtt).toBe(8 * MS);
  });
});

describe('the round trips of a sender', () => {
  it('are counted and added up: the mean of a window is the difference of two readings', () => {
    const rtt = estimator();
    timeouts(rtt, [40, 80]);
    const { samples, sum } = rtt;
    timeouts(rtt, [30, 60, 90]);
    expect([samples, sum / MS]).toEqual([2, 120]);
    expect((rtt.sum - sum) / (rtt.samples - samples) / MS).toBe(60);
  });

  it('average the bytes under way over the goodput (Little), in a network that loses nothing', () => {
    const windowBytes = 16_000;
    const tcp = { windowBytes, delayedAckMs: 0, minRtoMs: 200, initialRtoMs: 400 };
    const document = star({
      senders: 1,
      accessMbps: 155,
      bottleneckMbps: 20,
      bufferCells: 4_000,
      tcp,
      fromS: 0.1,
      durationS: 0.4,
    });
    const simulation = createSimulation(complete(document));
    simulation.runUntil(simulation.end);
    const [session] = simulation.results().sessions;
    const { meanRoundTripMs, goodputMbps, cellsLost } = session ?? fail();
    expect(cellsLost).toBe(0);
    expect(meanRoundTripMs).toBeCloseTo((windowBytes * 8) / goodputMbps / 1_000, 1);
    expect(meanRoundTripMs).toBeGreaterThan(1.2);
  });
});

const fail = (): never => {
  throw new Error('no session');
};
