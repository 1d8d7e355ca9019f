/** Bytes received out of order: disjoint ranges, ascending. */
export class Blocks {
  private start: number[] = [];
  private end: number[] = [];

  get isEmpty(): boolean {
    return this.start.length === 0;
  }

  /** Adds [start, end); returns whether it brought anything new. */
  add(start: number, end: number): boolean {
    let i = 0;
    while (i < this.start.length && this.end[i] < start) i++;
    if (i < this.start.length && this.start[i] <= start && this.end[i] >= end) return false;
    let j = i;
    let from = start;
    let to = end;
    while (j < this.start.length && this.start[j] <= end) {
      from = Math.min(from, this.start[j]);
      to = Math.max(to, this.end[j]);
      j++;
    }
    this.start.splice(i, j - i, from);
    this.end.splice(i, j - i, to);
    return true;
  }

  /** Takes the range that continues `edge`, if there is one; returns the new edge. */
  advance(edge: number): number {
    while (this.start.length > 0 && this.start[0] <= edge) {
      edge = Math.max(edge, this.end[0]);
      this.start.shift();
      this.end.shift();
    }
    return edge;
  }
}
