/** Nothing is nested deeper, unless it holds itself. */
const DEEPEST = 40;
/** Arrays with keys of their own, as matches of a pattern have, are shorter. */
const LONG = 100;

const isPlain = (kind: unknown): boolean => kind === Object.prototype || kind === null;

/** Numbers, texts, lists, typed arrays and plain objects that are equal beyond doubt; of all others it does not know. */
export function surelyEqual(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const kind: unknown = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other) || depth > DEEPEST) return false;
  if (kind === Array.prototype) return equalLists(one as unknown[], other as unknown[], depth);
  if (isPlain(kind)) return equalObjects(one as Plain, other as Plain, depth);
  if (!ArrayBuffer.isView(one) || one instanceof DataView) return false;
  return equalNumbers(one as Float64Array, other as Float64Array);
}

type Plain = Readonly<Record<string, unknown>>;

function equalLists(one: readonly unknown[], other: readonly unknown[], depth: number): boolean {
  const { length } = one;
  if (other.length !== length) return false;
  if (length < LONG && (Object.keys(one).length !== length || Object.keys(other).length !== length))
    return false;
  for (let i = 0; i < length; i++) if (!surelyEqual(one[i], other[i], depth + 1)) return false;
  return true;
}

function equalObjects(one: Plain, other: Plain, depth: number): boolean {
  const keys = Object.keys(one);
  if (Object.keys(other).length !== keys.length) return false;
  for (const key of keys)
    if (!Object.hasOwn(other, key) || !surelyEqual(one[key], other[key], depth + 1)) return false;
  return Object.getOwnPropertySymbols(one).length === 0 && Object.getOwnPropertySymbols(other).length === 0;
}

function equalNumbers(one: Float64Array, other: Float64Array): boolean {
  const { length } = one;
  if (other.length !== length) return false;
  for (let i = 0; i < length; i++) if (!Object.is(one[i], other[i])) return false;
  return true;
}
