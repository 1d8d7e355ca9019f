import type { EventSeries } from './types.ts';

/** How many events two series begin with that are the same, of the same VCs at the same times; looks at each once while both grow. */
export class SharedStart {
  private all: readonly EventSeries[] = [];
  private cuts: readonly number[] = [];
  private same = 0;

  of(a: EventSeries, b: EventSeries): number {
    if (a !== this.all[0] || b !== this.all[1] || a.cuts !== this.cuts[0] || b.cuts !== this.cuts[1]) {
      this.all = [a, b];
      this.cuts = [a.cuts, b.cuts];
      this.same = 0;
    }
    const least = Math.min(a.length, b.length);
    const isSame = (i: number) => a.time.at(i) === b.time.at(i) && a.vc.at(i) === b.vc.at(i);
    while (this.same < least && isSame(this.same)) this.same++;
    return this.same;
  }
}
