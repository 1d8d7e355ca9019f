import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { PortBench, SLOT } from '../../support/portBench.ts';

/** Increment and limit of the contract, slots: times of the bench are whole picoseconds, so all sums are exact. */
const T = 10;
const TAU = 25;
const MS_PER_SLOT = SLOT / 1e9;

const contract = (more: Record<string, number | string> = {}) => ({
  policy: 'gcra',
  params: { increment: T * MS_PER_SLOT, limit: TAU * MS_PER_SLOT, excess: 'lose', tagged: 0, ...more },
});

type Conforms = (time: number) => boolean;

/** Virtual scheduling, ITU-T I.371, annex A: the theoretical arrival time. @param time picoseconds, never falling */
function virtualScheduling(increment: number, limit: number): Conforms {
  let due = 0;
  return (time) => {
    if (time < due - limit) return false;
    due = Math.max(time, due) + increment;
    return true;
  };
}

/** Continuous-state leaky bucket, the same annex: what is in the bucket, and when the last conforming cell came. */
function leakyBucket(increment: number, limit: number): Conforms {
  let level = 0;
  let last = 0;
  return (time) => {
    const left = Math.max(0, level - (time - last));
    if (left > limit) return false;
    level = left + increment;
    last = time;
    return true;
  };
}

describe('the generic cell rate algorithm', () => {
  it('decides on each of 100,000 arrivals as virtual scheduling and as the leaky bucket of I.371', () => {
    const bench = new PortBench([{}, {}, {}], { bufferCells: 1_000, ...contract() });
    const random = new RandomStream(1, 'arrivals');
    const references = [0, 1, 2].map(() => [
      virtualScheduling(T * SLOT, TAU * SLOT),
      leakyBucket(T * SLOT, TAU * SLOT),
    ]);
    let time = 0;
    const conforming = [0, 0, 0];
    for (let arrival = 0; arrival < 100_000; arrival++) {
      // A burst in the same instant now and then, and times on the edge of the contract.
      const draw = random.uniform();
      const gap = draw < 0.1 ? 0 : draw < 0.4 ? Math.ceil(8 * random.uniform()) : 8 * random.uniform();
      time = Math.round((time + gap) * SLOT) / SLOT;
      const vc = Math.floor(3 * random.uniform());
      const before = bench.lost[vc]!;
      bench.arrive(time, vc + 1);
      const taken = bench.lost[vc] === before;
      const [scheduling, bucket] = references[vc]!.map((conforms) => conforms(Math.round(time * SLOT)));
      if (taken !== scheduling || taken !== bucket)
        expect({ arrival, taken, scheduling, bucket }).toMatchObject({ scheduling: taken, bucket: taken });
      if (taken) conforming[vc]!++;
    }
    // Some of both, or nothing is compared.
    for (const cells of conforming) {
      expect(cells).toBeGreaterThan(5_000);
      expect(cells).toBeLessThan(32_000);
    }
  });

  it('lets a source that cheats have its contract: 1 + τ / T cells at once, then one each T', () => {
    const bench = new PortBench([{}, {}], { bufferCells: 1_000, ...contract() });
    for (let slot = 0; slot < 1_000; slot++) bench.arrive(slot, 1);
    bench.runUntil(1_000);
    // Cell k may come at k T - τ: the last that does by 999 slots is number 102.
    expect(bench.sent()).toHaveLength(1 + Math.floor((999 + TAU) / T));
    const early = new PortBench([{}], { bufferCells: 1_000, ...contract() });
    early.arrive(0, 1, 10);
    expect(10 - early.lost[0]!).toBe(1 + Math.floor(TAU / T));
  });

  it('holds every VC to a contract of its own: one that keeps it loses nothing beside one that cheats', () => {
    const bench = new PortBench([{}, {}], { bufferCells: 20, ...contract() });
    for (let slot = 0; slot < 1_000; slot++) {
      bench.arrive(slot, 1);
      if (slot % T === 0) bench.arrive(slot, 2);
    }
    expect(bench.lost[1]).toBe(0);
    expect(bench.lost[0]).toBeGreaterThan(890);
  });

  it('does not charge a cell that it refused, but one that found the buffer full', () => {
    const bench = new PortBench([{}], { bufferCells: 1, ...contract() });
    // On the wire, waiting, and one for which there is no place: three of the contract.
    bench.arrive(0, 1, 3);
    expect(bench.lost).toEqual([1]);
    // The fourth is due at 30 - 25 slots.
    bench.arrive(4.9, 1);
    expect(bench.lost).toEqual([2]);
    bench.arrive(5, 1);
    expect(bench.lost).toEqual([2]);
  });

  it('with tagging lets a cell too early in while the queue is below the threshold', () => {
    const bench = new PortBench([{}], { bufferCells: 100, ...contract({ excess: 'tag', tagged: 5 }) });
    bench.arrive(0, 1, 20);
    // Three of the contract, of which one is on the wire; then tagged ones until five wait.
    expect([bench.queues, bench.lost]).toEqual([[5], [14]]);
  });
});
