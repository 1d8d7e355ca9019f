import {
  DOCUMENT_ROOTS,
  type Edit,
  inWords,
  keysOf,
  type Problem,
  type ScenarioDocument,
} from '../../../contract/index.ts';
import { isEditPath } from '../../store/paths.ts';
import { isValue, NO_VALUE, soundEdit } from '../edits.ts';
import { fieldOf } from '../fields.ts';
import { type BranchesPart, EMPTY_LINK, type LinkDraft, type ReadLink, type Refuse } from '../state.ts';
import { MOST_EDITS, MOST_NAMES, MOST_OVERRIDES, reader, tooMany } from '../values.ts';
import { type Migration, migrated } from './migrations.ts';
import { FILE_VERSION, type RunFile } from './runFile.ts';
import { isDeep, isObject, soundBranches } from './untrusted.ts';

const MIGRATIONS: readonly Migration[] = [];
const PARTS = [
  '$schema',
  'kind',
  'version',
  'digest',
  'address',
  'scenario',
  'overrides',
  'edits',
  'branches',
];
const DIGEST = /^[0-9a-f]{16}$/;

/** `policy` or `policy.th1`, as a link has them: no place of a scenario, but a value of its port from 0 s on. */
const isOfPort = (path: string): boolean => isEditPath(path) && !DOCUMENT_ROOTS.has(keysOf(path)[0] ?? '');

/** Without `link`: nothing of it can be used. */
export type ReadRun =
  | (ReadLink & { readonly digest?: string })
  | { readonly link?: undefined; readonly problems: readonly Problem[] };

/** Reads a saved run; what is wrong with it is reported and left out. */
export function readRunFile(document: unknown): ReadRun {
  const problems: Problem[] = [];
  const refuse: Refuse = (path, value, reason, kept) =>
    problems.push({ path, value, reason: inWords(reason), kept });
  if (isDeep(document)) {
    refuse('file', undefined, 'is nested deeper than a saved run');
    return { problems };
  }
  const version = isObject(document) ? Reflect.get(document, 'version') : undefined;
  if (!(Number.isInteger(version) && version >= 1 && version <= FILE_VERSION)) {
    refuse('version', version, `not a known version of saved runs; range 1 to ${FILE_VERSION}`);
    return { problems };
  }
  const file = migrated(document, version, MIGRATIONS) as { readonly [K in keyof RunFile]: unknown };
  const draft: LinkDraft = { ...EMPTY_LINK };
  const unknown = Object.keys(file).filter((name) => !PARTS.includes(name));
  if (unknown.length > MOST_NAMES) refuse('file', unknown.length, tooMany(MOST_NAMES, 'unknown keys'));
  for (const key of unknown.slice(0, MOST_NAMES))
    refuse(key, undefined, `unknown key; known: ${PARTS.join(', ')}`);
  readAddress(file.address, draft, refuse);
  if (isObject(file.scenario)) draft.scenario = file.scenario as ScenarioDocument;
  else if (file.scenario !== undefined) refuse('scenario', file.scenario, 'not a scenario document');
  draft.overrides = listed(file.overrides, 'overrides', MOST_OVERRIDES, refuse).flatMap(
    ({ path, value }, i) => {
      if (typeof path === 'string' && isValue(value)) return [[path, value] as const];
      refuse(`overrides.${i + 1}`, path, 'not a path with a number or a text of at most 200 characters');
      return [];
    },
  );
  const given = draft.overrides.filter(([path]) => isOfPort(path));
  draft.overrides = draft.overrides.filter(([path]) => !isOfPort(path));
  draft.edits = [
    ...given.map(([path, value]): Edit => ({ time: 0, path, value })),
    ...listed(file.edits, 'edits', MOST_EDITS, refuse).flatMap(
      ({ time, path, value }, i) => soundEdit(time, path, value, `edits.${i + 1}`, refuse) ?? [],
    ),
  ].sort((a, b) => a.time - b.time);
  if (file.branches !== undefined) {
    const { version: shape, content } = (
      isObject(file.branches) ? file.branches : {}
    ) as Partial<BranchesPart>;
    draft.branches = soundBranches(shape, content, 'branches', refuse);
  }
  const digest = typeof file.digest === 'string' && DIGEST.test(file.digest) ? file.digest : undefined;
  if (file.digest !== undefined && digest === undefined)
    refuse('digest', file.digest, 'not 16 hexadecimal digits');
  return { link: draft, problems, ...(digest !== undefined && { digest }) };
}

function readAddress(address: unknown, draft: LinkDraft, refuse: Refuse): void {
  const entries = isObject(address) ? Object.entries(address) : [];
  if (!isObject(address) && address !== undefined) refuse('address', address, 'not keys with values');
  if (entries.length > MOST_NAMES) refuse('address', entries.length, tooMany(MOST_NAMES, 'keys'));
  for (const [key, value] of entries.slice(0, MOST_NAMES)) {
    const field = fieldOf(key);
    if (!field) refuse(`address.${key}`, value, 'unknown key of the address');
    else if (!isValue(value)) refuse(`address.${key}`, value, NO_VALUE);
    else field.read(String(value), draft, reader(refuse), refuse);
  }
}

function listed(
  list: unknown,
  place: string,
  most: number,
  refuse: Refuse,
): readonly Record<string, unknown>[] {
  if (list === undefined) return [];
  if (Array.isArray(list)) {
    if (list.length > most) refuse(place, list.length, tooMany(most, 'of them'));
    return list.slice(0, most).map((item) => (isObject(item) ? item : {}) as Record<string, unknown>);
  }
  refuse(place, undefined, 'not a list');
  return [];
}
