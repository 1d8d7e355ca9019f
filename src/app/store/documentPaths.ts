import {
  DOCUMENT_ROOTS,
  EVERY_VC,
  inWords,
  keysOf,
  listText,
  type ParameterValue,
  type Problem,
  readList,
  readPath,
  type ScenarioDocument,
} from '../../contract/index.ts';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

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

/** Sets a value of a copied document wherever the path leads; a missing object on the way is made. */
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

/** As documents have it: truth values and lists travel as texts. */
const written = (path: string, value: ParameterValue): Json =>
  (readList(path, value) as Json[] | null) ?? truth(value);

/** A copy of the scenario with a value at a path, losses of links too; without it where the path leads nowhere. */
export function withValue(scenario: ScenarioDocument, path: string, value: ParameterValue): ScenarioDocument {
  const keys = keysOf(path);
  const copy = structuredClone(scenario) as unknown as { [key: string]: Json };
  if (!keys.some((key) => FORBIDDEN.has(key))) assign(copy, keys, written(path, value));
  return copy as unknown as ScenarioDocument;
}

/** A copy of the scenario with the overrides of a link, and what could not be placed. */
export function withOverrides(
  scenario: ScenarioDocument,
  overrides: readonly (readonly [path: string, value: ParameterValue])[],
): { scenario: ScenarioDocument; problems: readonly Problem[] } {
  const copy = structuredClone(scenario) as unknown as { [key: string]: Json };
  const problems: Problem[] = [];
  for (const [path, value] of overrides) {
    const keys = keysOf(path);
    const known = DOCUMENT_ROOTS.has(keys[0] ?? '') && !keys.some((key) => FORBIDDEN.has(key));
    if (!known) problems.push({ path, value, reason: inWords('unknown key') });
    else if (!assign(copy, keys, written(path, value)))
      problems.push({ path, value, reason: inWords('no such place in the scenario') });
  }
  return { scenario: copy as unknown as ScenarioDocument, problems };
}

function sendersIn({ vcs }: ScenarioDocument, called: string): number {
  const entering = vcs.filter(({ path }) => path[1] === called).length;
  return entering > 0 ? entering : vcs.filter(({ group }) => group === called).length;
}

/** The value a path has in a document, truth values and lists as links write them. */
export function documentValue(scenario: ScenarioDocument, path: string): ParameterValue | undefined {
  const setting = readPath(path);
  if (setting?.kind === 'senders') return sendersIn(scenario, setting.group) || undefined;
  let at: unknown = scenario;
  for (const key of keysOf(path)) {
    if (Array.isArray(at)) at = named(at, key)[0];
    else if (typeof at === 'object' && at !== null && Object.hasOwn(at, key)) at = Reflect.get(at, key);
    else return undefined;
  }
  if (typeof at === 'boolean') return String(at);
  if (Array.isArray(at)) return listText(path, at);
  return typeof at === 'number' || typeof at === 'string' ? at : undefined;
}
