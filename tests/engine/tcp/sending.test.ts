import { describe, expect, it } from 'vitest';
import { segmentLength } from '../../../src/engine/tcp/segments.ts';
import { TcpWindow } from '../../../src/engine/tcp/window.ts';
import { PLAIN_GROWTH, SenderBench } from '../../support/tcpBench.ts';
import { TcpPair } from '../../support/tcpPair.ts';

/** Segments of 1,000 bytes, a window of 4,000; so much given and sent, so much of it acknowledged. */
function windowOf(given: number, sent: number, una: number): TcpWindow {
  const window = new TcpWindow(1_000, 4_000, 4, 65_535, PLAIN_GROWTH);
  window.end = given;
  window.next = sent;
  window.sent = sent;
  window.una = una;
  return window;
}

describe('Nagle', () => {
  it('holds the short end of a file back until all before it is acknowledged', () => {
    expect(segmentLength(windowOf(2_300, 2_000, 1_000), 5_000, true, true)).toBe(0);
    expect(segmentLength(windowOf(2_300, 2_000, 2_000), 6_000, true, true)).toBe(300);
  });

  it('off: the short end goes at once', () =>
    expect(segmentLength(windowOf(2_300, 2_000, 1_000), 5_000, false, true)).toBe(300));

  it('never holds back what is sent again', () => {
    const window = windowOf(2_300, 2_300, 0);
    window.next = 2_000;
    expect(segmentLength(window, 4_000, true, true)).toBe(300);
  });

  it('costs a file a wait for the delayed acknowledgement', () => {
    const end = (nagle: boolean): TcpPair => {
      const pair = new TcpPair({ tcp: { nagle, initialWindowSegments: 4, delayedAckMs: 150 } });
      pair.sender.write(0, 3_300);
      return pair.run(3_000);
    };
    const last = (pair: TcpPair): number | undefined => pair.there.sent.at(-1)?.ms;
    expect(end(true).receiver.expected).toBe(3_300);
    expect(last(end(false))).toBe(0);
    // The third segment is acknowledged alone: 30 ms of sending, 150 of waiting, 200 of round trip.
    expect(last(end(true))).toBe(380);
  });
});

describe('the silly window', () => {
  it('is avoided: less than a segment, and less than half the window, waits', () => {
    expect(segmentLength(windowOf(Infinity, 2_000, 1_000), 2_600, false, true)).toBe(0);
    expect(segmentLength(windowOf(Infinity, 2_000, 1_000), 2_600.5, false, false)).toBe(600);
  });

  it('lets half of the largest window pass', () => {
    const window = new TcpWindow(1_000, 1_200, 1, 65_535, PLAIN_GROWTH);
    expect(segmentLength(window, 600, true, true)).toBe(600);
    expect(segmentLength(window, 599, true, true)).toBe(0);
  });

  it('not avoided fills the window to the byte, in crumbs', () => {
    const sizes = (swsAvoidance: boolean): number =>
      Math.min(
        ...new TcpPair({
          tcp: {
            swsAvoidance,
            nagle: false,
            initialSsthreshBytes: 2_000,
            growthDivisor: 0,
            windowBytes: 9_000,
          },
        })
          .run(3_000)
          .there.sent.map(({ bytes }) => bytes),
      );
    expect(sizes(true)).toBe(1_000);
    expect(sizes(false)).toBeLessThan(500);
  });
});

describe('limited transmit', () => {
  const two = (limitedTransmit: boolean): SenderBench =>
    new SenderBench({ initialWindowSegments: 3, limitedTransmit, initialSsthreshBytes: 500 }).at(8);

  it('lets one new segment out for each of the first two duplicates, and leaves the window alone', () => {
    const bench = two(true);
    expect([bench.ack(0), bench.ack(0)]).toEqual([[4], [5]]);
    expect(bench.cwnd).toBe(3);
    expect(bench.ack(0)).toEqual([1]);
  });

  it('not asked for, sends nothing', () => {
    const bench = two(false);
    expect([bench.ack(0), bench.ack(0)]).toEqual([[], []]);
  });

  it('saves a window of three from a timeout', () => {
    const timeouts = (limitedTransmit: boolean): number =>
      new TcpPair({
        tcp: { limitedTransmit, windowBytes: 5_000, ackEvery: 1, minRtoMs: 300, initialWindowSegments: 3 },
        lost: [0],
      }).run(1_500).sender.timeouts;
    expect([timeouts(false), timeouts(true)]).toEqual([1, 0]);
  });
});

describe('the beginning of a connection', () => {
  it('takes no ssthresh (0) for no limit', () => {
    const bench = new SenderBench({ initialSsthreshBytes: 0, windowBytes: 200_000 });
    for (let n = 1; n <= 300; n++) bench.ack(n);
    expect(bench.cwnd).toBe(301);
  });

  it('starts from the initial window given', () =>
    expect(new SenderBench({ initialWindowSegments: 4 }).sent).toEqual([1, 2, 3, 4]));

  it('begins anew with every connection and counts its bytes on', () => {
    const bench = new SenderBench({ initialWindowSegments: 2 });
    bench.sender.window.end = 1_000;
    bench.ack(2);
    expect(bench.cwnd).toBe(3);
    bench.sender.open(1e9);
    expect(bench.cwnd).toBe(2);
    bench.sender.write(2e9, 1_000);
    expect(bench.sent).toEqual([1, 2, 3, 4]);
  });
});
