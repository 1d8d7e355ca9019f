import type { StateIo } from '../../sim/state.ts';

const ABSENT = -1;

/** Binary heap of flows by key, the smallest on top; of equal keys the lower flow. */
export class FlowHeap {
  /** By flow; valid for members only. */
  readonly key: Float64Array;
  private readonly heap: Int32Array;
  private readonly place: Int32Array;
  size = 0;

  constructor(flows: number) {
    this.key = new Float64Array(flows);
    this.heap = new Int32Array(flows);
    this.place = new Int32Array(flows).fill(ABSENT);
  }

  state(io: StateIo): void {
    for (const values of [this.key, this.heap, this.place]) io.array(values);
    this.size = io.number(this.size);
  }

  /** The member with the smallest key; the heap must not be empty. */
  get top(): number {
    return this.heap[0]!;
  }

  has(flow: number): boolean {
    return this.place[flow] !== ABSENT;
  }

  /** Inserts a flow, or moves it according to its new key. */
  set(flow: number, key: number): void {
    let place = this.place[flow]!;
    const rises = place === ABSENT || key < this.key[flow]!;
    if (place === ABSENT) place = this.size++;
    this.key[flow] = key;
    if (rises) this.rise(place, flow);
    else this.sink(place, flow);
  }

  delete(flow: number): void {
    const place = this.place[flow]!;
    if (place === ABSENT) return;
    this.place[flow] = ABSENT;
    const moved = this.heap[--this.size]!;
    if (moved === flow) return;
    if (this.isLess(moved, flow)) this.rise(place, moved);
    else this.sink(place, moved);
  }

  private isLess(a: number, b: number): boolean {
    const { key } = this;
    return key[a]! < key[b]! || (key[a] === key[b] && a < b);
  }

  private rise(from: number, flow: number): void {
    const { heap, place } = this;
    let hole = from;
    while (hole > 0) {
      const above = (hole - 1) >> 1;
      const other = heap[above]!;
      if (!this.isLess(flow, other)) break;
      heap[hole] = other;
      place[other] = hole;
      hole = above;
    }
    heap[hole] = flow;
    place[flow] = hole;
  }

  private sink(from: number, flow: number): void {
    const { heap, place, size } = this;
    let hole = from;
    for (;;) {
      let below = 2 * hole + 1;
      if (below >= size) break;
      if (below + 1 < size && this.isLess(heap[below + 1]!, heap[below]!)) below++;
      const other = heap[below]!;
      if (!this.isLess(other, flow)) break;
      heap[hole] = other;
      place[other] = hole;
      hole = below;
    }
    heap[hole] = flow;
    place[flow] = hole;
  }
}
