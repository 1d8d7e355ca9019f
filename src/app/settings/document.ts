import {
  type ClassDocument,
  DOCUMENT_ROOTS,
  type Edit,
  EVERY_VC,
  inWords,
  keysOf,
  listText,
  type ParameterValue,
  type PortDocument,
  type PortPath,
  type Problem,
  pathOf,
  readEditPath,
  readList,
  readPath,
  type ScenarioDocument,
  type ServiceClass,
  sourceRateIn,
} from '../../contract/index.ts';
import { without } from '../store/objects.ts';
import { PARAMS } from '../store/paths.ts';
import { EVERY } from './ports.ts';

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

/** What an edit writes where it is, and what it then takes from entries that would hide it. */
interface Writing<T> {
  readonly change: (own: T) => T;
  readonly forget: (own: T) => T;
}

/** At a port, or at the buffer of a class: both have these keys. */
function writingOf(
  edit: Exclude<PortPath, { readonly kind: 'buffers' }>,
  value: ParameterValue,
): Writing<PortDocument> {
  if (edit.kind === 'buffer')
    return {
      change: (own) => ({ ...own, bufferCells: Number(value) }),
      forget: (own) => without(own, 'bufferCells'),
    };
  const key = PARAMS[edit.mechanism];
  if (edit.kind === 'mechanism')
    return {
      change: (own) => ({ ...without(own, key), [edit.mechanism]: value }),
      forget: (own) => without(own, key, edit.mechanism),
    };
  return {
    change: (own) => ({ ...own, [key]: { ...own[key], [edit.name]: value } }),
    forget: (own) => (own[key] === undefined ? own : { ...own, [key]: without(own[key], edit.name) }),
  };
}

/** The same for the buffer of a class of the port. */
function inClass(name: ServiceClass, { change, forget }: Writing<PortDocument>): Writing<PortDocument> {
  const withClass = (port: PortDocument, make: (own: PortDocument) => PortDocument): PortDocument => {
    const own = make((port.classes?.[name] ?? {}) as PortDocument) as ClassDocument;
    return { ...port, classes: { ...port.classes, [name]: own } };
  };
  return {
    change: (port) => withClass(port, change),
    forget: (port) => (port.classes?.[name] === undefined ? port : withClass(port, forget)),
  };
}

const buffers = (value: ParameterValue): Writing<PortDocument> => ({
  change: (own) => ({ ...own, buffers: value === 'perClass' ? 'perClass' : 'shared' }),
  forget: (own) => without(own, 'buffers'),
});

function writingAt(edit: PortPath, value: ParameterValue): Writing<PortDocument> {
  if (edit.kind === 'buffers') return buffers(value);
  const writing = writingOf(edit, value);
  return edit.serviceClass === null ? writing : inClass(edit.serviceClass, writing);
}

/** A copy of the scenario with a value at a path; without it where the path leads nowhere. */
export function withValue(scenario: ScenarioDocument, path: string, value: ParameterValue): ScenarioDocument {
  const edit = readEditPath(path);
  if (edit !== null && 'port' in edit) return withPortValue(scenario, edit, value);
  const keys = keysOf(edit?.kind === 'sourceRate' ? sourceRateIn(edit) : path);
  const copy = structuredClone(scenario) as unknown as { [key: string]: Json };
  if (!keys.some((key) => FORBIDDEN.has(key))) assign(copy, keys, written(path, value));
  return copy as unknown as ScenarioDocument;
}

/** Of all ports: then no other entry says anything else. */
function withPortValue(document: ScenarioDocument, path: PortPath, value: ParameterValue): ScenarioDocument {
  const { change, forget } = writingAt(path, value);
  const { ports = {} } = document;
  const id = path.port ?? EVERY;
  const others =
    path.port === null
      ? Object.fromEntries(Object.entries(ports).map(([name, own]) => [name, forget(own)]))
      : ports;
  return { ...document, ports: { ...others, [id]: change(ports[id] ?? {}) } };
}

/** What readers have changed of a run, as if the document had said so. */
export const withEdits = (document: ScenarioDocument, edits: readonly Edit[]): ScenarioDocument =>
  edits.reduce((next, { path, value }) => withValue(next, path, value), document);

/** Where a document has the setting of a path: `ports.S1>S2.params.th1` for `ports.S1>S2.policy.th1`. */
export function placeInDocument(text: string): string {
  const path = readEditPath(text);
  if (path?.kind === 'sourceRate') return sourceRateIn(path);
  if (path === null || !('port' in path)) return text;
  const place = ['ports', path.port ?? EVERY, ...(path.serviceClass ? ['classes', path.serviceClass] : [])];
  if (path.kind === 'buffer') return pathOf(...place, 'bufferCells');
  if (path.kind === 'buffers') return pathOf(...place, 'buffers');
  return path.kind === 'mechanism'
    ? pathOf(...place, path.mechanism)
    : pathOf(...place, PARAMS[path.mechanism], path.name);
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

/** What a document says at a path, truth values and lists as links write them. */
export function writtenValue(scenario: ScenarioDocument, path: string): ParameterValue | undefined {
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
