type Ring = Float64Array | Int32Array | Int16Array | Uint16Array | Uint8Array;

/**
 * Copies a ring, whose size is a power of two, to one of twice the size. The last `size` elements with numbers below `next` move to
 * their slots in the new ring. A ring of size 0 stays as it is.
 */
export function grown<Kind extends Ring>(ring: Kind, next: number): Kind {
  const size = ring.length;
  if (size === 0) return ring;
  const larger = new (ring.constructor as new (length: number) => Kind)(size * 2);
  const mask = size * 2 - 1;
  // Slots below this one have elements of the present turn of the ring, the others of the previous one.
  const newer = next & (size - 1);
  const since = next - newer;
  larger.set(ring.subarray(0, newer), since & mask);
  larger.set(ring.subarray(newer), ((since - size) & mask) + newer);
  return larger;
}
