import type { StateIo } from './state.ts';

/** Multipliers of the two words. */
const LOW = 0x01000193;
const HIGH = 0x5bd1e995;

/**
 * A running 64-bit hash of the events of one component, in order of their time. Each component has its
 * own, so that the order in which a lookahead window runs the nodes has no effect.
 */
export class Digest {
  /** Low and high word, in a typed array: 32-bit fields of an object are boxed by some engines. */
  words = Int32Array.of(0x9e3779b9 | 0, 0x85ebca6b | 0);

  state(io: StateIo): void {
    io.array(this.words);
  }

  add(value: number): void {
    const { words } = this;
    words[0] = Math.imul(words[0]! ^ value, LOW) ^ (words[1]! >>> 15);
    words[1] = Math.imul(words[1]! + value, HIGH) ^ (words[0] >>> 13);
  }

  /** Adds a whole number up to 2^53. */
  addTime(time: number): void {
    this.add(time | 0);
    this.add((time / 4294967296) | 0);
  }

  /** Adds a time and two numbers: the steps of `add`, but with the words read and written only once. */
  addFrame(time: number, index: number, frame: number): void {
    const { words } = this;
    const early = time | 0;
    const late = (time / 4294967296) | 0;
    let low = words[0]!;
    let high = words[1]!;
    low = Math.imul(low ^ early, LOW) ^ (high >>> 15);
    high = Math.imul(high + early, HIGH) ^ (low >>> 13);
    low = Math.imul(low ^ late, LOW) ^ (high >>> 15);
    high = Math.imul(high + late, HIGH) ^ (low >>> 13);
    low = Math.imul(low ^ index, LOW) ^ (high >>> 15);
    high = Math.imul(high + index, HIGH) ^ (low >>> 13);
    low = Math.imul(low ^ frame, LOW) ^ (high >>> 15);
    high = Math.imul(high + frame, HIGH) ^ (low >>> 13);
    words[0] = low;
    words[1] = high;
  }

  /** Adds several frames of one index, as `addFrame` does. */
  addFrames(index: number, time: Float64Array, frame: Int32Array, count: number): void {
    for (let i = 0; i < count; i++) this.addFrame(time[i]!, index, frame[i]!);
  }
}

/** One digest, 16 hexadecimal digits, of the digests of all components in a fixed order. */
export function combine(digests: readonly Digest[]): string {
  const all = new Digest();
  for (const digest of digests) {
    all.add(digest.words[0]!);
    all.add(digest.words[1]!);
  }
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return hex(all.words[1]!) + hex(all.words[0]!);
}
