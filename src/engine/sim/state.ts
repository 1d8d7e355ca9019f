import { PackedWords, unpack } from './packedWords.ts';

/**
 * Copies of state, for snapshots. All mutable state of a run is in components that register it (`Registered`): numbers, flags, typed
 * arrays and lists of numbers. Constants, and values that follow from the scenario and the settings in force, are not copied.
 */
export type StateArray =
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Uint8Array;

/** Kinds of array in a state, which stores the index in this list. */
const KINDS = [
  Float64Array,
  Float32Array,
  Int32Array,
  Uint32Array,
  Int16Array,
  Uint16Array,
  Uint8Array,
] as const;
/** Factor of the kind in a layout entry; lengths of arrays are below it. */
const KIND = 0x1000_0000;
/** Flag in a layout entry: only some words are kept, the others are zero. Two entries follow: the first kept word and their number. */
const SPARSE = 0x8000_0000;
/** Bytes of a word. */
const WORD = 8;
/** Arrays of more words than this are kept without the zeros at both ends. */
const SHORT = 16;

/**
 * A copy of state in one packed array: hundreds of small arrays would double the memory by their overhead, and packing as
 * differences more than halves it.
 */
export interface State {
  /** Number of registered numbers, which are first in `bytes`; the layout and the words of arrays follow. */
  readonly numbers: number;
  /** Words of the layout, which has half a word per array: kind times 2^28, plus length. */
  readonly layout: number;
  /** Words of the arrays, each padded to whole words. */
  readonly words: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function kindOf(array: StateArray): number {
  const kind = (KINDS as readonly unknown[]).indexOf(array.constructor);
  if (kind < 0) throw new TypeError(`an array of ${array.constructor.name} cannot be kept`);
  return kind;
}

/** A copy with at least twice the length, and at least `need` elements. */
const widened = <T extends Float64Array | Uint32Array>(
  old: T,
  make: (length: number) => T,
  need: number,
): T => {
  const wide = make(Math.max(need, 2 * old.length));
  wide.set(old);
  return wide;
};

/** Writes a state into buffers that are reused for the next one, because they are large enough and in the cache. */
export class StateWriter implements StateIo {
  private numbers = new Float64Array(1024);
  private numberCount = 0;
  private layout = new Uint32Array(1024);
  private entries = 0;
  private words = new Float64Array(1024);
  private at = 0;
  /** Views of `words` as each kind of array, so that no view has to be created to copy an array. */
  private copies = KINDS.map((Kind) => new Kind(this.words.buffer));
  private halves = new Int32Array(this.words.buffer);
  private readonly packer = new PackedWords();

  number(value: number): number {
    if (this.numberCount === this.numbers.length)
      this.numbers = widened(this.numbers, (length) => new Float64Array(length), 0);
    this.numbers[this.numberCount++] = value;
    return value;
  }

  flag(value: boolean): boolean {
    this.number(value ? 1 : 0);
    return value;
  }

  sized<Kind extends StateArray>(array: Kind): Kind {
    this.array(array);
    return array;
  }

  list(values: number[]): void {
    this.number(values.length);
    for (let i = 0; i < values.length; i++) this.number(values[i]!);
  }

  places(array: StateArray, places: readonly number[]): void {
    for (let i = 0; i < places.length; i++) this.number(array[places[i]!]!);
  }

  ring(array: StateArray, from: number, to: number): void {
    const kind = kindOf(array);
    const { BYTES_PER_ELEMENT } = array;
    if (this.entries === this.layout.length)
      this.layout = widened(this.layout, (size) => new Uint32Array(size), 0);
    this.layout[this.entries++] = kind * KIND + to - from;
    const words = Math.ceil(((to - from) * BYTES_PER_ELEMENT) / WORD);
    if (words === 0) return;
    if (this.at + words > this.words.length) this.widen(this.at + words);
    this.words[this.at + words - 1] = 0;
    const copy = this.copies[kind]!;
    const start = (this.at * WORD) / BYTES_PER_ELEMENT;
    // Two pieces if it wraps around the end of the ring: a loop over elements would be slow, because it is called with every kind of array.
    const first = from & (array.length - 1);
    const beforeEnd = Math.min(to - from, array.length - first);
    copy.set(array.subarray(first, first + beforeEnd), start);
    if (beforeEnd < to - from) copy.set(array.subarray(0, to - from - beforeEnd), start + beforeEnd);
    this.at += words;
  }

  array(array: StateArray): void {
    const kind = kindOf(array);
    if (this.entries + 3 > this.layout.length)
      this.layout = widened(this.layout, (size) => new Uint32Array(size), 0);
    const entry = this.entries++;
    const { length } = array;
    this.layout[entry] = kind * KIND + length;
    if (length === 0) return;
    const { byteLength, BYTES_PER_ELEMENT } = array;
    const words = Math.ceil(byteLength / WORD);
    if (this.at + words > this.words.length) this.widen(this.at + words);
    this.words[this.at + words - 1] = 0;
    this.copies[kind]!.set(array, (this.at * WORD) / BYTES_PER_ELEMENT);
    if (words > SHORT) this.keepSome(entry, words);
    else this.at += words;
  }

  /** Drops the zeros at both ends of the array just written, if that saves enough. */
  private keepSome(entry: number, words: number): void {
    const { halves, at } = this;
    let from = 2 * at;
    let to = 2 * (at + words);
    while (from < to && halves[from] === 0) from++;
    while (from < to && halves[to - 1] === 0) to--;
    const first = from === to ? 0 : (from >> 1) - at;
    const savedWords = from === to ? 0 : ((to + 1) >> 1) - (from >> 1);
    if (savedWords + SHORT > words) {
      this.at += words;
      return;
    }
    this.words.copyWithin(at, at + first, at + first + savedWords);
    this.layout[entry]! += SPARSE;
    this.layout[this.entries++] = first;
    this.layout[this.entries++] = savedWords;
    this.at += savedWords;
  }

  private widen(need: number): void {
    this.words = widened(this.words, (length) => new Float64Array(length), need);
    this.copies = KINDS.map((Kind) => new Kind(this.words.buffer));
    this.halves = new Int32Array(this.words.buffer);
  }

  /** Begins to write another state. */
  begin(): void {
    this.numberCount = 0;
    this.entries = 0;
    this.at = 0;
  }

  /** A packed copy of the written state. */
  get state(): State {
    const { packer, numberCount, entries, at } = this;
    const layout = (entries + 1) >> 1;
    // Half a word may be left from an earlier state.
    if (entries < this.layout.length) this.layout[entries] = 0;
    packer.begin();
    packer.add(this.numbers, numberCount, false);
    packer.add(new Float64Array(this.layout.buffer), layout, true);
    packer.add(this.words, at, true);
    return { numbers: numberCount, layout, words: at, bytes: packer.packed };
  }
}

export class StateReader implements StateIo {
  private numberAt = 0;
  private entry = 0;
  /** Position in `words`. */
  private at = 0;
  private readonly numbers: Float64Array;
  private readonly layout: Uint32Array;
  private readonly words: Float64Array<ArrayBuffer>;

  constructor({ numbers, layout, words, bytes }: State) {
    this.numbers = new Float64Array(numbers);
    this.words = new Float64Array(words);
    const entries = new Float64Array(layout);
    const layoutAt = unpack(bytes, 0, this.numbers, false);
    unpack(bytes, unpack(bytes, layoutAt, entries, true), this.words, true);
    this.layout = new Uint32Array(entries.buffer);
  }

  number(): number {
    return this.numbers[this.numberAt++]!;
  }

  flag(): boolean {
    return this.number() === 1;
  }

  array(array: StateArray): void {
    this.nextArray(array);
  }

  sized<Kind extends StateArray>(array: Kind): Kind {
    return this.nextArray(array) as Kind;
  }

  list(values: number[]): void {
    const length = this.number();
    values.length = 0;
    while (values.length < length) values.push(this.number());
  }

  places(array: StateArray, places: readonly number[]): void {
    for (let i = 0; i < places.length; i++) array[places[i]!] = this.number();
  }

  ring(array: StateArray, from: number, to: number): void {
    const saved = this.nextArray();
    const first = from & (array.length - 1);
    const beforeEnd = Math.min(to - from, array.length - first);
    array.set(saved.subarray(0, beforeEnd), first);
    if (beforeEnd < to - from) array.set(saved.subarray(beforeEnd));
  }

  /** Returns the next array, to be read only; or copies it to `target` if that has the same length. */
  nextArray(target: StateArray | null = null): StateArray {
    const { layout, words: all } = this;
    const entry = layout[this.entry++]!;
    const isSparse = entry >= SPARSE;
    const Kind = KINDS[Math.floor((isSparse ? entry - SPARSE : entry) / KIND)]!;
    const length = entry % KIND;
    const first = isSparse ? layout[this.entry++]! : 0;
    const words = isSparse ? layout[this.entry++]! : Math.ceil((length * Kind.BYTES_PER_ELEMENT) / WORD);
    const each = WORD / Kind.BYTES_PER_ELEMENT;
    const saved = new Kind(all.buffer, this.at * WORD, Math.min(words * each, length - first * each));
    this.at += words;
    if (!isSparse && target === null) return saved;
    const array = target?.length === length ? target : new Kind(length);
    if (isSparse) array.fill(0);
    array.set(saved, first * each);
    return array;
  }
}

/**
 * Saves or loads the state of a component: the component passes each value and assigns the returned one. So the
 * order is the same in both.
 */
export interface StateIo {
  number(value: number): number;
  flag(value: boolean): boolean;
  /** All elements of an array of fixed length. */
  array(array: StateArray): void;
  /** All elements of an array of variable length. @returns the array to use from now on */
  sized<Kind extends StateArray>(array: Kind): Kind;
  /** A list of variable length; it stays the same object. */
  list(values: number[]): void;
  /** The elements at these indices of an array; the others never change. */
  places(array: StateArray, places: readonly number[]): void;
  /** The elements numbered from `from` up to `to` of a ring, whose size is a power of two and large enough. */
  ring(array: StateArray, from: number, to: number): void;
}

/**
 * A component that registers its state: fields that it does not register are constant, or follow from the others.
 * `tests/engine/sim/registeredState.test.ts` finds forgotten fields.
 */
export interface Registered {
  state(io: StateIo): void;
}

const writer = new StateWriter();

/** Copies the state of all components, in their order. */
export function capture(components: readonly Registered[]): State {
  writer.begin();
  for (const component of components) component.state(writer);
  return writer.state;
}

/** Loads a captured state into the same components, in the same order. */
export function reinstate(components: readonly Registered[], state: State): void {
  const reader = new StateReader(state);
  for (const component of components) component.state(reader);
}
