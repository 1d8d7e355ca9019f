import { describe, expect, it } from 'vitest';
import type { TcpDocument } from '../../../src/contract/index.ts';
import { SenderBench } from '../../support/tcpBench.ts';

/** Ten segments on the way, 1 to 10; nothing acknowledged. */
const ten = (congestionControl: string, more: Partial<TcpDocument> = {}): SenderBench => {
  const bench = new SenderBench({ congestionControl, initialWindowSegments: 10, ...more }).at(8);
  expect(bench.sent).toHaveLength(10);
  return bench;
};

describe('Reno', () => {
  it('waits for the third duplicate, then resends one segment and halves the window', () => {
    const bench = ten('reno');
    expect(bench.ack(0)).toEqual([]);
    expect(bench.ack(0)).toEqual([]);
    expect(bench.ack(0)).toEqual([1]);
    expect([bench.ssthresh, bench.cwnd]).toEqual([5, 8]);
    expect(bench.sender.fastRetransmits).toBe(1);
  });

  it('inflates by a segment for each further duplicate and sends when that opens the window', () => {
    const bench = ten('reno');
    bench.acks3(0);
    expect([bench.ack(0), bench.ack(0)]).toEqual([[], []]); // cwnd 9, 10: all on the way
    expect(bench.ack(0)).toEqual([11]);
    expect(bench.cwnd).toBe(11);
  });

  it('deflates to ssthresh on the first new acknowledgement, and then avoids congestion', () => {
    const bench = ten('reno');
    bench.acks3(0);
    bench.ack(0);
    expect(bench.ack(10)).toEqual([11, 12, 13, 14, 15]);
    expect(bench.cwnd).toBe(5);
    bench.ack(11); // cwnd = ssthresh still counts as slow start (BSD: <=)
    expect(bench.cwnd).toBe(6);
    bench.ack(12);
    expect(bench.cwnd).toBeCloseTo(6 + 1 / 6 + 1 / 8, 12);
  });

  it('leaves recovery on a partial acknowledgement: a second hole waits for more duplicates or the timer', () => {
    const bench = ten('reno');
    bench.acks3(0);
    expect(bench.ack(4)).toEqual([]); // 5 is missing too, six on the way, window 5
    expect(bench.sender.window.recovering).toBe(false);
    expect(bench.acks3(4)).toEqual([5]);
    expect(bench.sender.fastRetransmits).toBe(2);
    expect(bench.ssthresh).toBe(2);
  });

  it('takes the threshold it is given', () => {
    const bench = ten('reno', { dupAckThreshold: 5 });
    expect(bench.acks3(0)).toEqual([]);
    expect([bench.ack(0), bench.ack(0)]).toEqual([[], [1]]);
  });

  it.each([
    ['reno', 2],
    ['newreno', 5],
  ])('%s: the window is inflated by the %d segments that have left the network', (id, dupAckThreshold) => {
    const bench = ten(id, { dupAckThreshold });
    for (let i = 0; i < dupAckThreshold; i++) bench.ack(0);
    expect([bench.ssthresh, bench.cwnd]).toEqual([5, 5 + dupAckThreshold]);
  });

  it('does not count duplicates when nothing is on the way', () => {
    const bench = new SenderBench({ windowBytes: 500 });
    bench.ack(1);
    expect(bench.sent).toEqual([1, 2]);
    bench.sender.window.sent = bench.sender.window.una;
    bench.acks3(1);
    expect(bench.sender.fastRetransmits).toBe(0);
  });
});

describe('a timeout', () => {
  it('goes back: one segment, window of one, ssthresh half, then everything again as the window opens', () => {
    const bench = ten('reno', { initialRtoMs: 100 });
    expect(bench.timeoutAt).toBe(100);
    expect(bench.fire()).toEqual([1]);
    expect([bench.now, bench.cwnd, bench.ssthresh]).toEqual([100, 1, 5]);
    expect(bench.at(108).ack(1)).toEqual([2, 3]);
    expect(bench.at(109).ack(2)).toEqual([4, 5]);
    expect(bench.sender.retransmits).toBe(5);
    expect(bench.sender.timeouts).toBe(1);
  });

  it('jumps over what the receiver had kept', () => {
    const bench = ten('reno', { initialRtoMs: 100 });
    bench.fire();
    expect(bench.at(108).ack(10)).toEqual([11, 12]);
    expect(bench.sender.retransmits).toBe(1);
  });

  it('ends recovery', () => {
    const bench = ten('reno', { initialRtoMs: 100 });
    bench.acks3(0);
    expect(bench.sender.window.recovering).toBe(true);
    bench.fire();
    expect(bench.sender.window.recovering).toBe(false);
    expect(bench.cwnd).toBe(1);
  });

  it('is put off by every new acknowledgement and off when all is acknowledged', () => {
    const bench = new SenderBench({ initialWindowSegments: 2, minRtoMs: 50, windowBytes: 1_000 });
    bench.at(10).ack(1);
    expect(bench.timeoutAt).toBe(10 + 50);
    bench.at(20).ack(2);
    expect(bench.timeoutAt).toBe(20 + 50);
    bench.at(30).ack(4);
    expect(bench.timeoutAt).toBe(30 + 50); // 5 and 6 went out at 30
  });

  it('is not put off by duplicates', () => {
    const bench = ten('reno', { initialRtoMs: 100 });
    bench.ack(0);
    bench.ack(0);
    expect(bench.timeoutAt).toBe(100);
  });
});

describe('Tahoe', () => {
  it('starts again from one segment at the third duplicate and goes back', () => {
    const bench = ten('tahoe');
    expect(bench.acks3(0)).toEqual([1]);
    expect([bench.cwnd, bench.ssthresh]).toEqual([1, 5]);
    expect([bench.ack(0), bench.ack(0)]).toEqual([[], []]);
    expect(bench.ack(1)).toEqual([2, 3]);
    expect(bench.sender.fastRetransmits).toBe(1);
  });

  it.each(['tahoe', 'reno', 'newreno'])('as %s gives a fast retransmit the whole timeout', (id) => {
    const bench = ten(id, { initialRtoMs: 100 }).at(90);
    expect(bench.acks3(0)).toEqual([1]);
    expect(bench.timeoutAt).toBe(190);
  });

  it.each([2, 3, 5])(
    'loses its window once, not again with further duplicates (threshold %d)',
    (threshold) => {
      const bench = ten('tahoe', { dupAckThreshold: threshold });
      for (let i = 0; i < 9; i++) bench.ack(0);
      expect(bench.sender.fastRetransmits).toBe(1);
      expect(bench.ssthresh).toBe(5);
      expect(bench.sent.slice(10)).toEqual([1]);
    },
  );
});

describe('NewReno', () => {
  it('resends one hole for each partial acknowledgement and stays in recovery', () => {
    const bench = ten('newreno'); // 1, 4 and 7 are missing
    expect(bench.acks3(0)).toEqual([1]);
    for (let i = 0; i < 4; i++) bench.ack(0); // cwnd 12: 11 and 12 go out
    expect(bench.sent.slice(-2)).toEqual([11, 12]);
    expect(bench.cwnd).toBe(12);
    expect(bench.ack(3)).toEqual([4, 13]); // deflated by 3, inflated by 1: 10 from 4 on
    expect(bench.cwnd).toBe(10);
    expect(bench.ack(6)).toEqual([7, 14]);
    expect(bench.sender.window.recovering).toBe(true);
    bench.ack(10); // `recover` stood at 10
    expect([bench.sender.window.recovering, bench.cwnd]).toEqual([false, 5]);
    expect([bench.sender.fastRetransmits, bench.sender.timeouts]).toEqual([1, 0]);
  });

  it('leaves recovery with a segment more than is on the way, where that is less than half its window', () => {
    const bench = ten('newreno');
    bench.acks3(0);
    expect(bench.ack(10)).toEqual([11, 12]); // nothing is: no burst of five
    expect([bench.sender.window.recovering, bench.cwnd, bench.ssthresh]).toEqual([false, 2, 5]);
  });

  it('keeps its window where a partial acknowledgement is of a single segment', () => {
    const bench = ten('newreno'); // 1 and 2 are missing
    bench.acks3(0);
    expect(bench.cwnd).toBe(8);
    expect(bench.ack(1)).toEqual([2]);
    expect(bench.cwnd).toBe(8);
  });

  it('does not take duplicates of data from before a timeout for news', () => {
    const bench = ten('newreno', { initialRtoMs: 100 });
    bench.fire();
    bench.at(108).ack(1);
    bench.acks3(1);
    expect(bench.sender.fastRetransmits).toBe(0);
    bench.ack(10);
    bench.acks3(10);
    expect(bench.sender.fastRetransmits).toBe(1);
  });
});

describe('Timeouts only', () => {
  it('hears nothing in duplicates and waits for the timer; then it starts again from one segment', () => {
    const bench = ten('timeout-only', { initialRtoMs: 100 });
    for (let i = 0; i < 9; i++) expect(bench.ack(0)).toEqual([]);
    expect(bench.sender.fastRetransmits).toBe(0);
    expect([bench.cwnd, bench.timeoutAt]).toEqual([10, 100]);
    expect(bench.fire()).toEqual([1]);
    expect([bench.cwnd, bench.ssthresh]).toEqual([1, 5]);
  });
});
