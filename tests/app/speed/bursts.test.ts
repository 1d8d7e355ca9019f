import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInBurst } from '../../../src/app/speed/bursts.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import { PS_PER_MS } from '../../../src/contract/index.ts';

/** One second on the screen is 100 ms of the run. */
const SECOND = 100 * PS_PER_MS;

function eventsAt(...ms: readonly number[]): EventTrace {
  const events = new EventTrace();
  for (const time of ms) events.push(time * PS_PER_MS, 1, 0);
  return events;
}

const at = (events: EventTrace, ms: number): boolean => isInBurst(events, ms * PS_PER_MS, SECOND);

const span = (from: number, to: number, every: number): number[] =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, i) => from + i * every);

describe('a burst of events', () => {
  const overflow = eventsAt(...span(500, 514, 0.1));

  it('begins with its first event and ends a moment after its last', () => {
    expect([499.9, 500, 510, 514, 528, 530].map((ms) => at(overflow, ms))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('may be a single event', () => {
    expect([900, 914, 916].map((ms) => at(eventsAt(900), ms))).toEqual([true, true, false]);
  });

  it('is over after 0.6 s on the screen, though events go on', () => {
    const steady = eventsAt(...span(500, 2_000, 5));
    expect([500, 558, 561, 800, 1_900].map((ms) => at(steady, ms))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('comes again only after a quiet stretch', () => {
    const twice = eventsAt(...span(500, 600, 5), 630, 680);
    expect([559, 630, 680].map((ms) => at(twice, ms))).toEqual([true, false, true]);
  });

  it('slows no stretch down for longer than that, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 200 }), (times) => {
        const events = eventsAt(...times.sort((a, b) => a - b));
        let slow = 0;
        for (let ms = 0; ms <= 2_200; ms++) {
          slow = at(events, ms) ? slow + 1 : 0;
          expect(slow).toBeLessThanOrEqual(60);
        }
      }),
    );
  });
});
