/**
 * A running 64-bit hash of what one component did, in its own order of time. Components keep one
 * each, so that the order in which a window visits the nodes cannot show.
 */
export class Digest {
  /** Low and high word, in a typed array: 32-bit fields of an object are boxed by some engines. */
  readonly words = Int32Array.of(0x9e3779b9 | 0, 0x85ebca6b | 0);

  add(value: number): void {
    const { words } = this;
    words[0] = Math.imul(words[0] ^ value, 0x01000193) ^ (words[1] >>> 15);
    words[1] = Math.imul(words[1] + value, 0x5bd1e995) ^ (words[0] >>> 13);
  }

  /** Any whole number up to 2^53. */
  addTime(time: number): void {
    this.add(time | 0);
    this.add((time / 4294967296) | 0);
  }
}

/** 16 hexadecimal digits over the digests of all components, in a fixed order. */
export function combine(digests: readonly Digest[]): string {
  const all = new Digest();
  for (const digest of digests) {
    all.add(digest.words[0]);
    all.add(digest.words[1]);
  }
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return hex(all.words[1]) + hex(all.words[0]);
}
