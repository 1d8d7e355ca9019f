import {
  isWithin,
  type ParameterValue,
  pathOf,
  type Setting,
  type SettingGroup,
  type Settings,
  type VcDocument,
} from '../../../contract/index.ts';
import type { NetworkElement } from '../../store/elementCard.ts';
import { entrySwitch, idsOf, type Network, vcOf } from '../network.ts';
import type { Read, SettingPlace } from './source.ts';

/** A setting of the element that a card is about. */
export interface Field {
  readonly group: SettingGroup;
  readonly setting: Setting;
  readonly places: readonly SettingPlace[];
}

/** Kind of a VC's source, as currently set. */
const kindOf = ({ id, source }: VcDocument, read: Read): ParameterValue =>
  read(pathOf('vcs', String(id), 'source', 'kind')) ?? source.kind;

const onlyTcp = (vc: VcDocument, read: Read): boolean =>
  ['greedy-tcp', 'file-tcp'].some((kind) => kind === kindOf(vc, read));

type Having = (vc: VcDocument, read: Read) => boolean;

/** Whether a group of settings applies to a VC. */
const HAVING: Readonly<Record<'source' | 'tcp' | 'abr' | 'credit', Having>> = {
  source: () => true,
  tcp: onlyTcp,
  abr: ({ abr }) => abr !== undefined,
  credit: ({ credit }) => credit !== undefined,
};

type OfVc = keyof typeof HAVING;

/** Groups of settings on the card of an element, from the top. */
const GROUPS: Readonly<Record<NetworkElement['kind'], readonly SettingGroup[]>> = {
  sender: ['senders', 'source', 'tcp', 'abr', 'credit'],
  vc: ['vc'],
  link: ['link', 'loss'],
  port: [],
  switch: ['switch'],
  router: ['router'],
  pool: ['pool'],
  run: ['run'],
};

const isOfVc = (group: SettingGroup): group is OfVc => group in HAVING;

/** Place of a setting of one VC; `behind` is the value of the document for all VCs. */
function placeOfVc(group: OfVc, key: string, { id, name = String(id) }: VcDocument): SettingPlace {
  const path = pathOf('vcs', String(id), group, key);
  return group === 'source' ? { path, of: name } : { path, behind: pathOf(group, key), of: name };
}

/** Whether the setting applies to this VC. */
const fits = ({ kinds, key }: Setting, vc: VcDocument, read: Read): boolean => {
  const kind = kindOf(vc, read);
  if (kinds !== undefined && !kinds.some((allowed) => allowed === kind)) return false;
  const ranged = read(pathOf('vcs', String(vc.id), 'source', 'startMs', 'from')) !== undefined;
  return key === 'startMs' ? !ranged : isWithin(key, 'startMs') ? ranged : true;
};

function placesOfSender(
  group: OfVc,
  setting: Setting,
  element: NetworkElement,
  network: Network,
  read: Read,
): readonly SettingPlace[] {
  const vc = vcOf(network, element);
  const all = vc === undefined ? network.vcs : [vc];
  const having = all.filter((vc) => HAVING[group](vc, read) && fits(setting, vc, read));
  const coupled = isWithin(setting.key, 'coupling') ? having.filter((vc) => onlyTcp(vc, read)) : having;
  const places = coupled.map((vc) => placeOfVc(group, setting.key, vc));
  if (vc !== undefined || group === 'source' || places.length === 0) return places;
  // The document's value for all applies where a VC has no own value.
  const own = places.filter(({ path }) => read(path) !== undefined);
  const shared = own.length < places.length ? [{ path: pathOf(group, setting.key), of: '' }] : [];
  return [...shared, ...own];
}

/** Directions of a link, which lose cells independently. */
const waysOf = (id: string): readonly string[] => [id, id.split('>').reverse().join('>')];

const ROOTS = { link: 'links', switch: 'nodes', router: 'nodes', pool: 'arrivals', vc: 'vcs' } as const;

function placesOf(
  group: SettingGroup,
  setting: Setting,
  element: NetworkElement,
  network: Network,
  read: Read,
): readonly SettingPlace[] {
  if (isOfVc(group)) return placesOfSender(group, setting, element, network, read);
  if (group === 'senders') {
    const vc = vcOf(network, element);
    const entries = new Set((vc === undefined ? network.vcs : [vc]).map(entrySwitch));
    return [...entries].map((entry) => ({ path: pathOf('senders', entry), of: entry }));
  }
  if (group === 'run') return [{ path: setting.key, of: '' }];
  // Only loops of rate control can be cut.
  if (group === 'switch' && !network.vcs.some((vc) => HAVING.abr(vc, read))) return [];
  const ids = element.id === null ? idsOf(network, element.kind) : [element.id];
  if (group === 'loss')
    return ids.flatMap(waysOf).map((way) => ({ path: pathOf('impairments', way, setting.key), of: way }));
  return ids
    .filter((id) => group !== 'pool' || hasPoolKey(network, id, setting.key))
    .map((id) => ({ path: pathOf(ROOTS[group], id, setting.key), of: id }));
}

/** Whether a pool has the key: a pool has either files or holding times. */
const hasPoolKey = ({ arrivals = [] }: Network, id: string, key: string): boolean => {
  const pool = arrivals.find((candidate) => candidate.id === id);
  return key === 'fileBytes' || key === 'holdingMs' ? pool?.[key] !== undefined : true;
};

/** Every setting of an element, in the order of the catalog. */
export function fieldsOf(
  element: NetworkElement,
  network: Network,
  settings: Settings,
  read: Read,
): readonly Field[] {
  return GROUPS[element.kind].flatMap((group) =>
    settings[group]
      .map((setting) => ({ group, setting, places: placesOf(group, setting, element, network, read) }))
      .filter(({ places }) => places.length > 0),
  );
}

/** Fields without those that have no effect in the run as it is. */
export const effectiveFields = (
  fields: readonly Field[],
  { matters = () => true }: { readonly matters?: (path: string) => boolean },
): readonly Field[] =>
  fields
    .map((field) => ({ ...field, places: field.places.filter(({ path }) => matters(path)) }))
    .filter(({ places }) => places.length > 0);
