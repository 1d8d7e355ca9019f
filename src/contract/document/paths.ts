import { because, type Reason } from '../reasons/index.ts';
import { LOSS_KEYS, type LossKey, SERVICE_CLASSES, type ServiceClass } from './scenario.ts';

/** Kinds of mechanisms of a port, by their keys in paths and port states. */
export const MECHANISMS = ['policy', 'scheduler', 'allocation', 'algorithm'] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** All VCs, instead of the number or name of one. */
export const EVERY_VC = '*';

/** Every port, with the buffer that its classes share. */
export const EVERY_PORT = { port: null, serviceClass: null } as const;

interface AtPort {
  /** `S2>S3`; null: every output port of a switch. */
  readonly port: string | null;
  /** The class whose own buffer is meant; null: the port. */
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

/** `buffers`: one buffer shared by all classes, or one for each class. */
interface BuffersPath extends AtPort {
  readonly kind: 'buffers';
  readonly serviceClass: null;
}

export type PortPath = MechanismPath | ParameterPath | BufferPath | BuffersPath;

export const VC_KEYS = ['weight', 'serviceClass', 'share.min', 'share.max'] as const;
export type VcKey = (typeof VC_KEYS)[number];

/** A property of a VC that ports use: `vcs.3.weight`, `vcs.*.share.min` */
export interface VcPath {
  readonly kind: 'vc';
  /** Number, name, or `EVERY_VC`. */
  readonly vc: string;
  readonly key: VcKey;
}

/** Last key in the path of the rate of a source. */
const SOURCE_RATE = 'rate';

/** Loss parameter of one direction of a link: `impairments.S1>S2.burst.lossBad` */
export interface LossPath {
  readonly kind: 'loss';
  readonly link: string;
  readonly key: LossKey;
}

/** Rate-control parameter of sources, or of the coupling of TCP to it: `abr.rif`, `vcs.3.abr.coupling.k` */
export interface RatePath {
  readonly kind: 'rate';
  /** Number, name, or `EVERY_VC`; null: the value of the document, for every VC without a value of its own. */
  readonly vc: string | null;
  readonly group: 'source' | 'coupling';
  readonly key: string;
}

/** Rate of a source at a constant rate from now on, cells/s: `vcs.3.rate`; in a document `vcs.3.source.cellsPerSecond`. */
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

/** Number of senders in a group of a document: `senders.S1` */
export interface SendersPath {
  readonly kind: 'senders';
  /** Entry node of the senders, or the name of the group in the document. */
  readonly group: string;
}

/** Paths of values that can change during a run. */
export type EditPath = PortPath | VcPath | LossPath | RatePath | SourceRatePath;
/** Paths of values that are fixed at the start of a run. */
type StartPath = DocumentPath | SendersPath;
export type Path = EditPath | StartPath;

/** The path of one kind. */
export type PathOf<K extends Path['kind']> = Extract<Path, { readonly kind: K }>;

export type ParsedPath<P extends Path> =
  | { readonly ok: true; readonly path: P }
  | { readonly ok: false; readonly reason: Reason };

/** Keys of a path, separated by dots. */
export const keysOf = (text: string): readonly string[] => text.split('.');
export const lastKey = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
/** Joins keys, or a path and the keys after it. */
export const pathOf = (...parts: readonly string[]): string => parts.join('.');
/** Whether a path names a place of a document, or something within it. */
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

/** Reason why a text is no path of an edit; chosen by the first key. */
function unknownEdit(head: string | undefined): Reason {
  if (head === 'vcs') return because('unknownVcEdit');
  return head === 'impairments' ? because('unknownLossEdit', { keys: LOSS_KEYS }) : because('unknownEdit');
}

/**
 * Parses the path of a setting, a link or an edit; null for any other text. Whether such a port, VC or parameter exists is
 * checked by the run.
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

/** Parses a path of one kind; null for every other text. */
export function readKind<K extends Path['kind']>(kind: K, text: string): PathOf<K> | null {
  const keys = keysOf(text);
  return keys.includes('') || isOfNoClass(keys) ? null : KINDS[kind].read(keys);
}

/** Parses the path of an edit; null for every other text. */
export function readEditPath(text: string): EditPath | null {
  const path = readPath(text);
  return path === null || isStart(path) ? null : path;
}

/** Parses a path, or gives the reason why it is none. */
export function parsePath(text: string): ParsedPath<Path> {
  const path = readPath(text);
  return path === null
    ? { ok: false, reason: classFault(text) ?? because('unknownSetting') }
    : { ok: true, path };
}

/** Parses the path of an edit, or gives the reason why it is none. */
export function parseEditPath(text: string): ParsedPath<EditPath> {
  const path = readEditPath(text);
  if (path !== null) return { ok: true, path };
  return { ok: false, reason: classFault(text) ?? unknownEdit(keysOf(text)[0]) };
}

/** Writes a path: the inverse of `parsePath`; equal paths give equal texts. */
export const formatPath = (path: Path): string => formOf(path).write(path);

/** The same edit for every port, or, for rate control, for every VC; any other text unchanged. */
export function everyOf(text: string): string {
  const path = readEditPath(text);
  return path === null ? text : formatPath(formOf(path).ofEvery?.(path) ?? path);
}

/** Whether a link writes it as a value of the document, in force from 0 s on; all others are edits. */
export const isOverride = (path: Path): boolean => formOf(path).isOverride === true;

/** Name of a parameter in the catalogue and among the rates of a VC: `rif`, `coupling.k`. */
export const rateName = ({ group, key }: Pick<RatePath, 'group' | 'key'>): string =>
  group === 'coupling' ? pathOf(group, key) : key;

/** `th1` where the text is `policy.th1` and the mechanism `policy`; null if the text is no parameter of the mechanism. */
export function parameterOf(mechanism: string, text: string): string | null {
  const path = readKind('parameter', text);
  if (path === null) return null;
  const { name, ...place } = path;
  return formatPath({ ...place, kind: 'mechanism' }) === mechanism ? name : null;
}

/** Path of the rate of a source in a document. */
export const sourceRateIn = ({ vc }: Pick<SourceRatePath, 'vc'>): string =>
  pathOf('vcs', vc, 'source', 'cellsPerSecond');

/** Path of the edit for the rate of a source at this document path; null for any other path. */
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

/** Whether the path names an unknown class; it is an error, whatever follows. */
function isOfNoClass(keys: readonly string[]): boolean {
  const [head, name] = keys[0] === 'ports' ? keys.slice(2) : keys;
  return head === 'classes' && !isOneOf(SERVICE_CLASSES, name);
}

const classFault = (text: string): Reason | null =>
  isOfNoClass(keysOf(text)) ? because('noSuch', { what: 'serviceClass', known: SERVICE_CLASSES }) : null;

/** Grammar of one kind of path. */
interface Form<P extends Path> {
  /** Null if the keys are of another kind. */
  read(keys: readonly string[]): P | null;
  write(path: P): string;
  /** The path for every port, or every VC; absent where there is no such path. */
  ofEvery?(path: P): P;
  /** Links write it as a value of the document. */
  readonly isOverride?: boolean;
  /** Fixed at the start of a run. */
  readonly isStart: P extends StartPath ? true : false;
}

/** The grammar, one form per kind: no text matches two of them, except for a key of a document, which comes last. */
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

/** Parses the keys after the name of a port, or of one of its classes. */
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

/** The buffer of a class has a policy as its only mechanism. */
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

/** `abr` has its own form, and of the losses on links only the list of chosen losses is fixed at the start. */
function isOfDocument([head = '', ...rest]: readonly string[]): boolean {
  if (head === 'abr') return false;
  return head === 'impairments' ? rest.length === 2 && rest[1] === 'losses' : DOCUMENT_ROOTS.has(head);
}
