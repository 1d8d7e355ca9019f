const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Keys with a value: an undefined value counts as absent, as in a file. */
const keysOf = <T extends object>(value: T): readonly (keyof T)[] =>
  (Object.keys(value) as (keyof T)[]).filter((key) => value[key] !== undefined);

/** Whether two values are equal data; objects that are not plain are equal only to themselves. */
export function isSame(value: unknown, other: unknown): boolean {
  if (Object.is(value, other)) return true;
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null)
    return false;
  if (!isPlain(value) || !isPlain(other)) return false;
  if (Array.isArray(value) || Array.isArray(other))
    return (
      Array.isArray(value) &&
      Array.isArray(other) &&
      value.length === other.length &&
      value.every((element, i) => isSame(element, other[i]))
    );
  const keys = keysOf(value);
  return keys.length === keysOf(other).length && keys.every((key) => isSame(value[key], other[key]));
}
