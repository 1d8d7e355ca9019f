import { describe, expect, it } from 'vitest';
import { CubicCurve } from '../../../src/engine/tcp/cubicCurve.ts';
import { SenderBench } from '../../support/tcpBench.ts';
import { TcpPair } from '../../support/tcpPair.ts';

const C = 0.4;
const CUBIC = {
  congestionControl: 'cubic',
  growthDivisor: 0,
  initialSsthreshBytes: 0,
  windowBytes: 1_000_000,
  minRtoMs: 1_000,
} as const;
/** Packets of the pair, bytes. */
const SEGMENT = 1_000;

interface Point {
  readonly s: number;
  readonly cwnd: number;
  readonly recovering: boolean;
}

/** The window after every acknowledgement, in segments. */
function windowsOf(
  lost: readonly number[],
  ms: number,
  tcp: object = {},
): { points: Point[]; pair: TcpPair } {
  const pair = new TcpPair({ tcp: { ...CUBIC, ackEvery: 1, ...tcp }, lost, frameMs: 2 });
  const points: Point[] = [];
  pair.sender.probes.add({
    onWindow: (now, usable) => {
      points.push({ s: now / 1e12, cwnd: usable / SEGMENT, recovering: pair.sender.window.recovering });
    },
  });
  pair.run(ms);
  return { points, pair };
}

describe('CUBIC on a scripted loss (RFC 9438, sections 4.2 to 4.6)', () => {
  it.each([
    ['an ACK for each segment', { ackEvery: 1 }],
    ['an ACK for every second one', { ackEvery: 2, delayedAckMs: 20 }],
  ])("follows the RFC's equation within one segment, with %s", (_what, tcp) => {
    const { points, pair } = windowsOf([120], 9_500, tcp);
    const at = points.findIndex(({ recovering }) => recovering);
    const wMax = points[at - 1]?.cwnd ?? 0;
    const after = points.slice(points.findIndex(({ recovering }, i) => i > at && !recovering));
    expect(pair.sender.fastRetransmits).toBe(1);
    expect(pair.sender.timeouts).toBe(0);
    expect(after[0]?.cwnd).toBeCloseTo(0.7 * wMax, 6);
    // Congestion avoidance begins where slow start at ssthresh ends: after one acknowledgement.
    const first = after[1] as Point;
    const k = Math.cbrt((wMax - first.cwnd) / C);
    // The line is full: acknowledgements come evenly, not in bunches between which no window moves.
    let most = 0;
    for (const { s, cwnd } of after.slice(1)) {
      // A cubic window goes to W(t + RTT) in a round trip: it is on the curve at t.
      const w = C * (s - first.s - k) ** 3 + wMax;
      most = Math.max(most, Math.abs(cwnd - w));
    }
    expect(points.at(-1)?.cwnd).toBeGreaterThan(1.1 * wMax);
    expect(most).toBeLessThan(1);
  });

  it('leaves 0.7 of the window, and with a smaller one than the last remembers 0.85 of it (section 4.7)', () => {
    const curve = new CubicCurve();
    curve.reduced(100);
    expect(curve.wMax).toBe(100);
    curve.reduced(80);
    expect(curve.wMax).toBe((80 * 1.7) / 2);
    curve.reduced(90);
    expect(curve.wMax).toBe(90);
  });
});

describe('the curve', () => {
  /** One acknowledgement of a segment every `trip / window`, for so many seconds. */
  function grown(curve: CubicCurve, start: number, seconds: number, tripMs: number): number {
    let window = start;
    for (let now = 0; now < seconds * 1e12; now += (tripMs * 1e9) / window)
      window = curve.next(window, 1, Math.round(now), tripMs * 1e9);
    return window;
  }

  it('in the Reno-friendly region grows by 3 (1 - b) / (1 + b) segments a round trip, then by one (section 4.3)', () => {
    const slow = new CubicCurve();
    slow.reduced(20);
    const alpha = (3 * 0.3) / 1.7;
    // 10 ms: in 50 round trips the cubic term has not begun to matter.
    const half = grown(slow, 14, 0.1, 10);
    expect(half).toBeCloseTo(14 + 10 * alpha, 0);
    const above = new CubicCurve();
    above.reduced(14);
    above.wMax = 0;
    expect(grown(above, 14, 0.2, 10) - 14).toBeCloseTo(20, -0.5);
  });

  it('is the same over time for short and long round trips, where Reno would not be', () => {
    const ends = [100, 200].map((tripMs) => {
      const curve = new CubicCurve();
      curve.reduced(200);
      return grown(curve, 140, 6, tripMs);
    });
    for (const end of ends) expect(Math.abs(end - (ends[0] as number))).toBeLessThan(2);
  });

  it('never aims at more than one and a half windows (section 4.2)', () => {
    const curve = new CubicCurve();
    curve.reduced(10);
    curve.next(7, 1, 0, 0);
    expect(curve.next(7, 7, 100e12, 0)).toBeLessThanOrEqual(1.5 * 7);
  });

  it('begins at its plateau after a timeout and after a first slow start (sections 4.8 and 4.10)', () => {
    for (const curve of [new CubicCurve(), new CubicCurve()]) {
      if (curve.prior === 0) curve.collapsed(50);
      curve.next(35, 1, 5e12, 1e11);
      expect([curve.k, curve.plateau]).toEqual([0, 35]);
    }
  });
});

describe('the sender under CUBIC', () => {
  const WINDOW = { congestionControl: 'cubic', ecn: true, initialWindowSegments: 10 } as const;

  it('after a timeout starts from one segment, up to 0.7 of the window', () => {
    const bench = new SenderBench({ ...WINDOW, initialSsthreshBytes: 0 });
    bench.fire();
    expect([bench.cwnd, bench.ssthresh]).toEqual([1, 7]);
    bench.at(500).ack(10);
    expect(bench.cwnd).toBe(2);
  });

  it('on an echo of a mark goes to 0.7 of its window, once per window, without recovery', () => {
    const bench = new SenderBench({ ...WINDOW, initialSsthreshBytes: 1_000 }).at(8);
    bench.echo(2);
    expect([bench.cwnd, bench.ssthresh]).toEqual([7, 7]);
    bench.echo(4);
    expect(bench.cwnd).toBe(7);
    expect([bench.sender.window.recovering, bench.sender.fastRetransmits]).toEqual([false, 0]);
  });

  it('goes down to one segment on marks, but to two on a loss (section 4.6)', () => {
    const marked = new SenderBench({ ...WINDOW, initialWindowSegments: 2, initialSsthreshBytes: 1_000 }).at(
      8,
    );
    marked.echo(2);
    expect([marked.cwnd, marked.ssthresh]).toEqual([expect.closeTo(1.4, 9), 2]);
    marked.at(16).echo(3);
    expect([marked.cwnd, marked.ssthresh]).toEqual([1, 2]);
    const lost = new SenderBench({ ...WINDOW, initialWindowSegments: 2, initialSsthreshBytes: 1_000 });
    lost.fire();
    expect(lost.ssthresh).toBe(2);
  });
});
