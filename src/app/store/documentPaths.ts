import type { ParameterValue, Problem, ScenarioDocument } from '../../contract/index.ts';

/** Parts of a scenario that a link may change; ranges are checked by the engine when it loads. */
const ROOTS = ['run', 'measure', 'tcp', 'aal5', 'ties', 'policies', 'ports', 'nodes', 'links', 'vcs'];
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Json = ParameterValue | { [key: string]: Json } | Json[];

/** Sets one value of a copied document; a missing object on the way is made. */
function assign(target: { [key: string]: Json }, keys: readonly string[], value: ParameterValue): boolean {
  let at: { [key: string]: Json } = target;
  for (const key of keys.slice(0, -1)) {
    const next = Array.isArray(at) ? at[Number(key)] : at[key];
    if (next === undefined && !Array.isArray(at)) at[key] = {};
    const child = next ?? at[key];
    if (typeof child !== 'object') return false;
    at = child as { [key: string]: Json };
  }
  if (Array.isArray(at)) return false;
  at[keys[keys.length - 1]] = value;
  return true;
}

/** A copy of the scenario with the overrides of a link, and what could not be placed. */
export function withOverrides(
  scenario: ScenarioDocument,
  overrides: readonly (readonly [path: string, value: ParameterValue])[],
): { scenario: ScenarioDocument; problems: readonly Problem[] } {
  const copy = structuredClone(scenario) as unknown as { [key: string]: Json };
  const problems: Problem[] = [];
  for (const [path, value] of overrides) {
    const keys = path.split('.');
    const known = ROOTS.includes(keys[0]) && !keys.some((key) => FORBIDDEN.has(key));
    if (!known) problems.push({ path, value, reason: 'unknown key' });
    else if (!assign(copy, keys, value))
      problems.push({ path, value, reason: 'no such place in the scenario' });
  }
  return { scenario: copy as unknown as ScenarioDocument, problems };
}

/** The value a path has in a document. */
export function documentValue(scenario: ScenarioDocument, path: string): ParameterValue | undefined {
  let at: unknown = scenario;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return typeof at === 'number' || typeof at === 'string' ? at : undefined;
}
