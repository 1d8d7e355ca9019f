import { describe, expect, it } from 'vitest';
import { complete, star } from '../../support/networks.ts';
import { routed } from '../../support/routed.ts';
import { outcome } from '../../support/runs.ts';
import { TcpPair } from '../../support/tcpPair.ts';

const tcp = { handshake: true, initialRtoMs: 3_000, rtoBackoff: true, rtoEstimator: 'jacobson' } as const;

/** When the first segment with data leaves. */
const begins = (pair: TcpPair): number | undefined => pair.there.sent.find(({ bytes }) => bytes > 0)?.ms;

describe('the three-way handshake', () => {
  it('costs a round trip before the first segment', () => {
    const pair = new TcpPair({ tcp }).run(1_000);
    expect(pair.there.sent.slice(0, 3)).toMatchObject([
      { ms: 0, seq: -1, bytes: 0 },
      { ms: 210, seq: 0, bytes: 0 },
      { ms: 210, seq: 0, bytes: 1_000 },
    ]);
    expect(pair.back.sent[0]).toMatchObject({ ms: 110, seq: -1 });
    expect(pair.delivered).toBeGreaterThan(3);
  });

  it('is timed: the first timeout comes from its round trip', () => {
    const pair = new TcpPair({ tcp: { ...tcp, windowBytes: 1_000 }, lost: [0] }).run(1_000);
    // 210 + 4 x 105 ms after the first segment left at 210
    expect(pair.there.sent.filter(({ bytes }) => bytes > 0)[1]!.ms).toBe(210 + 630);
  });

  it.each([
    [1, 3_000 + 210],
    [2, 3_000 + 6_000 + 210],
  ])('a SYN lost %d times is sent again after the initial timeout, doubled each time', (syns, ms) => {
    const pair = new TcpPair({ tcp, syns }).run(12_000);
    expect(begins(pair)).toBe(ms);
    expect(pair.sender.timeouts).toBe(syns);
    expect(pair.receiver.duplicates).toBe(0);
  });

  describe('after a SYN that was sent again (RFC 5681, 3.1; RFC 6298, 5.7)', () => {
    const short = { ...tcp, initialRtoMs: 1_000, initialWindowSegments: 4 } as const;
    const data = (pair: TcpPair) => pair.there.sent.filter(({ bytes }) => bytes > 0).map(({ ms }) => ms);

    it('begins with one segment, otherwise with the whole initial window', () => {
      const whole = data(new TcpPair({ tcp: short }).run(400));
      expect(whole.filter((ms) => ms < 400)).toHaveLength(4);
      expect(data(new TcpPair({ tcp: short, syns: 1 }).run(1_400))).toEqual([1_210]);
      expect(data(new TcpPair({ tcp: short, answers: 1 }).run(1_400))).toEqual([1_210]);
    });

    it.each([
      ['ideal', { timers: 'ideal' }, 3_000, 0],
      ['ticking', { timers: 'coarse', slowTickMs: 500 }, 3_000, 500],
    ] as const)('waits 3 s for its answer, with %s timers', (_, timers, least, tick) => {
      const [first, again] = data(
        new TcpPair({ tcp: { ...short, ...timers }, syns: 1, lost: [0] }).run(12_000),
      );
      expect(again! - first!).toBeGreaterThanOrEqual(least - tick);
      expect(again! - first!).toBeLessThanOrEqual(least);
    });

    it('keeps a longer initial timeout, and a connection without loss its own', () => {
      const pair = new TcpPair({
        tcp: { ...short, initialRtoMs: 4_000, rtoBackoff: false },
        syns: 1,
        lost: [0],
      });
      const [first, again] = data(pair.run(12_000));
      expect(again! - first!).toBe(4_000);
    });

    it('of a later connection begins anew', () => {
      const pair = new TcpPair({ tcp: short, syns: 1 });
      pair.sender.write(0, 1_000);
      pair.run(5_000);
      const before = data(pair).length;
      const opened = pair.now / 1e9;
      pair.sender.open(pair.now);
      pair.sender.write(pair.now, 4_000);
      pair.run(9_000);
      const later = data(pair).slice(before);
      expect(before).toBe(1);
      expect(later.filter((ms) => ms < opened + 400)).toHaveLength(4);
    });
  });

  it.each([
    ['over switches', star({ senders: 1, durationS: 0.03, tcp: { handshake: true } })],
    ['over routers', routed({ forth: 1, durationS: 0.03, tcp: { handshake: true } })],
  ])('a SYN lost is no packet lost, %s; its cells are lost like others', (_, document) => {
    const impairments = { 'S1>S2': { losses: [{ vc: 1, frame: 1 }] } };
    const { results } = outcome(complete({ ...document, impairments }));
    const { cellsLost, packetsLost, packetLossRatio } = results.sessions[0]!;
    expect([cellsLost > 0, packetsLost, packetLossRatio]).toEqual([true, 0, 0]);
    expect(results.whole.packetLossRatio).toBe(0);
  });

  it('an answer lost is repeated by whichever end loses patience first', () => {
    const pair = new TcpPair({ tcp, answers: 1 }).run(5_000);
    // The SYN goes again at 3,000 and is answered at 3,110; the answer itself would have gone at 3,110.
    expect(begins(pair)).toBe(3_210);
    expect(pair.delivered).toBeGreaterThan(3);
  });

  it('a last step lost does no harm: data says the same', () => {
    const pair = new TcpPair({ tcp, lastSteps: 1 }).run(5_000);
    expect(begins(pair)).toBe(210);
    expect(pair.back.sent.filter(({ seq }) => seq < 0)).toHaveLength(1);
  });

  it('a last step lost with no data to follow: the answer comes again and so does the step', () => {
    const pair = new TcpPair({ tcp, lastSteps: 1 });
    pair.sender.write(0, 0);
    pair.run(8_000);
    expect(pair.back.sent.map(({ ms, seq }) => [ms, seq])).toEqual([
      [110, -1],
      [3_110, -1],
    ]);
    expect(pair.there.sent.map(({ ms, bytes }) => [ms, bytes])).toEqual([
      [0, 0],
      [210, 0],
      [3_210, 0],
    ]);
  });

  it('opens one connection after the other', () => {
    const pair = new TcpPair({ tcp });
    pair.sender.write(0, 2_000);
    pair.run(2_000);
    expect(pair.delivered).toBe(2);
    pair.sender.open(pair.now);
    pair.sender.write(pair.now, 3_000);
    pair.run(5_000);
    expect(pair.delivered).toBe(5);
    expect(pair.there.sent.filter(({ seq }) => seq < 0).map(({ seq }) => seq)).toEqual([-1, -2_001]);
  });

  it('of a later connection knows nothing of the round trips of an earlier one', () => {
    const pair = new TcpPair({ tcp });
    pair.sender.write(0, 2_000);
    pair.run(2_000);
    pair.losing.syns = 1;
    pair.sender.open(pair.now);
    pair.sender.write(pair.now, 1_000);
    pair.run(8_000);
    const syns = pair.there.sent.filter(({ seq }) => seq < 0).map(({ ms }) => ms);
    expect(syns).toHaveLength(3);
    expect(syns[2]! - syns[1]!).toBe(3_000);
    expect(pair.delivered).toBe(3);
  });

  it('of a later connection is answered again after the initial timeout, whatever patience the earlier one took', () => {
    const pair = new TcpPair({ tcp, lastSteps: 1 });
    pair.sender.write(0, 0);
    pair.run(8_000);
    pair.losing.lastSteps = 1;
    pair.sender.open(pair.now);
    pair.sender.write(pair.now, 0);
    pair.run(20_000);
    const answers = pair.back.sent.map(({ ms }) => ms);
    expect(answers).toHaveLength(4);
    expect(answers[1]! - answers[0]!).toBe(3_000);
    expect(answers[3]! - answers[2]!).toBe(3_000);
  });

  it('has longer segments: options for size, scale, SACK', () => {
    const cells = (more: object): number =>
      new TcpPair({ tcp: { ...tcp, ...more } }).run(10).there.sent[0]!.cells;
    expect(cells({})).toBe(2); // 40 + 4 + 8
    expect(cells({ headerBytes: 76 })).toBe(2); // 76 + 4 + 8
    expect(cells({ headerBytes: 84 })).toBe(2);
    expect(cells({ headerBytes: 84, windowBytes: 70_000 })).toBe(3); // 84 + 4 + 4 + 8
    expect(cells({ headerBytes: 84, congestionControl: 'sack' })).toBe(3);
    expect(cells({ headerBytes: 72, congestionControl: 'sack', timestamps: true })).toBe(2); // 72 + 12 + 4 + 8
  });
});
