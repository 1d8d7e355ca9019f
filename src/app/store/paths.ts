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

/** Cards that a link may open: of the shown port, or `sources`, the rate control of all senders. */
export const CARDS = [...MECHANISMS, 'sources'] as const;

/** Of one mechanism of every port, or of the buffers of a class. */
export const mechanismPath = (mechanism: Mechanism, serviceClass: ServiceClass | null = null): string =>
  formatPath({ kind: 'mechanism', port: null, serviceClass, mechanism });
export const parameterPath = (
  name: string,
  mechanism: Mechanism = 'policy',
  serviceClass: ServiceClass | null = null,
): string => formatPath({ kind: 'parameter', port: null, serviceClass, mechanism, name });
export const bufferPath = (serviceClass: ServiceClass | null): string =>
  formatPath({ kind: 'buffer', port: null, serviceClass });
/** One buffer for all classes of every port, or one for each. */
export const BUFFERS_PATH = formatPath({ kind: 'buffers', ...EVERY_PORT });
const SHARE_KEYS = { min: 'share.min', max: 'share.max' } as const;
export const sharePath = (vc: number, key: 'min' | 'max'): string =>
  formatPath({ kind: 'vc', vc: String(vc), key: SHARE_KEYS[key] });

/** The buffer of a class as if it were that of a port; the port itself where all share one. */
export function portOfClass(port: PortState, serviceClass: string | null): PortState {
  const own = SERVICE_CLASSES.find((name) => name === serviceClass);
  const state = own && port.classes?.[own];
  if (state === undefined) return port;
  const { bufferCells, policy, params } = state;
  return { ...port, bufferCells, policy, params };
}

/**
 * True for paths that a link changes by an edit at time 0: mechanisms, their parameters, buffer, what ports know of a
 * VC, the rate of its source, what a link loses, how many senders a group has.
 */
export function isEditPath(text: string): boolean {
  const path = readPath(text);
  return path !== null && !isOverride(path);
}

/**
 * True for all that a running simulation takes, and at 0 s for every value of the scenario. The rate control of VCs is an
 * override when no time is said.
 */
export const isEditAt = (time: Picoseconds, text: string): boolean =>
  (time === 0 ? readPath(text) : readEditPath(text)) !== null;

/** A change that a branch can only begin with. */
export const isFromStart = ({ time, path }: Edit): boolean =>
  readEditPath(path) === null && isEditAt(time, path);

/** Where a port has the parameters of each mechanism. */
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

/** A number that the policy of a port has, as applied; null where it has none of this name. */
export function policyNumber(port: PortState | null, name: string): number | null {
  const value = port && paramsOf(port, 'policy')[name];
  return typeof value === 'number' ? value : null;
}

/** Every mechanism of a kind. */
export const mechanismsIn = (catalog: Catalog, mechanism: Mechanism): readonly MechanismInfo[] =>
  catalog[LISTS[mechanism]];

/** The mechanism of a kind that a port runs. */
export const runningAt = (catalog: Catalog, port: Pick<PortState, Mechanism>, mechanism: Mechanism) =>
  mechanismsIn(catalog, mechanism).find(({ id }) => id === port[mechanism]);
