import {
  EVERY_VC,
  listText,
  type ParameterValue,
  pathOf,
  readList,
  type ScenarioDocument,
} from '../../contract/index.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a document may have these keys at all. */
export const areKeys = (keys: readonly string[]): boolean => !keys.some((key) => FORBIDDEN.has(key));

/** Items of a list by the names people write: VCs and nodes by id, links as `S1>S2`, `*` for every VC or link. */
function named(list: readonly Json[], name: string): readonly Json[] {
  return list.filter((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    const { id, a, b } = item;
    return (
      (name === EVERY_VC && (typeof id === 'number' || typeof a === 'string')) ||
      String(id) === name ||
      [`${a}>${b}`, `${b}>${a}`].includes(name)
    );
  });
}

/** Sets a value in a copied document wherever the path leads; missing objects on the way are created. */
function assign(at: Json, [key, ...rest]: readonly string[], value: Json): boolean {
  if (typeof at !== 'object' || at === null || key === undefined) return false;
  if (Array.isArray(at)) {
    const items = named(at, key);
    return items.length > 0 && items.every((item) => assign(item, rest, value));
  }
  if (rest.length > 0) {
    at[key] ??= {};
    return assign(at[key], rest, value);
  }
  at[key] = value;
  return true;
}

const truth = (value: ParameterValue): Json => (value === 'true' ? true : value === 'false' ? false : value);

/** The value in the format of documents; booleans and lists arrive as texts. */
const written = (keys: readonly string[], value: ParameterValue): Json =>
  (readList(pathOf(...keys), value) as Json[] | null) ?? truth(value);

/** Sets a value in a copied document wherever its keys lead; false where they lead nowhere. */
export const setKeys = (copy: ScenarioDocument, keys: readonly string[], value: ParameterValue): boolean =>
  areKeys(keys) && assign(copy as unknown as Json, keys, written(keys, value));

/** Value of a document at the keys; booleans and lists in the format of links. */
export function readKeys(document: ScenarioDocument, keys: readonly string[]): ParameterValue | undefined {
  let at: unknown = document;
  for (const key of keys) {
    if (Array.isArray(at)) at = named(at, key)[0];
    else if (typeof at === 'object' && at !== null && Object.hasOwn(at, key)) at = Reflect.get(at, key);
    else return undefined;
  }
  if (typeof at === 'boolean') return String(at);
  if (Array.isArray(at)) return listText(pathOf(...keys), at);
  return typeof at === 'number' || typeof at === 'string' ? at : undefined;
}
