/** A list with at least one element: its first one needs no question. */
export type NonEmpty<T> = readonly [T, ...T[]];

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

function outside(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`place ${index} of a list of ${list.length}`);
}

/** The element at a place that the caller knows to exist; a `RangeError` names the place and the length where it does not. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  return element === undefined ? outside(list, index) : element;
}

/** The last element of a list that the caller knows to have one. */
export const lastOf = <T>(list: ArrayLike<T>): T => elementAt(list, list.length - 1);

/** The lowest and the highest of a list of any length, which arguments of `Math.min` have not; infinite of nothing. */
export const lowestOf = (list: readonly number[]): number =>
  list.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
export const highestOf = (list: readonly number[]): number =>
  list.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);

/** The entry of a key that the caller knows to be in the map. */
export function entryOf<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry for ${String(key)}`);
  return value;
}

/*
 * `elementAt` for columns of numbers, one function for each kind of array: a function that meets one kind only is
 * compiled into its caller as a read with a check of the bounds.
 */

export function float32At(column: Float32Array, index: number): number {
  return column[index] ?? outside(column, index);
}

export function float64At(column: Float64Array, index: number): number {
  return column[index] ?? outside(column, index);
}

export function uint8At(column: Uint8Array, index: number): number {
  return column[index] ?? outside(column, index);
}

export function uint16At(column: Uint16Array, index: number): number {
  return column[index] ?? outside(column, index);
}

export function uint32At(column: Uint32Array, index: number): number {
  return column[index] ?? outside(column, index);
}

export function int32At(column: Int32Array, index: number): number {
  return column[index] ?? outside(column, index);
}

/*
 * Without the check, for the innermost loops of painters (`traces/pyramid.ts`; `spanLine.ts`, `image.ts` and
 * `drops.ts` in `plot/paint/`), where it took 10 to 40 % of their time. The caller's loop ends at the length of the column.
 */

export function float32Within(column: Float32Array, index: number): number {
  return column[index] as number;
}

export function uint32Within(column: Uint32Array, index: number): number {
  return column[index] as number;
}

export function float64Within(column: Float64Array, index: number): number {
  return column[index] as number;
}

export function uint16Within(column: Uint16Array, index: number): number {
  return column[index] as number;
}
