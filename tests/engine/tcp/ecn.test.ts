import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { EventCode, type RunResults } from '../../../src/contract/index.ts';
import { CE, CWR, ECE, ECT, Flow } from '../../../src/engine/atm/flow.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { congestionControls } from '../../../src/engine/tcp/congestion/index.ts';
import { ReceiverBench, SenderBench } from '../../support/tcpBench.ts';

const WINDOW = {
  ecn: true,
  initialWindowSegments: 8,
  initialSsthreshBytes: 1_000,
  growthDivisor: 0,
} as const;

const ofThePapers = congestionControls.filter(({ postDatesPapers }) => postDatesPapers !== true);

// RFC 3168, section 6.1.2; a newer control has a rule of its own.
describe.each(ofThePapers.map(({ id }) => id))('the sender under %s', (congestionControl) => {
  const bench = (): SenderBench => new SenderBench({ ...WINDOW, congestionControl }).at(8);

  it('halves its window on an echo, once per window, and does not grow by it', () => {
    const one = bench();
    expect(one.ack(2)).toEqual([9, 10]);
    expect([one.echo(4), one.cwnd, one.ssthresh]).toEqual([[], 4, 4]);
    expect([one.echo(6), one.cwnd]).toEqual([[], 4]);
    one.ack(8);
    expect(one.cwnd).toBe(5);
    // All that was on the way at the first echo has been acknowledged; this echo still is about it.
    expect([one.echo(10), one.cwnd]).toEqual([[14, 15], 5]);
    expect([one.echo(12), one.cwnd, one.ssthresh]).toEqual([[], 2, 2]);
    expect([one.sender.timeouts, one.sender.fastRetransmits, one.sender.out.retransmits]).toEqual([0, 0, 0]);
  });

  it('shrinks down to one segment; at one segment the next goes out when the timer expires', () => {
    const one = new SenderBench({ ...WINDOW, initialWindowSegments: 2, congestionControl }).at(8);
    expect([one.echo(2), one.cwnd, one.ssthresh]).toEqual([[3], 1, 2]);
    expect(one.at(16).echo(3)).toEqual([]);
    expect([one.cwnd, one.ssthresh]).toEqual([1, 2]);
    expect(one.timeoutAt).toBeGreaterThan(16);
    expect([one.fire(), one.said.at(-1)]).toEqual([[4], 'ECT CWR']);
    expect([one.sender.timeouts, one.sender.out.retransmits]).toEqual([0, 0]);
    expect(one.ack(4)).toEqual([5, 6]);
  });

  it('reports each time that it shrinks, with the window before', () => {
    const one = bench();
    const seen: number[][] = [];
    one.sender.probes.add({ onEvent: (_time, code, vc, _port, value) => seen.push([code, vc, value / 500]) });
    one.ack(2);
    for (const n of [4, 6]) one.echo(n);
    expect(seen).toEqual([[EventCode.echo, one.sender.data.vc, expect.closeTo(8.125, 9)]]);
  });

  it('says CWR with the first new segment after that', () => {
    const one = bench();
    one.ack(2);
    one.echo(4);
    one.ack(8);
    expect(one.sent.slice(8)).toEqual([9, 10, 11, 12, 13]);
    expect(one.said.slice(8)).toEqual(['ECT', 'ECT', 'ECT CWR', 'ECT', 'ECT']);
  });

  it('never marks what is sent again as ECT (section 6.1.5), and shrinks once for a loss and its echo', () => {
    const one = bench();
    one.fire();
    const { cwnd } = one;
    expect(one.sent.at(-1)).toBe(1);
    expect(one.said.at(-1)).toBe('');
    one.echo(1);
    expect(one.cwnd).toBe(cwnd);
  });

  it('without ecn is deaf to it', () => {
    const deaf = new SenderBench({ ...WINDOW, ecn: false, congestionControl }).at(8);
    const other = bench();
    deaf.echo(4);
    other.ack(4);
    expect(deaf.cwnd).toBe(other.cwnd);
    expect(new Set(deaf.said)).toEqual(new Set(['']));
  });
});

describe('the wait of a window of one segment', () => {
  const waiting = (): SenderBench => {
    const one = new SenderBench({ ...WINDOW, initialWindowSegments: 2, congestionControl: 'reno' }).at(8);
    one.echo(2);
    one.at(16).echo(3);
    return one;
  };

  it('holds back what the application gives meanwhile', () => {
    const one = waiting();
    one.sender.write(17e9, 5_000);
    expect(one.sent).toEqual([1, 2, 3]);
  });

  it('ends with the connection', () => {
    const one = waiting();
    const before = one.sent.length;
    one.sender.open(20e9);
    expect(one.sent.slice(before)).toEqual([4, 5]);
    expect(one.timeoutAt).toBeGreaterThan(20);
  });
});

it('an echo during fast recovery changes nothing: the window has shrunk for the loss', () => {
  const echo = new SenderBench({ ...WINDOW, congestionControl: 'reno' }).at(8);
  const plain = new SenderBench({ ...WINDOW, congestionControl: 'reno' }).at(8);
  for (const one of [echo, plain]) one.acks3(0);
  echo.echo(0);
  plain.ack(0);
  expect([echo.cwnd, echo.ssthresh]).toEqual([plain.cwnd, plain.ssthresh]);
  echo.echo(8);
  plain.ack(8);
  expect([echo.cwnd, echo.ssthresh]).toEqual([plain.cwnd, plain.ssthresh]);
});

// RFC 3168, section 6.1.3.
describe('the receiver', () => {
  const bench = (ecn = true): ReceiverBench => new ReceiverBench({ ecn, ackEvery: 1 });

  it('echoes a mark in every ACK until the sender says CWR', () => {
    const one = bench();
    const acks = [ECT, ECT | CE, ECT, ECT, ECT | CWR, ECT].map((bits, i) => one.marked(i + 1, bits));
    expect(acks).toEqual([false, true, true, true, false, false]);
  });

  it('begins another echo where the segment with CWR is marked itself', () => {
    const one = bench();
    const acks = [ECT | CE, ECT | CWR | CE, ECT, ECT | CWR].map((bits, i) => one.marked(i + 1, bits));
    expect(acks).toEqual([true, true, true, false]);
  });

  it('without ecn echoes nothing', () => expect(bench(false).marked(1, ECT | CE)).toBe(false));
});

describe('a frame', () => {
  /** Three cells of it, of which one has EFCI set. */
  const arrived = (bits: number): Flow => {
    const flow = new Flow(0, 1);
    const frame = flow.add(0, 100, 3);
    flow.setEcn(bits);
    for (const marked of [false, true, false]) flow.receive(frame, marked);
    flow.complete(frame);
    return flow;
  };

  it('gets CE where it is reassembled from cells with EFCI, if it is ECT', () => {
    expect([arrived(ECT).hasEcn(0, CE), arrived(0).hasEcn(0, CE)]).toEqual([true, false]);
  });

  it('gives no mark to the next one', () => {
    const flow = arrived(ECT);
    const next = flow.add(100, 100, 1);
    flow.setEcn(ECT);
    flow.receive(next);
    flow.complete(next);
    expect(flow.hasEcn(next, CE)).toBe(false);
  });

  it('keeps what its headers say when a router carries it over', () => {
    const onward = new Flow(2, 1);
    const frame = onward.forwardFrame(arrived(ECT | CWR), 0, 2);
    expect([ECT, CE, CWR, ECE].map((bit) => onward.hasEcn(frame, bit))).toEqual([true, true, true, false]);
  });
});

const run = (
  network: string,
  policy: string,
  ecn: string,
  more: readonly (readonly [string, string])[] = [],
): RunResults => {
  const settings: (readonly [string, string])[] = [['policy', policy], ['tcp.ecn', ecn], ...more];
  const simulation = createSimulation(completeScenario(readScenario(network), settings));
  simulation.runUntil(simulation.end);
  return simulation.results();
};
const SHORT: readonly [string, string][] = [
  ['run.durationS', '0.4'],
  ['measure.fromS', '0'],
];
/** What the hosts see; the digest also has the lines by which cells were lost. */
const seen = ({ sessions, whole }: RunResults) => ({
  whole,
  sessions: sessions.map((session) => ({ ...session, cellsMarked: 0 })),
});

// Rosolen et al. 1999, end of section 2.3.1: the notification is propagated "to the IP layer at interface routers".
describe('RED-EFCI in the symmetric network', () => {
  it('without ecn is PPD packet for packet', () => {
    const early: readonly [string, string][] = [...SHORT, ['policy.minTh', '300'], ['policy.maxTh', '1200']];
    const deaf = run('symmetric-500', 'red-efci', 'false', early);
    expect(deaf.sessions.reduce((sum, { cellsMarked }) => sum + cellsMarked, 0)).toBeGreaterThan(100);
    expect(seen(deaf)).toEqual(seen(run('symmetric-500', 'ppd', 'false', SHORT)));
  });

  it('with ecn, once the first overflow is over, nothing is lost and no timer expires', () => {
    const settled: readonly [string, string][] = [
      ['run.durationS', '1.1'],
      ['measure.fromS', '0.6'],
    ];
    const [deaf, heard] = ['false', 'true'].map((ecn) => {
      const { whole, ports } = run('symmetric-500', 'red-efci', ecn, settled);
      return { ...whole, dropped: ports.reduce((sum, port) => sum + port.dropped, 0) };
    });
    expect(deaf?.dropped).toBeGreaterThan(100);
    expect([heard?.dropped, heard?.timeouts, heard?.fastRetransmits]).toEqual([0, 0, 0]);
    expect(deaf?.ecnReductions).toBe(0);
    expect(heard?.ecnReductions).toBeGreaterThan(10);
    expect(heard?.packets).toBeGreaterThan(1.2 * Number(deaf?.packets));
  });

  it('where nothing is marked, ecn changes nothing', () => {
    const [off, on] = ['false', 'true'].map((ecn) => run('symmetric-500', 'ppd', ecn, SHORT).digest);
    expect(on).toBe(off);
  });

  it('is heard of behind routers', () => {
    const more: readonly [string, string][] = [
      ['run.durationS', '0.9'],
      ['measure.fromS', '0'],
      ['policy.minTh', '50'],
      ['policy.maxTh', '2000'],
    ];
    const [off, on] = ['false', 'true'].map((ecn) => run('rosolen-router', 'red-efci', ecn, more).digest);
    expect(on).not.toBe(off);
  });

  it('is asked for by yes or no', () => {
    expect(() => run('symmetric-500', 'ppd', 'maybe')).toThrow(/tcp\.ecn = maybe/);
  });
});
