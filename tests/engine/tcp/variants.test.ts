import { describe, expect, it } from 'vitest';
import { TcpPair } from '../../support/tcpPair.ts';

/**
 * Fall & Floyd, Simulation-based comparisons of Tahoe, Reno, and SACK TCP, 1996: a slow start into one to
 * four losses of a window. Packets as there, counted from 0; timers in ticks of 100 ms; an ACK for each.
 */
const DROPS = [[14], [14, 28], [14, 26, 28], [14, 24, 26, 28]];
const NS = {
  growthDivisor: 0,
  ackEvery: 1,
  timers: 'coarse',
  slowTickMs: 100,
  minRtoMs: 200,
  initialRtoMs: 3_000,
  rtoEstimator: 'jacobson',
  rtoBackoff: true,
  initialSsthreshBytes: 0,
} as const;

const run = (congestionControl: string, lost: readonly number[]): TcpPair =>
  new TcpPair({ tcp: { ...NS, congestionControl }, lost }).run(6_000);

const timeouts = (id: string): number[] => DROPS.map((lost) => run(id, lost).sender.timeouts);

describe('one to four losses of a window', () => {
  it.each(['tahoe', 'newreno', 'sack'])('never make %s wait for a timeout', (id) =>
    expect(timeouts(id)).toEqual([0, 0, 0, 0]),
  );

  it('make Reno wait for one from three losses on', () => expect(timeouts('reno')).toEqual([0, 0, 1, 1]));

  it('make Reno halve its window twice when there are two', () => {
    expect(run('reno', [14]).sender.fastRetransmits).toBe(1);
    expect(run('reno', [14, 28]).sender.fastRetransmits).toBe(2);
  });

  it.each(['newreno', 'sack'])('cost %s one recovery and no segment more than was lost', (id) => {
    for (const lost of DROPS) {
      const { sender, receiver } = run(id, lost);
      expect(sender.fastRetransmits).toBe(1);
      expect(sender.retransmits).toBe(lost.length);
      expect(receiver.duplicates).toBe(0);
    }
  });

  it('make Tahoe send again what has arrived, when there are more than two', () => {
    for (const lost of DROPS.slice(2)) expect(run('tahoe', lost).receiver.duplicates).toBeGreaterThan(0);
  });

  it('are repaired by NewReno one a round trip, by SACK within one', () => {
    const resendTimes = (id: string): number[] => {
      const seen = new Set<number>();
      const { sent } = run(id, DROPS[3]!).there;
      return sent.filter(({ seq }) => seen.size === seen.add(seq).size).map(({ ms }) => ms);
    };
    const gaps = (times: readonly number[]): number[] => times.slice(1).map((ms, i) => ms - times[i]!);
    for (const gap of gaps(resendTimes('newreno'))) expect(gap).toBeGreaterThanOrEqual(200);
    const [, ...ofLater] = resendTimes('sack');
    expect(Math.max(...ofLater) - Math.min(...ofLater)).toBeLessThan(200);
  });

  it('order the variants by what they deliver: SACK, NewReno, Reno with its timeout last', () => {
    const delivered = (id: string): number => run(id, DROPS[3]!).delivered;
    expect(delivered('sack')).toBeGreaterThanOrEqual(delivered('newreno'));
    expect(delivered('newreno')).toBeGreaterThan(delivered('reno'));
    expect(delivered('tahoe')).toBeGreaterThan(delivered('reno'));
  });
});
