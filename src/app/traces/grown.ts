import { shallow } from 'zustand/shallow';
import type { EventSeries } from './types.ts';

/** @param which index of the series among the requested ones */
type Add<T> = (into: T, series: EventSeries, place: number, which: number) => void;

/**
 * A value built from the events of one or more series, in order of time, and at one instant in the order of the series: each
 * call adds the new events only. It starts again after events have been forgotten, for other series, and when an event belongs
 * before one that has been added.
 */
export class Grown<T> {
  private readonly begin: () => T;
  private readonly add: Add<T>;
  private all: readonly EventSeries[] = [];
  private cuts: readonly number[] = [];
  /** Number of events added from each series. */
  private read: number[] = [];
  /** Time of the event added last, and the index of its series. */
  private last = { time: Number.NEGATIVE_INFINITY, series: 0 };
  private made: T;

  constructor(begin: () => T, add: Add<T>) {
    this.begin = begin;
    this.add = add;
    this.made = begin();
  }

  of(...all: readonly EventSeries[]): T {
    if (!shallow(all, this.all) || all.some(({ cuts }, i) => cuts !== this.cuts[i]) || this.isLate(all))
      this.restart(all);
    const [only] = all;
    if (only !== undefined && all.length === 1) this.addAll(only);
    else this.merge();
    return this.made;
  }

  private restart(all: readonly EventSeries[]): void {
    this.all = all;
    this.cuts = all.map(({ cuts }) => cuts);
    this.read = all.map(() => 0);
    this.last = { time: Number.NEGATIVE_INFINITY, series: 0 };
    this.made = this.begin();
  }

  /** Whether the next event of a series belongs before the one that was added last. */
  private isLate(all: readonly EventSeries[]): boolean {
    const { time: last, series: lastSeries } = this.last;
    return all.some((series, i) => {
      const time = series.time.at(this.read[i] ?? 0);
      return time < last || (time === last && i < lastSeries);
    });
  }

  private addAll(series: EventSeries): void {
    let place = this.read[0] ?? 0;
    for (; place < series.length; place++) this.add(this.made, series, place, 0);
    this.read[0] = place;
  }

  private merge(): void {
    const { all, read } = this;
    const times = all.map((series, i) => series.time.at(read[i] ?? 0));
    for (;;) {
      let next = -1;
      let earliest = Number.POSITIVE_INFINITY;
      for (const [i, time] of times.entries()) if (time < earliest) [next, earliest] = [i, time];
      const series = all[next];
      if (series === undefined) return;
      const place = read[next] ?? 0;
      this.add(this.made, series, place, next);
      this.last = { time: earliest, series: next };
      read[next] = place + 1;
      times[next] = series.time.at(place + 1);
    }
  }
}

/** A function that keeps such a value for each last series in its arguments. */
export function grownPerSeries<T>(begin: () => T, add: Add<T>): (...all: readonly EventSeries[]) => T {
  const known = new WeakMap<EventSeries, Grown<T>>();
  return (...all) => {
    const last = all.at(-1);
    const grown = (last && known.get(last)) ?? new Grown(begin, add);
    if (last !== undefined) known.set(last, grown);
    return grown.of(...all);
  };
}
