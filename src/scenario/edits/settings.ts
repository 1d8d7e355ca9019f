import {
  because,
  type Catalog,
  isWithin,
  lastKey,
  type ParameterValue,
  type Problem,
  type Reason,
  readList,
  readPath,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { checkDocument } from '../judge/check.ts';
import { numberIn } from '../judge/parameters.ts';
import { effectivePort } from '../judge/ports.ts';
import { mechanismOf, SEAMS } from './seams.ts';
import { withSenders } from './senders.ts';
import { sendersFault } from './sendersFault.ts';
import { type Json, type Place, placesOf, readAt, writeAt } from './settingPaths.ts';

/** From `--set path=value` or from a link. Texts become numbers and truth values where they look like one. */
export type Setting = readonly [path: string, value: unknown];
export type Settings = Readonly<Record<string, unknown>> | readonly Setting[];

export interface AppliedSettings {
  readonly document: ScenarioDocument;
  /** One per refused setting, with the value that stays in force; the others are applied. */
  readonly problems: readonly Problem[];
}

/**
 * Changes a sound document. Settings that only hold together (a smaller buffer and a lower threshold) are
 * judged together; if that fails, each refused one is named and all others are kept.
 */
export function applyToDocument(
  document: ScenarioDocument,
  settings: Settings,
  catalog: Catalog,
): AppliedSettings {
  const list = policiesFirst(Array.isArray(settings) ? settings : Object.entries(settings));
  const unknown: Problem[] = [];
  const peopled = list.reduce((target, setting) => withCount(target, setting), document);
  const sound = list.filter(([path, value]) => {
    const reason = faultOf(document, peopled, path, value);
    if (reason !== null) unknown.push({ path, value: parsed(value), reason });
    return reason === null;
  });
  const apply = (target: ScenarioDocument, setting: Setting) => applyOne(target, setting, catalog);
  const all = sound.reduce(apply, document);
  if (checkDocument(all, catalog).problems.length === 0) return { document: all, problems: unknown };
  const { document: kept, problems } = applyOneByOne(document, sound, catalog);
  return { document: kept, problems: [...unknown, ...problems] };
}

/** Senders come before what is set of them. A policy brings its own parameters, so it is chosen before they are set, in whatever order people write. */
function policiesFirst(settings: readonly Setting[]): readonly Setting[] {
  const rank = ([text]: Setting): number => {
    const path = readPath(text);
    if (path?.kind === 'senders') return -1;
    if (path?.kind !== 'mechanism') return 2;
    return path.port === null && path.serviceClass === null ? 0 : 1;
  };
  return settings.toSorted((one, other) => rank(one) - rank(other));
}

/** The document with as many senders as a setting says; as it is where the setting says nothing of senders. */
function withCount(document: ScenarioDocument, [text, value]: Setting): ScenarioDocument {
  const path = readPath(text);
  if (path?.kind !== 'senders' || sendersFault(document, path.group, value) !== null) return document;
  return withSenders(document, path.group, Number(parsed(value)));
}

/** Why a setting has no place in a document. @param peopled with all the senders that are asked for */
function faultOf(
  document: ScenarioDocument,
  peopled: ScenarioDocument,
  text: string,
  value: unknown,
): Reason | null {
  const path = readPath(text);
  if (path?.kind === 'senders') return sendersFault(document, path.group, value);
  const found = placesOf(peopled, text);
  return found.ok ? null : found.reason;
}

function applyOne(document: ScenarioDocument, [path, value]: Setting, catalog: Catalog): ScenarioDocument {
  const found = placesOf(document, path);
  if (!found.ok) return document;
  if (found.places.length === 0) return withCount(document, [path, value]);
  const fitting = found.places.filter((place) => knowsParameter(document, place, catalog));
  const places = fitting.length === 0 ? found.places : fitting;
  return places.reduce((changed, place) => writeAt(changed, place, valueAt(path, value)), document);
}

/** `policy.th1` goes to the ports whose policy has a `th1`. */
function knowsParameter(document: ScenarioDocument, { keys }: Place, catalog: Catalog): boolean {
  const [head, port, params, name] = keys;
  const seam = SEAMS.find((candidate) => candidate.params === params);
  if (head !== 'ports' || seam === undefined) return true;
  const { [seam.name]: mechanism } = effectivePort(document, String(port));
  const info = mechanismOf(catalog, seam, mechanism.id);
  return info?.parameters.some((spec) => spec.name === name) ?? false;
}

/** Takes what can be taken, again and again, because one setting may make room for another. */
function applyOneByOne(
  start: ScenarioDocument,
  settings: readonly Setting[],
  catalog: Catalog,
): AppliedSettings {
  let document = start;
  let waiting = settings;
  for (;;) {
    const refused = waiting.filter((setting) => {
      const next = applyOne(document, setting, catalog);
      if (checkDocument(next, catalog).problems.length > 0) return true;
      document = next;
      return false;
    });
    if (refused.length === 0 || refused.length === waiting.length) {
      return { document, problems: refused.map((setting) => refusal(document, setting, catalog)) };
    }
    waiting = refused;
  }
}

function refusal(document: ScenarioDocument, setting: Setting, catalog: Catalog): Problem {
  const [path, value] = setting;
  const { problems } = checkDocument(applyOne(document, setting, catalog), catalog);
  const own = lastKey(path);
  const first =
    problems.find((one) => one.path === path) ??
    problems.find((one) => lastKey(one.path) === own) ??
    problems[0];
  const place = firstPlace(document, path);
  const kept = place === null ? undefined : readAt(document, place);
  const reason = first === undefined ? because('refused') : elsewhere(first, path, place);
  return { path, value: parsed(value), reason, ...(isParameterValue(kept) ? { kept } : {}) };
}

/** Names the other value when a setting clashes with one that it does not change itself. */
function elsewhere(problem: Problem, path: string, place: Place | null): Reason {
  const own = place?.keys.at(-1);
  const last = lastKey(problem.path);
  if (isWithin(path, problem.path) || last === String(own)) return problem.reason;
  const value = problem.value === undefined ? null : String(problem.value);
  return because('clash', { path: problem.path, value, reason: problem.reason });
}

function firstPlace(document: ScenarioDocument, path: string): Place | null {
  const found = placesOf(document, path);
  return found.ok ? (found.places[0] ?? null) : null;
}

const isParameterValue = (value: unknown): value is ParameterValue =>
  typeof value === 'number' || typeof value === 'string';

/** Lists travel as one text. */
const valueAt = (path: string, value: unknown): Json =>
  (readList(path, value) as Json | null) ?? parsed(value);

function parsed(value: unknown): Json {
  if (typeof value !== 'string') return value as Json;
  if (value === 'true' || value === 'false') return value === 'true';
  const number = numberIn(value);
  return Number.isFinite(number) ? number : value;
}
