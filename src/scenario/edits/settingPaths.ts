import { because, type PortPath, pathOf, type Reason, type ScenarioDocument } from '../../contract/index.ts';
import { sourceSchema } from '../../engine/traffic/kinds/index.ts';
import { calledBy, vcsCalled } from '../document/vcNames.ts';
import { hopId } from '../validation/paths.ts';
import { MECHANISM_SLOTS, POLICY } from './mechanismSlots.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Place of a document that a setting changes. */
export interface SettingPlace {
  readonly keys: readonly (string | number)[];
  /** Keys deleted at the same time: values that belong to the replaced policy. */
  readonly forget?: readonly string[];
}

export type SettingPlaces =
  | {
      readonly ok: true;
      readonly places: readonly SettingPlace[];
      /** The group whose number of senders is set; then there are no places. */
      readonly group?: string;
    }
  | { readonly ok: false; readonly reason: Reason };

const at = (...places: SettingPlace[]): SettingPlaces => ({ ok: true, places });
const refused = (reason: Reason): SettingPlaces => ({ ok: false, reason });

/** Entries of ports that `policy` and `buffer` change: `default`, and every entry that could hide it. */
const everyEntry = ({ ports = {} }: ScenarioDocument): readonly string[] => [
  ...new Set(['default', ...Object.keys(ports)]),
];

/** Places of a setting of ports, in the entry of each port concerned. */
export function placesAtPorts(
  document: ScenarioDocument,
  { port, serviceClass }: PortPath,
  { keys, forget = [] }: { readonly keys: readonly string[]; readonly forget?: readonly string[] },
): SettingPlaces {
  const inPort = serviceClass === null ? keys : ['classes', serviceClass, ...keys];
  const ids = port === null ? everyEntry(document) : [port];
  return at(...ids.map((id) => ({ keys: ['ports', id, ...inPort], forget })));
}

/** Places of a setting that names keys of the document. */
export function placesOfKeys(document: ScenarioDocument, keys: readonly string[]): SettingPlaces {
  const [head = '', ...rest] = keys;
  if (head === 'vcs' && isPlaceOfVc(rest.slice(1))) return placesOfVcs(document, keys);
  if (head === 'links' && rest.length === 2) return someLinks(document, rest[0] as string, rest[1] as string);
  if ((head === 'nodes' || head === 'arrivals') && rest.length === 2) return someItems(document, head, rest);
  const length = LENGTHS.get(head);
  const isPlace = head === 'ports' ? isPlaceOfPort(rest.slice(1)) : length === rest.length;
  return isPlace ? at({ keys }) : refused(because('unknownSetting'));
}

/** Number of keys after the first one. */
const LENGTHS = new Map([
  ['seed', 0],
  ['ties', 0],
  ['run', 1],
  ['measure', 1],
  ['aal5', 1],
  ['tcp', 1],
  ['credit', 1],
  ['policies', 2],
  ['impairments', 2],
]);

/** Whether these are keys of a port in a document: `bufferCells`, `params.th1`, `classes.ubr.params.threshold`. */
function isPlaceOfPort([head, ...rest]: readonly string[]): boolean {
  if (head === 'classes')
    return ['bufferCells', POLICY.params].includes(rest[1] ?? '') && isPlaceOfPort(rest.slice(1));
  return head === 'bufferCells'
    ? rest.length === 0
    : MECHANISM_SLOTS.some(({ params }) => params === head) && rest.length === 1;
}

/** Keys of a VC that are document settings; properties that ports use and rate control are edits, parsed as such. */
const isPlaceOfVc = ({ 0: head = '', length }: readonly string[]): boolean =>
  (head === 'idealMbps' && length === 1) ||
  (['source', 'tcp', 'share', 'credit'].includes(head) && (length === 2 || length === 3));

export function placesOfVcs(
  { vcs }: ScenarioDocument,
  [list = '', which = '', ...inner]: readonly string[],
): SettingPlaces {
  const chosen = vcsCalled(which, vcs);
  if (chosen.length === 0)
    return refused(because('noSuch', { what: 'VC', known: vcs.map(calledBy), orAll: true }));
  const isKind = pathOf(...inner) === pathOf('source', 'kind');
  const forget = isKind ? { forget: keysOfSomeKinds() } : {};
  return at(...chosen.map((vc) => ({ keys: [list, vcs.indexOf(vc), ...inner], ...forget })));
}

/** Keys of sources that not every kind has: they are deleted when the kind changes. */
function keysOfSomeKinds(): readonly string[] {
  const kinds = sourceSchema.options.map(({ entries }) => Object.keys(entries));
  return [...new Set(kinds.flat())].filter((key) => !kinds.every((keys) => keys.includes(key)));
}

const KEYS = {
  nodes: ['segments', 'bufferPackets'],
  arrivals: ['callsPerSecond', 'fileBytes', 'holdingMs', 'lengths', 'vcs'],
} as const;
const WHAT = { nodes: 'node', arrivals: 'pool' } as const;

/** Places of `nodes.S2.segments`, `arrivals.web.callsPerSecond`; `*` selects every item that can have the key. */
function someItems(
  document: ScenarioDocument,
  list: keyof typeof KEYS,
  [which = '', key = '']: readonly string[],
): SettingPlaces {
  const items: readonly { readonly id: string; readonly kind?: string }[] = document[list] ?? [];
  const kind = list === 'nodes' ? (key === 'segments' ? 'switch' : 'router') : undefined;
  const chosen = [...items.entries()].filter(
    ([, item]) => item.id === which || (which === '*' && item.kind === kind),
  );
  if (!KEYS[list].some((known) => known === key)) return refused(because('unknownSetting'));
  if (chosen.length === 0)
    return refused(because('noSuch', { what: WHAT[list], known: items.map(({ id }) => id), orAll: true }));
  return at(...chosen.map(([index]) => ({ keys: [list, index, key] })));
}

function someLinks(document: ScenarioDocument, id: string, key: string): SettingPlaces {
  const keys = ['rateMbps', 'backRateMbps', 'delayMs', 'cdvUs'];
  const chosen = [...document.links.entries()].filter(
    ([, { a, b }]) => id === '*' || hopId(a, b) === id || hopId(b, a) === id,
  );
  if (chosen.length > 0 && keys.includes(key)) {
    return at(...chosen.map(([index]) => ({ keys: ['links', index, key] })));
  }
  const links = document.links.map(({ a, b }) => hopId(a, b));
  return refused(because('noSuchLinkOrKey', { links, keys }));
}

export function readAt(document: unknown, { keys }: SettingPlace): unknown {
  return keys.reduce<unknown>(
    (value, key) => (isObject(value) ? Reflect.get(value, key) : undefined),
    document,
  );
}

/** A copy of the document with one value changed; the rest is shared. */
export function writeAt(
  document: ScenarioDocument,
  { keys, forget }: SettingPlace,
  value: Json,
): ScenarioDocument {
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
  const entries = Object.entries(isObject(target) ? target : {}).filter(
    ([name]) => rest.length > 0 || !forget.includes(name),
  );
  return { ...Object.fromEntries(entries), [key]: next };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
