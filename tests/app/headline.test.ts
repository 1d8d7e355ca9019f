import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Burst } from '../../src/app/branches/events/burst.ts';
import {
  debounceHeadline,
  type HeadlineWords,
  type HeldHeadline,
  HOLD_MS,
  leftToRead,
  RENEW_MS,
  STEADY_MS,
} from '../../src/app/headline/headlineWords.ts';
import { type IdlePeriod, idleHeadline, idleSentence } from '../../src/app/headline/idlePeriod.ts';
import { type PortNow, portHeadline } from '../../src/app/headline/portWords.ts';
import { measured } from '../../src/app/readings/measured.ts';
import { type LoadedReport, pauseReason, type RunResults } from '../../src/contract/index.ts';
import { sayHalt } from '../../src/strings/en/halts.ts';

const LONGEST = 400;
const MS = 1e9;
const NOW = 500 * MS;

const bursts: fc.Arbitrary<Burst | null> = fc.option(
  fc
    .record({
      ago: fc.integer({ min: 0, max: 300 }),
      span: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 150 })),
      vcs: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
      more: fc.nat(500),
      isLong: fc.boolean(),
    })
    .map(({ ago, span, vcs, more, isLong }) => ({
      first: NOW - (ago + span) * MS,
      last: NOW - ago * MS,
      count: vcs.length + (span === 0 ? 0 : more),
      vcs: new Map(vcs.map((vc) => [vc, NOW - ago * MS])),
      isLong: isLong && span > 0,
      isOver: ago >= 13,
    })),
);

/** States that a port can have, as far as its numbers hang together. */
const ports: fc.Arbitrary<PortNow> = fc
  .record({
    bufferCells: fc.integer({ min: 1, max: 20_000 }),
    fill: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    before: fc.double({ min: 0, max: 1, noNaN: true }),
    losses: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
    pushed: fc.nat(4),
    listed: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
    emptyMs: fc.nat(LONGEST),
    timeouts: fc.oneof(fc.constant(0), fc.constant(1), fc.nat(40)),
    spanMs: fc.oneof(fc.constant(10), fc.double({ min: 0.001, max: 10, noNaN: true })),
    windowBytes: fc.option(fc.nat(4_000_000)),
    burst: bursts,
    expiries: bursts,
    idlePeriod: fc.option(
      fc
        .record({
          hasOthers: fc.boolean(),
          waiting: fc.integer({ min: 1, max: 12 }),
          hit: fc.nat(12),
          spanPs: fc.option(fc.integer({ min: 1, max: 90 * MS })),
          idle: fc.double({ min: 0, max: 1, noNaN: true }),
          ms: fc.double({ min: 0, max: 900, noNaN: true }),
          repaired: fc.option(fc.boolean()),
        })
        .map(
          ({ ms, repaired, ...rest }): IdlePeriod => ({
            ...rest,
            senders: 12,
            lostFrom: NOW - 200 * MS,
            next: { name: 'VC 3', ms },
            alone: repaired === null ? null : { name: 'VC 7', repaired },
          }),
        ),
    ),
  })
  .map(({ bufferCells, fill, before, losses, pushed, ...rest }) => {
    const queue = Math.floor(fill * bufferCells);
    const then = Math.floor(before * bufferCells);
    return {
      ...rest,
      now: NOW,
      queue,
      bufferCells,
      range: { from: NOW - 10 * MS, to: NOW, least: Math.min(queue, then), most: Math.max(queue, then) },
      change: queue - then,
      lost: losses.length,
      pushedOut: Math.min(pushed, losses.length),
      lostVcs: [...new Set(losses)],
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
        property(spoken(portHeadline(port)), port);
      }),
      { numRuns: 2000 },
    );

  it('has no plural after 1, and no singular after another number', () => {
    check((said) => {
      expect(said).not.toMatch(/(?<![\d,.])(1|one) (cells|timeouts|senders|timers)/);
      expect(said).not.toMatch(/(?<![\d,.])(0|[2-9]|\d[\d,]*\d) (cell|timeout|timer)\b/);
    });
  });

  it('tells nothing of losses in the last milliseconds where there were none, and counts what there was', () => {
    check((said, { lost }) => expect(/ lost in the last /.test(said)).toBe(lost > 0));
  });

  it('gives the queue no value but one', () => {
    check((said, { queue, bufferCells }) => {
      const held = /The queue holds ([\d,]+) of ([\d,]+) cells?\./.exec(said);
      if (held === null) {
        expect(said).toMatch(/Empty for|The link stands idle/);
        expect(queue).toBeLessThan(Math.max(1, bufferCells / 100));
      } else
        expect(held.slice(1).map((text) => Number(text.replaceAll(',', '')))).toEqual([queue, bufferCells]);
    });
  });

  it('never lets an empty queue have grown, be draining, or hold its level', () => {
    check((said, { queue }) => {
      if (queue === 0) expect(said).not.toMatch(/\+\d|is filling|is draining|level/);
    });
  });

  it('says of no other queue that it is empty', () => {
    check((said, { queue }) => {
      if (/been empty|Empty for/.test(said)) expect(queue).toBe(0);
    });
  });

  it('tells of losses and timers in the past tense, with their moment', () => {
    check((said, { burst, expiries }) => {
      const [headline = ''] = said.split('. ');
      if (/lost cells|lost a cell/.test(headline)) expect(headline).toMatch(/\d\.\d{3} s|stands idle/);
      if (burst?.isOver && expiries?.isOver) expect(headline).not.toMatch(/^So far/);
    });
  });

  it('has words for a run that plays which name their moment and stay true', () => {
    fc.assert(
      fc.property(ports, (port) => {
        expect(portHeadline(port).lasting).toMatch(/^(At|By|From|The timer of VC \d+ ran out at) ?\d?/);
        expect(portHeadline(port).lasting).toMatch(/\d\.\d{3} s/);
        expect(portHeadline(port).lasting).not.toMatch(/\b(is|are|has|have|waits?|stands)\b/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('headlines while a run plays', () => {
  it('stay for at least two seconds, unless something happens while they are about how things are, or it is said again with more', () => {
    const tick = 16;
    fc.assert(
      fc.property(fc.array(ports, { minLength: 200, maxLength: 500 }), (instants) => {
        let held: HeldHeadline | null = null;
        let since = 0;
        instants.forEach((port, i) => {
          const before: HeldHeadline | null = held;
          const telling = portHeadline(port);
          held = debounceHeadline(before, telling, i * tick);
          if (before === null || before.headline === held.headline) return;
          const isCovered = before.key.split(' ')[0] === telling.covers;
          const least = isCovered ? STEADY_MS : before.isEvent || !telling.isEvent ? 2000 : 0;
          expect(i * tick - since).toBeGreaterThanOrEqual(least);
          expect(held.headline).toBe(portHeadline(port).lasting);
          since = i * tick;
        });
      }),
      { numRuns: 30 },
    );
  });

  it('are never of a queue that was filling, once cells are lost, timers run out or the link is silent', () => {
    fc.assert(
      fc.property(fc.array(ports, { minLength: 2, maxLength: 60 }), (instants) => {
        let held: HeldHeadline | null = null;
        instants.forEach((port, i) => {
          const telling = portHeadline(port);
          held = debounceHeadline(held, telling, i * 16);
          const isOfNow = /^(?:losses|timers|idle)/.test(telling.key);
          if (isOfNow)
            expect(held.headline).not.toMatch(/was filling|was draining|queue held|had been empty/);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('of a burst that began are followed by what it came to, and of two bursts by no state that would only flash', () => {
    const words = (key: string, lasting: string, isEvent: boolean): HeadlineWords => ({
      key,
      headline: 'now',
      lasting,
      isEvent,
      sentence: '',
    });
    const [began, over] = [words('losses 1 on', 'A', true), words('losses 1 over', 'B', true)];
    const filling = words('filling', 'C', false);
    const first = debounceHeadline(null, began, 0);
    expect(debounceHeadline(first, over, HOLD_MS).headline).toBe('B');
    const calm = debounceHeadline(first, filling, HOLD_MS);
    expect([calm.headline, debounceHeadline(calm, filling, HOLD_MS + STEADY_MS).headline]).toEqual([
      'A',
      'C',
    ]);
    // Another burst before it has been calm for long.
    const again = debounceHeadline(calm, words('losses 2 on', 'D', true), HOLD_MS + 100);
    expect(again.headline).toBe('D');
    expect(debounceHeadline(again, filling, HOLD_MS + STEADY_MS).headline).toBe('D');
  });

  it('are told anew when another kind of thing matters, or after a while with the numbers of then', () => {
    const words = (key: string, lasting: string): HeadlineWords => ({
      key,
      headline: 'now',
      lasting,
      sentence: '',
    });
    const first = debounceHeadline(null, words('filling', 'A'), 0);
    expect(first.headline).toBe('A');
    expect(debounceHeadline(first, words('losses', 'B'), HOLD_MS - 1).headline).toBe('A');
    expect(debounceHeadline(first, words('losses', 'B'), HOLD_MS).headline).toBe('B');
    expect(debounceHeadline(first, words('filling', 'C'), HOLD_MS).headline).toBe('A');
    expect(debounceHeadline(first, words('filling', 'C'), RENEW_MS).headline).toBe('C');
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
  const ten: IdlePeriod = {
    senders: 10,
    hasOthers: false,
    waiting: 9,
    hit: 10,
    lostFrom: 421.3 * MS,
    spanPs: 13 * MS,
    idle: 0.478,
    next: { name: 'VC 1', ms: 25.2 },
    alone: { name: 'VC 7', repaired: true },
  };
  const headline = (silence: IdlePeriod, at: string | null = null) =>
    idleHeadline(silence, at).replaceAll('\u00a0', ' ');

  it('says who lost cells, who waits, and for how long', () => {
    expect(headline(ten)).toBe(
      'The link stands idle. All ten senders lost cells within 13.0 ms, and nine wait for their timers.',
    );
    expect(headline(ten, '0.488')).toBe(
      'At 0.488 s the link was idle: all ten senders had lost cells within 13.0 ms, and nine waited for their timers.',
    );
    expect(idleSentence(ten).replaceAll('\u00a0', ' ')).toBe(
      '**48 %** of all cell slots so far passed empty. The losses began at **0.421 s**. Next of those that wait: **VC 1, in 25 ms**. VC 7 has repaired its loss and sends alone.',
    );
  });

  it('calls them TCP senders where another one sends without a window', () => {
    const nine = { ...ten, senders: 9, hit: 9, hasOthers: true };
    expect(headline(nine)).toContain('All nine TCP senders lost cells');
    expect(headline({ ...nine, hit: 1 })).toContain('Nine of nine TCP senders wait for their timers');
  });

  it('gives a burst the length that a step to it has', () => {
    for (const spanPs of [13 * MS, 640e6, 99.4 * MS])
      expect(
        sayHalt(pauseReason('episode', { kind: 'burst', count: 9, vcs: 3, spanPs })).split(' in ')[1],
      ).toBe(/within (\S+\s\S+), and/.exec(idleHeadline({ ...ten, spanPs }, null))?.[1]);
  });

  it('names one sender, some and all of them by count', () => {
    expect(headline({ ...ten, waiting: 1, hit: 4 })).toBe(
      'The link stands idle. Four senders lost cells within 13.0 ms, and one waits for its timer.',
    );
    expect(headline({ ...ten, waiting: 10 })).toMatch(/ 13\.0 ms, and all wait for their timers\.$/);
    expect(headline({ ...ten, senders: 25, waiting: 14, hit: 0 })).toBe(
      'The link stands idle. 14 of 25 senders wait for their timers.',
    );
    expect(headline({ ...ten, senders: 2, waiting: 1, hit: 1 })).toMatch(
      /One of two senders waits for its timer\.$/,
    );
  });

  it('is told while a few cells of the sender that sends on alone are in the queue', () => {
    const port: PortNow = {
      now: 500 * MS,
      queue: 3,
      bufferCells: 2000,
      spanMs: 10,
      range: null,
      change: 3,
      lost: 0,
      pushedOut: 0,
      lostVcs: [],
      sessions: 10,
      listed: [],
      emptyMs: 0,
      longestEmptyMs: LONGEST,
      timeouts: 0,
      burst: null,
      expiries: null,
      windowBytes: null,
      idlePeriod: ten,
    };
    const burst = {
      first: 499 * MS,
      last: 500 * MS,
      count: 1,
      vcs: new Map([[3, 499 * MS]]),
      isLong: false,
      isOver: false,
    };
    expect(portHeadline(port).key).toMatch(/^idle/);
    expect(portHeadline({ ...port, queue: 40 }).key).not.toMatch(/^idle/);
    expect(portHeadline({ ...port, lost: 1, lostVcs: [3], burst }).key).toMatch(/^losses/);
  });

  it('is silent about those that send unless there is one alone', () => {
    expect(idleSentence({ ...ten, alone: null })).not.toMatch(/sends/);
    expect(idleSentence({ ...ten, alone: { name: 'VC 7', repaired: false } })).toMatch(/VC 7 sends alone\.$/);
    expect(idleSentence({ ...ten, next: { name: 'VC 1', ms: 0.1 } })).toContain('in 1 ms');
  });
});

it('a silence takes the place of the losses before it as soon as they could be read: it says them again', () => {
  const losses: HeadlineWords = {
    key: 'losses 3 over',
    headline: '',
    lasting: 'Ten lost.',
    sentence: '',
    isEvent: true,
  };
  const idle: HeadlineWords = {
    key: 'idle 3',
    headline: '',
    lasting: 'Idle: ten had lost.',
    sentence: '',
    isEvent: true,
    covers: 'losses',
  };
  const shown = debounceHeadline(null, losses, 0);
  expect(debounceHeadline(shown, idle, STEADY_MS - 1).headline).toBe('Ten lost.');
  expect(debounceHeadline(shown, idle, STEADY_MS).headline).toBe('Idle: ten had lost.');
  const timers = debounceHeadline(null, { ...losses, key: 'timers 3 over', lasting: 'Timers ran out.' }, 0);
  expect(debounceHeadline(timers, idle, STEADY_MS).headline).toBe('Timers ran out.');
});

describe('the last headline of a run', () => {
  const words = (headline: string, isEvent: boolean): HeadlineWords => ({
    key: headline,
    headline,
    lasting: headline,
    sentence: '',
    isEvent,
  });
  const end = words('From 0 to 3 s the network delivered 9 packets.', false);

  it('is read to its end, and gives way to what all came to then, also where it was of losses a moment ago', () => {
    const losses = debounceHeadline(null, words('Losses began.', true), 0);
    const ended = debounceHeadline(losses, end, HOLD_MS - 100);
    expect([ended.headline, leftToRead(ended, end, HOLD_MS - 100)]).toEqual(['Losses began.', 100]);
    // While a run plays it would stay until it has been calm for a while.
    const read = debounceHeadline(ended, end, HOLD_MS);
    expect([read.headline, leftToRead(read, end, HOLD_MS)]).toEqual(['Losses began.', 0]);
  });

  it('needs no more time where it says the same', () => {
    expect(leftToRead(debounceHeadline(null, end, 0), end, 1)).toBe(0);
  });
});
