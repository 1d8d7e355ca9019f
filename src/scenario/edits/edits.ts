import {
  because,
  becauseNot,
  type Catalog,
  type ClassState,
  type ParameterValue,
  type PortState,
  type Problem,
  parseEditPath,
  type Reason,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcPath,
  type VcState,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { inheritingClasses } from '../document/classes.ts';
import { DEFAULT_VC } from '../document/defaults.ts';
import { refusedWithoutBuffer } from '../judge/bufferless.ts';
import { misordered } from '../judge/ordered.ts';
import {
  type Checked,
  checkNumber,
  checkParameter,
  resolveParameters,
  unknownParameter,
} from '../judge/parameters.ts';
import { shareProblems } from '../judge/shares.ts';
import { applied, current, type EditablePort, type EditState, type Target, targetOf } from './editTargets.ts';
import { type MechanismSlot, mechanismOf, POLICY, ruleReason, SEAMS, unknownMechanism } from './seams.ts';
import { checkVcEdit } from './vcEdits.ts';

export type CheckedEdit =
  | {
      readonly ok: true;
      /** The value as the engine takes it: `'1900'` has become 1900. */
      readonly value: ParameterValue;
      /** The ports the edit touches, as they are after it. */
      readonly ports: readonly PortState[];
      /** Likewise. */
      readonly vcs: readonly VcState[];
    }
  | { readonly ok: false; readonly problem: Problem };

/** Judges a live edit of ports or of what they know of VCs, against them as they are. All ports, or none. */
export function checkLiveEdit(text: string, value: unknown, state: EditState, catalog: Catalog): CheckedEdit {
  const parsed = parseEditPath(text);
  if (!parsed.ok) return refusal(text, value, parsed.reason, undefined);
  const { path } = parsed;
  if (path.kind === 'vc') return checkVcs(path, text, value, state);
  if (path.kind === 'rate' || path.kind === 'loss' || path.kind === 'sourceRate')
    return refusal(text, value, because('notOfPorts'), undefined);
  const found = targetOf(path, state);
  if (!found.ok) return refusal(text, value, found.reason, undefined);
  const target = found.value;
  const results = target.ports.map((port) => {
    const result = changedPort(target, port, value, state, catalog);
    if (!result.ok) return result;
    const reason = refusedWithoutBuffer(result.value);
    if (reason !== null) return { ok: false as const, reason: because('atPort', { reason, port: port.id }) };
    return shareable(result.value, port.crossing, state.vcs);
  });
  const refused = results.find((result) => !result.ok);
  if (refused !== undefined && !refused.ok) return refusal(text, value, refused.reason, current(target));
  const ports = results.flatMap((result) => (result.ok ? [result.value] : []));
  return { ok: true, value: applied(target, ports[0], value), ports, vcs: [] };
}

function checkVcs(path: VcPath, text: string, value: unknown, state: EditState): CheckedEdit {
  const checked = checkVcEdit(path, value, state.vcs);
  if (!checked.ok) return refusal(text, value, checked.reason, undefined);
  const { vcs, kept, value: taken } = checked.value;
  const after = state.vcs.map((vc) => vcs.find(({ id }) => id === vc.id) ?? vc);
  const results = state.ports.map((port) => shareable(port, port.crossing, after));
  const refused = results.find((result) => !result.ok);
  if (refused !== undefined && !refused.ok) return refusal(text, value, refused.reason, kept);
  return { ok: true, value: taken, ports: [], vcs };
}

function refusal(
  path: string,
  value: unknown,
  reason: Reason,
  kept: ParameterValue | undefined,
): CheckedEdit {
  return { ok: false, problem: { path, value, reason, ...(kept === undefined ? {} : { kept }) } };
}

/** Whether the port can keep every VC to its share of the buffer. */
function shareable(
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

/** Of a VC of the port; merged ones are ordinary. */
const classIn = (vcs: readonly VcState[], vc: number | null): ServiceClass =>
  vcs.find(({ id }) => id === vc)?.serviceClass ?? DEFAULT_VC.serviceClass;

/** The port after the edit, with the classes that follow it. */
function changedPort(
  target: Target,
  port: EditablePort,
  value: unknown,
  state: EditState,
  catalog: Catalog,
): Checked<PortState> {
  const { kind, seam, serviceClass } = target;
  const { classes } = port;
  if (kind === 'buffers') return rebuilt(port, value);
  if (serviceClass !== null) return changedClass(target, port, serviceClass, value, state, catalog);
  const result = changed(target, port, value, state, catalog);
  if (!result.ok || classes === undefined || seam !== POLICY) return result;
  const follows = ({ own }: ClassState): boolean => !(kind === 'buffer' ? own.buffer : own.policy);
  let after = result.value;
  for (const name of SERVICE_CLASSES.filter((one) => follows(classes[one]))) {
    const its = changedClass(target, { ...port, ...after }, name, value, state, catalog);
    // A threshold that its smaller buffer has no room for passes it by; a buffer has to do for all.
    if (!its.ok && kind === 'buffer') return its;
    if (its.ok) after = withOwn(its.value, name, classes[name].own);
  }
  return { ok: true, value: after };
}

/** The buffer of a class is judged as if it were that of a port. */
function changedClass(
  target: Target,
  port: EditablePort,
  name: ServiceClass,
  value: unknown,
  state: EditState,
  catalog: Catalog,
): Checked<PortState> {
  const { classes } = port;
  if (classes === undefined) return { ok: true, value: stateOf(port) };
  const { bufferCells, policy, params, own } = classes[name];
  const frames = port.crossing.filter(({ vc }) => classIn(state.vcs, vc) === name);
  const frameCells = Math.max(0, ...frames.map((one) => one.frameCells));
  const alone = {
    ...port,
    bufferCells,
    policy,
    params,
    frameCells,
    scheduler: 'fifo',
    allocation: 'shared',
    algorithm: 'none',
  };
  const size = target.kind === 'buffer' && value === 'unlimited' ? LIMITS.bufferCells.max : value;
  const result = changed(target, alone, size, state, catalog);
  if (!result.ok) return result;
  const after = result.value;
  const its: ClassState = {
    bufferCells: after.bufferCells,
    policy: after.policy,
    params: after.params,
    own: target.kind === 'buffer' ? { ...own, buffer: true } : { ...own, policy: true },
  };
  return { ok: true, value: { ...stateOf(port), classes: { ...classes, [name]: its } } };
}

const withOwn = (port: PortState, name: ServiceClass, own: ClassState['own']): PortState =>
  port.classes === undefined
    ? port
    : { ...port, classes: { ...port.classes, [name]: { ...port.classes[name], own } } };

/** One buffer for all classes, or one for each. */
function rebuilt(port: EditablePort, value: unknown): Checked<PortState> {
  const { classes, ...rest } = stateOf(port);
  if (value === 'shared') return { ok: true, value: rest };
  if (value !== 'perClass')
    return { ok: false, reason: becauseNot('oneOf', { options: ['shared', 'perClass'] }) };
  return { ok: true, value: { ...rest, classes: classes ?? inheritingClasses(rest) } };
}

function changed(
  { kind, seam, parameter }: Target,
  port: EditablePort,
  value: unknown,
  state: EditState,
  catalog: Catalog,
): Checked<PortState> {
  if (kind === 'mechanism') return swapped(seam, port, value, state, catalog);
  if (kind === 'buffer') return resized(port, value, catalog);
  const mechanism = mechanismOf(catalog, seam, port[seam.name]);
  const spec = mechanism?.parameters.find(({ name }) => name === parameter);
  if (mechanism === undefined || spec === undefined)
    return { ok: false, reason: unknownParameter(mechanism?.parameters ?? [], seam.name) };
  const checked = checkParameter(spec, value, port.bufferCells);
  if (!checked.ok) return checked;
  const params = { ...port[seam.params], [parameter]: checked.value };
  const [pair] = misordered(mechanism, params, port.bufferCells);
  if (pair === undefined) return { ok: true, value: { ...stateOf(port), [seam.params]: params } };
  return { ok: false, reason: (pair.lower.name === parameter ? pair.lower : pair.upper).reason };
}

/** A new policy starts from the presets of the scenario where they fit this buffer, all else from defaults. */
function swapped(
  seam: MechanismSlot,
  port: EditablePort,
  value: unknown,
  { presets, vcs }: EditState,
  catalog: Catalog,
): Checked<PortState> {
  const fault = ruleReason(seam, value, vcs.length);
  if (fault !== null) return { ok: false, reason: fault };
  const mechanism = mechanismOf(catalog, seam, value);
  if (mechanism === undefined) return { ok: false, reason: unknownMechanism(catalog, seam, value) };
  const { id, parameters } = mechanism;
  if (id === port[seam.name]) return { ok: true, value: stateOf(port) };
  const layers = seam === POLICY ? [presets[id]] : [];
  const preset = resolveParameters(parameters, port.bufferCells, layers);
  const fits = misordered(mechanism, preset, port.bufferCells).length === 0;
  const params = fits ? preset : resolveParameters(parameters, port.bufferCells, []);
  return { ok: true, value: { ...stateOf(port), [seam.name]: id, [seam.params]: params } };
}

/** A buffer holds the longest frame and every threshold that stands in it, whatever mechanism it belongs to. */
function resized(port: EditablePort, value: unknown, catalog: Catalog): Checked<PortState> {
  const thresholds = SEAMS.flatMap((seam) =>
    (mechanismOf(catalog, seam, port[seam.name])?.parameters ?? [])
      .filter((spec) => spec.kind === 'number' && spec.max === 'buffer')
      .map(({ name, label }) => ({ label, cells: Number(port[seam.params][name] ?? 0) })),
  );
  const least = Math.max(LIMITS.bufferCells.min, port.frameCells);
  const highest = thresholds.reduce((most, one) => (one.cells > most.cells ? one : most), {
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
