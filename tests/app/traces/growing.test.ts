import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowSigns } from '../../../src/app/panels/policy/explained/windowSigns.ts';
import { growingOverflows } from '../../../src/app/panels/result/hits.ts';
import { DropGrid } from '../../../src/app/readings/dropGrid.ts';
import { growingStays } from '../../../src/app/readings/listStays.ts';
import { Channel } from '../../../src/app/traces/channel.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import { SharedStart } from '../../../src/app/traces/sharedStart.ts';
import type { EventSeries } from '../../../src/app/traces/types.ts';
import {
  EventCode,
  type EventCodeValue,
  type LoadedReport,
  type StageView,
  TCP_PHASES,
} from '../../../src/contract/index.ts';
import { countedEvents } from '../../support/countingColumn.ts';

const MANY = 10_000;
const NEW = 20;

/** Events of some VCs in two series; of one instant in any order, and now and then all from a time on are forgotten. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ later: fc.nat(2), vc: fc.integer({ min: 1, max: 3 }), isFirst: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ forgetShare: fc.double({ min: 0, max: 1, noNaN: true }) }) },
    { weight: 2, arbitrary: fc.constant('asks' as const) },
  ),
  { maxLength: 60 },
);

/** What grows says the same at any time as what is made of all events then. */
function growsLike<T>(growing: () => (...all: EventSeries[]) => T, read: (value: T) => unknown) {
  fc.assert(
    fc.property(steps, (list) => {
      const [first, second] = [new EventTrace(0), new EventTrace(0)];
      const grown = growing();
      let time = 0;
      for (const step of list) {
        if (step === 'asks') expect(read(grown(first, second))).toEqual(read(growing()(first, second)));
        else if ('forgetShare' in step) {
          time = Math.ceil(step.forgetShare * time);
          for (const trace of [first, second]) trace.forgetFrom(time);
        } else {
          time += step.later;
          (step.isFirst ? first : second).push(time, step.vc, 0);
        }
      }
    }),
  );
}

/** How many events are read at first, and how many once there are a few more. */
function readsOf(ask: (first: EventSeries, second: EventSeries) => unknown): [first: number, again: number] {
  const [first, second] = [countedEvents(), countedEvents()];
  const push = (from: number, count: number) => {
    for (let i = from; i < from + count; i++) {
      first.trace.push(2 * i, 1 + (i % 10), 0);
      second.trace.push(2 * i + 1, 1 + (i % 10), 0);
    }
  };
  const reads = () => first.reads() + second.reads();
  push(0, MANY);
  ask(first.trace, second.trace);
  const before = reads();
  push(MANY, NEW);
  ask(first.trace, second.trace);
  return [before, reads()];
}

describe('stays on the drop list', () => {
  it('are the same as if all captures and releases had been paired now', () => {
    growsLike(growingStays, (stays) => stays.meeting(0, Number.POSITIVE_INFINITY));
  });

  it('are paired once', () => {
    const growing = growingStays();
    expect(readsOf((releases, captures) => growing(releases, captures))).toEqual([2 * MANY, 2 * NEW]);
  });

  it('are drawn as no more than there are pixels, and cover what they cover one by one', () => {
    const growing = growingStays();
    const [releases, captures] = [new EventTrace(0), new EventTrace(0)];
    for (let i = 0; i < MANY; i++) {
      captures.push(10 * i, 1 + (i % 2), 0);
      releases.push(10 * i + 15, 1 + (i % 2), 0);
    }
    const stays = growing(releases, captures);
    const span = 10 * MANY;
    expect(stays.drawn(0, span, 1)).toHaveLength(MANY);
    const pixel = span / 100;
    const drawn = stays.drawn(0, span, pixel);
    expect(drawn.length).toBeLessThanOrEqual(2 * 101);
    for (const vc of [1, 2]) {
      const bars = drawn.filter((bar) => bar.vc === vc);
      for (const stay of stays.meeting(0, span, vc))
        expect(bars.some(({ from, to }) => from <= stay.from && stay.to <= to)).toBe(true);
      expect(new Set(bars.map(({ from }) => Math.floor(from / pixel))).size).toBe(bars.length);
    }
    // A stay without an end goes on.
    captures.push(span, 1, 0);
    expect(growing(releases, captures).drawn(0, span, pixel)).toContainEqual(
      expect.objectContaining({ vc: 1, to: Number.POSITIVE_INFINITY }),
    );
  });

  it('are found by a time and by a VC', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ vc: fc.integer({ min: 1, max: 3 }), from: fc.nat(99), long: fc.nat(30) })),
        fc.nat(99),
        fc.nat(30),
        (list, from, long) => {
          const [releases, captures] = [new EventTrace(0), new EventTrace(0)];
          for (const stay of list.toSorted((a, b) => a.from - b.from)) captures.push(stay.from, stay.vc, 0);
          for (const stay of list.toSorted((a, b) => a.from + a.long - b.from - b.long))
            releases.push(stay.from + stay.long, stay.vc, 0);
          const stays = growingStays()(releases, captures);
          const all = stays.meeting(0, Number.POSITIVE_INFINITY);
          const to = from + long;
          expect(stays.meeting(from, to)).toEqual(all.filter((stay) => stay.to >= from && stay.from <= to));
          const here = all.filter((stay) => stay.from <= from && from < stay.to);
          expect(stays.vcsAt(from)).toEqual(here.map(({ vc }) => vc).toSorted((a, b) => a - b));
          for (const vc of [1, 2, 3]) expect(stays.at(vc, from)).toEqual(here.find((stay) => stay.vc === vc));
        },
      ),
    );
  });
});

describe('the grid of drops', () => {
  const rows = { vcs: [1, 2], rowOf: new Map([1, 2].map((vc, row) => [vc, row])) };

  it('is the same as if every drop in sight had been looked at now', () => {
    const views = fc.record({
      moved: fc.integer({ min: -7, max: 7 }),
      columnPs: fc.option(fc.constantFrom(1, 2, 3.7)),
    });
    fc.assert(
      fc.property(steps, fc.array(views, { minLength: 1, maxLength: 20 }), (list, looks) => {
        const drops = new EventTrace(0);
        const grown = new DropGrid();
        let view = { first: 0, columns: 6, columnPs: 2 };
        let [time, asked] = [0, 0];
        for (const step of list) {
          if (step === 'asks') {
            const { moved, columnPs } = looks[asked++ % looks.length]!;
            view = { ...view, first: view.first + moved, columnPs: columnPs ?? view.columnPs };
            expect([...grown.of(drops, rows, view)]).toEqual([...new DropGrid().of(drops, rows, view)]);
          } else if ('forgetShare' in step) {
            time = Math.ceil(step.forgetShare * time);
            drops.forgetFrom(time);
          } else {
            time += step.later;
            drops.push(time, step.vc, 0);
          }
        }
      }),
    );
  });

  it('has each drop looked at once while the run goes on, and while the view goes with it those of new columns', () => {
    const { trace, reads } = countedEvents();
    const push = (from: number, count: number) => {
      for (let i = from; i < from + count; i++) trace.push(i, 1 + (i % 2), 0);
    };
    const grown = new DropGrid();
    const view = { first: 0, columns: 1_000, columnPs: 20 };
    push(0, MANY);
    grown.of(trace, rows, view);
    expect(reads()).toBe(MANY);
    push(MANY, NEW);
    grown.of(trace, rows, view);
    expect(reads()).toBe(NEW);
    grown.of(trace, rows, view);
    expect(reads()).toBe(0);
    // Drops of three columns come into sight, and those of the columns next to them are asked for their time.
    grown.of(trace, rows, { ...view, first: 100 });
    grown.of(trace, rows, { ...view, first: 97 });
    expect(reads()).toBeLessThanOrEqual(5 * view.columnPs);
  });
});

describe('overflows', () => {
  it('are the same as if all losses had been counted now', () => {
    growsLike(growingOverflows, ({ list }) => list);
  });

  it('have each loss counted once', () => {
    const growing = growingOverflows();
    expect(readsOf((epochs, losses) => growing(epochs, losses))).toEqual([MANY, NEW]);
  });
});

describe('VCs that have events in a part of a series', () => {
  it('are as many as different ones in it', () => {
    const vcs = fc.array(fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(vcs, fc.nat(40), fc.nat(40), (list, a, b) => {
        const trace = new EventTrace();
        for (const [i, vc] of list.entries()) trace.push(i, vc, 0);
        const [first, end] = [Math.min(a, b), Math.max(a, b)];
        expect(trace.vcsIn(first, end)).toBe(new Set(list.slice(first, end)).size);
      }),
    );
  });

  it('are counted without a look at each event again', () => {
    expect(readsOf((series) => series.vcsIn(0, series.length))).toEqual([MANY, NEW]);
  });
});

describe('what two series begin with', () => {
  it('is the same as if it had been compared now', () => {
    growsLike(
      () => {
        const shared = new SharedStart();
        return (...[a, b]: EventSeries[]) => shared.of(a!, b!);
      },
      (same) => same,
    );
  });

  it('is compared once', () => {
    const [a, b] = [countedEvents(), countedEvents()];
    const shared = new SharedStart();
    const reads = (from: number, count: number) => {
      for (let i = from; i < from + count; i++)
        for (const { trace } of [a, b]) trace.push(i, 1 + (i % 10), 0);
      expect(shared.of(a.trace, b.trace)).toBe(from + count);
      return a.reads() + b.reads();
    };
    expect(reads(0, MANY)).toBe(2 * MANY);
    expect(reads(MANY, NEW)).toBe(2 * NEW);
    b.trace.forgetFrom(100);
    expect(shared.of(a.trace, b.trace)).toBe(100);
  });
});

describe('what a window did last', () => {
  const binPs = 1e9;
  const phases = Uint8Array.of(TCP_PHASES.indexOf('avoidance'));

  /** Signs of a VC whose window has these values, bin by bin, at the end of them; its timer expired in a bin. */
  function signsOf(values: readonly number[], timeoutBin: number) {
    let looks = 0;
    class CountedChannel extends Channel {
      override at(time: number): number {
        looks++;
        return super.at(time);
      }
    }
    const window = new CountedChannel({ id: 'cwnd/1', binPs } as Channel['info']);
    window.write(0, Float32Array.from(values), Float32Array.from(values));
    const { trace: timeouts, reads } = countedEvents();
    for (let bin = 0; bin <= timeoutBin; bin++) timeouts.push(bin * binPs, bin === timeoutBin ? 1 : 2, 0);
    for (let i = 0; i < values.length; i++) timeouts.push((timeoutBin + i) * binPs, 2, 0);
    const none = new EventTrace();
    const traces = {
      channel: () => window,
      events: (code: EventCodeValue) => (code === EventCode.timeout ? timeouts : none),
      view: () => ({ timers: { phases, due: Float64Array.of(Number.NaN) } }) as unknown as StageView,
    };
    const loaded = { vcs: [{ id: 1 }] } as unknown as LoadedReport;
    const ask = () => windowSigns({ traces, loaded, now: (values.length - 1) * binPs }, 1);
    ask();
    reads();
    looks = 0;
    return { signs: ask(), looks, reads: reads() };
  }

  it('is its last change, however long ago, found without a look at each bin and event', () => {
    const rise = [8, ...Array.from({ length: MANY }, () => 9)];
    const { signs, looks, reads } = signsOf(rise, 0);
    expect(signs).toEqual(['avoidance', 'growth']);
    expect(looks).toBeLessThan(60);
    expect(reads).toBeLessThan(5);
    expect(signsOf([10, ...rise.slice(1)], 0).signs).toEqual(['timeout', 'avoidance', 'growth']);
  });

  it('is what a look at each bin would find', () => {
    const runs = fc.array(
      fc.record({ value: fc.integer({ min: 1, max: 3 }), bins: fc.integer({ min: 1, max: 12 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(runs, fc.nat(70), (list, bin) => {
        const values = list.flatMap(({ value, bins }) => Array.from({ length: bins }, () => value));
        const last = values.length - 1;
        const timeoutBin = Math.min(bin, last);
        const before = values.findLast(
          (value, i) => i >= timeoutBin - 1 && i < last && value !== values.at(-1),
        );
        const rises = last >= timeoutBin + 2 && before !== undefined && Number(values.at(-1)) > before;
        expect(signsOf(values, timeoutBin).signs.includes('timeout')).toBe(!rises);
      }),
    );
  });
});
