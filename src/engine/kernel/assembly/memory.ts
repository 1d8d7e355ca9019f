// Records are rows of slots of eight bytes (`../layout.ts`), each with a 64-bit number or a 32-bit whole one; lists are rows of
// 32-bit addresses.

// @ts-expect-error: decorator
@inline
export function get(record: usize, slot: i32): f64 {
  return load<f64>(record + (<usize>slot << 3));
}

// @ts-expect-error: decorator
@inline
export function set(record: usize, slot: i32, value: f64): void {
  store<f64>(record + (<usize>slot << 3), value);
}

// @ts-expect-error: decorator
@inline
export function whole(record: usize, slot: i32): i32 {
  return load<i32>(record + (<usize>slot << 3));
}

// @ts-expect-error: decorator
@inline
export function setWhole(record: usize, slot: i32, value: i32): void {
  store<i32>(record + (<usize>slot << 3), value);
}

// @ts-expect-error: decorator
@inline
export function address(record: usize, slot: i32): usize {
  return <usize>load<i32>(record + (<usize>slot << 3));
}

// @ts-expect-error: decorator
@inline
export function listed(list: usize, place: i32): usize {
  return <usize>load<i32>(list + (<usize>place << 2));
}

/** Adds to an element of an array of 64-bit numbers. */
// @ts-expect-error: decorator
@inline
export function add(row: usize, place: i32, value: f64): void {
  const its = row + (<usize>place << 3);
  store<f64>(its, load<f64>(its) + value);
}

/** Adds to a 32-bit slot. */
// @ts-expect-error: decorator
@inline
export function count(port: usize, slot: i32, more: i32): void {
  setWhole(port, slot, whole(port, slot) + more);
}

// @ts-expect-error: decorator
@inline
export function earlier(a: f64, b: f64): f64 {
  return a < b ? a : b;
}

/**
 * 1 if a fraction has reached a whole picosecond, else 0. Computed without a branch, because the processor would often mispredict
 * it, which takes longer than this arithmetic.
 */
// @ts-expect-error: decorator
@inline
export function reaches(fraction: f64, modulus: f64): f64 {
  return <f64>(<i32>(<bool>(fraction >= modulus)));
}
