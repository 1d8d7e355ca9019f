import {
  because,
  type Catalog,
  isWithin,
  lastKey,
  type ParameterValue,
  type Problem,
  type Reason,
  readList,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { checkDocument } from '../validation/check.ts';
import { numberIn } from '../validation/parameters.ts';
import { effectivePort } from '../validation/ports.ts';
import { placesOf, rankOf } from './kinds.ts';
import { MECHANISM_SLOTS, mechanismOf } from './mechanismSlots.ts';
import { withSenders } from './senders.ts';
import { type Json, readAt, type SettingPlace, writeAt } from './settingPaths.ts';

/** A setting from `--set path=value` or from a link. Texts become numbers and booleans where they look like one. */
export type WrittenSetting = readonly [path: string, value: unknown];
export type WrittenSettings = Readonly<Record<string, unknown>> | readonly WrittenSetting[];

export interface AppliedSettings {
  readonly document: ScenarioDocument;
  /** One per refused setting, with the value that remains in force; the others are applied. */
  readonly problems: readonly Problem[];
}

/**
 * Applies settings to a valid document. Settings that only hold together (a smaller buffer and a lower threshold) are checked
 * together; if that fails, each refused one is reported and all others are applied.
 */
export function applyToDocument(
  document: ScenarioDocument,
  settings: WrittenSettings,
  catalog: Catalog,
): AppliedSettings {
  const list = inOrder(Array.isArray(settings) ? settings : Object.entries(settings));
  const { document: all, placed, unknown } = placeAll(document, list, catalog);
  if (checkDocument(all, catalog).problems.length === 0) return { document: all, problems: unknown };
  const { document: kept, problems } = applyOneByOne(document, placed, catalog);
  return { document: kept, problems: [...unknown, ...problems] };
}

/** Applies settings in order where they have a place, and repeats: fewer senders in one group make room for those of another. */
function placeAll(document: ScenarioDocument, settings: readonly WrittenSetting[], catalog: Catalog) {
  let all = document;
  const placed: WrittenSetting[] = [];
  let waiting = settings;
  for (;;) {
    const unplaced = waiting.filter((setting) => {
      if (unplacedProblem(all, setting) !== null) return true;
      placed.push(setting);
      all = applyOne(all, setting, catalog);
      return false;
    });
    if (unplaced.length === 0 || unplaced.length === waiting.length) {
      const unknown = unplaced.flatMap((setting) => unplacedProblem(all, setting) ?? []);
      return { document: all, placed, unknown };
    }
    waiting = unplaced;
  }
}

/** Problem of a setting without a place in the document; null if it has one. */
function unplacedProblem(document: ScenarioDocument, [path, value]: WrittenSetting): Problem | null {
  const placement = placesOf(document, path, value);
  return placement.ok ? null : { path, value: parsed(value), reason: placement.reason };
}

/** Sorts settings: numbers of senders before their settings, a policy before its parameters, whatever order they are written in. */
const inOrder = (settings: readonly WrittenSetting[]): readonly WrittenSetting[] =>
  settings.toSorted(([a], [b]) => rankOf(a) - rankOf(b));

function applyOne(
  document: ScenarioDocument,
  [path, value]: WrittenSetting,
  catalog: Catalog,
): ScenarioDocument {
  const placement = placesOf(document, path, value);
  if (!placement.ok) return document;
  if (placement.group !== undefined) return withSenders(document, placement.group, Number(parsed(value)));
  const fitting = placement.places.filter((place) => knowsParameter(document, place, catalog));
  const places = fitting.length === 0 ? placement.places : fitting;
  return places.reduce((changed, place) => writeAt(changed, place, valueAt(path, value)), document);
}

/** Whether the port has the parameter: `policy.th1` applies to ports whose policy has a `th1`. */
function knowsParameter(document: ScenarioDocument, { keys }: SettingPlace, catalog: Catalog): boolean {
  const [head, port, params, name] = keys;
  const slot = MECHANISM_SLOTS.find((candidate) => candidate.params === params);
  if (head !== 'ports' || slot === undefined) return true;
  const { [slot.name]: mechanism } = effectivePort(document, String(port));
  const info = mechanismOf(catalog, slot, mechanism.id);
  return info?.parameters.some((spec) => spec.name === name) ?? false;
}

/** Applies one setting at a time, repeatedly, because one may make room for another. */
function applyOneByOne(
  start: ScenarioDocument,
  settings: readonly WrittenSetting[],
  catalog: Catalog,
): AppliedSettings {
  let document = start;
  let waiting = settings;
  for (;;) {
    const refused = waiting.filter((setting) => {
      // A setting of a VC that would come with senders who are refused.
      if (unplacedProblem(document, setting) !== null) return true;
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

function refusal(document: ScenarioDocument, setting: WrittenSetting, catalog: Catalog): Problem {
  const unplaced = unplacedProblem(document, setting);
  if (unplaced !== null) return unplaced;
  const [path, value] = setting;
  const { problems } = checkDocument(applyOne(document, setting, catalog), catalog);
  const key = lastKey(path);
  const first =
    problems.find((problem) => problem.path === path) ??
    problems.find((problem) => lastKey(problem.path) === key) ??
    problems[0];
  const place = firstPlace(document, setting);
  const current = place === null ? undefined : readAt(document, place);
  const reason = first === undefined ? because('refused') : elsewhere(first, path, place);
  return { path, value: parsed(value), reason, ...(isParameterValue(current) ? { kept: current } : {}) };
}

/** Reason that names the other value when a setting clashes with one that it does not change itself. */
function elsewhere(problem: Problem, path: string, place: SettingPlace | null): Reason {
  const key = place?.keys.at(-1);
  const last = lastKey(problem.path);
  if (isWithin(path, problem.path) || last === String(key)) return problem.reason;
  const value = problem.value === undefined ? null : String(problem.value);
  return because('clash', { path: problem.path, value, reason: problem.reason });
}

function firstPlace(document: ScenarioDocument, [path, value]: WrittenSetting): SettingPlace | null {
  const placement = placesOf(document, path, value);
  return placement.ok ? (placement.places[0] ?? null) : null;
}

const isParameterValue = (value: unknown): value is ParameterValue =>
  typeof value === 'number' || typeof value === 'string';

/** Value of a setting; a list is written as one text. */
const valueAt = (path: string, value: unknown): Json =>
  (readList(path, value) as Json | null) ?? parsed(value);

function parsed(value: unknown): Json {
  if (typeof value !== 'string') return value as Json;
  if (value === 'true' || value === 'false') return value === 'true';
  const number = numberIn(value);
  return Number.isFinite(number) ? number : value;
}
