import {
  because,
  becauseNot,
  type Catalog,
  type ClassState,
  formatPath,
  type Mechanism,
  type ParameterValue,
  type PathOf,
  type PortPath,
  type PortState,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcState,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { inheritingClasses } from '../document/classes.ts';
import { DEFAULT_VC } from '../document/defaults.ts';
import { refusedWithoutBuffer } from '../validation/bufferless.ts';
import { misordered } from '../validation/ordered.ts';
import {
  type Checked,
  checkNumber,
  checkParameter,
  resolveParameters,
  unknownParameter,
} from '../validation/parameters.ts';
import { shareProblems } from '../validation/shares.ts';
import { type CheckedEdit, type EditablePort, type EditState, refusal, sound } from './judged.ts';
import {
  MECHANISM_SLOTS,
  type MechanismSlot,
  mechanismOf,
  POLICY,
  ruleReason,
  slotOf,
  unknownMechanism,
} from './mechanismSlots.ts';

/** Settings that the buffer of a class may have of its own. */
type Own = keyof ClassState['own'];

/** Meaning of a kind of edit at a port, or at the buffer of a class treated as a port. */
export interface PortEdit<P extends PortPath> {
  /** Value in force there. */
  value(path: P, port: PortState): ParameterValue | undefined;
  /** State of the port with another value. */
  change(path: P, port: EditablePort, value: unknown, state: EditState, catalog: Catalog): Checked<PortState>;
  /** The setting that classes without their own value take from the port; null: none. */
  own(path: P): Own | null;
  /** Keys in a document, within the port or the class; `forget`: values that belong to the replaced mechanism. */
  place(path: P): { readonly keys: readonly string[]; readonly forget?: readonly string[] };
}

/** Checks a live edit of ports against their present states. It applies to all ports or none. */
export function checkPortEdit<P extends PortPath>(
  edit: PortEdit<P>,
  path: P,
  value: unknown,
  state: EditState,
  catalog: Catalog,
): CheckedEdit {
  const text = formatPath(path);
  const edited = portsOf(edit, path, state);
  if (!edited.ok) return refusal(text, value, edited.reason);
  const inForce = (port: PortState | undefined) => port && edit.value(path, atClass(port, path.serviceClass));
  const results = edited.value.map((port) => {
    const result = changedPort(edit, path, port, value, state, catalog);
    if (!result.ok) return result;
    const reason = refusedWithoutBuffer(result.value);
    if (reason !== null) return { ok: false as const, reason: because('atPort', { reason, port: port.id }) };
    return shareable(result.value, port.crossing, state.vcs);
  });
  const refused = results.find((result) => !result.ok);
  if (refused !== undefined && !refused.ok)
    return refusal(text, value, refused.reason, inForce(edited.value[0]));
  const ports = results.flatMap((result) => (result.ok ? [result.value] : []));
  return sound(inForce(ports[0]) ?? (value as ParameterValue), { ports });
}

const atClass = (port: PortState, name: ServiceClass | null): PortState => ({
  ...port,
  ...(name === null ? {} : port.classes?.[name]),
});

/** Ports that a path names; for all ports, those that have such a value, if any does. */
function portsOf<P extends PortPath>(
  edit: PortEdit<P>,
  path: P,
  { ports }: EditState,
): Checked<readonly EditablePort[]> {
  const { port: id, serviceClass } = path;
  const meant = id === null ? ports : ports.filter((port) => port.id === id);
  if (id !== null && meant.length === 0) {
    const known = ports.map((port) => port.id);
    return { ok: false, reason: because('noSuch', { what: 'outputPort', known }) };
  }
  // Some ports of a network may have buffers by class, and others a single buffer.
  const chosen = serviceClass === null ? meant : meant.filter(({ classes }) => classes !== undefined);
  if (chosen.length === 0) return { ok: false, reason: because('oneBufferForAll') };
  const having = chosen.filter((port) => edit.value(path, atClass(port, serviceClass)) !== undefined);
  return { ok: true, value: having.length === 0 ? chosen : having };
}

/** Whether the port can give every VC its share of the buffer. */
export function shareable(
  port: PortState,
  crossing: EditablePort['crossing'],
  vcs: readonly VcState[],
): Checked<PortState> {
  const users = crossing.map(({ vc, frameCells }) => ({
    name: vc === null ? null : `VC ${vc}`,
    frameCells,
    own: vcs.find(({ id }) => id === vc)?.share ?? {},
    serviceClass: classIn(vcs, vc),
  }));
  const [problem] = shareProblems(port, users);
  if (problem === undefined) return { ok: true, value: port };
  const { key, value: share, reason } = problem;
  return { ok: false, reason: because('thenShare', { key, share, reason }) };
}

/** Service class of a VC at the port; merged VCs have the default class. */
const classIn = (vcs: readonly VcState[], vc: number | null): ServiceClass =>
  vcs.find(({ id }) => id === vc)?.serviceClass ?? DEFAULT_VC.serviceClass;

/** State of the port after the edit, with the classes that follow it. */
function changedPort<P extends PortPath>(
  edit: PortEdit<P>,
  path: P,
  port: EditablePort,
  value: unknown,
  state: EditState,
  catalog: Catalog,
): Checked<PortState> {
  const { classes } = port;
  const classKey = edit.own(path);
  const inClass = (at: EditablePort, name: ServiceClass, of: Own): Checked<PortState> =>
    changedClass(at, name, of, state.vcs, (alone) => {
      const size = of === 'buffer' && value === 'unlimited' ? LIMITS.bufferCells.max : value;
      return edit.change(path, alone, size, state, catalog);
    });
  if (path.serviceClass !== null && classKey !== null) return inClass(port, path.serviceClass, classKey);
  const result = edit.change(path, port, value, state, catalog);
  if (!result.ok || classes === undefined || classKey === null) return result;
  let after = result.value;
  for (const name of SERVICE_CLASSES.filter((serviceClass) => !classes[serviceClass].own[classKey])) {
    const its = inClass({ ...port, ...after }, name, classKey);
    // A class whose smaller buffer has no room for a threshold skips it; a buffer size has to fit all classes.
    if (!its.ok && classKey === 'buffer') return its;
    if (its.ok) after = withOwn(its.value, name, classes[name].own);
  }
  return { ok: true, value: after };
}

/** Checks a change of the buffer of a class as if it were that of a port. */
function changedClass(
  port: EditablePort,
  name: ServiceClass,
  of: Own,
  vcs: readonly VcState[],
  change: (alone: EditablePort) => Checked<PortState>,
): Checked<PortState> {
  const { classes } = port;
  if (classes === undefined) return { ok: true, value: stateOf(port) };
  const { bufferCells, policy, params, own } = classes[name];
  const frames = port.crossing.filter(({ vc }) => classIn(vcs, vc) === name);
  const result = change({
    ...port,
    bufferCells,
    policy,
    params,
    frameCells: Math.max(0, ...frames.map((frame) => frame.frameCells)),
    scheduler: 'fifo',
    allocation: 'shared',
    algorithm: 'none',
  });
  if (!result.ok) return result;
  const { value: after } = result;
  const its: ClassState = {
    bufferCells: after.bufferCells,
    policy: after.policy,
    params: after.params,
    own: { ...own, [of]: true },
  };
  return { ok: true, value: { ...stateOf(port), classes: { ...classes, [name]: its } } };
}

const withOwn = (port: PortState, name: ServiceClass, own: ClassState['own']): PortState =>
  port.classes === undefined
    ? port
    : { ...port, classes: { ...port.classes, [name]: { ...port.classes[name], own } } };

/** State with one buffer for all classes, or with one for each. */
function rebuilt(port: EditablePort, value: unknown): Checked<PortState> {
  const { classes, ...rest } = stateOf(port);
  if (value === 'shared') return { ok: true, value: rest };
  if (value !== 'perClass')
    return { ok: false, reason: becauseNot('oneOf', { options: ['shared', 'perClass'] }) };
  return { ok: true, value: { ...rest, classes: classes ?? inheritingClasses(rest) } };
}

function adjusted(
  slot: MechanismSlot,
  name: string,
  port: EditablePort,
  value: unknown,
  catalog: Catalog,
): Checked<PortState> {
  const mechanism = mechanismOf(catalog, slot, port[slot.name]);
  const spec = mechanism?.parameters.find((parameter) => parameter.name === name);
  if (mechanism === undefined || spec === undefined)
    return { ok: false, reason: unknownParameter(mechanism?.parameters ?? [], slot.name) };
  const checked = checkParameter(spec, value, port.bufferCells);
  if (!checked.ok) return checked;
  const params = { ...port[slot.params], [name]: checked.value };
  const [pair] = misordered(mechanism, params, port.bufferCells);
  if (pair === undefined) return { ok: true, value: { ...stateOf(port), [slot.params]: params } };
  return { ok: false, reason: (pair.lower.name === name ? pair.lower : pair.upper).reason };
}

/** State with a new policy: presets of the scenario where they fit this buffer, else defaults. */
function swapped(
  slot: MechanismSlot,
  port: EditablePort,
  value: unknown,
  { presets, vcs }: EditState,
  catalog: Catalog,
): Checked<PortState> {
  const fault = ruleReason(slot, value, vcs.length);
  if (fault !== null) return { ok: false, reason: fault };
  const mechanism = mechanismOf(catalog, slot, value);
  if (mechanism === undefined) return { ok: false, reason: unknownMechanism(catalog, slot, value) };
  const { id, parameters } = mechanism;
  if (id === port[slot.name]) return { ok: true, value: stateOf(port) };
  const layers = slot === POLICY ? [presets[id]] : [];
  const preset = resolveParameters(parameters, port.bufferCells, layers);
  const fits = misordered(mechanism, preset, port.bufferCells).length === 0;
  const params = fits ? preset : resolveParameters(parameters, port.bufferCells, []);
  return { ok: true, value: { ...stateOf(port), [slot.name]: id, [slot.params]: params } };
}

/** State with another buffer, which must hold the longest frame and every threshold of any mechanism. */
function resized(port: EditablePort, value: unknown, catalog: Catalog): Checked<PortState> {
  const thresholds = MECHANISM_SLOTS.flatMap((slot) =>
    (mechanismOf(catalog, slot, port[slot.name])?.parameters ?? [])
      .filter((spec) => spec.kind === 'number' && spec.max === 'buffer')
      .map(({ name, label }) => ({ label, cells: Number(port[slot.params][name] ?? 0) })),
  );
  const least = Math.max(LIMITS.bufferCells.min, port.frameCells);
  const highest = thresholds.reduce((most, threshold) => (threshold.cells > most.cells ? threshold : most), {
    label: '',
    cells: least,
  });
  const range = { min: highest.cells, max: LIMITS.bufferCells.max, integer: true, unit: 'cells' };
  const checked = checkNumber(value, range);
  if (!checked.ok) {
    const { reason } = checked;
    const threshold = highest.label === '' ? null : highest.label;
    return { ok: false, reason: because('bufferRange', { reason, threshold, port: port.id }) };
  }
  return { ok: true, value: { ...stateOf(port), bufferCells: checked.value } };
}

function stateOf({ frameCells: _frame, crossing: _crossing, ...state }: EditablePort): PortState {
  return state;
}

/** The edit that replaces a mechanism of a port. */
export const MECHANISM: PortEdit<PathOf<'mechanism'>> = {
  value: ({ mechanism }, port) => port[mechanism],
  change: ({ mechanism }, port, value, state, catalog) =>
    swapped(slotOf(mechanism), port, value, state, catalog),
  own: ({ mechanism }) => ownOf(mechanism),
  place: ({ mechanism }) => ({ keys: [mechanism], forget: [slotOf(mechanism).params] }),
};

export const PARAMETER: PortEdit<PathOf<'parameter'>> = {
  value: ({ mechanism, name }, port) => {
    const values = port[slotOf(mechanism).params];
    return Object.hasOwn(values, name) ? values[name] : undefined;
  },
  change: ({ mechanism, name }, port, value, _state, catalog) =>
    adjusted(slotOf(mechanism), name, port, value, catalog),
  own: ({ mechanism }) => ownOf(mechanism),
  place: ({ mechanism, name }) => ({ keys: [slotOf(mechanism).params, name] }),
};

/** The edit of the buffer size. */
export const BUFFER: PortEdit<PathOf<'buffer'>> = {
  value: (_path, port) => port.bufferCells,
  change: (_path, port, value, _state, catalog) => resized(port, value, catalog),
  own: () => 'buffer',
  place: () => ({ keys: ['bufferCells'] }),
};

export const BUFFERS: PortEdit<PathOf<'buffers'>> = {
  value: (_path, { classes }) => (classes === undefined ? 'shared' : 'perClass'),
  change: (_path, port, value) => rebuilt(port, value),
  own: () => null,
  place: () => ({ keys: ['buffers'] }),
};

/** The setting of a class that a mechanism belongs to: classes have only a policy. */
const ownOf = (mechanism: Mechanism): Own | null => (slotOf(mechanism) === POLICY ? 'policy' : null);
