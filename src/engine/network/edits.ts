import type {
  Catalog,
  Cells,
  ParameterValue,
  ParameterValues,
  PolicyInfo,
  PortState,
  Problem,
} from '../../contract/index.ts';
import { LIMITS } from './limits.ts';
import { misordered } from './ordered.ts';
import {
  type Checked,
  checkNumber,
  checkParameter,
  resolveParameters,
  unknownParameter,
} from './parameters.ts';
import { some } from './paths.ts';

/** A port as it stands now, with the longest frame that crosses it. */
export interface EditablePort extends PortState {
  /** 0 when no VC crosses it. */
  readonly frameCells: Cells;
}

export interface EditState {
  readonly ports: readonly EditablePort[];
  /** Parameter values a policy takes wherever it runs. */
  readonly presets: Readonly<Record<string, ParameterValues>>;
}

export type CheckedEdit =
  | {
      readonly ok: true;
      /** The value as the engine takes it: `'1900'` has become 1900. */
      readonly value: ParameterValue;
      /** The ports the edit touches, as they stand after it. */
      readonly ports: readonly PortState[];
    }
  | { readonly ok: false; readonly problem: Problem };

interface Target {
  readonly kind: 'policy' | 'buffer' | 'parameter';
  readonly parameter: string;
  readonly ports: readonly EditablePort[];
}

const PORT_PATH = /^ports\.([^.]+)\.(.+)$/;
const KNOWN =
  'unknown path; known: policy, policy.<parameter>, buffer, ports.<port>.policy, ..., ' +
  'impairments.<a>><b>.lossProbability';

/** Judges a live edit against the ports as they stand (paths: contract/edits.ts). All ports, or none. */
export function checkLiveEdit(path: string, value: unknown, state: EditState, catalog: Catalog): CheckedEdit {
  const target = targetOf(path, state);
  if (typeof target === 'string') return { ok: false, problem: { path, value, reason: target } };
  const results = target.ports.map((port) => changed(target, port, value, state, catalog));
  const refused = results.find((result) => !result.ok);
  if (refused !== undefined && !refused.ok) {
    const kept = current(target);
    const problem = { path, value, reason: refused.reason, ...(kept === undefined ? {} : { kept }) };
    return { ok: false, problem };
  }
  const ports = results.flatMap((result) => (result.ok ? [result.value] : []));
  return { ok: true, value: applied(target, ports[0], value), ports };
}

function targetOf(path: string, { ports }: EditState): Target | string {
  const [, id, rest] = PORT_PATH.exec(path) ?? [undefined, undefined, path];
  const chosen = id === undefined ? ports : ports.filter((port) => port.id === id);
  if (id !== undefined && chosen.length === 0) {
    return `no such output port of a switch; known: ${some(ports.map((port) => port.id))}`;
  }
  if (rest === 'policy') return { kind: 'policy', parameter: '', ports: chosen };
  if (rest === 'buffer') return { kind: 'buffer', parameter: '', ports: chosen };
  if (!rest.startsWith('policy.')) return KNOWN;
  const parameter = rest.slice('policy.'.length);
  const having = chosen.filter((port) => Object.hasOwn(port.params, parameter));
  return { kind: 'parameter', parameter, ports: having.length === 0 ? chosen : having };
}

function changed(
  { kind, parameter }: Target,
  port: EditablePort,
  value: unknown,
  state: EditState,
  catalog: Catalog,
): Checked<PortState> {
  if (kind === 'policy') return swapped(port, value, state, catalog);
  const policy = catalog.policies.find(({ id }) => id === port.policy);
  if (kind === 'buffer') return resized(port, value, policy);
  const spec = policy?.parameters.find(({ name }) => name === parameter);
  if (policy === undefined || spec === undefined)
    return { ok: false, reason: unknownParameter(policy?.parameters ?? []) };
  const checked = checkParameter(spec, value, port.bufferCells);
  if (!checked.ok) return checked;
  const params = { ...port.params, [parameter]: checked.value };
  const [pair] = misordered(policy, params, port.bufferCells);
  if (pair === undefined) return { ok: true, value: { ...stateOf(port), params } };
  return { ok: false, reason: (pair.lower.name === parameter ? pair.lower : pair.upper).reason };
}

/** The new policy starts from the presets of the scenario where they fit this buffer, else from its defaults. */
function swapped(
  port: EditablePort,
  value: unknown,
  { presets }: EditState,
  catalog: Catalog,
): Checked<PortState> {
  const policy = catalog.policies.find(({ id }) => id === value);
  if (policy === undefined) {
    return { ok: false, reason: `unknown policy; known: ${catalog.policies.map(({ id }) => id).join(', ')}` };
  }
  if (policy.id === port.policy) return { ok: true, value: stateOf(port) };
  const preset = resolveParameters(policy.parameters, port.bufferCells, [presets[policy.id]]);
  const fits = misordered(policy, preset, port.bufferCells).length === 0;
  const params = fits ? preset : resolveParameters(policy.parameters, port.bufferCells, []);
  return { ok: true, value: { ...stateOf(port), policy: policy.id, params } };
}

/** A buffer holds the longest frame and every threshold that stands in it. */
function resized(port: EditablePort, value: unknown, policy: PolicyInfo | undefined): Checked<PortState> {
  const thresholds = (policy?.parameters ?? [])
    .filter((spec) => spec.kind === 'number' && spec.max === 'buffer')
    .map((spec) => Number(port.params[spec.name] ?? 0));
  const min = Math.max(LIMITS.bufferCells.min, port.frameCells, ...thresholds);
  const range = { min, max: LIMITS.bufferCells.max, integer: true, unit: 'cells' };
  const checked = checkNumber(value, range);
  if (!checked.ok) {
    const floor = min === port.frameCells ? 'longest frame' : 'highest threshold';
    return { ok: false, reason: `${checked.reason} (${floor} of port ${port.id} to the limit)` };
  }
  return { ok: true, value: { ...stateOf(port), bufferCells: checked.value } };
}

const stateOf = ({ id, bufferCells, policy, params }: PortState): PortState => ({
  id,
  bufferCells,
  policy,
  params,
});

function valueAt({ kind, parameter }: Target, port: PortState | undefined): ParameterValue | undefined {
  if (port === undefined) return undefined;
  if (kind === 'policy') return port.policy;
  return kind === 'buffer' ? port.bufferCells : port.params[parameter];
}

const current = (target: Target): ParameterValue | undefined => valueAt(target, target.ports[0]);

function applied(target: Target, port: PortState | undefined, value: unknown): ParameterValue {
  return valueAt(target, port) ?? (value as ParameterValue);
}
