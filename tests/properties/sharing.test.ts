import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocations } from '../../src/engine/switch/allocation/index.ts';
import { schedulers } from '../../src/engine/switch/schedulers/index.ts';
import { PortBench } from '../support/portBench.ts';
import { cases, counted } from '../support/tier.ts';

interface Arrival {
  readonly time: number;
  readonly vc: number;
}

/** VCs with so many cells a slot each, evenly spaced from their phases on. */
function steady(rates: readonly number[], phases: readonly number[], slots: number): Arrival[] {
  const arrivals = rates.flatMap((rate, i) =>
    Array.from({ length: Math.floor(rate * slots) }, (_, k) => ({
      time: (phases[i]! + k) / rate,
      vc: i + 1,
    })),
  );
  return arrivals.sort((one, other) => one.time - other.time);
}

function feed(bench: PortBench, arrivals: readonly Arrival[]): PortBench {
  for (const { time, vc } of arrivals) bench.arrive(time, vc);
  return bench;
}

const phases = (vcs: number) =>
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: vcs, maxLength: vcs });
const guaranteed = { allocation: 'dynamic', allocationParams: { min: 0.05, max: 1 } } as const;
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Of the link, by VC, over the slots behind the first tenth. */
function linkShares(bench: PortBench, arrivals: readonly Arrival[], slots: number): number[] {
  const [early, late] = [
    arrivals.filter(({ time }) => time < slots / 10),
    arrivals.filter(({ time }) => time >= slots / 10),
  ];
  feed(bench, early);
  const from = bench.sent().length;
  feed(bench, late);
  bench.runUntil(slots);
  const sent = bench.shares(from);
  return sent.map((cells) => cells / sum(sent));
}

describe('the conservation law', () => {
  const bursts = fc.array(
    fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 })),
    {
      minLength: 25,
      maxLength: 40,
    },
  );

  it('the order of service changes nobody but each other: all schedulers have sent as much at any time', () => {
    fc.assert(
      fc.property(bursts, (drawn) => {
        const all = [...drawn].sort((one, other) => one[0] - other[0]);
        const work = schedulers.map(({ id }) => {
          const vcs = [
            { weight: 3 },
            {},
            { serviceClass: 'cbr' },
            { serviceClass: 'abr' },
            { weight: 2 },
          ] as const;
          const bench = new PortBench(vcs, {
            scheduler: id,
            schedulerParams: id === 'priority' || id === 'class-rr' ? { within: 'wfq' } : {},
          });
          const waiting = all.map(([time, vc, cells]) => {
            bench.arrive(time, vc, cells);
            return bench.port.waiting;
          });
          bench.runUntil(400);
          expect(bench.port.waiting).toBe(0);
          return { waiting, sent: bench.shares() };
        });
        for (const one of work) expect(one).toEqual(work[0]);
      }),
      { numRuns: cases(20) },
    );
  });

  it('cells in = sent + refused + pushed out + waiting, by VC, under every pair of mechanisms', () => {
    let pushed = 0;
    fc.assert(
      fc.property(
        bursts,
        fc.constantFrom(...schedulers),
        fc.constantFrom(...allocations),
        fc.constantFrom('rcd', 'rcd', 'ppd', 'epd', 'fba'),
        (drawn, scheduler, allocation, policy) => {
          const bench = new PortBench([{}, {}, { weight: 2 }, { share: { min: 0.3 } }, {}], {
            bufferCells: 12,
            policy,
            params: { threshold: 8, r: 6, z: 0.9, norm: 'queue' },
            scheduler: scheduler.id,
            schedulerParams: { within: 'rr' },
            allocation: allocation.id,
            allocationParams: { min: 0.15, max: 0.6 },
          });
          const offered = [0, 0, 0, 0, 0];
          for (const [time, vc, cells] of [...drawn].sort((one, other) => one[0] - other[0])) {
            bench.arrive(time, vc, cells);
            offered[vc - 1]! += cells;
            const { lost, queues } = bench;
            expect(bench.shares().map((sent, i) => sent + lost[i]! + queues[i]!)).toEqual(offered);
            expect(sum(queues)).toBe(bench.port.waiting);
            expect(bench.port.waiting).toBeLessThanOrEqual(12);
          }
          expect(sum(bench.lost)).toBe(bench.port.losses.dropped + bench.port.losses.pushedOut);
          expect(sum(bench.pushedOut)).toBe(bench.port.losses.pushedOut);
          pushed += bench.port.losses.pushedOut;
        },
      ),
      { numRuns: counted(150) },
    );
    expect(pushed).toBeGreaterThan(20);
  });
});

describe('an overloaded link', () => {
  it('loses (L - 1) / L whatever the scheduler', () => {
    fc.assert(
      fc.property(phases(4), fc.constantFrom(...schedulers), (drawn, { id }) => {
        const rates = [0.5, 0.5, 0.5, 0.5];
        const bench = new PortBench(
          rates.map(() => ({})),
          {
            bufferCells: 50,
            scheduler: id,
            schedulerParams: { within: 'rr' },
          },
        );
        feed(bench, steady(rates, drawn, 4_000));
        expect(sum(bench.lost) / bench.port.offered).toBeCloseTo(0.5, 1);
        expect(Math.abs(sum(bench.lost) - bench.port.offered / 2)).toBeLessThan(60);
      }),
      { numRuns: cases(8) },
    );
  });

  it('is shared max-min by round robin (Zhu 1999, table 4.4): 10, 20 and three times 23.3 %', () => {
    fc.assert(
      fc.property(phases(5), (drawn) => {
        const rates = [0.1, 0.2, 0.4, 0.6, 0.8];
        const bench = new PortBench(
          rates.map(() => ({})),
          { scheduler: 'rr', bufferCells: 400, ...guaranteed },
        );
        const shares = linkShares(bench, steady(rates, drawn, 6_000), 6_000);
        [0.1, 0.2, 7 / 30, 7 / 30, 7 / 30].forEach((share, i) => {
          expect(Math.abs(shares[i]! - share)).toBeLessThan(0.004);
        });
        expect(bench.lost.slice(0, 2)).toEqual([0, 0]);
      }),
      { numRuns: cases(6) },
    );
  });

  it('is shared by weight under WFQ and WRR alike (Zhu 1999, table 4.9): 10, 20, 30, 40 %', () => {
    fc.assert(
      fc.property(phases(4), fc.constantFrom('wfq', 'wrr'), (drawn, scheduler) => {
        const rates = [0.5, 0.5, 0.5, 0.5];
        const vcs = [1, 2, 3, 4].map((weight) => ({ weight }));
        const bench = new PortBench(vcs, { scheduler, bufferCells: 400, ...guaranteed });
        const shares = linkShares(bench, steady(rates, drawn, 6_000), 6_000);
        [0.1, 0.2, 0.3, 0.4].forEach((share, i) => {
          expect(Math.abs(shares[i]! - share)).toBeLessThan(0.004);
        });
      }),
      { numRuns: cases(6) },
    );
  });

  it('a VC that returns under WFQ never makes its neighbours wait longer than their turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 50 }), (idle, vcs) => {
        const bench = new PortBench(
          Array.from({ length: vcs }, () => ({})),
          {
            scheduler: 'wfq',
            bufferCells: 100_000,
          },
        );
        for (let vc = 2; vc <= vcs; vc++) bench.arrive(0, vc, Math.ceil(800 / (vcs - 1)));
        bench.runUntil(idle + 0.5);
        bench.arrive(idle + 0.5, 1, 100);
        bench.runUntil(780);
        const places = bench.sent(idle + 1).flatMap((vc, i) => (vc === 2 ? [i] : []));
        const gaps = places.slice(1).map((place, i) => place - places[i]!);
        for (const gap of gaps) expect(gap).toBeLessThanOrEqual(vcs);
      }),
      { numRuns: cases(10) },
    );
  });
});
