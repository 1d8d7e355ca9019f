import type { EventSeries } from './types.ts';

/**
 * A value built from the events of a series, one event at a time: each call adds the new events only. It starts again where
 * events have been forgotten since, or for another series.
 */
export class Grown<T> {
  private readonly begin: () => T;
  private readonly add: (into: T, series: EventSeries, place: number) => void;
  private series: EventSeries | null = null;
  private cuts = 0;
  private read = 0;
  private made: T;

  constructor(begin: () => T, add: (into: T, series: EventSeries, place: number) => void) {
    this.begin = begin;
    this.add = add;
    this.made = begin();
  }

  of(series: EventSeries): T {
    if (series !== this.series || series.cuts !== this.cuts) {
      this.series = series;
      this.cuts = series.cuts;
      this.read = 0;
      this.made = this.begin();
    }
    for (; this.read < series.length; this.read++) this.add(this.made, series, this.read);
    return this.made;
  }
}
