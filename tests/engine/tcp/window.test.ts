import { describe, expect, it } from 'vitest';
import { type GrowthRules, TcpWindow } from '../../../src/engine/tcp/window.ts';
import { PLAIN_GROWTH, SenderBench } from '../../support/tcpBench.ts';

/** Segments of 500 bytes. */
const windowOf = (segments: number, ssthresh: number, rules: Partial<GrowthRules> = {}): TcpWindow =>
  new TcpWindow(500, 65_535, segments, ssthresh, { ...PLAIN_GROWTH, divisor: 8, ...rules });

describe('growth of the window', () => {
  it('slow start: a segment for every acknowledgement up to ssthresh, that one included', () => {
    const window = windowOf(1, 2_000, { divisor: 8 });
    const grown = Array.from({ length: 4 }, () => {
      window.grow(500);
      return window.cwnd;
    });
    expect(grown).toEqual([1_000, 1_500, 2_000, 2_500]);
  });

  it('above ssthresh: seg * seg / cwnd + seg / 8, step by step', () => {
    const window = windowOf(5, 2_000, { divisor: 8 });
    window.grow(500);
    expect(window.cwnd).toBe(2_500 + 250_000 / 2_500 + 62.5); // 2,662.5
    window.grow(500);
    expect(window.cwnd).toBe(2_662.5 + 250_000 / 2_662.5 + 62.5);
  });

  it('without the additive term: about a segment in a round trip', () => {
    const window = windowOf(10, 1_000, { divisor: 0 });
    for (let ack = 0; ack < 10; ack++) window.grow(500);
    expect(window.cwnd / 500).toBeGreaterThan(10.9);
    expect(window.cwnd / 500).toBeLessThan(11);
  });

  it('stops at what the receiver advertises', () => {
    const window = windowOf(131, 65_535, { divisor: 8 });
    window.grow(500);
    expect(window.cwnd).toBe(65_535);
    for (let ack = 0; ack < 9; ack++) window.grow(500);
    expect([window.cwnd, window.usable]).toEqual([65_535, 65_535]);
  });

  it.each([
    [10_000, 5_000],
    [10_499, 5_000],
    [9_999, 4_500],
    [1_000, 1_000],
    [500, 1_000],
    [80_000, 32_500],
  ])(
    'half of %d bytes is %d: whole segments, at least two, never of more than is advertised',
    (cwnd, half) => {
      const window = windowOf(1, 65_535, { divisor: 8 });
      window.cwnd = cwnd;
      expect(window.halfWindow()).toBe(half);
    },
  );
});

describe('readings of growth that the RFCs leave open', () => {
  it('cwnd = ssthresh is slow start, or already congestion avoidance', () => {
    const [at, below] = [true, false].map((atSsthresh) => {
      const window = windowOf(4, 2_000, { divisor: 0, atSsthresh });
      window.grow(500);
      return window.cwnd;
    });
    expect([at, below]).toEqual([2_500, 2_000 + 250_000 / 2_000]);
  });

  it('the acknowledgement that ends recovery sets cwnd to ssthresh, in Net/3 and a step more', () => {
    const ending = (growthAfterRecovery: boolean) => {
      const tcp = { initialWindowSegments: 8, growthDivisor: 0, growthAfterRecovery } as const;
      const bench = new SenderBench({ ...tcp, slowStartAtSsthresh: false });
      bench.ack(1);
      bench.acks3(1);
      expect(bench.sender.window.recovering).toBe(true);
      bench.ack(9);
      return bench.sender.window.cwnd / bench.sender.window.ssthresh;
    };
    expect(ending(false)).toBe(1);
    // ssthresh is four segments: cwnd + seg * seg / cwnd
    expect(ending(true)).toBe(1 + 1 / 16);
  });

  it('counts bytes: at most L segments for an acknowledgement in slow start (RFC 3465, section 2.2)', () => {
    const grownBy = (byteLimit: number, acked: number) => {
      const window = windowOf(4, 10_000, { byteLimit });
      window.grow(acked);
      return window.cwnd - 2_000;
    };
    expect([grownBy(1, 200), grownBy(1, 1_000), grownBy(2, 1_000), grownBy(2, 1_500)]).toEqual([
      200, 500, 1_000, 1_000,
    ]);
  });

  it('counts bytes: a segment for each window acknowledged in congestion avoidance (RFC 3465, section 2.1)', () => {
    const window = windowOf(4, 1_000, { byteLimit: 2 });
    const grown = Array.from({ length: 9 }, () => {
      window.grow(500);
      return window.cwnd;
    });
    expect(grown).toEqual([2_000, 2_000, 2_000, 2_500, 2_500, 2_500, 2_500, 2_500, 3_000]);
  });

  it('counts bytes: one segment an acknowledgement in the slow start after a timeout (RFC 3465, section 2.3)', () => {
    const bench = new SenderBench({ initialWindowSegments: 16, byteCountingLimit: 2 });
    bench.fire();
    expect(bench.cwnd).toBe(1);
    bench.ack(2);
    bench.ack(4);
    expect(bench.cwnd).toBe(3);
  });
});

describe('a sender that slow starts', () => {
  it('sends one, and two for each acknowledgement of one', () => {
    const bench = new SenderBench();
    expect(bench.sent).toEqual([1]);
    expect(bench.ack(1)).toEqual([2, 3]);
    expect(bench.ack(2)).toEqual([4, 5]);
    expect(bench.ack(3)).toEqual([6, 7]);
    expect(bench.cwnd).toBe(4);
  });

  it('sends three for an acknowledgement of two: the window grows once, not by segments', () => {
    const bench = new SenderBench();
    bench.ack(1);
    expect(bench.ack(3)).toEqual([4, 5, 6]);
  });

  it('sends whole segments only: 131 of them in 65,535 bytes', () => {
    const bench = new SenderBench({ initialWindowSegments: 200 });
    expect(bench.sent).toHaveLength(131);
    expect(bench.ack(1)).toEqual([132]);
  });

  it('pays no heed to an old acknowledgement', () => {
    const bench = new SenderBench({ initialWindowSegments: 4 });
    bench.ack(3);
    expect(bench.ack(2)).toEqual([]);
    expect(bench.sender.window.duplicates).toBe(0);
  });
});

describe('what is recorded of the window', () => {
  /** cwnd and ssthresh, in segments, as they are told. */
  const recorded = (bench: SenderBench) => {
    const told: [what: string, ms: number, segments: number][] = [];
    bench.sender.probes.add({
      onWindow: (now, usable, ssthresh) =>
        told.push(['cwnd', now / 1e9, usable / 500], ['ssthresh', now / 1e9, ssthresh / 500]),
    });
    return told;
  };

  it('is what each acknowledgement and each timeout makes of it', () => {
    const bench = new SenderBench({ initialWindowSegments: 2, initialSsthreshBytes: 4_000 });
    const told = recorded(bench);
    bench.at(10).ack(1);
    expect(told).toEqual([
      ['cwnd', 10, 3],
      ['ssthresh', 10, 8],
    ]);
    const due = bench.timeoutAt;
    bench.fire();
    expect(told.slice(2)).toEqual([
      ['cwnd', due, 1],
      ['ssthresh', due, 2],
    ]);
  });

  it('is what somebody else sets it to, at once', () => {
    const bench = new SenderBench({ initialWindowSegments: 2 });
    const told = recorded(bench);
    bench.sender.setWindow(7e9, 2_500);
    expect(told.filter(([what]) => what === 'cwnd')).toEqual([['cwnd', 7, 5]]);
    expect(bench.sent).toEqual([1, 2, 3, 4, 5]);
  });

  it('begins with the initial window of each connection', () => {
    const bench = new SenderBench({ initialWindowSegments: 2 });
    bench.ack(2);
    const told = recorded(bench);
    bench.sender.open(9e9);
    expect(told[0]).toEqual(['cwnd', 9, 2]);
  });
});
