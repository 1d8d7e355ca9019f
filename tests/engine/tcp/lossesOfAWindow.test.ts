import { describe, expect, it } from 'vitest';
import { TcpPair } from '../../support/tcpPair.ts';

/** Nagata et al., section 2: which losses of one window TCP Reno repairs without a timeout. */
const RENO = {
  congestionControl: 'reno',
  growthDivisor: 0,
  ackEvery: 1,
  minRtoMs: 3_000,
  windowBytes: 64_000,
} as const;
const SEGMENT = 1_000;

/** Segments before the first full window of `threshold` segments that congestion avoidance has opened by one. */
function before(threshold: number): number {
  let sent = threshold;
  for (let window = 1; window < threshold; window = Math.min(2 * window, threshold)) sent += window;
  return sent;
}

interface Repaired {
  /** Window immediately before the first repair, whole segments. */
  readonly window: number;
  readonly timeouts: number;
}

/** @param places of the lost segments in that window, from 0; slow start ends at `threshold` */
function lose(threshold: number, places: readonly number[]): Repaired {
  const first = before(threshold);
  const pair = new TcpPair({
    tcp: { ...RENO, initialSsthreshBytes: threshold * SEGMENT },
    lost: places.map((place) => first + place),
    frameMs: 1,
  });
  const { sender } = pair;
  let window = 0;
  for (let ms = 10; ms <= 12_000; ms += 10) {
    if (sender.fastRetransmits + sender.timeouts === 0) window = Math.floor(sender.window.cwnd / SEGMENT);
    pair.run(ms);
  }
  return { window, timeouts: sender.timeouts };
}

const THRESHOLDS = Array.from({ length: 39 }, (_, i) => i + 2);

describe('losses of one window under Reno', () => {
  it('one is repaired without a timeout from four packets on (eq. 1)', () => {
    for (const threshold of THRESHOLDS) {
      const { window, timeouts } = lose(threshold, [0]);
      expect(timeouts === 0, `${window} packets`).toBe(window >= 4);
    }
  });

  it('two in a row are, from ten packets on (eq. 2)', () => {
    for (const threshold of THRESHOLDS) {
      const { window, timeouts } = lose(threshold, [0, 1]);
      expect(timeouts === 0, `${window} packets`).toBe(window >= 10);
    }
  });

  it('three in a row never are', () => {
    for (const threshold of THRESHOLDS) expect(lose(threshold, [0, 1, 2]).timeouts).toBeGreaterThan(0);
  });

  it('three are from twenty packets on (eq. 3), where the first two are 2 + 3/4 W apart or more (eq. 4)', () => {
    const tried = THRESHOLDS.filter((threshold) => threshold >= 12).flatMap((threshold) =>
      Array.from({ length: threshold + 1 }, (_, i) => ({
        apart: i + 1,
        ...lose(threshold, [0, i + 1, i + 2]),
      })),
    );
    const repaired = tried.filter(({ timeouts }) => timeouts === 0);
    for (const { window, apart } of repaired) {
      expect(window).toBeGreaterThanOrEqual(20);
      expect(apart).toBeGreaterThanOrEqual(2 + 0.75 * window);
    }
    // From there on every window has such a place: the bounds are not only necessary.
    const large = tried.map(({ window }) => window).filter((window) => window >= 20);
    expect(new Set(repaired.map(({ window }) => window))).toEqual(new Set(large));
  });
});
