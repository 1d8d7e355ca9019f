import { describe, expect, it } from 'vitest';
import type { ReasonFigures } from '../../../src/app/compare/figures.ts';
import { sayDifference } from '../../../src/app/compare/measures.ts';
import { mechanism, sharedReason } from '../../../src/app/compare/mechanism.ts';
import { measuresOf, numberRows } from '../../../src/app/compare/numbers.ts';
import { growingOverflows } from '../../../src/app/panels/result/hits.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import type { RunResults } from '../../../src/contract/index.ts';

/** RCD of `half-empty` with seed 1. */
const RCD: ReasonFigures = {
  useful: 0.46,
  dead: 0.007,
  idle: 0.52,
  timeouts: 66,
  hit: 10,
  synchronization: 0.79,
  packetLoss: 0.0246,
  cellsPerPacket: 3.1,
  jain: 0.98,
  worst: 3_000,
  queueMean: 281,
  delayMs: 5,
  shares: Number.NaN,
  deviation: Number.NaN,
};
const ESPD: ReasonFigures = {
  ...RCD,
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

describe('the reason for a difference', () => {
  it('is whom an overflow hits, with the two numbers that show it, whichever run comes first', () => {
    expect(mechanism(RCD, ESPD)).toMatchObject({
      sentence: 'It hit one or two senders at a time; the others kept the link busy.',
      behind: [
        { key: 'hit', a: '10.0', b: '1.9' },
        { key: 'synchronization', a: '0.79', b: '\u22120.06' },
      ],
    });
    expect(mechanism(ESPD, RCD)?.sentence).toBe(
      'It hit ten senders at once; they fell silent together, and the link waited.',
    );
  });

  it('is said of one sender in the singular', () => {
    expect(mechanism(RCD, { ...ESPD, hit: 1 })?.sentence).toMatch(/^It hit one sender at a time;/);
  });

  it('is dead cells where they explain more than idle slots do', () => {
    const dead = { ...RCD, dead: 0.07, idle: 0.5, useful: 0.42 };
    expect(mechanism(dead, RCD)?.sentence).toBe('It carried fewer cells of broken packets.');
    expect(mechanism(RCD, dead)?.sentence).toBe('It carried more cells of broken packets.');
  });

  it('is timers, whole packets, windows in step, rates or queues where those differ', () => {
    const sentence = (b: Partial<ReasonFigures>) => mechanism(RCD, { ...RCD, ...b })?.sentence ?? null;
    expect(sentence({ timeouts: 20, idle: 0.4 })).toMatch(/^Fewer senders waited for their timers/);
    expect(sentence({ packetLoss: 0.007, cellsPerPacket: 10, idle: 0.3 })).toMatch(/from fewer packets/);
    expect(sentence({ synchronization: 0.12, idle: 0.3 })).toMatch(/no longer fell together/);
    expect(sentence({ jain: 0.8, worst: 100 })).toMatch(/away from what they are due/);
    expect(sentence({ queueMean: 9, delayMs: 4.2 })).toMatch(/^Fewer cells waited/);
    const rated = { ...RCD, shares: 0.68, deviation: 0.37 };
    expect(mechanism(rated, { ...rated, shares: 1, deviation: 0 })?.sentence).toMatch(/closer to the fair/);
  });

  it('is one only where every seed has it; its numbers are those of the first', () => {
    const first = mechanism(RCD, ESPD);
    const another = mechanism(RCD, { ...ESPD, hit: 2.2 });
    expect(sharedReason([first, another, first])).toBe(first);
    expect(sharedReason([first, another, mechanism(ESPD, RCD)])).toBeNull();
    expect(sharedReason([first, another, null])).toBeNull();
    expect(sharedReason([null, first])).toBeNull();
  });

  it('is not guessed', () => {
    expect(mechanism(RCD, { ...RCD, idle: 0.5 })).toBeNull();
    const unknown = { ...RCD, hit: Number.NaN, synchronization: Number.NaN, idle: Number.NaN };
    expect(mechanism(unknown, { ...unknown, timeouts: 1 })).toBeNull();
    // More of nearly nothing, which looks the same when it is written.
    expect(mechanism({ ...RCD, queueMean: 0.1 }, { ...RCD, queueMean: 0.4, delayMs: 90 })).toBeNull();
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
    const losses = events([10, 1], [11, 1], [12, 3], [13, 7], [50, 2], [51, 4]);
    expect(growingOverflows()(epochs, losses).list).toEqual([
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
      ports: [{ port, dropped, pushedOut: 0, ackCellsLost: 0 }],
      links: [{ link: port, ledger: { idle } }],
    }) as unknown as RunResults;

  const nature = { rated: false, windows: true, credited: false };
  const packets = { measure: 'packets', good: 'more' } as const;
  const both = [run(34_995, 2_116, 0.52), run(73_230, 37_086, 0.03)] as const;
  const rows = (words: string) =>
    numberRows(
      measuresOf(nature, packets).large,
      both,
      { port, vc: 0, yardstick: 'equal' },
      { key: 'packets', words },
    );

  it('are three; better or worse is said only of what the scene is about', () => {
    expect(rows('better')).toEqual([
      { key: 'packets', a: '34,995', b: '73,230', verdict: '+109\u00a0%, better' },
      { key: 'lost', a: '2,116', b: '37,086', verdict: '18 times' },
      { key: 'idle', a: '52\u00a0%', b: '3.0\u00a0%', verdict: '\u221249.0 points' },
    ]);
    expect(rows('')[0]?.verdict).toBe('+109\u00a0%');
  });

  it('of shares are points, however many times one is the other', () => {
    expect(sayDifference(0.013, 0.2, 'share')).toBe('+18.7 points');
  });

  it('begin with the measure of the scene, then those of rates under rate control, and of queues under credit', () => {
    expect(
      measuresOf({ rated: true, windows: false, credited: false }, { measure: 'file', good: 'less' }).large,
    ).toEqual(['file', 'shares', 'queueMean']);
    expect(measuresOf({ rated: false, windows: false, credited: true }, packets).large).toContain(
      'queueMean',
    );
    expect(measuresOf({ ...nature, windows: false }, packets).costs).toEqual(['jain']);
  });
});
