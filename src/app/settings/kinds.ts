import {
  type Catalog,
  type ClassDocument,
  type Edit,
  EVERY_VC,
  formatPath,
  isRuleText,
  keysOf,
  type ParameterSpec,
  type ParameterValue,
  type Path,
  type PathOf,
  type PortDocument,
  type PortPath,
  type PortState,
  pathOf,
  policyName,
  rateName,
  rateOfSource,
  readPath,
  type ScenarioDocument,
  sourceRateIn,
} from '../../contract/index.ts';
import { parameterValue } from '../format.ts';
import type { ElementKind } from '../store/elementCard.ts';
import { without } from '../store/objects.ts';
import { mechanismsIn, PARAMS, paramsOf, portOfClass } from '../store/paths.ts';
import type { StageState } from '../store/types.ts';
import { en } from '../strings/en.ts';
import { readKeys, setKeys } from './keys.ts';
import { bufferAt, buffersAt, EVERY, mechanismAt, parameterAt } from './ports.ts';
import {
  type Catalogued,
  type NameSource,
  ofClass,
  parameterSpec,
  plainEdit,
  plainName,
  plainValue,
  whoseVc,
} from './words.ts';

type Run = Pick<StageState, 'ports' | 'vcStates' | 'rateStates' | 'catalog'>;

/** Sources of a setting's value: a document alone, or a run of it, where ports, VCs, rates and edits take precedence. */
export interface SetBy extends Partial<Run> {
  /** Null before a run is loaded. */
  readonly scenario: ScenarioDocument | null;
  /** Edits of the branch. */
  readonly edits?: readonly Edit[];
  /** Time up to which edits count, ps; undefined: all. */
  readonly now?: number;
  /** The port that paths without a port refer to. */
  readonly port?: string;
}

/** The element that a setting belongs to. */
export interface Owner {
  readonly elements: readonly ElementKind[];
  /** Null: all elements. For senders the number of the VC, for ports and links their ends. */
  readonly id: string | null;
  /** Group of the senders. */
  readonly group?: string;
}

/** Operations of a kind of path: it reads, names and writes values. */
interface Kind<P extends Path> {
  /** Value in force; undefined where the page knows none. */
  value(path: P, of: SetBy): ParameterValue | undefined;
  /** The document with the value; unchanged where the path leads nowhere. */
  write(document: ScenarioDocument, path: P, value: ParameterValue): ScenarioDocument;
  /** Keys of the value in a document. */
  place(path: P): readonly string[];
  /** Name inside a sentence: `Th1`, `S1>S2 delay`, `2h1 minimum RTO`. */
  name(path: P, known: NameSource): string;
  /** A value in few letters: `ESPD`, `500`, `1/4`, `NewReno`. */
  sayValue(path: P, value: ParameterValue, known: Catalogued): string;
  /** Name and value: `Th1 1,400`, `minimum RTO 1,000 ms`. */
  say(path: P, value: ParameterValue, known: NameSource): string;
  owner(path: P): Owner;
  /** Whether a run in progress accepts a change. */
  isLive(path: P, catalog: Catalog | null): boolean;
  /** Whether the value has an effect in the run as it is; without this method always. */
  matters?(path: P, run: Pick<StageState, 'rateStates' | 'catalog'>): boolean;
}

/** Value in the document. */
const written = (path: Path, { scenario }: SetBy): ParameterValue | undefined =>
  scenario === null ? undefined : readKeys(scenario, kindOf(path).place(path));

/** Value of the last edit of a path; undefined without one. */
export const editedTo = (
  text: string,
  { edits = [], now = Infinity }: Pick<SetBy, 'edits' | 'now'>,
): ParameterValue | undefined => edits.findLast((edit) => edit.path === text && edit.time <= now)?.value;

/** Reads and writes by keys, with the names of cards. */
const plain = {
  write: (document: ScenarioDocument, path: Path, value: ParameterValue): ScenarioDocument => {
    const copy = structuredClone(document);
    setKeys(copy, kindOf(path).place(path), value);
    return copy;
  },
  place: (path: Path) => keysOf(formatPath(path)),
  name: (path: Path, known: NameSource) => plainName(known, formatPath(path)),
  sayValue: (path: Path, value: ParameterValue) => plainValue(formatPath(path), value),
  say: (path: Path, value: ParameterValue, known: NameSource) => plainEdit(known, formatPath(path), value),
  isLive: () => true,
};

/** Operations of a kind of path at a port, or at the buffer of a class there. */
interface PortKind<P extends PortPath> {
  /** Value in force at the port; `port` may be a class presented as a port. */
  inForce(path: P, port: PortState): ParameterValue | undefined;
  /** Value of the document: the port's entry, that of all ports, or the default. */
  inDocument(
    path: P,
    document: ScenarioDocument,
    id: string,
    catalog: Catalog | null,
  ): ParameterValue | undefined;
  /** The port's entry with the value. */
  change(path: P, own: PortDocument, value: ParameterValue): PortDocument;
  /** The port's entry without a value that would hide that of all ports. */
  forget(path: P, own: PortDocument): PortDocument;
  keys(path: P): readonly string[];
}

/** Changes the entry of the port or that of its class: both have these keys. */
function inEntry(
  { serviceClass }: PortPath,
  port: PortDocument,
  make: (own: PortDocument) => PortDocument,
): PortDocument {
  if (serviceClass === null) return make(port);
  const own = make((port.classes?.[serviceClass] ?? {}) as PortDocument) as ClassDocument;
  return { ...port, classes: { ...port.classes, [serviceClass]: own } };
}

function withoutHiding<P extends PortPath>(kind: PortKind<P>, path: P, port: PortDocument): PortDocument {
  const hides = path.serviceClass === null || port.classes?.[path.serviceClass] !== undefined;
  return hides ? inEntry(path, port, (own) => kind.forget(path, own)) : port;
}

const ofPorts = <P extends PortPath>(kind: PortKind<P>) => ({
  value: (path: P, { ports, port, scenario, catalog = null }: SetBy) => {
    const whole = ports?.find(({ id }) => id === (path.port ?? port));
    if (whole !== undefined) return kind.inForce(path, portOfClass(whole, path.serviceClass));
    return scenario === null ? undefined : kind.inDocument(path, scenario, path.port ?? EVERY, catalog);
  },
  /** A value for all ports removes the entries of single ports that would hide it. */
  write: (document: ScenarioDocument, path: P, value: ParameterValue): ScenarioDocument => {
    const { ports = {} } = document;
    const id = path.port ?? EVERY;
    const others = Object.entries(ports).map(
      ([name, own]) => [name, path.port === null ? withoutHiding(kind, path, own) : own] as const,
    );
    const changed = inEntry(path, ports[id] ?? {}, (own) => kind.change(path, own, value));
    return { ...document, ports: { ...Object.fromEntries(others), [id]: changed } };
  },
  place: (path: P) => [
    ...['ports', path.port ?? EVERY],
    ...(path.serviceClass === null ? [] : ['classes', path.serviceClass]),
    ...kind.keys(path),
  ],
  owner: ({ port }: P): Owner => ({ elements: ['port', 'switch'], id: port }),
  isLive: () => true,
});

/** Names of buffer settings: only those of one port include its name. */
const bufferWords = {
  name: (path: PathOf<'buffer' | 'buffers'>) => {
    const port = path.port === null ? '' : `${path.port} `;
    return `${port}${ofClass(path)}${en.branches.keys[path.kind] ?? path.kind}`;
  },
  sayValue: plain.sayValue,
};

/** Text of name and value. */
const named = <P extends Path>(kind: Pick<Kind<P>, 'name' | 'sayValue'>) => ({
  ...kind,
  say: (path: P, value: ParameterValue, known: NameSource) =>
    `${kind.name(path, known)} ${kind.sayValue(path, value, known)}`,
});

/** A parameter of rate control, once the engine has reported its catalog. */
const rateSpec = (catalog: Catalog | null, path: PathOf<'rate'>): ParameterSpec | undefined =>
  catalog?.rateControl
    .find(({ id }) => id === path.group)
    ?.parameters.find(({ name }) => name === rateName(path));

/** Number of VCs that enter the network at this node, or belong to the group of this name. */
function sendersIn({ vcs }: ScenarioDocument, groupName: string): number {
  const entering = vcs.filter((vc) => vc.path[1] === groupName).length;
  return entering > 0 ? entering : vcs.filter(({ group }) => group === groupName).length;
}

/** Parameters of a link that are 0 unless the document sets them. */
const NO_LOSS = ['lossProbability', 'frameLossProbability'];

/** Keys below a VC that are on the card of its sender; all others are on that of the VC. */
const SENDER_PARTS = ['tcp', 'abr', 'credit', 'source'];

const senders: Owner = { elements: ['sender'], id: null };
type OwnerOf = (which: string | null, part: string) => Owner;
const ofLink: OwnerOf = (id) => ({ elements: ['link'], id });
/** Owner of the values of a document, by first key; all others belong to the run. */
const ROOTS: ReadonlyMap<string, OwnerOf> = new Map<string, OwnerOf>([
  ['tcp', () => senders],
  ['abr', () => senders],
  ['credit', () => senders],
  ['vcs', (id, part) => ({ elements: [SENDER_PARTS.includes(part) ? 'sender' : 'vc'], id })],
  ['links', ofLink],
  ['impairments', ofLink],
  ['nodes', (id) => ({ elements: ['switch', 'router'], id })],
  ['arrivals', (id) => ({ elements: ['pool'], id })],
]);

/** Operations for each kind of path; the type requires an entry for every kind. */
const KINDS: { readonly [K in Path['kind']]: Kind<PathOf<K>> } = {
  mechanism: {
    ...ofPorts<PathOf<'mechanism'>>({
      inForce: ({ mechanism }, port) => port[mechanism],
      inDocument: ({ mechanism, serviceClass }, document, id) =>
        mechanismAt(document, id, mechanism, serviceClass),
      change: ({ mechanism }, own, value) => ({ ...without(own, PARAMS[mechanism]), [mechanism]: value }),
      forget: ({ mechanism }, own) => without(own, PARAMS[mechanism], mechanism),
      keys: ({ mechanism }) => [mechanism],
    }),
    name: ({ mechanism }) => en.policy.labels[mechanism],
    sayValue: ({ mechanism }, value, { catalog }) => {
      const found = catalog && mechanismsIn(catalog, mechanism).find(({ id }) => id === value);
      return found?.short ?? (isRuleText(value) ? policyName(value) : String(value));
    },
    say: (path, value, known) => KINDS.mechanism.sayValue(path, value, known),
  },
  parameter: {
    ...ofPorts<PathOf<'parameter'>>({
      inForce: ({ mechanism, name }, port) => paramsOf(port, mechanism)[name],
      inDocument: (path, document, id, catalog) => parameterAt(document, id, path, catalog),
      change: ({ mechanism, name }, own, value) => {
        const key = PARAMS[mechanism];
        return { ...own, [key]: { ...own[key], [name]: value } };
      },
      forget: ({ mechanism, name }, own) => {
        const key = PARAMS[mechanism];
        return own[key] === undefined ? own : { ...own, [key]: without(own[key], name) };
      },
      keys: ({ mechanism, name }) => [PARAMS[mechanism], name],
    }),
    ...named<PathOf<'parameter'>>({
      name: (path, known) => `${ofClass(path)}${parameterSpec(known, path)?.label ?? path.name}`,
      sayValue: (path, value, known) => {
        const spec = parameterSpec(known, path);
        return spec === undefined ? plain.sayValue(path, value) : parameterValue(spec, value);
      },
    }),
  },
  buffer: {
    ...ofPorts<PathOf<'buffer'>>({
      inForce: (_path, port) => port.bufferCells,
      inDocument: ({ serviceClass }, document, id) => bufferAt(document, id, serviceClass),
      change: (_path, own, value) => ({ ...own, bufferCells: Number(value) }),
      forget: (_path, own) => without(own, 'bufferCells'),
      keys: () => ['bufferCells'],
    }),
    ...named<PathOf<'buffer'>>(bufferWords),
  },
  buffers: {
    ...ofPorts<PathOf<'buffers'>>({
      inForce: (_path, { classes }) => (classes === undefined ? 'shared' : 'perClass'),
      inDocument: (_path, document, id) => buffersAt(document, id),
      change: (_path, own, value) => ({ ...own, buffers: value === 'perClass' ? 'perClass' : 'shared' }),
      forget: (_path, own) => without(own, 'buffers'),
      keys: () => ['buffers'],
    }),
    ...named<PathOf<'buffers'>>(bufferWords),
  },
  vc: {
    ...plain,
    value: (path, of) => {
      const vc = of.vcStates?.find(({ id }) => path.vc === EVERY_VC || String(id) === path.vc);
      const share = path.key === 'share.min' ? 'min' : path.key === 'share.max' ? 'max' : null;
      return (
        (share === null ? vc?.[path.key as 'weight' | 'serviceClass'] : vc?.share[share]) ?? written(path, of)
      );
    },
    owner: ({ vc }) => ({ elements: ['vc'], id: vc }),
  },
  loss: {
    ...plain,
    value: (path, of) =>
      editedTo(formatPath(path), of) ?? written(path, of) ?? (NO_LOSS.includes(path.key) ? 0 : undefined),
    owner: ({ link }) => ofLink(link, ''),
  },
  rate: {
    ...plain,
    value: (path, of) => {
      const name = rateName(path);
      const isOne = path.vc !== null && path.vc !== EVERY_VC;
      const states = rateSpec(of.catalog ?? null, path) === undefined ? [] : (of.rateStates ?? []);
      const state = states.find(({ id, values }) => (!isOne || String(id) === path.vc) && name in values);
      return state?.values[name] ?? written(path, of);
    },
    name: (path, known) => {
      const spec = rateSpec(known.catalog, path);
      return spec === undefined ? plain.name(path, known) : `${whoseVc(known, path.vc)}${spec.label}`;
    },
    sayValue: (path, value, { catalog }) => {
      const spec = rateSpec(catalog, path);
      return spec === undefined ? plain.sayValue(path, value) : parameterValue(spec, value);
    },
    say: (path, value, known) =>
      (rateSpec(known.catalog, path) === undefined ? plain : named(KINDS.rate)).say(path, value, known),
    owner: ({ vc }) => ({ elements: ['sender'], id: vc }),
    isLive: (path, catalog) => rateSpec(catalog, path) !== undefined,
    matters: (path, { rateStates, catalog }) => {
      if (rateSpec(catalog, path) === undefined) return true;
      const states = rateStates.filter(({ id }) => path.vc === null || String(id) === path.vc);
      return states.length === 0 || states.some(({ values }) => Object.hasOwn(values, rateName(path)));
    },
  },
  sourceRate: {
    ...plain,
    value: (path, of) => editedTo(formatPath(path), of) ?? written(path, of),
    place: (path) => keysOf(sourceRateIn(path)),
    owner: ({ vc }) => ({ elements: ['sender'], id: vc }),
  },
  senders: {
    ...plain,
    value: ({ group }, { scenario }) =>
      scenario === null ? undefined : sendersIn(scenario, group) || undefined,
    /** The document of a branch already has the senders. */
    write: (document) => document,
    say: (path, value) => en.branches.senders(plain.sayValue(path, value), path.group),
    owner: ({ group }) => ({ ...senders, group }),
    isLive: () => false,
  },
  document: {
    ...plain,
    value: (path, of) => {
      const rate = rateOfSource(pathOf(...path.keys));
      return (rate === null ? undefined : editedTo(rate, of)) ?? written(path, of);
    },
    owner: ({ keys: [root = '', which = null, part = ''] }) =>
      ROOTS.get(root)?.(which, part) ?? { elements: ['run'], id: null },
    isLive: () => false,
  },
};

const kindOf = (path: Path): Kind<Path> => KINDS[path.kind];

/** Path and kind of a text; a text that is not the path of an edit is a place of a document. */
export function settingAt(text: string): { readonly path: Path; readonly kind: Kind<Path> } {
  const path = readPath(text) ?? { kind: 'document', keys: keysOf(text) };
  return { path, kind: kindOf(path) };
}

/** Whether a value of the path has an effect in the run as it is: `k` has one only while a window follows its rate. */
export function matters(text: string, run: Pick<StageState, 'rateStates' | 'catalog'>): boolean {
  const { path, kind } = settingAt(text);
  return kind.matters?.(path, run) ?? true;
}
