/**
 * A running 64-bit hash of what one component did, in its own order of time. Components keep one
 * each, so that the order in which a window visits the nodes cannot show.
 */
export class Digest {
  low = 0x9e3779b9 | 0;
  high = 0x85ebca6b | 0;

  add(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x01000193) ^ (this.high >>> 15);
    this.high = Math.imul(this.high + value, 0x5bd1e995) ^ (this.low >>> 13);
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
    all.add(digest.low);
    all.add(digest.high);
  }
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return hex(all.high) + hex(all.low);
}
