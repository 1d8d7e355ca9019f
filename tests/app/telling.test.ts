import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../src/app/panels/score/measured.ts';
import { type PortNow, portTelling } from '../../src/app/panels/sentence/portWords.ts';
import { idleHeadline, idleSentence, type Silence } from '../../src/app/panels/sentence/silence.ts';
import { ALWAYS, type Held, HOLD_MS, hold, type Telling } from '../../src/app/panels/sentence/telling.ts';
import type { LoadedReport, RunResults } from '../../src/contract/index.ts';

const LONGEST = 400;

/** States that a port can have, as far as its numbers hang together. */
const ports: fc.Arbitrary<PortNow> = fc
  .record({
    bufferCells: fc.integer({ min: 1, max: 20_000 }),
    fill: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    before: fc.double({ min: 0, max: 1, noNaN: true }),
    refusals: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
    listed: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
    pushedOut: fc.oneof(fc.constant(0), fc.constant(1), fc.nat(3000)),
    emptyMs: fc.nat(LONGEST),
    timeouts: fc.oneof(fc.constant(0), fc.constant(1), fc.nat(40)),
    spanMs: fc.oneof(fc.constant(10), fc.double({ min: 0.001, max: 10, noNaN: true })),
    windowBytes: fc.option(fc.nat(4_000_000)),
    silence: fc.option(
      fc
        .record({
          waiting: fc.integer({ min: 1, max: 12 }),
          hit: fc.nat(12),
          withinMs: fc.double({ min: 0, max: 90, noNaN: true }),
          idle: fc.double({ min: 0, max: 1, noNaN: true }),
          ms: fc.double({ min: 0, max: 900, noNaN: true }),
          repaired: fc.option(fc.boolean()),
        })
        .map(
          ({ ms, repaired, ...rest }): Silence => ({
            ...rest,
            senders: 12,
            next: { name: 'VC 3', ms },
            alone: repaired === null ? null : { name: 'VC 7', repaired },
          }),
        ),
    ),
  })
  .map(({ bufferCells, fill, before, refusals, ...rest }) => {
    const queue = Math.floor(fill * bufferCells);
    const then = Math.floor(before * bufferCells);
    return {
      ...rest,
      queue,
      bufferCells,
      most: Math.max(queue, then),
      change: queue - then,
      refused: refusals.length,
      refusedVcs: [...new Set(refusals)],
      sessions: 12,
      emptyMs: queue === 0 ? rest.emptyMs : 0,
      longestEmptyMs: LONGEST,
    };
  });

const spoken = ({ headline, sentence }: { headline: string; sentence: string }) =>
  `${headline} ${sentence}`.replaceAll('**', '').replaceAll('\u00a0', ' ');

describe('what is said of a port', () => {
  const check = (property: (said: string, port: PortNow) => void) =>
    fc.assert(
      fc.property(ports, (port) => {
        property(spoken(portTelling(port)), port);
      }),
      { numRuns: 2000 },
    );

  it('has no plural after 1, and no singular after another number', () => {
    check((said) => {
      expect(said).not.toMatch(/(?<![\d,.])1 (cells|waiting cells|timeouts|senders lose)/);
      expect(said).not.toMatch(/(?<![\d,.])(0|[2-9]|\d[\d,]*\d) (cell|timeout|waiting cell)\b/);
    });
  });

  it('calls nothing refused where nothing was, and counts what was', () => {
    check((said, { refused }) => expect(/refuse/.test(said)).toBe(refused > 0));
  });

  it('gives the queue no value but one', () => {
    check((said, { queue, bufferCells }) => {
      const held = /holds ([\d,]+) of ([\d,]+) cells?\./.exec(said);
      if (held === null) {
        expect(said).toMatch(/Empty for|The link stands idle/);
        expect(queue).toBe(0);
      } else
        expect(held.slice(1).map((text) => Number(text.replaceAll(',', '')))).toEqual([queue, bufferCells]);
    });
  });

  it('never lets an empty queue have grown', () => {
    check((said, { queue }) => {
      if (queue === 0) expect(said).not.toMatch(/\+\d|is filling/);
    });
  });

  it('has one name for an empty queue, and says so of no other', () => {
    check((said, { queue }) => {
      if (/queue is empty|Empty for/.test(said)) expect(queue).toBe(0);
    });
  });
});

describe('words while a run plays', () => {
  it('keep the numbers of the instant, are true of it, and change at most twice a second, where a silence begins four times', () => {
    const tick = 16;
    fc.assert(
      fc.property(fc.array(ports, { minLength: 60, maxLength: 120 }), (instants) => {
        let held: Held | null = null;
        let changes: number[] = [];
        instants.forEach((port, i) => {
          const telling = portTelling(port);
          const before: Held | null = held;
          held = hold(before, telling, i * tick);
          const { words } = held;
          const own = words.key === telling.key ? telling : telling.otherwise(words.key);
          expect([words.headline, words.sentence]).toEqual([own?.headline, own?.sentence]);
          if (before !== null && before.words.key !== words.key) changes.push(i * tick);
          changes = changes.filter((time) => time > i * tick - HOLD_MS);
          expect(changes.length).toBeLessThanOrEqual(
            instants.some(({ silence }) => silence !== null) ? 4 : 2,
          );
        });
      }),
      { numRuns: 100 },
    );
  });

  it('stay for a second while they are true, and go at once when they are not', () => {
    const words = (key: string, ...others: string[]): Telling => ({
      key,
      headline: key,
      sentence: '',
      otherwise: (other) => (others.includes(other) ? { key: other, headline: other, sentence: '' } : null),
    });
    const first = hold(null, words('filling'), 0);
    expect(hold(first, words('steady', 'filling', ALWAYS), 900).words.key).toBe('filling');
    expect(hold(first, words('steady', 'filling', ALWAYS), HOLD_MS).words.key).toBe('steady');
    const filler = hold(first, words('steady', ALWAYS), 900);
    expect(filler.words.key).toBe(ALWAYS);
    const silence = { ...words('idle', ALWAYS), lasts: true };
    expect(hold(filler, silence, 900 + HOLD_MS / 2 - 1).words.key).toBe(ALWAYS);
    expect(hold(filler, silence, 900 + HOLD_MS / 2).words.key).toBe('idle');
    expect(hold(filler, words('steady', ALWAYS), 900 + HOLD_MS / 2).words.key).toBe(ALWAYS);
  });
});

describe('of what the score is', () => {
  const at = (ms: number) =>
    measured({
      loaded: {
        measure: { fromPs: 500e9, toPs: 3000e9 },
        vcs: [{ baseRttPs: 10e9 }],
      } as unknown as LoadedReport,
      results: {} as RunResults,
      resultsAt: ms * 1e9,
    });

  it('names the run so far before the window begins, and the window once it has', () => {
    expect(at(312)).toEqual({
      warning: 'Statistics begin at 0.5 s.',
      soFar: 'The run so far: 0 to 0.312 s.',
    });
    expect(at(900)).toEqual({ warning: '', soFar: 'The run so far: 0.500 to 0.900 s.' });
    expect(at(3000)).toEqual({ warning: '', soFar: '' });
  });

  it('has no plural after 1', () => {
    expect(at(515).warning).toBe('Too short to judge: 1 RTT.');
    expect(at(525).warning).toBe('Too short to judge: 2 RTTs.');
  });
});

describe('a silent link', () => {
  const ten: Silence = {
    senders: 10,
    waiting: 9,
    hit: 10,
    withinMs: 10.6,
    idle: 0.478,
    next: { name: 'VC 1', ms: 25.2 },
    alone: { name: 'VC 7', repaired: true },
  };

  it('says who lost cells, who waits, and for how long', () => {
    expect(idleHeadline(ten)).toBe(
      'The link stands idle. All ten senders lost a cell within 11 ms, and nine wait for their timers.',
    );
    expect(idleSentence(ten).replaceAll('\u00a0', ' ')).toBe(
      '**48 %** of all cell slots so far passed empty. Next timer: **VC 1, in 25 ms**. VC 7 has repaired its loss and sends alone.',
    );
  });

  it('names one sender, some and all of them by count', () => {
    expect(idleHeadline({ ...ten, waiting: 1, hit: 4 })).toBe(
      'The link stands idle. Four senders lost a cell within 11 ms, and one waits for its timer.',
    );
    expect(idleHeadline({ ...ten, waiting: 10 })).toMatch(/ 11 ms, and all wait for their timers\.$/);
    expect(idleHeadline({ ...ten, senders: 25, waiting: 14, hit: 0 })).toBe(
      'The link stands idle. 14 of 25 senders wait for their timers.',
    );
    expect(idleHeadline({ ...ten, senders: 2, waiting: 1, hit: 1 })).toMatch(
      /One of two senders waits for its timer\.$/,
    );
  });

  it('is told while a few cells of the sender that sends on alone are in the queue', () => {
    const port: PortNow = {
      queue: 3,
      bufferCells: 2000,
      spanMs: 10,
      most: 12,
      change: 3,
      refused: 0,
      refusedVcs: [],
      sessions: 10,
      listed: [],
      pushedOut: 0,
      emptyMs: 0,
      longestEmptyMs: LONGEST,
      timeouts: 0,
      windowBytes: null,
      silence: ten,
    };
    expect(portTelling(port).key).toBe('idle');
    expect(portTelling({ ...port, queue: 40 }).key).not.toBe('idle');
    expect(portTelling({ ...port, refused: 1, refusedVcs: [3] }).key).toBe('dropping');
  });

  it('is silent about those that send unless there is one alone', () => {
    expect(idleSentence({ ...ten, alone: null })).not.toMatch(/sends/);
    expect(idleSentence({ ...ten, alone: { name: 'VC 7', repaired: false } })).toMatch(/VC 7 sends alone\.$/);
    expect(idleSentence({ ...ten, next: { name: 'VC 1', ms: 0.1 } })).toContain('in 1 ms');
  });
});
