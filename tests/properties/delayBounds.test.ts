import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PortBench, SLOT } from '../support/portBench.ts';
import { counted } from '../support/tier.ts';

interface Arrival {
  readonly time: number;
  readonly vc: number;
}

/** When each cell of each VC has left the port, slots, in the order of arrival. */
function departures(scheduler: string, weights: readonly number[], arrivals: readonly Arrival[]): number[][] {
  const bench = new PortBench(
    weights.map((weight) => ({ weight })),
    { scheduler, bufferCells: 10_000 },
  );
  for (const { time, vc } of arrivals) bench.arrive(time, vc);
  bench.runUntil(10_000);
  const { link } = bench.port;
  const left: number[][] = weights.map(() => []);
  for (const [i, vc] of bench.sent().entries()) left[vc - 1]!.push(link.time[i & link.mask]! / SLOT);
  return left;
}

/** When a server of its own, with the rate of its weight, would begin each cell of a VC: Goyal, Vin & Cheng 1996, eq. 37. */
function expected(arrivals: readonly number[], slotsPerCell: number): number[] {
  let free = -Infinity;
  return arrivals.map((time) => {
    const start = Math.max(time, free);
    free = start + slotsPerCell;
    return start;
  });
}

/** The longest that a cell leaves behind its expected start, slots: a cell takes `own` at the rate of its weight, `vcs` share the link. */
const BOUNDS: Readonly<Record<string, (own: number, vcs: number) => number>> = {
  // Parekh & Gallager 1993: the fluid server, and a cell on the wire.
  wfq: (own) => own + 1,
  // Bennett & Zhang 1996: the same.
  wf2q: (own) => own + 1,
  // Golestani 1994: a cell of each other VC.
  scfq: (own, vcs) => own + vcs - 1,
  // Goyal, Vin & Cheng 1996, theorem 4: a cell of each other VC, and its own at the rate of the link.
  sfq: (_own, vcs) => vcs,
};

const weightsOf = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 6 });
const bursts = fc.array(
  fc.tuple(fc.nat(60), fc.nat(5), fc.integer({ min: 1, max: 8 }), fc.double({ min: 0, max: 1, noNaN: true })),
  { minLength: 10, maxLength: 40 },
);

function arrivalsOf(
  drawn: readonly (readonly [number, number, number, number])[],
  vcs: number,
): readonly Arrival[] {
  return drawn
    .flatMap(([slot, vc, cells, part]) =>
      Array.from({ length: cells }, () => ({ time: slot + part, vc: (vc % vcs) + 1 })),
    )
    .sort((one, other) => one.time - other.time);
}

describe.each(Object.entries(BOUNDS))('the delay under %s', (scheduler, bound) => {
  it('stays below its bound, whatever the other VCs send', () => {
    fc.assert(
      fc.property(weightsOf, bursts, (weights, drawn) => {
        const arrivals = arrivalsOf(drawn, weights.length);
        const left = departures(scheduler, weights, arrivals);
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        weights.forEach((weight, i) => {
          const own = all / weight;
          const times = arrivals.filter(({ vc }) => vc === i + 1).map(({ time }) => time);
          const latest = expected(times, own).map((start) => start + bound(own, weights.length));
          expect(left[i]).toHaveLength(times.length);
          // Times of the port are whole picoseconds, 1e-6 of a slot.
          left[i]!.forEach((time, cell) => {
            expect(time).toBeLessThanOrEqual(latest[cell]! + 1e-4);
          });
        });
      }),
      { numRuns: counted(60) },
    );
  });
});

describe('delays at their bounds', () => {
  /** Ten VCs of weight 1 and one of 10, each with cells that come together; a cell of VC 2 is on the wire. */
  const weights = [10, ...Array<number>(10).fill(1)];
  const together = [
    { time: 0, vc: 2 },
    ...Array.from({ length: 11 }, () => ({ time: 0.5, vc: 1 })),
    ...weights.slice(1).flatMap((_, i) => [
      { time: 0.5, vc: i + 2 },
      { time: 0.5, vc: i + 2 },
    ]),
  ];

  it('WFQ sends ten cells of the heavy VC in a row; WF2Q no two before the others have had theirs', () => {
    const gap = (scheduler: string): number => {
      const [heavy = []] = departures(scheduler, weights, together);
      const between = heavy.slice(1).map((time, i) => time - heavy[i]!);
      return between.filter((slots) => slots < 1.5).length;
    };
    expect(gap('wfq')).toBe(9);
    expect(gap('wf2q')).toBeLessThan(2);
  });

  it('a light VC that wakes up waits its own cell time under SCFQ, but not under start-time fair queueing', () => {
    const light = [1, 30, 30];
    const busy = [2, 3].flatMap((vc) => Array.from({ length: 200 }, (_, i) => ({ time: i / 4, vc })));
    const arrivals = [...busy, { time: 20.5, vc: 1 }].sort((one, other) => one.time - other.time);
    const wait = (scheduler: string): number => departures(scheduler, light, arrivals)[0]![0]! - 20.5;
    expect(wait('sfq')).toBeLessThanOrEqual(3);
    expect(wait('scfq')).toBeGreaterThan(50);
    expect(wait('scfq')).toBeLessThanOrEqual(61 + 2);
  });
});
