/** Bytes received out of order, or known to be: disjoint ranges, ascending. */
export class Blocks {
  readonly start: number[] = [];
  readonly end: number[] = [];
  /** When each range was last told of, as a count. */
  private readonly told: number[] = [];
  private news = 0;

  get isEmpty(): boolean {
    return this.start.length === 0;
  }

  get bytes(): number {
    return this.start.reduce((sum, start, i) => sum + this.end[i]! - start, 0);
  }

  /** Adds [start, end); returns whether it brought anything new. */
  add(start: number, end: number): boolean {
    let i = 0;
    while (i < this.start.length && this.end[i]! < start) i++;
    this.news++;
    if (i < this.start.length && this.start[i]! <= start && this.end[i]! >= end) {
      this.told[i] = this.news;
      return false;
    }
    let j = i;
    let from = start;
    let to = end;
    while (j < this.start.length && this.start[j]! <= end) {
      from = Math.min(from, this.start[j]!);
      to = Math.max(to, this.end[j]!);
      j++;
    }
    this.start.splice(i, j - i, from);
    this.end.splice(i, j - i, to);
    this.told.splice(i, j - i, this.news);
    return true;
  }

  /** Takes the range that continues `from`, if there is one; returns the new edge. */
  advance(from: number): number {
    let edge = from;
    while (this.start.length > 0 && this.start[0]! <= edge) {
      edge = Math.max(edge, this.end[0]!);
      this.start.shift();
      this.end.shift();
      this.told.shift();
    }
    return edge;
  }

  /** The range told of last before the `before`-th news: its index, or -1. */
  latest(before: number): number {
    let best = -1;
    for (let i = 0; i < this.told.length; i++) {
      if (this.told[i]! < before && (best < 0 || this.told[i]! > this.told[best]!)) best = i;
    }
    return best;
  }

  toldAt(index: number): number {
    return this.told[index]!;
  }

  clear(): void {
    this.start.length = 0;
    this.end.length = 0;
    this.told.length = 0;
  }
}
