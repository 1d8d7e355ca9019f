/** A copy without these keys; the same object where it has none of them. */
export function without<T extends object>(whole: T, ...keys: readonly (keyof T)[]): T {
  if (!keys.some((key) => Object.hasOwn(whole, key))) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key as keyof T))) as T;
}
