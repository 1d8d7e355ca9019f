import {
  DOCUMENT_ROOTS,
  type Edit,
  keysOf,
  type Problem,
  type ScenarioDocument,
} from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { isEditPath } from '../../store/paths.ts';
import { savedReasons as reasons } from '../../strings/sharing/savedReasons.ts';
import { isValue, LONGEST_VALUE, NO_VALUE, soundEdit } from '../edits.ts';
import { fieldOf } from '../fields.ts';
import { type BranchesPart, EMPTY_LINK, type LinkDraft, type ReadLink, type Refuse } from '../state.ts';
import { MOST_EDITS, MOST_NAMES, MOST_OVERRIDES, reader } from '../values.ts';
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
  const refuse: Refuse = (path, value, reason, kept) => problems.push({ path, value, reason, kept });
  if (isDeep(document)) {
    refuse('file', undefined, reasons.deep);
    return { problems };
  }
  const version = isObject(document) ? Reflect.get(document, 'version') : undefined;
  if (!(Number.isInteger(version) && version >= 1 && version <= FILE_VERSION)) {
    refuse('version', version, reasons.unknownVersion(FILE_VERSION));
    return { problems };
  }
  const file = migrated(document, version, MIGRATIONS) as { readonly [K in keyof RunFile]: unknown };
  const draft: LinkDraft = { ...EMPTY_LINK };
  const unknown = Object.keys(file).filter((name) => !PARTS.includes(name));
  if (unknown.length > MOST_NAMES) refuse('file', unknown.length, reasons.manyUnknownKeys(whole(MOST_NAMES)));
  for (const key of unknown.slice(0, MOST_NAMES))
    refuse(key, undefined, reasons.unknownKey(PARTS.join(', ')));
  readAddress(file.address, draft, refuse);
  if (isObject(file.scenario)) draft.scenario = file.scenario as ScenarioDocument;
  else if (file.scenario !== undefined) refuse('scenario', file.scenario, reasons.notScenario);
  draft.overrides = listed(file.overrides, 'overrides', MOST_OVERRIDES, refuse).flatMap(
    ({ path, value }, i) => {
      if (typeof path === 'string' && isValue(value)) return [[path, value] as const];
      refuse(`overrides.${i + 1}`, path, reasons.notPair(LONGEST_VALUE));
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
  if (file.digest !== undefined && digest === undefined) refuse('digest', file.digest, reasons.notDigest);
  return { link: draft, problems, ...(digest !== undefined && { digest }) };
}

function readAddress(address: unknown, draft: LinkDraft, refuse: Refuse): void {
  const entries = isObject(address) ? Object.entries(address) : [];
  if (!isObject(address) && address !== undefined) refuse('address', address, reasons.notAddress);
  if (entries.length > MOST_NAMES) refuse('address', entries.length, reasons.manyKeys(whole(MOST_NAMES)));
  for (const [key, value] of entries.slice(0, MOST_NAMES)) {
    const field = fieldOf(key);
    if (!field) refuse(`address.${key}`, value, reasons.unknownAddressKey);
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
    if (list.length > most) refuse(place, list.length, reasons.manyOfThem(whole(most)));
    return list.slice(0, most).map((item) => (isObject(item) ? item : {}) as Record<string, unknown>);
  }
  refuse(place, undefined, reasons.notList);
  return [];
}
