import type {
  ClassDocument,
  Mechanism,
  ParameterValue,
  Path,
  PathOf,
  PortDocument,
  ScenarioDocument,
  ServiceClass,
} from '../../../contract/index.ts';
import { portsOf } from '../../settings/network.ts';
import { EVERY, ownClass, ownPort, type PortId } from '../../settings/ports.ts';
import { without } from '../../store/objects.ts';
import { PARAMS } from '../../store/paths.ts';

type PortValues = Partial<Pick<PortDocument, 'bufferCells' | 'buffers' | Mechanism>>;

const isMechanism = (key: string): key is Mechanism => Object.hasOwn(PARAMS, key);

const isEmpty = (entry: object): boolean => Object.keys(entry).length === 0;

/** Whether the port exists: routers have frames, and no ports with cells. */
export const isPort = (document: ScenarioDocument, id: PortId): boolean =>
  id === EVERY || portsOf(document).includes(id);

/** The document with a new entry for a port; an empty entry is removed, and a port that does not exist gets none. */
export function withEntry(document: ScenarioDocument, id: PortId, port: PortDocument): ScenarioDocument {
  if (!isPort(document, id)) return document;
  const ports = isEmpty(port) ? without(document.ports ?? {}, id) : { ...document.ports, [id]: port };
  return isEmpty(ports) ? without(document, 'ports') : { ...document, ports };
}

/** Removes the parameters of ports that follow the mechanism of all ports. */
function forgetting(document: ScenarioDocument, mechanism: Mechanism): ScenarioDocument {
  const followers = Object.entries(document.ports ?? {}).filter(
    ([id, port]) => id !== EVERY && port[mechanism] === undefined,
  );
  return followers.reduce(
    (next, [id, port]) => withEntry(next, id, withoutParameters(document, port, mechanism)),
    document,
  );
}

/** Sets values of a port; null: the value of all ports. A change of mechanism removes its parameters. */
export function setPort(
  document: ScenarioDocument,
  id: PortId,
  values: { readonly [K in keyof PortValues]: PortValues[K] | null },
): ScenarioDocument {
  let next = document;
  for (const [key, value] of Object.entries(values) as [keyof PortValues, string | number | null][]) {
    let port: PortDocument = ownPort(next, id);
    if (isMechanism(key) && value !== port[key]) {
      port = withoutParameters(next, port, key);
      if (id === EVERY) next = forgetting(next, key);
    }
    next = withEntry(next, id, value === null ? without(port, key) : { ...port, [key]: value });
  }
  return next;
}

/** Removes the parameters of classes that follow the port's policy. */
function withoutParameters(
  document: ScenarioDocument,
  port: PortDocument,
  mechanism: Mechanism,
): PortDocument {
  const bare = without(port, PARAMS[mechanism]);
  if (mechanism !== 'policy' || bare.classes === undefined) return bare;
  const classes = Object.entries(bare.classes).flatMap(([name, serviceClass]) => {
    const policy = serviceClass.policy ?? ownClass(document, EVERY, name as ServiceClass).policy;
    const left = policy === undefined ? without(serviceClass, 'params') : serviceClass;
    return isEmpty(left) ? [] : [[name, left] as const];
  });
  return classes.length === 0 ? without(bare, 'classes') : { ...bare, classes: Object.fromEntries(classes) };
}

/** Sets the buffer or the policy of a class; null: the value of the port. */
export function setClass(
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
  values: { readonly [K in 'bufferCells' | 'policy']?: ClassDocument[K] | null },
): ScenarioDocument {
  let own = ownClass(document, id, name);
  for (const [key, value] of Object.entries(values) as ['bufferCells' | 'policy', number | string | null][]) {
    if (key === 'policy' && value !== own.policy) own = without(own, 'params');
    own = value === null ? without(own, key) : { ...own, [key]: value };
  }
  const next = 'policy' in values && id === EVERY ? withoutFollowing(document, name) : document;
  return withClass(next, id, name, own);
}

/** The document without the class's own values at a port. */
export const withoutOwnClass = (
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
): ScenarioDocument => setClass(document, id, name, { bufferCells: null, policy: null });

/** At single ports, removes the parameters of a class that follows the policy of all ports. */
const withoutFollowing = (document: ScenarioDocument, name: ServiceClass): ScenarioDocument =>
  Object.keys(document.ports ?? {}).reduce((next, id) => {
    const own = ownClass(next, id, name);
    const follows = id !== EVERY && own.policy === undefined && own.params !== undefined;
    return follows ? withClass(next, id, name, without(own, 'params')) : next;
  }, document);

/** The document with the entry of a class at a port; an empty one is removed. */
export function withClass(
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
  own: ClassDocument,
): ScenarioDocument {
  const port = ownPort(document, id);
  const classes = isEmpty(own) ? without(port.classes ?? {}, name) : { ...port.classes, [name]: own };
  return withEntry(document, id, isEmpty(classes) ? without(port, 'classes') : { ...port, classes });
}

/** Settings of a port or class that a document can leave to all ports. */
export type OwnPath = PathOf<'buffer' | 'buffers' | 'mechanism'>;

/** Key of each of these settings in the entry of a port. */
const KEYS: { readonly [Kind in OwnPath['kind']]: (path: PathOf<Kind>) => keyof PortValues } = {
  buffer: () => 'bufferCells',
  buffers: () => 'buffers',
  mechanism: ({ mechanism }) => mechanism,
};

export const isOfOwn = (path: Path | null): path is OwnPath =>
  path !== null && Object.hasOwn(KEYS, path.kind);

const keyOf = (path: OwnPath): keyof PortValues =>
  (KEYS[path.kind] as (path: OwnPath) => keyof PortValues)(path);

/** The own value of the port or class; undefined where it uses that of all ports. */
export function ownAt(document: ScenarioDocument, path: OwnPath): ParameterValue | undefined {
  const { port, serviceClass } = path;
  const id = port ?? EVERY;
  const own: Readonly<Record<string, unknown>> = {
    ...(serviceClass === null ? ownPort(document, id) : ownClass(document, id, serviceClass)),
  };
  const value = own[keyOf(path)];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** Sets the own value; null: use that of all ports. */
export function setOwn(
  document: ScenarioDocument,
  path: OwnPath,
  value: ParameterValue | null,
): ScenarioDocument {
  const { port, serviceClass } = path;
  const values = { [keyOf(path)]: value };
  return serviceClass === null
    ? setPort(document, port ?? EVERY, values)
    : setClass(document, port ?? EVERY, serviceClass, values);
}
