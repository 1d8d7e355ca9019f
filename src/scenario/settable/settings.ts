import {
  type Catalog,
  EVERY_VC,
  type ListColumn,
  LOSS_KEYS,
  type NumberParameter,
  pathOf,
  SETTING_GROUPS,
  type Setting,
  type SettingGroup,
  type Settings,
  type SourceKind,
  VC_KEYS,
} from '../../contract/index.ts';
import { liveParameters } from '../../engine/abr/ends/liveParameters.ts';
import { LIMITS } from '../../engine/limits.ts';
import { decoded } from '../../engine/shapes.ts';
import { scenarioSchema } from '../document/schema.ts';
import { isLive } from '../edits/kinds.ts';
import { defaultOf } from './defaults.ts';
import { type Leaf, type ListEntry, leavesOf, listIn, optionsOf, rangeOf } from './leaves.ts';

interface PlaceOfGroup {
  readonly at: readonly string[];
  /** Absent: all keys there with simple values. */
  readonly keys?: readonly string[];
}

/** Place of the settings of a group in a document, and their keys. */
const PLACES: Readonly<Record<SettingGroup, PlaceOfGroup>> = {
  // The number of VCs, which is no key.
  senders: { at: [], keys: [] },
  source: { at: ['vcs', 'source'] },
  tcp: { at: ['tcp'] },
  abr: { at: ['abr'] },
  credit: { at: ['credit'] },
  vc: { at: ['vcs'], keys: VC_KEYS },
  link: { at: ['links'], keys: ['rateMbps', 'backRateMbps', 'delayMs', 'cdvUs'] },
  loss: { at: ['impairments'], keys: [...LOSS_KEYS, 'losses'] },
  switch: { at: ['nodes'], keys: ['segments'] },
  router: { at: ['nodes'], keys: ['bufferPackets'] },
  pool: { at: ['arrivals'], keys: ['callsPerSecond', 'fileBytes', 'holdingMs', 'lengths', 'vcs'] },
  run: { at: [], keys: ['run.durationS', 'measure.fromS', 'measure.toS', 'ties', 'aal5.overheadBytes'] },
};

/** Number of senders of a group: the last one is copied, or the last ones are removed. */
const COUNT: Setting = {
  key: 'count',
  kind: 'number',
  min: 1,
  max: LIMITS.vcs,
  integer: true,
  unit: '',
  scale: 'log',
  default: null,
  isLive: false,
  isRequired: false,
};

/** Every key of a scenario document that a card can change, with range, default and whether it can change during a run. */
export function settableKeys(catalog: Catalog): Settings {
  const leaves = leavesOf(scenarioSchema(catalog));
  const of = (group: SettingGroup) => [group, merged(settingsAt(group, leaves))] as const;
  return { ...(Object.fromEntries(SETTING_GROUPS.map(of)) as unknown as Settings), senders: [COUNT] };
}

function settingsAt(group: SettingGroup, leaves: readonly Leaf[]): readonly Setting[] {
  const { at, keys } = PLACES[group];
  return leaves.flatMap((leaf) => {
    const key = pathOf(...leaf.keys.slice(at.length));
    const isThere = at.every((part, i) => leaf.keys[i] === part) && leaf.keys.length > at.length;
    if (!isThere || (keys !== undefined && !keys.some((known) => known === key))) return [];
    return settingOf(group, key, leaf, leaves) ?? [];
  });
}

function settingOf(
  group: SettingGroup,
  key: string,
  { shape, kind, isRequired }: Leaf,
  leaves: readonly Leaf[],
): Setting | null {
  const common = {
    key,
    isRequired,
    isLive: isLive(pathIn(group, key)),
    ...(kind === null ? {} : { kinds: [kind] }),
  };
  if (group === 'source' && key === 'kind')
    return { ...common, kind: 'choice', options: kindsIn(leaves), default: null };
  const value = defaultOf(group, key, kind);
  const list = listIn(shape);
  if (list !== null) {
    const { min, max, entries } = list;
    const usual = value === null ? null : String(value);
    return { ...common, kind: 'list', min, max, columns: entries.flatMap(columnOf), default: usual };
  }
  const range = rangeOf(shape, unitOf);
  if (range !== null)
    return {
      ...common,
      kind: 'number',
      ...range,
      scale: scaleOf(group, key, range),
      default: numberOrNull(value),
    };
  const options = optionsOf(shape);
  return options && { ...common, kind: 'choice', options, default: value === null ? null : String(value) };
}

function columnOf({ key, shape, isRequired }: ListEntry): readonly ListColumn[] {
  const range = rangeOf(shape, unitOf);
  if (range !== null) return [{ key, isRequired, kind: 'number', ...range }];
  const options = optionsOf(shape);
  return options === null ? [] : [{ key, isRequired, kind: 'choice', options }];
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Unit in the message of a check, which contains the expected range. */
function unitOf(message: unknown): string {
  const { values } = decoded(String(message)) as { readonly values: { readonly expected?: unknown } };
  return unitIn(values.expected);
}

const unitIn = (expected: unknown): string => {
  const { values } = (expected ?? {}) as { readonly values?: { readonly unit?: string } };
  return values?.unit ?? '';
};

const rates = liveParameters.flatMap(({ parameters }) => parameters);

/** Lists whose items have names. */
const NAMED = ['vcs', 'links', 'impairments', 'nodes', 'arrivals'];

/** Path of a setting for every item. */
function pathIn(group: SettingGroup, key: string): string {
  const [root, ...inner] = PLACES[group].at;
  if (root === undefined) return key;
  return pathOf(root, ...(NAMED.includes(root) ? [EVERY_VC] : []), ...inner, key);
}

/** Scale of a slider: logarithmic if the range spans more than two decades; that of a rate parameter is given. */
function scaleOf(
  group: SettingGroup,
  key: string,
  { min, max, integer }: Pick<NumberParameter, 'min' | 'integer'> & { readonly max: number },
): NumberParameter['scale'] {
  const rate = group === 'abr' ? rates.find(({ name }) => name === key) : undefined;
  if (rate?.kind === 'number') return rate.scale;
  if (group === 'loss') return 'log';
  const least = min > 0 ? min : integer ? 1 : Math.min(1, max);
  return max > 100 * least ? 'log' : 'linear';
}

const kindsIn = (leaves: readonly Leaf[]): readonly SourceKind[] => [
  ...new Set(leaves.map(({ kind }) => kind).filter((kind) => kind !== null)),
];

/** Merges equal settings of several kinds of source. */
function merged(settings: readonly Setting[]): readonly Setting[] {
  const known = new Map<string, Setting>();
  for (const setting of settings) {
    const { kinds = [], ...rest } = setting;
    const id = JSON.stringify(rest);
    const before = known.get(id)?.kinds ?? [];
    known.set(id, setting.kinds === undefined ? setting : { ...setting, kinds: [...before, ...kinds] });
  }
  return [...known.values()];
}
