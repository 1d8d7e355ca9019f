import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Link } from '../../../src/engine/atm/link.ts';
import { QueueStatistics } from '../../../src/engine/switch/state/queueStatistics.ts';
import { FifoQueue } from '../../../src/engine/switch/transmit/fifoQueue.ts';
import type { PortQueue } from '../../../src/engine/switch/transmit/portQueue.ts';

/** As much of a queue as its transmitter needs here. */
function queueOf(link: Link): PortQueue {
  const nothing = { occupancy: null, credits: null, probes: { queueTrace: null }, gate: null };
  const statistics = new QueueStatistics();
  const queue = {
    ...nothing,
    link,
    statistics,
    waited: new Float64Array(4),
    waiting: 0,
    efciAbove: Infinity,
  };
  return queue as unknown as PortQueue;
}

/** When each of some cells that come at `first` begins to leave, in whole numbers of any size. */
function begins({ period, modulus }: Link, first: number, cells: number): readonly number[] {
  const [cell, parts] = [BigInt(period), BigInt(modulus)];
  return Array.from({ length: cells }, (_, i) => first + Number((BigInt(i) * cell) / parts));
}

describe('cells that have not begun to leave a queue whose departures are known ahead', () => {
  // 155.52 Mb/s has fractions of 243 parts, a prime number of bit/s as many as it has bits.
  const rates = fc.constantFrom(155_520_000, 149_760_000, 1_000_003, 99_999_989, 424_000_000, 33_333_333);

  it('are as many by one formula as by letting them go one by one', () =>
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 0, max: 4_000_000 }),
        fc.integer({ min: 1, max: 600 }),
        fc.array(fc.double({ min: 0, max: 1.1, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (rate, first, most, moments) => {
          const link = new Link('a>b', rate, 5_000_000);
          let cells = most;
          while (!FifoQueue.canHold(link, cells)) cells--;
          const queue = queueOf(link);
          const transmitter = new FifoQueue(queue);
          for (let i = 0; i < cells; i++) transmitter.take(first, 0, i);
          // The first cell does not wait.
          const waiting = begins(link, first, cells).slice(1);
          const span = link.free - first;
          const times = [...moments.map((part) => first + 1 + Math.floor(part * span)), ...waiting];
          for (const time of times.toSorted((one, other) => one - other)) {
            const later = waiting.filter((begin) => begin >= time);
            expect(transmitter.unbegunAt(time)).toBe(later.length);
            transmitter.serve(time - 1);
            expect(queue.waiting).toBe(later.length);
            if (later.length > 0) expect(transmitter.start).toBe(later[0]);
          }
        },
      ),
    ));

  it('are not counted in this way where a formula could be wrong', () => {
    expect(FifoQueue.canHold(new Link('a>b', 155_520_000, 0), 1_000_000)).toBe(true);
    expect(FifoQueue.canHold(new Link('a>b', 99_999_989, 0), 100)).toBe(false);
  });
});
