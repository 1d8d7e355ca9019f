import { describe, expect, it } from 'vitest';
import type { Figures } from '../../../src/app/panels/result/figures.ts';
import { headline } from '../../../src/app/panels/result/headline.ts';
import { overflowsOf } from '../../../src/app/panels/result/hits.ts';
import { mechanism } from '../../../src/app/panels/result/mechanism.ts';
import { measuresOf, numberRows } from '../../../src/app/panels/result/numbers.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import type { RunResults } from '../../../src/contract/index.ts';

/** RCD of `half-empty` with seed 1. */
const RCD: Figures = {
  packets: 34_995,
  dropped: 2_116,
  useful: 0.46,
  dead: 0.007,
  idle: 0.52,
  timeouts: 66,
  hit: 10,
  synchronization: 0.79,
  cellLoss: 0.0054,
  packetLoss: 0.0246,
  cellsPerPacket: 3.1,
  jain: 0.98,
  worst: 3_000,
  queueMean: 281,
  delayMs: 5,
  shares: Number.NaN,
  deviation: Number.NaN,
  slowestFileS: Number.NaN,
  sessions: [],
};
const ESPD: Figures = {
  ...RCD,
  packets: 73_230,
  dropped: 37_086,
  useful: 0.96,
  idle: 0.03,
  timeouts: 73,
  hit: 1.9,
  synchronization: -0.06,
  cellsPerPacket: 10.9,
  packetLoss: 0.042,
  jain: 0.93,
  queueMean: 1_093,
};
const vcs = { nameOf: (vc: number) => `VC ${vc}`, followed: null };

describe('the reason for a difference', () => {
  it('is whom an overflow hits, with the two numbers that show it, whichever run comes first', () => {
    expect(mechanism(RCD, ESPD)).toEqual({
      sentence: 'It hits one or two senders at a time; the others keep the link busy.',
      behind: [
        { key: 'hit', a: '10.0', b: '1.9' },
        { key: 'synchronization', a: '0.79', b: '\u22120.06' },
      ],
    });
    expect(mechanism(ESPD, RCD)?.sentence).toBe(
      'It hits ten senders at once; they fall silent together, and the link waits.',
    );
  });

  it('is said of one sender in the singular', () => {
    expect(mechanism(RCD, { ...ESPD, hit: 1 })?.sentence).toMatch(/^It hits one sender at a time;/);
  });

  it('is dead cells where they explain more than idle slots do', () => {
    const dead = { ...RCD, dead: 0.07, idle: 0.5, useful: 0.42 };
    expect(mechanism(dead, RCD)?.sentence).toBe('It carries fewer cells of broken packets.');
    expect(mechanism(RCD, dead)?.sentence).toBe('It carries more cells of broken packets.');
  });

  it('is timers, whole packets, windows in step, rates or queues where those differ', () => {
    const sentence = (b: Partial<Figures>) => mechanism(RCD, { ...RCD, ...b })?.sentence ?? null;
    expect(sentence({ timeouts: 20, idle: 0.4 })).toMatch(/^Fewer senders wait for their timers/);
    expect(sentence({ packetLoss: 0.007, cellsPerPacket: 10, idle: 0.3 })).toMatch(/from fewer packets/);
    expect(sentence({ synchronization: 0.12, idle: 0.3 })).toMatch(/no longer fall together/);
    expect(sentence({ jain: 0.8, worst: 100 })).toMatch(/less equally/);
    expect(sentence({ queueMean: 9, delayMs: 4.2 })).toMatch(/^Fewer cells wait/);
    const rated = { ...RCD, shares: 0.68, deviation: 0.37 };
    expect(mechanism(rated, { ...rated, shares: 1, deviation: 0 })?.sentence).toMatch(/closer to the fair/);
  });

  it('is not guessed', () => {
    expect(mechanism(RCD, { ...RCD, packets: 36_000, idle: 0.5 })).toBeNull();
    const unknown = { ...RCD, hit: Number.NaN, synchronization: Number.NaN, idle: Number.NaN };
    expect(mechanism(unknown, { ...unknown, packets: 1 })).toBeNull();
    // More of nearly nothing, which looks the same when it is written.
    expect(mechanism({ ...RCD, queueMean: 0.1 }, { ...RCD, queueMean: 0.4, delayMs: 90 })).toBeNull();
  });
});

describe('the headline of a result', () => {
  it('says the cost before the gain and names no winner', () => {
    expect(headline('ESPD', RCD, ESPD, vcs)).toBe(
      'ESPD drops 18 times as many cells and delivers 109\u00a0% more packets.',
    );
  });

  it('names who gained and who lost where all together deliver as much as before', () => {
    const session = (vc: number, packets: number) => ({ vc, packets, share: Number.NaN });
    const before = { ...RCD, sessions: [session(1, 100), session(2, 100), session(3, 100)] };
    const after = { ...RCD, dropped: 1_000, sessions: [session(1, 40), session(2, 102), session(3, 158)] };
    expect(headline('WFQ', before, after, vcs)).toBe(
      'WFQ drops 53\u00a0% fewer cells and delivers about as many packets in all: ' +
        'VC 3 gets 58\u00a0% more, VC 1 60\u00a0% fewer.',
    );
  });

  it('is about the fair share of the followed VC, else of the one that changed most', () => {
    const rates = (...shares: number[]) => ({
      ...RCD,
      dropped: Number.NaN,
      packets: 0,
      sessions: shares.map((share, i) => ({ vc: i + 1, packets: 0, share })),
    });
    const [before, after] = [rates(0.9, 0.13, 0.11), { ...rates(0.95, 0.95, 0.95), queueMean: 3 }];
    const waiting = 'and keeps 99\u00a0% fewer cells waiting.';
    const gives = (vc: number, from: number) =>
      `ERAA gives VC ${vc} 95\u00a0% of its fair share instead of ${from}\u00a0% ${waiting}`;
    expect(headline('ERAA', before, after, vcs)).toBe(gives(3, 11));
    expect(headline('ERAA', before, after, { ...vcs, followed: 2 })).toBe(gives(2, 13));
    expect(headline('ERAA', before, after, { ...vcs, followed: 1 })).toBe(gives(3, 11));
  });

  it('is about the slowest file where there are files, and all of them are over', () => {
    const taken = (slowestFileS: number) => ({ ...RCD, dropped: 0, packets: 0, slowestFileS });
    expect(headline('With Coupling off the network', taken(0.508), taken(0.361), vcs)).toBe(
      'With Coupling off the network finishes the slowest file in 0.361 s instead of 0.508 s and keeps about as many cells waiting.',
    );
  });

  it('is nothing where nothing differs', () => {
    expect(headline('ESPD', RCD, RCD, vcs)).toBe('No difference so far.');
  });
});

describe('overflows', () => {
  it('count each sender once, whether its cell was refused or pushed out', () => {
    const events = (...rows: (readonly [time: number, vc: number])[]) => {
      const trace = new EventTrace();
      for (const [time, vc] of rows) trace.push(time, vc, 0);
      return trace;
    };
    const epochs = events([10, 1], [50, 2]);
    const drops = events([10, 1], [11, 1], [12, 3], [50, 2], [51, 4]);
    expect(overflowsOf(epochs, [drops, events([13, 7])])).toEqual([
      { from: 10, hit: 3, cells: 4 },
      { from: 50, hit: 2, cells: 2 },
    ]);
  });
});

describe('the numbers of a result', () => {
  const port = 'S2>S3';
  const run = (packets: number, dropped: number, idle: number) =>
    ({
      whole: { packets, jain: 0.98, timeouts: 66 },
      sessions: [],
      ports: [{ port, dropped, pushedOut: 0 }],
      links: [{ link: port, ledger: { idle } }],
    }) as unknown as RunResults;

  it('are three with verdicts in words', () => {
    const nature = { rated: false, windows: true, credited: false };
    const both = [run(34_995, 2_116, 0.52), run(73_230, 37_086, 0.03)] as const;
    expect(numberRows(measuresOf(nature).large, nature, both, port)).toEqual([
      { key: 'packets', a: '34,995', b: '73,230', verdict: '+109\u00a0%, better' },
      { key: 'dropped', a: '2,116', b: '37,086', verdict: '18 times, worse' },
      { key: 'idle', a: '52\u00a0%', b: '3.0\u00a0%', verdict: '\u221249 points, better' },
    ]);
  });

  it('are those of rates under rate control, and of queues under credit', () => {
    expect(measuresOf({ rated: true, windows: false, credited: false }).large).toEqual([
      'shares',
      'queueMean',
      'settling',
    ]);
    expect(measuresOf({ rated: false, windows: false, credited: true }).large).toContain('queueMean');
    expect(measuresOf({ rated: false, windows: false, credited: false }).costs).toEqual(['jain']);
  });
});
