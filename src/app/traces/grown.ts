import type { EventSeries } from './types.ts';

/**
 * What is made of the events of a series one by one, as they arrive: asking again pays for the new ones only. Begun anew where
 * events have been forgotten since, or another series is asked about.
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
