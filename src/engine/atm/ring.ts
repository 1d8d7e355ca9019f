type Ring = Float64Array | Int32Array | Int16Array | Uint16Array | Uint8Array;

/**
 * A ring of twice the size, which is a power of two, in which what was numbered below `next` has its slots: all of the
 * last numbers that the old one had room for. One without slots stays so.
 */
export function grown<Kind extends Ring>(ring: Kind, next: number): Kind {
  const size = ring.length;
  if (size === 0) return ring;
  const larger = new (ring.constructor as new (length: number) => Kind)(size * 2);
  const mask = size * 2 - 1;
  // Slots before this one were filled since the ring was last full, the others before.
  const newer = next & (size - 1);
  const since = next - newer;
  larger.set(ring.subarray(0, newer), since & mask);
  larger.set(ring.subarray(newer), ((since - size) & mask) + newer);
  return larger;
}
