import { naturalLog } from './log.ts';
import type { StateIo } from './state.ts';

/** 32-bit hash of a text (FNV-1a), to give every component its own stream. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** 9 x NINTH = 1 modulo 2^32. */
const NINTH = 0x38e38e39;

/** Inverse of w ^ (w >>> 9). */
function unshift(word: number): number {
  let original = word;
  for (let known = 9; known < 32; known += 9) original = word ^ (original >>> 9);
  return original;
}

/**
 * A seeded random generator (sfc32, public domain, passes PractRand), one per component and purpose:
 * changing a policy never changes another component's numbers.
 */
export class RandomStream {
  /** State, in a typed array because some JavaScript engines box 32-bit fields of an object. */
  readonly words: Int32Array;

  /** @param seed any whole number; @param label names the component and the purpose, `vc 3 start` */
  constructor(seed: number, label: string) {
    this.words = Int32Array.of(seed | 0, Math.floor(seed / 4294967296) | 0, hashText(label) | 0, 1);
    for (let i = 0; i < 16; i++) this.uint32();
  }

  state(io: StateIo): void {
    io.array(this.words);
  }

  /** Uniform whole number in 0 .. 2^32 - 1. */
  uint32(): number {
    const s = this.words;
    const b = s[1]!;
    const c = s[2]!;
    const t = (((s[0]! + b) | 0) + s[3]!) | 0;
    s[3] = (s[3]! + 1) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Undoes one `uint32`, so that the next call returns the same number. */
  back(): void {
    const s = this.words;
    const c = Math.imul(s[1]!, NINTH);
    const t = (s[2]! - ((c << 21) | (c >>> 11))) | 0;
    const b = unshift(s[0]!);
    s[3] = (s[3]! - 1) | 0;
    s[0] = (t - b - s[3]) | 0;
    s[1] = b;
    s[2] = c;
  }

  /** The next number of `uniform`, without drawing it. */
  peek(): number {
    const savedWords = this.words.slice();
    const next = this.uniform();
    this.words.set(savedWords);
    return next;
  }

  /** Uniform in [0, 1) with 53 bits: two steps of `uint32`, inlined for policies that draw for every cell. */
  uniform(): number {
    const s = this.words;
    const b = s[1]!;
    const c = s[2]!;
    const counter = s[3]!;
    const high = (((s[0]! + b) | 0) + counter) | 0;
    const second = (c + (c << 3)) | 0;
    const third = (((c << 21) | (c >>> 11)) + high) | 0;
    const low = ((((b ^ (b >>> 9)) + second) | 0) + counter + 1) | 0;
    s[0] = second ^ (second >>> 9);
    s[1] = (third + (third << 3)) | 0;
    s[2] = (((third << 21) | (third >>> 11)) + low) | 0;
    s[3] = (counter + 2) | 0;
    return ((high >>> 5) * 67108864 + (low >>> 6)) / 9007199254740992;
  }

  /** Exponentially distributed with mean 1. */
  exponential(): number {
    return -naturalLog(1 - this.uniform());
  }

  /** A permutation of 0 .. n - 1 (Fisher-Yates). */
  permutation(n: number): number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(this.uniform() * (i + 1));
      const swapped = order[i]!;
      order[i] = order[j]!;
      order[j] = swapped;
    }
    return order;
  }
}
