const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values are the same data; what is no plain data is the same only as itself. */
export function isSame(value: unknown, other: unknown): boolean {
  if (Object.is(value, other)) return true;
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null)
    return false;
  if (!isPlain(value) || !isPlain(other) || Array.isArray(value) !== Array.isArray(other)) return false;
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => key in other && isSame(value[key as keyof typeof value], other[key as keyof typeof other]),
    )
  );
}
