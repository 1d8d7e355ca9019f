import { describe, expect, it } from 'vitest';
import { advertisedWindow } from '../../../src/engine/tcp/headers.ts';
import type { RttEstimator } from '../../../src/engine/tcp/timing/rtt.ts';
import { DEFAULT_TCP } from '../../../src/scenario/document/defaults.ts';
import { ReceiverBench } from '../../support/tcpBench.ts';
import { TcpPair } from '../../support/tcpPair.ts';

const MS = 1e9;

describe('window scaling', () => {
  it.each([
    [65_535, 65_535],
    [65_536, 65_536],
    [65_537, 65_536], // in twos
    [512_001, 512_000], // in eights
    [2_000_017, 2_000_000], // in thirty-twos
  ])('a window of %d bytes is told as %d', (windowBytes, told) =>
    expect(advertisedWindow({ ...DEFAULT_TCP, windowBytes })).toBe(told),
  );

  it('lets more than 64 KB be on the way', () => {
    const { sender } = new TcpPair({
      tcp: { windowBytes: 100_000, initialWindowSegments: 100, initialRtoMs: 9_000 },
    });
    sender.timerFired(0, 0);
    expect(sender.window.sent).toBe(100_000);
  });
});

describe('timestamps', () => {
  const srtt = (pair: TcpPair): number => (pair.sender.rtt as RttEstimator).srtt / MS;

  it('make every acknowledgement of new data a sample', () => {
    const tcp = { initialWindowSegments: 3, windowBytes: 3_000, ackEvery: 1, minRtoMs: 9_000 } as const;
    // Round trips of 210, 220 and 230 ms; without timestamps only the first of the three is timed.
    expect(srtt(new TcpPair({ tcp }).run(235))).toBe(210);
    const all = 210 + 10 / 8;
    expect(srtt(new TcpPair({ tcp: { ...tcp, timestamps: true } }).run(235))).toBeCloseTo(
      all + (230 - all) / 8,
      9,
    );
  });

  it('time segments that were sent twice: the copy that came is known', () => {
    const tcp = { initialRtoMs: 500, windowBytes: 1_000, ackEvery: 1 } as const;
    expect(srtt(new TcpPair({ tcp, lost: [0] }).run(800))).toBe(0);
    expect(srtt(new TcpPair({ tcp: { ...tcp, timestamps: true }, lost: [0] }).run(800))).toBe(210);
  });

  it('of a delayed acknowledgement are those of the segment that waits longest', () => {
    const tcp = { initialWindowSegments: 2, windowBytes: 2_000, timestamps: true, delayedAckMs: 50 } as const;
    const pair = new TcpPair({ tcp });
    pair.sender.write(0, 1_000);
    pair.run(300);
    expect(srtt(pair)).toBe(260);
  });

  it('take 12 bytes of every segment and acknowledgement', () => {
    const { there, back } = new TcpPair({ tcp: { timestamps: true } }).run(1_000);
    expect(there.sent[0]!.cells).toBe(Math.ceil((1_000 + 40 + 12 + 8) / 48));
    expect(back.sent[0]!.cells).toBe(2); // 40 + 12 + 8; without them one
  });

  it('give samples in ticks to coarse timers', () => {
    const tcp = { timers: 'coarse', slowTickMs: 100, timestamps: true, rtoEstimator: 'jacobson' } as const;
    const { sender } = new TcpPair({ tcp: { ...tcp, windowBytes: 1_000, ackEvery: 1 } }).run(215);
    // Sent at 0, acknowledged at 210: ticks at 100 and 200, and one for the start.
    expect(sender.rtt).toMatchObject({ srtt: 3 << 3, rttvar: 3 << 1, ticks: 3 + 6 });
  });
});

describe('what is acknowledged at once', () => {
  it('is what comes out of order or fills a gap', () => {
    const bench = new ReceiverBench();
    expect([1, 3, 2].map((n) => bench.segment(n))).toEqual([null, 1, 3]);
  });

  it('or only what comes out of order or again: what fills a part of a gap waits', () => {
    const bench = new ReceiverBench({ ackOutOfOrder: 'fills-delayed' });
    expect([1, 3, 5].map((n) => bench.segment(n))).toEqual([null, 1, 1]);
    expect([2, 2].map((n) => bench.segment(n))).toEqual([null, 3]);
    expect(bench.segment(4)).toBe(null);
    expect(bench.fire()).toBe(5);
  });

  it('or nothing: every second one, whatever it is', () => {
    const bench = new ReceiverBench({ ackOutOfOrder: 'delayed' });
    expect([1, 3, 4, 5, 2].map((n) => bench.segment(n))).toEqual([null, 1, null, 1, null]);
    expect(bench.fire()).toBe(5);
  });
});
