import { elementAt, float64Within, uint8At, uint16Within, uint32Within } from '../../contract/index.ts';
import { firstWhere } from './firstWhere.ts';
import type { Values } from './types.ts';

/** Number of values in a block, as a power of two. */
const BITS = 12;
const BLOCK = 1 << BITS;
/** Initial capacity of the first block. */
const FIRST_ROOM = 64;
/** Bound of the low part of an offset, and of the whole offset: 32 bits and 16 more. */
const LOW = 2 ** 32;
const MOST_OFFSET = 2 ** 48;
/** Number of distinct values that a byte can encode. */
const MOST_LISTED = 256;
/** Candidates for the number of values per byte, as powers of two, largest first. */
const SHIFTS = [3, 2, 1, 0];

/** A block of values that no longer change. */
interface Block {
  /** Its distinct values, if there are few. */
  readonly kinds: Float64Array | null;
  /** For ascending values, the largest difference of neighbours; Infinity if unknown. */
  readonly widest: number;
  at(i: number): number;
  /** Copies `count` values from a position on. */
  read(place: number, count: number, into: Float64Array): void;
}

/** At most 256 distinct values: an index of one byte each, or a fraction of a byte if there are very few. */
class Listed implements Block {
  readonly kinds: Float64Array;
  readonly widest = Number.POSITIVE_INFINITY;
  private readonly places: Uint8Array;
  /** Indices per byte, as a power of two, and bits per index. */
  private readonly shift: number;
  private readonly bits: number;

  private constructor(kinds: Float64Array, all: Uint8Array) {
    const shift = SHIFTS.find((shift) => kinds.length <= 1 << (8 >> shift)) ?? 0;
    this.kinds = kinds;
    this.shift = kinds.length === 1 ? BITS : shift;
    this.bits = 8 >> this.shift;
    this.places = new Uint8Array(BLOCK >> this.shift);
    for (let i = 0; i < BLOCK; i++) {
      const at = i >> this.shift;
      this.places[at] = uint8At(this.places, at) | (uint8At(all, i) << this.low(i));
    }
  }

  /** The lowest bit of an index in its byte. */
  private low(i: number): number {
    return (i & ((1 << this.shift) - 1)) * this.bits;
  }

  static of(values: Float64Array): Listed | null {
    const known = new Float64Array(MOST_LISTED);
    const places = new Uint8Array(BLOCK);
    let count = 0;
    for (let i = 0; i < BLOCK; i++) {
      const value = float64Within(values, i);
      let place = 0;
      while (place < count && known[place] !== value) place++;
      if (place === MOST_LISTED) return null;
      if (place === count) known[count++] = value;
      places[i] = place;
    }
    return new Listed(known.slice(0, count), places);
  }

  at(i: number): number {
    const { kinds, places, shift, bits } = this;
    return float64Within(kinds, (uint8At(places, i >> shift) >> this.low(i)) & ((1 << bits) - 1));
  }

  read(place: number, count: number, into: Float64Array): void {
    const { kinds, places, shift, bits } = this;
    const within = (1 << shift) - 1;
    const mask = (1 << bits) - 1;
    for (let i = 0; i < count; i++) {
      const from = place + i;
      into[i] = kinds[((places[from >> shift] as number) >> ((from & within) * bits)) & mask] as number;
    }
  }
}

/** Integers within 281 s, in picoseconds, after the first: four bytes each, and the upper bits only where they change. */
class Offsets implements Block {
  readonly kinds = null;
  readonly widest: number;
  private readonly first: number;
  private readonly low: Uint32Array;
  /** Positions at which the upper bits change, and their values from there on. */
  private readonly turns: Uint16Array;
  private readonly above: Uint16Array;

  private constructor(
    first: number,
    low: Uint32Array,
    turns: Uint16Array,
    above: Uint16Array,
    widest: number,
  ) {
    this.widest = widest;
    this.first = first;
    this.low = low;
    this.turns = turns;
    this.above = above;
  }

  static of(values: Float64Array): Offsets | null {
    const first = float64Within(values, 0);
    const low = new Uint32Array(BLOCK);
    const turns: number[] = [];
    const aboves: number[] = [];
    let [before, widest] = [0, 0];
    for (let i = 0; i < BLOCK; i++) {
      const value = float64Within(values, i);
      const offset = value - first;
      if (!(Number.isSafeInteger(value) && offset >= 0 && offset < MOST_OFFSET)) return null;
      widest = Math.max(widest, offset - before);
      before = offset;
      const above = Math.floor(offset / LOW);
      if (above !== aboves.at(-1)) {
        turns.push(i);
        aboves.push(above);
      }
      low[i] = offset - above * LOW;
    }
    return new Offsets(first, low, Uint16Array.from(turns), Uint16Array.from(aboves), widest);
  }

  /** Index of the last change at or before a position. */
  private turnAt(i: number): number {
    const { turns } = this;
    return firstWhere(turns.length, (turn) => uint16Within(turns, turn) > i) - 1;
  }

  at(i: number): number {
    return this.first + uint16Within(this.above, this.turnAt(i)) * LOW + uint32Within(this.low, i);
  }

  read(place: number, count: number, into: Float64Array): void {
    const { first, low, turns, above } = this;
    let turn = this.turnAt(place);
    for (let i = 0; i < count; ) {
      const end = Math.min(count, (turns[turn + 1] ?? BLOCK) - place);
      const base = first + uint16Within(above, turn) * LOW;
      for (; i < end; i++) into[i] = base + uint32Within(low, place + i);
      turn++;
    }
  }
}

/** Arbitrary values: eight bytes each. */
class Plain implements Block {
  readonly kinds = null;
  readonly widest = Number.POSITIVE_INFINITY;
  private readonly values: Float64Array;

  constructor(values: Float64Array) {
    this.values = values;
  }

  at(i: number): number {
    return float64Within(this.values, i);
  }

  read(place: number, count: number, into: Float64Array): void {
    into.set(this.values.subarray(place, place + count));
  }
}

const packed = (values: Float64Array): Block =>
  Listed.of(values) ?? Offsets.of(values) ?? new Plain(values.slice());

/**
 * A growing list of numbers, in blocks. A full block uses as few bytes as its values need, is immutable, and is shared by all
 * copies, so that a branch stores nothing of its parent again. Growing copies at most the block that is being filled.
 */
export class Column implements Values {
  length = 0;
  private full: Block[] = [];
  /** Values after the full blocks. */
  private filled = new Float64Array(0);

  push(value: number): void {
    const place = this.length & (BLOCK - 1);
    if (place === this.filled.length) this.grow();
    this.filled[place] = value;
    this.length++;
    if (place === BLOCK - 1) this.full.push(packed(this.filled));
  }

  at(i: number): number {
    if (i >= this.length) return Number.NaN;
    const place = i & (BLOCK - 1);
    const block = this.full[i >> BITS];
    return block === undefined ? float64Within(this.filled, place) : block.at(place);
  }

  read(from: number, into: Float64Array): number {
    const place = from & (BLOCK - 1);
    const block = this.full[from >> BITS];
    const count = Math.max(0, Math.min(into.length, BLOCK - place, this.length - from));
    if (block === undefined) into.set(this.filled.subarray(place, place + count));
    else block.read(place, count, into);
    return count;
  }

  /** Properties of the full block that begins at a position, with its number of values. */
  blockAt(from: number): (Pick<Block, 'kinds' | 'widest'> & { readonly count: number }) | null {
    const block = (from & (BLOCK - 1)) === 0 ? this.full[from >> BITS] : undefined;
    return block === undefined ? null : { kinds: block.kinds, widest: block.widest, count: BLOCK };
  }

  slice(from: number, to: number): readonly number[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, i) => this.at(from + i));
  }

  /** For ascending values: position of the first one that is at least `least`. */
  firstFrom(least: number): number {
    const { full } = this;
    const block = firstWhere(full.length, (i) => elementAt(full, i).at(BLOCK - 1) >= least);
    const [start, values] = [block * BLOCK, full[block] ?? this.filled];
    return start + firstWhere(Math.min(BLOCK, this.length - start), (i) => (values.at(i) ?? least) >= least);
  }

  /** Keeps the first `length` values. */
  truncate(length: number): void {
    if (length >= this.length) return;
    const last = this.full[length >> BITS];
    if (last !== undefined) {
      this.filled = new Float64Array(BLOCK);
      last.read(0, BLOCK, this.filled);
      this.full.length = length >> BITS;
    }
    this.length = length;
  }

  copy(): Column {
    const copy = new Column();
    copy.length = this.length;
    copy.full = this.full.slice();
    copy.filled = this.filled.slice();
    return copy;
  }

  private grow(): void {
    const filled = new Float64Array(Math.min(BLOCK, Math.max(FIRST_ROOM, 2 * this.filled.length)));
    filled.set(this.filled);
    this.filled = filled;
  }
}
