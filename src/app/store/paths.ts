import {
  type Catalog,
  LOSS_KEYS,
  type MechanismInfo,
  type ParameterValue,
  type ParameterValues,
  type PortState,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcState,
} from '../../contract/index.ts';
import { isRatePath } from './rateEdits.ts';

/** Mechanisms of a port that can be swapped while the run goes on, by their key in paths. */
export const MECHANISMS = ['policy', 'scheduler', 'allocation', 'algorithm'] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** Cards of the shown port and, under rate control, of the sources. */
export const CARDS = [...MECHANISMS, 'sources'] as const;
export type Card = (typeof CARDS)[number];

export const BUFFER_PATH = 'buffer';
export const parameterPath = (name: string, mechanism: Mechanism = 'policy'): string =>
  `${mechanism}.${name}`;
export const sharePath = (vc: number, name: string): string => `vcs.${vc}.share.${name}`;

const PORT_PATH = /^ports\.([^.]+)\.(.+)$/;
const LOSS_PATH = /^impairments\.[^.]+\.(.+)$/;
const VC_PATH = /^vcs\.([^.]+)\.(weight|serviceClass|share\.min|share\.max)$/;

const mechanismOf = (inner: string): Mechanism | undefined =>
  MECHANISMS.find((mechanism) => inner === mechanism || inner.startsWith(`${mechanism}.`));

/** `classes.ubr.policy.threshold`, behind the port where it is of one. */
const CLASS_PATH = /^classes\.([^.]+)\.(.+)$/;
/** One buffer for all service classes, or one for each. */
export const BUFFERS_PATH = 'buffers';
export const classPrefix = (one: ServiceClass | null): string => (one === null ? '' : `classes.${one}.`);

const isClassPath = (inner: string): boolean => {
  const [, name, rest = ''] = CLASS_PATH.exec(inner) ?? [];
  return (
    SERVICE_CLASSES.some((one) => one === name) && (rest === BUFFER_PATH || mechanismOf(rest) === 'policy')
  );
};

/** The buffer of a class as if it were that of a port; the port itself where all share one. */
export function portOfClass(port: PortState, one: string | null): PortState {
  const own = SERVICE_CLASSES.find((name) => name === one);
  const state = own && port.classes?.[own];
  if (state === undefined) return port;
  const { bufferCells, policy, params } = state;
  return { ...port, bufferCells, policy, params };
}

const isLossPath = (path: string): boolean => LOSS_KEYS.some((key) => key === LOSS_PATH.exec(path)?.[1]);

/**
 * True for paths that a link changes by an edit at time 0: mechanisms, their parameters, buffer, what ports know of a
 * VC, what a link loses.
 */
export function isEditPath(path: string): boolean {
  const inner = PORT_PATH.exec(path)?.[2] ?? path;
  return (
    [BUFFER_PATH, BUFFERS_PATH].includes(inner) ||
    mechanismOf(inner) !== undefined ||
    isClassPath(inner) ||
    VC_PATH.test(path) ||
    isLossPath(path)
  );
}

/** True for all that a running simulation takes; the rate control of VCs is an override when no time is said. */
export const isLivePath = (path: string): boolean => isEditPath(path) || isRatePath(path);

const PARAMS = {
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

/** Every mechanism of a kind. */
export const mechanismsIn = (catalog: Catalog, mechanism: Mechanism): readonly MechanismInfo[] =>
  catalog[LISTS[mechanism]];

/** The mechanism of a kind that a port runs. */
export const runningAt = (catalog: Catalog, port: PortState, mechanism: Mechanism) =>
  mechanismsIn(catalog, mechanism).find(({ id }) => id === port[mechanism]);

/** The value now applied at an edit path, where there is one. */
export function appliedValue(
  ports: readonly PortState[],
  vcs: readonly VcState[],
  shown: string,
  path: string,
): ParameterValue | undefined {
  const [, which, key] = VC_PATH.exec(path) ?? [];
  if (which !== undefined && key !== undefined) return vcValue(vcs, which, key);
  const match = PORT_PATH.exec(path);
  const whole = ports.find((p) => p.id === (match?.[1] ?? shown));
  const behind = match?.[2] ?? path;
  if (!whole) return undefined;
  if (behind === BUFFERS_PATH) return whole.classes === undefined ? 'shared' : 'perClass';
  const [, one = null, inner = behind] = CLASS_PATH.exec(behind) ?? [];
  const port = portOfClass(whole, one);
  if (inner === BUFFER_PATH) return port.bufferCells;
  const mechanism = mechanismOf(inner);
  if (mechanism === undefined) return undefined;
  return inner === mechanism ? port[mechanism] : paramsOf(port, mechanism)[inner.slice(mechanism.length + 1)];
}

function vcValue(vcs: readonly VcState[], which: string, key: string): ParameterValue | undefined {
  const vc = vcs.find(({ id }) => which === '*' || String(id) === which);
  if (key === 'share.min') return vc?.share.min;
  if (key === 'share.max') return vc?.share.max;
  return key === 'weight' ? vc?.weight : vc?.serviceClass;
}
