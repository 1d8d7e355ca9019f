import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Link } from '../../../src/engine/atm/link.ts';
import { type FifoPort, FifoQueue } from '../../../src/engine/switch/transmit/fifoQueue.ts';

/** A port of which a transmitter needs no more than its queue. */
function portOf(link: Link): FifoPort {
  const nothing = { occupancy: null, credits: null, probes: { queueTrace: null }, gate: null };
  const statistics = { time: new Float64Array(4096), since: 0, queue: 0, change: () => {} };
  const port = { ...nothing, link, statistics, waited: new Float64Array(4), waiting: 0, efciAbove: Infinity };
  return port as unknown as FifoPort;
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
        (rate, first, cells, moments) => {
          const link = new Link('a>b', rate, 5_000_000);
          const port = portOf(link);
          const transmitter = new FifoQueue(port);
          for (let i = 0; i < cells; i++) transmitter.take(first, 0, i);
          const span = link.free - first;
          for (const part of moments.toSorted((one, other) => one - other)) {
            const time = first + 1 + Math.floor(part * span);
            const told = transmitter.unbegunAt(time);
            // At the instants themselves as well.
            const [before, at] = [
              transmitter.unbegunAt(transmitter.start),
              transmitter.unbegunAt(transmitter.start + 1),
            ];
            expect([before, at]).toEqual([port.waiting, Math.max(0, port.waiting - 1)]);
            if (port.waiting > 0) transmitter.serve(time - 1);
            expect(told).toBe(port.waiting);
          }
        },
      ),
    ));
});
