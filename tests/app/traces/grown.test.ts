import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventTrace, MergedTrace } from '../../../src/app/traces/events.ts';
import { Grown } from '../../../src/app/traces/grown.ts';

/** Events a picosecond or more apart, and now and then all from a time on are forgotten. */
const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ later: fc.nat(3), vc: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ forgetShare: fc.double({ min: 0, max: 1, noNaN: true }) }) },
    { weight: 2, arbitrary: fc.record({ asks: fc.integer({ min: 1, max: 4 }) }) },
  ),
  { maxLength: 80 },
);

/** How many events have been read of a series in all. */
function counted(trace: EventTrace) {
  let reads = 0;
  const read = new Proxy(trace, {
    get: (target, name) => {
      if (name === 'vc') reads++;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { read, reads: () => reads };
}

describe('what grows with the events of a run', () => {
  it('is the same as if it had been made of all of them now', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const trace = new EventTrace();
        const lastOf = new Grown(
          () => [] as [number, number][],
          (into, { time, vc }, i) => void into.push([time.at(i), vc.at(i)]),
        );
        let time = 0;
        let rows: [number, number][] = [];
        for (const step of list) {
          if ('later' in step) {
            time += step.later;
            trace.push(time, step.vc, 0);
            rows.push([time, step.vc]);
          } else if ('forgetShare' in step) {
            const from = step.forgetShare * time;
            trace.forgetFrom(from);
            rows = rows.filter(([at]) => at < from);
            time = Math.ceil(from);
          } else {
            const places = trace.placesOf(step.asks);
            const expected = rows.flatMap(([, vc], i) => (vc === step.asks ? [i] : []));
            expect(Array.from({ length: places.length }, (_, i) => places.at(i))).toEqual(expected);
            expect(lastOf.of(trace)).toEqual(rows);
          }
        }
        expect(lastOf.of(trace)).toEqual(rows);
      }),
    );
  });

  it('looks at each event once, however often it is asked for', () => {
    const trace = new EventTrace();
    const { read, reads } = counted(trace);
    const count = new Grown(
      () => ({ cells: 0 }),
      (into, series, i) => {
        into.cells += series.vc.at(i);
      },
    );
    for (let i = 0; i < 1000; i++) {
      trace.push(i, 1, 0);
      expect(count.of(read).cells).toBe(i + 1);
    }
    expect(reads()).toBe(1000);
  });
});

describe('events of several ports as one series', () => {
  it('are in order of time, those of an instant in the order of the ports', () => {
    const [first, second] = [new EventTrace(0), new EventTrace(1)];
    for (const time of [1, 4, 9]) first.push(time, 7, 0);
    for (const time of [2, 4, 5]) second.push(time, 8, 0);
    const all = MergedTrace.of([first, second]);
    const rows = () => Array.from({ length: all.length }, (_, i) => [all.time.at(i), all.portAt(i)]);
    expect(rows()).toEqual([
      [1, 0],
      [2, 1],
      [4, 0],
      [4, 1],
      [5, 1],
      [9, 0],
    ]);
    expect(all.pushAt(9, 8, 0, 1)).toBe(true);
    expect(all.pushAt(9, 7, 0, 0)).toBe(false);
    expect(all.pushAt(8, 7, 0, 1)).toBe(false);
    all.forgetFrom(5);
    expect(all.pushAt(6, 7, 0, 0)).toBe(true);
    expect(rows()).toEqual([
      [1, 0],
      [2, 1],
      [4, 0],
      [4, 1],
      [6, 0],
    ]);
  });
});
