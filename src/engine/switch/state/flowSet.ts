import type { StateIo } from '../../sim/state.ts';

/** A set of flows as bits, 32 flows per word, with a cyclic search for the next member. */
export class FlowSet {
  readonly words: Int32Array;
  size = 0;

  constructor(flows: number) {
    this.words = new Int32Array(Math.max(1, Math.ceil(flows / 32)));
  }

  state(io: StateIo): void {
    io.array(this.words);
    this.size = io.number(this.size);
  }

  has(flow: number): boolean {
    return ((this.words[flow >> 5]! >>> (flow & 31)) & 1) === 1;
  }

  add(flow: number): void {
    if (this.has(flow)) return;
    this.words[flow >> 5]! |= 1 << (flow & 31);
    this.size++;
  }

  delete(flow: number): void {
    if (!this.has(flow)) return;
    this.words[flow >> 5]! &= ~(1 << (flow & 31));
    this.size--;
  }

  /** Has the same members from now on. */
  copy(other: FlowSet): void {
    this.words.set(other.words);
    this.size = other.size;
  }

  /** First member above `flow`, else the lowest of all; -1 in an empty set. */
  after(flow: number): number {
    if (this.size === 0) return -1;
    const { words } = this;
    let word = (flow + 1) >> 5;
    let bits = word < words.length ? words[word]! & (-1 << ((flow + 1) & 31)) : 0;
    while (bits === 0) {
      word = word + 1 < words.length ? word + 1 : 0;
      bits = words[word]!;
    }
    return (word << 5) + 31 - Math.clz32(bits & -bits);
  }
}
