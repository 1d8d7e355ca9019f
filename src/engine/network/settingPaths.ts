import { type ScenarioDocument, SERVICE_CLASSES } from '../../contract/index.ts';
import { lossKeyOf } from './impairments.ts';
import { hopId, some } from './paths.ts';
import { SEAMS, seamOf } from './seams.ts';
import { calledBy, vcsCalled } from './vcNames.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Where a setting lands in a document. */
export interface Place {
  readonly keys: readonly (string | number)[];
  /** Taken away at the same time: values that belong to the policy that is replaced. */
  readonly forget?: readonly string[];
}

export type Places =
  | { readonly ok: true; readonly places: readonly Place[] }
  | { readonly ok: false; readonly reason: string };

const KNOWN =
  'unknown path; known: seed, ties, run.durationS, measure.fromS, measure.toS, aal5.overheadBytes, tcp.<key>, ' +
  'abr.<key>, abr.coupling.<key>, credit.<key>, vcs.<id or *>.source.<key>, vcs.<id or *>.tcp.<key>, vcs.<id or *>.abr.<key>, ' +
  'vcs.<id or *>.credit.<key>, vcs.<id or *>.weight, vcs.<id or *>.serviceClass, ' +
  'vcs.<id or *>.share.<min or max>, links.<a>><b> or *.<key>, ports.<port>.<key>, ' +
  'impairments.<a>><b>.<lossProbability, frameLossProbability or burst.key>, policies.<policy>.<parameter>, policy, policy.<parameter>, buffer, buffers, classes.<class>.<buffer, policy or policy.parameter>; ' +
  'scheduler and allocation like policy';

const at = (...places: Place[]): Places => ({ ok: true, places });
const unknown = (reason: string): Places => ({ ok: false, reason });

/** Translates a path as people write it into the places of a document. */
export function placesOf(document: ScenarioDocument, path: string): Places {
  const [head = '', ...rest] = path.split('.');
  if (rest.includes('') || head === '') return unknown(KNOWN);
  if ((head === 'seed' || head === 'ties') && rest.length === 0) return at({ keys: [head] });
  if (['run', 'measure', 'aal5', 'tcp', 'credit'].includes(head) && rest.length === 1)
    return at({ keys: [head, ...rest] });
  if (head === 'abr' && isAbrPath(rest)) return at({ keys: [head, ...rest] });
  if (head === 'policies' && rest.length === 2) return at({ keys: [head, ...rest] });
  if (seamOf(head) !== undefined || ['buffer', 'buffers', 'classes'].includes(head))
    return everyPort(document, [head, ...rest]);
  if (head === 'ports' && rest.length >= 2) return onePort(rest[0] as string, rest.slice(1));
  if (head === 'vcs' && rest.length >= 2) return someVcs(document, rest);
  if (head === 'links' && rest.length === 2) return someLinks(document, rest[0] as string, rest[1] as string);
  if (head === 'impairments' && lossKeyOf(rest.slice(1).join('.')) !== undefined)
    return at({ keys: [head, ...rest] });
  return unknown(KNOWN);
}

/** `rif`, `coupling.k` */
const isAbrPath = (rest: readonly string[]): boolean =>
  rest.length === 1 || (rest.length === 2 && rest[0] === 'coupling');

/** `policy`, `policy.th1`, `buffer`: in `default` and in every entry that could hide it. */
function everyPort(document: ScenarioDocument, inner: readonly string[]): Places {
  const ids = new Set(['default', ...Object.keys(document.ports ?? {})]);
  const all = [...ids].map((id) => onePort(id, inner));
  const wrong = all.find((places) => !places.ok);
  return wrong ?? at(...all.flatMap((places) => (places.ok ? places.places : [])));
}

function onePort(id: string, inner: readonly string[]): Places {
  const [key = '', name] = inner;
  if (inner.length === 1 && (key === 'buffer' || key === 'bufferCells')) {
    return at({ keys: ['ports', id, 'bufferCells'] });
  }
  if (inner.length === 1 && key === 'buffers') return at({ keys: ['ports', id, key] });
  if (key === 'classes' && inner.length > 2) return oneClass(id, inner.slice(1));
  const seam = SEAMS.find((one) => one.name === key || (one.params === key && inner.length === 2));
  if (seam !== undefined && inner.length === 1)
    return at({ keys: ['ports', id, seam.name], forget: [seam.params] });
  if (seam !== undefined && inner.length === 2 && name !== undefined)
    return at({ keys: ['ports', id, seam.params, name] });
  return unknown(
    'unknown path; known: policy, policy.<parameter>, buffer of a port; scheduler and allocation like policy',
  );
}

/** `ubr.buffer`, `ubr.policy`, `ubr.policy.threshold` */
function oneClass(id: string, [name = '', ...inner]: readonly string[]): Places {
  if (!SERVICE_CLASSES.some((one) => one === name))
    return unknown(`no such service class; known: ${SERVICE_CLASSES.join(', ')}`);
  const found = onePort(id, inner);
  if (!found.ok || !['buffer', 'bufferCells', 'policy', 'params'].includes(inner[0] ?? ''))
    return unknown('unknown path; known: buffer, policy and policy.<parameter> of a class');
  return at(
    ...found.places.map(({ keys, ...rest }) => ({
      ...rest,
      keys: ['ports', id, 'classes', name, ...keys.slice(2)],
    })),
  );
}

function someVcs(document: ScenarioDocument, [which = '', ...inner]: readonly string[]): Places {
  const [key = ''] = inner;
  const sound =
    inner.length === 1
      ? ['weight', 'serviceClass'].includes(key)
      : ['source', 'tcp', 'share', 'credit'].includes(key) || (key === 'abr' && isAbrPath(inner.slice(1)));
  if (!sound || inner.length > 3) return unknown(KNOWN);
  const { vcs } = document;
  const chosen = vcsCalled(which, vcs);
  if (chosen.length === 0) return unknown(`no such VC; known: *, ${some(vcs.map(calledBy))}`);
  return at(...chosen.map((vc) => ({ keys: ['vcs', vcs.indexOf(vc), ...inner] })));
}

function someLinks(document: ScenarioDocument, id: string, key: string): Places {
  const keys = ['rateMbps', 'backRateMbps', 'delayMs', 'cdvUs'];
  const chosen = [...document.links.entries()].filter(
    ([, { a, b }]) => id === '*' || hopId(a, b) === id || hopId(b, a) === id,
  );
  if (chosen.length > 0 && keys.includes(key)) {
    return at(...chosen.map(([index]) => ({ keys: ['links', index, key] })));
  }
  const names = document.links.map(({ a, b }) => hopId(a, b));
  return unknown(`no such link or key; known links: *, ${some(names)}; keys: ${keys.join(', ')}`);
}

export function readAt(document: unknown, { keys }: Place): unknown {
  return keys.reduce<unknown>(
    (value, key) => (isObject(value) ? Reflect.get(value, key) : undefined),
    document,
  );
}

/** A copy of the document with one value changed; everything else is shared. */
export function writeAt(document: ScenarioDocument, { keys, forget }: Place, value: Json): ScenarioDocument {
  return written(document, keys, value, forget ?? []) as ScenarioDocument;
}

function written(
  target: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: Json,
  forget: readonly string[],
): unknown {
  if (key === undefined) return value;
  const next = written(isObject(target) ? Reflect.get(target, key) : undefined, rest, value, forget);
  if (Array.isArray(target)) return target.map((item: unknown, index) => (index === key ? next : item));
  const kept = Object.entries(isObject(target) ? target : {}).filter(
    ([name]) => rest.length > 0 || !forget.includes(name),
  );
  return { ...Object.fromEntries(kept), [key]: next };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
