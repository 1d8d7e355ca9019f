import { because, type Reason } from '../reasons/index.ts';
import { LOSS_KEYS, type LossKey, SERVICE_CLASSES, type ServiceClass } from './scenario.ts';

/** What a port can run in each of its places, by its key in paths and port states. */
export const MECHANISMS = ['policy', 'scheduler', 'allocation', 'algorithm'] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** All VCs, instead of the number or the name of one. */
export const EVERY_VC = '*';

/** Every port, and the buffer that its classes share. */
export const EVERY_PORT = { port: null, serviceClass: null } as const;

interface AtPort {
  /** `S2>S3`; null: every output port of a switch. */
  readonly port: string | null;
  /** Only the buffer of this class; null: the port. */
  readonly serviceClass: ServiceClass | null;
}

/** `policy`, `ports.S2>S3.scheduler`, `classes.ubr.policy` */
interface MechanismPath extends AtPort {
  readonly kind: 'mechanism';
  readonly mechanism: Mechanism;
}

/** `policy.th1`, `ports.S2>S3.policy.th1`, `classes.ubr.policy.threshold` */
interface ParameterPath extends AtPort {
  readonly kind: 'parameter';
  readonly mechanism: Mechanism;
  readonly name: string;
}

/** `buffer`, `ports.S2>S3.buffer`, `classes.ubr.buffer` */
interface BufferPath extends AtPort {
  readonly kind: 'buffer';
}

/** `buffers`: one buffer for all classes, or one for each. */
interface BuffersPath extends AtPort {
  readonly kind: 'buffers';
  readonly serviceClass: null;
}

export type PortPath = MechanismPath | ParameterPath | BufferPath | BuffersPath;

export const VC_KEYS = ['weight', 'serviceClass', 'share.min', 'share.max'] as const;
export type VcKey = (typeof VC_KEYS)[number];

/** What ports know of a VC: `vcs.3.weight`, `vcs.*.share.min` */
export interface VcPath {
  readonly kind: 'vc';
  /** Number, name, or `EVERY_VC`. */
  readonly vc: string;
  readonly key: VcKey;
}

/** Behind the VC in the path of the rate of its source. */
const SOURCE_RATE = 'rate';

/** What one direction of a link loses: `impairments.S1>S2.burst.lossBad` */
export interface LossPath {
  readonly kind: 'loss';
  readonly link: string;
  readonly key: LossKey;
}

/** Rate control of sources, or of what couples TCP to them: `abr.rif`, `vcs.3.abr.coupling.k` */
export interface RatePath {
  readonly kind: 'rate';
  /** Number, name, or `EVERY_VC`; null: of the document, and so of every VC that has none of its own. */
  readonly vc: string | null;
  readonly group: 'source' | 'coupling';
  readonly key: string;
}

/** How fast a source at a constant rate sends from now on, cells/s: `vcs.3.rate`; in a document `vcs.3.source.cellsPerSecond`. */
export interface SourceRatePath {
  readonly kind: 'sourceRate';
  /** Number, name, or `EVERY_VC`. */
  readonly vc: string;
}

/** Any other value of a scenario document: `tcp.minRtoMs`, `links.S1>S2.delayMs`, `ports.default.bufferCells` */
interface DocumentPath {
  readonly kind: 'document';
  readonly keys: readonly string[];
}

/** How many senders a document has in a group: `senders.S1` */
export interface SendersPath {
  readonly kind: 'senders';
  /** The node at which they enter the network, or what the document calls them. */
  readonly group: string;
}

/** What changes while a run goes on. */
export type EditPath = PortPath | VcPath | LossPath | RatePath | SourceRatePath;
/** What a run can only begin with. */
type StartPath = DocumentPath | SendersPath;
export type Path = EditPath | StartPath;

/** The path of one kind. */
export type PathOf<K extends Path['kind']> = Extract<Path, { readonly kind: K }>;

export type ParsedPath<P extends Path> =
  | { readonly ok: true; readonly path: P }
  | { readonly ok: false; readonly reason: Reason };

/** What is between the dots of a path. */
export const keysOf = (text: string): readonly string[] => text.split('.');
export const lastKey = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
/** Of keys, or of a path and what is behind it. */
export const pathOf = (...parts: readonly string[]): string => parts.join('.');
/** Is this the place of a document, or something in it? */
export const isWithin = (text: string, place: string): boolean =>
  text === place || text.startsWith(pathOf(place, ''));

/** Parts of a scenario document that settings and links can change by their keys. */
export const DOCUMENT_ROOTS: ReadonlySet<string> = new Set([
  'seed',
  'run',
  'measure',
  'tcp',
  'abr',
  'credit',
  'aal5',
  'ties',
  'policies',
  'ports',
  'nodes',
  'links',
  'vcs',
  'arrivals',
  'impairments',
]);

/** Why a text is the path of no edit; by the first key, where it says what is meant. */
function unknownEdit(head: string | undefined): Reason {
  if (head === 'vcs') return because('unknownVcEdit');
  return head === 'impairments' ? because('unknownLossEdit', { keys: LOSS_KEYS }) : because('unknownEdit');
}

/**
 * Reads a path of a setting, a link or an edit; null where the text is none. Whether there is such a port, VC or
 * parameter is for the run to say.
 */
export function readPath(text: string): Path | null {
  const keys = keysOf(text);
  if (keys.includes('') || isOfNoClass(keys)) return null;
  for (const { read } of FORMS) {
    const path = read(keys);
    if (path !== null) return path;
  }
  return null;
}

/** Reads a path of one kind; null for every other text. */
export function readKind<K extends Path['kind']>(kind: K, text: string): PathOf<K> | null {
  const keys = keysOf(text);
  return keys.includes('') || isOfNoClass(keys) ? null : KINDS[kind].read(keys);
}

/** Reads the path of an edit; null for every other text. */
export function readEditPath(text: string): EditPath | null {
  const path = readPath(text);
  return path === null || isStart(path) ? null : path;
}

/** The path, or what is known in its place. */
export function parsePath(text: string): ParsedPath<Path> {
  const path = readPath(text);
  return path === null
    ? { ok: false, reason: classFault(text) ?? because('unknownSetting') }
    : { ok: true, path };
}

/** The path of an edit, or what is known in its place. */
export function parseEditPath(text: string): ParsedPath<EditPath> {
  const path = readEditPath(text);
  if (path !== null) return { ok: true, path };
  return { ok: false, reason: classFault(text) ?? unknownEdit(keysOf(text)[0]) };
}

/** The same text for the same path: the inverse of `parsePath`. */
export const formatPath = (path: Path): string => formOf(path).write(path);

/** Of an edit the same of every port, or of rate control of every VC; any other text as it is. */
export function everyOf(text: string): string {
  const path = readEditPath(text);
  return path === null ? text : formatPath(formOf(path).ofEvery?.(path) ?? path);
}

/** Whether a link has it among the values of its document, from 0 s on; all else is an edit. */
export const isOverride = (path: Path): boolean => formOf(path).isOverride === true;

/** `rif`, `coupling.k`: the name of a parameter in the catalogue and among the rates of a VC. */
export const rateName = ({ group, key }: Pick<RatePath, 'group' | 'key'>): string =>
  group === 'coupling' ? pathOf(group, key) : key;

/** `th1` where the text is `policy.th1` and the mechanism `policy`; null for whatever is no parameter of it. */
export function parameterOf(mechanism: string, text: string): string | null {
  const path = readKind('parameter', text);
  if (path === null) return null;
  const { name, ...place } = path;
  return formatPath({ ...place, kind: 'mechanism' }) === mechanism ? name : null;
}

/** Where a document has the rate of a source. */
export const sourceRateIn = ({ vc }: Pick<SourceRatePath, 'vc'>): string =>
  pathOf('vcs', vc, 'source', 'cellsPerSecond');

/** The edit that changes what a document has at this path; null where it is no rate of a source. */
export function rateOfSource(text: string): string | null {
  const [, vc = ''] = keysOf(text);
  return sourceRateIn({ vc }) === text ? formatPath({ kind: 'sourceRate', vc }) : null;
}

const portKeys = ({ port, serviceClass }: AtPort): readonly string[] => [
  ...(port === null ? [] : ['ports', port]),
  ...(serviceClass === null ? [] : ['classes', serviceClass]),
];

const isOneOf = <T extends string>(list: readonly T[], text: string | undefined): text is T =>
  list.some((entry) => entry === text);

/** A class that is none is said to be none, whatever is behind it. */
function isOfNoClass(keys: readonly string[]): boolean {
  const [head, name] = keys[0] === 'ports' ? keys.slice(2) : keys;
  return head === 'classes' && !isOneOf(SERVICE_CLASSES, name);
}

const classFault = (text: string): Reason | null =>
  isOfNoClass(keysOf(text)) ? because('noSuch', { what: 'serviceClass', known: SERVICE_CLASSES }) : null;

/** How a path of a kind is written. */
interface Form<P extends Path> {
  /** Null for the keys of every other kind. */
  read(keys: readonly string[]): P | null;
  write(path: P): string;
  /** Of every port, or of every VC; left out: it is so already, or each has its own. */
  ofEvery?(path: P): P;
  /** Links have it among the values of a document. */
  readonly isOverride?: boolean;
  /** A run can only begin with it. */
  readonly isStart: P extends StartPath ? true : false;
}

/** The grammar, a form for each kind: no text is read by two of them but a key of a document, which comes last. */
const KINDS: { readonly [K in Path['kind']]: Form<PathOf<K>> } = {
  mechanism: {
    read: (keys) =>
      readAtPort(keys, (at, [mechanism, ...more]) =>
        isMechanism(mechanism, at) && more.length === 0 ? { kind: 'mechanism', ...at, mechanism } : null,
      ),
    write: (path) => pathOf(...portKeys(path), path.mechanism),
    ofEvery: ofEveryPort,
    isStart: false,
  },
  parameter: {
    read: (keys) =>
      readAtPort(keys, (at, [mechanism, name, ...more]) =>
        isMechanism(mechanism, at) && name !== undefined && more.length === 0
          ? { kind: 'parameter', ...at, mechanism, name }
          : null,
      ),
    write: (path) => pathOf(...portKeys(path), path.mechanism, path.name),
    ofEvery: ofEveryPort,
    isStart: false,
  },
  buffer: {
    read: (keys) =>
      readAtPort(keys, (at, inner) => (isOnly('buffer', inner) ? { kind: 'buffer', ...at } : null)),
    write: (path) => pathOf(...portKeys(path), path.kind),
    ofEvery: ofEveryPort,
    isStart: false,
  },
  buffers: {
    read: (keys) =>
      readAtPort(keys, ({ port, serviceClass }, inner) =>
        isOnly('buffers', inner) && serviceClass === null ? { kind: 'buffers', port, serviceClass } : null,
      ),
    write: (path) => pathOf(...portKeys(path), path.kind),
    ofEvery: ofEveryPort,
    isStart: false,
  },
  vc: {
    read: ([head, vc, ...inner]) => {
      const key = pathOf(...inner);
      return head === 'vcs' && vc !== undefined && isOneOf(VC_KEYS, key) ? { kind: 'vc', vc, key } : null;
    },
    write: ({ vc, key }) => pathOf('vcs', vc, key),
    isStart: false,
  },
  loss: {
    read: ([head, link, ...inner]) => {
      const key = pathOf(...inner);
      return head === 'impairments' && link !== undefined && isOneOf(LOSS_KEYS, key)
        ? { kind: 'loss', link, key }
        : null;
    },
    write: ({ link, key }) => pathOf('impairments', link, key),
    isStart: false,
  },
  rate: {
    read: ([head, ...keys]) => {
      if (head === 'abr') return ratePath(null, keys);
      const [vc, abr, ...inner] = keys;
      return head === 'vcs' && vc !== undefined && abr === 'abr' ? ratePath(vc, inner) : null;
    },
    write: (path) => pathOf(...(path.vc === null ? [] : ['vcs', path.vc]), 'abr', rateName(path)),
    ofEvery: (path) => ({ ...path, vc: null }),
    isOverride: true,
    isStart: false,
  },
  sourceRate: {
    read: ([head, vc, ...inner]) =>
      head === 'vcs' && vc !== undefined && isOnly(SOURCE_RATE, inner) ? { kind: 'sourceRate', vc } : null,
    write: ({ vc }) => pathOf('vcs', vc, SOURCE_RATE),
    isStart: false,
  },
  senders: {
    read: ([head, group, ...more]) =>
      head === 'senders' && group !== undefined && more.length === 0 ? { kind: 'senders', group } : null,
    write: ({ group }) => pathOf('senders', group),
    isStart: true,
  },
  document: {
    read: (keys) => (isOfDocument(keys) ? { kind: 'document', keys } : null),
    write: ({ keys }) => pathOf(...keys),
    isOverride: true,
    isStart: true,
  },
};

const FORMS: readonly Form<Path>[] = Object.values(KINDS);
const formOf = (path: Path): Form<Path> => KINDS[path.kind];
const isStart = (path: Path): path is StartPath => formOf(path).isStart;

/** Reads what is behind the name of a port, or of one of its classes. */
function readAtPort<P extends PortPath>(
  keys: readonly string[],
  read: (at: AtPort, inner: readonly string[]) => P | null,
): P | null {
  const [port, inner] = keys[0] === 'ports' ? [keys[1], keys.slice(2)] : [null, keys];
  if (port === undefined) return null;
  const [head, name, ...ofClass] = inner;
  return head === 'classes' && isOneOf(SERVICE_CLASSES, name)
    ? read({ port, serviceClass: name }, ofClass)
    : read({ port, serviceClass: null }, inner);
}

/** The buffer of a class has a policy and no other mechanism. */
const isMechanism = (text: string | undefined, { serviceClass }: AtPort): text is Mechanism =>
  isOneOf(MECHANISMS, text) && (serviceClass === null || text === 'policy');

function ofEveryPort<P extends PortPath>(path: P): P {
  return { ...path, port: null };
}

const isOnly = (key: string, inner: readonly string[]): boolean => inner.length === 1 && inner[0] === key;

function ratePath(vc: string | null, [first, second, ...more]: readonly string[]): RatePath | null {
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) return { kind: 'rate', vc, group: 'source', key: first };
  return first === 'coupling' ? { kind: 'rate', vc, group: first, key: second } : null;
}

/** Rate control has no other keys; of what links lose, a run begins with that at chosen places. */
function isOfDocument([head = '', ...rest]: readonly string[]): boolean {
  if (head === 'abr') return false;
  return head === 'impairments' ? rest.length === 2 && rest[1] === 'losses' : DOCUMENT_ROOTS.has(head);
}
