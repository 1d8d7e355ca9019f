import {
  type Catalog,
  type Edit,
  EVERY_PORT,
  formatPath,
  isOverride,
  MECHANISMS,
  type Mechanism,
  type MechanismInfo,
  type ParameterValues,
  type Picoseconds,
  type PortState,
  readEditPath,
  readPath,
  SERVICE_CLASSES,
  type ServiceClass,
} from '../../contract/index.ts';

/** Cards that a link may open: those of the shown port, or `sources`, the rate control of all senders. */
export const CARDS = [...MECHANISMS, 'sources'] as const;

/** Path of a mechanism at every port, or of a class's buffers at every port. */
export const mechanismPath = (mechanism: Mechanism, serviceClass: ServiceClass | null = null): string =>
  formatPath({ kind: 'mechanism', port: null, serviceClass, mechanism });
export const parameterPath = (
  name: string,
  mechanism: Mechanism = 'policy',
  serviceClass: ServiceClass | null = null,
): string => formatPath({ kind: 'parameter', port: null, serviceClass, mechanism, name });
export const bufferPath = (serviceClass: ServiceClass | null): string =>
  formatPath({ kind: 'buffer', port: null, serviceClass });
/** Path of the choice between one buffer for all classes of every port, and one for each. */
export const BUFFERS_PATH = formatPath({ kind: 'buffers', ...EVERY_PORT });
const SHARE_KEYS = { min: 'share.min', max: 'share.max' } as const;
export const sharePath = (vc: number, key: 'min' | 'max'): string =>
  formatPath({ kind: 'vc', vc: String(vc), key: SHARE_KEYS[key] });

/** The buffer of a class presented as a port; the port itself where all classes share its buffer. */
export function portOfClass(port: PortState, serviceClass: string | null): PortState {
  const own = SERVICE_CLASSES.find((name) => name === serviceClass);
  const state = own && port.classes?.[own];
  if (state === undefined) return port;
  const { bufferCells, policy, params } = state;
  return { ...port, bufferCells, policy, params };
}

/**
 * Whether a link changes the path by an edit at time 0: mechanisms, their parameters, buffers, per-VC settings of ports, source
 * rates, loss rates of links, numbers of senders.
 */
export function isEditPath(text: string): boolean {
  const path = readPath(text);
  return path !== null && !isOverride(path);
}

/**
 * Whether a path can be edited at a time: at 0 s any value of the scenario, later what a running simulation accepts. The rate
 * control of VCs is an override if no time is given.
 */
export const isEditAt = (time: Picoseconds, text: string): boolean =>
  (time === 0 ? readPath(text) : readEditPath(text)) !== null;

/** Whether an edit can only be made at the start of a branch. */
export const isFromStart = ({ time, path }: Edit): boolean =>
  readEditPath(path) === null && isEditAt(time, path);

/** Key of a port state with the parameters of each mechanism. */
export const PARAMS = {
  policy: 'params',
  scheduler: 'schedulerParams',
  allocation: 'allocationParams',
  algorithm: 'algorithmParams',
} as const;
const LISTS = {
  policy: 'policies',
  scheduler: 'schedulers',
  allocation: 'allocations',
  algorithm: 'algorithms',
} as const;

/** Parameters of a port's mechanism, as applied. */
export const paramsOf = (port: PortState, mechanism: Mechanism): ParameterValues => port[PARAMS[mechanism]];

/** A numeric parameter of a port's policy, as applied; null if the policy has none of this name. */
export function policyNumber(port: PortState | null, name: string): number | null {
  const value = port && paramsOf(port, 'policy')[name];
  return typeof value === 'number' ? value : null;
}

/** All mechanisms of a kind. */
export const mechanismsIn = (catalog: Catalog, mechanism: Mechanism): readonly MechanismInfo[] =>
  catalog[LISTS[mechanism]];

/** The mechanism of a kind that a port runs. */
export const runningAt = (catalog: Catalog, port: Pick<PortState, Mechanism>, mechanism: Mechanism) =>
  mechanismsIn(catalog, mechanism).find(({ id }) => id === port[mechanism]);
