import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Timers } from '../../../src/engine/sim/timers.ts';

/** Fires everything and returns the slots in their order. */
function fireAll(timers: Timers): number[] {
  const fired: number[] = [];
  while (timers.next !== Infinity) {
    fired.push(timers.nextSlot);
    timers.clear(timers.nextSlot);
  }
  return fired;
}

describe('timers', () => {
  it('fire in order of time, equal times in order of slots', () => {
    const timers = new Timers(6);
    timers.set(4, 20);
    timers.set(1, 30);
    timers.set(3, 10);
    timers.set(0, 20);
    expect(fireAll(timers)).toEqual([3, 0, 4, 1]);
  });

  it('that are put off fire later, those cleared not at all', () => {
    const timers = new Timers(3);
    timers.set(0, 10);
    timers.set(1, 20);
    timers.set(2, 15);
    timers.set(0, 40);
    timers.clear(2);
    expect([timers.isSet(0), timers.isSet(2)]).toEqual([true, false]);
    expect(fireAll(timers)).toEqual([1, 0]);
  });

  it('always know the earliest (against a search)', () => {
    const step = fc.record({ slot: fc.nat(7), time: fc.oneof(fc.nat(20), fc.constant(Infinity)) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const timers = new Timers(8);
        const due = Array<number>(8).fill(Infinity);
        for (const { slot, time } of steps) {
          due[slot] = time;
          if (time === Infinity) timers.clear(slot);
          else timers.set(slot, time);
          const next = Math.min(...due);
          expect(timers.next).toBe(next);
          if (next !== Infinity) expect(timers.nextSlot).toBe(due.indexOf(next));
        }
      }),
    );
  });
});
