import {
  because,
  type Cells,
  type ParameterValue,
  type ParameterValues,
  type PortPath,
  type PortState,
  type Reason,
  type ServiceClass,
  type VcState,
} from '../../contract/index.ts';
import type { Checked } from '../judge/parameters.ts';
import { type MechanismSlot, POLICY, seamOf } from './seams.ts';

/** A port as it is now, with the longest frame that crosses it. */
export interface EditablePort extends PortState {
  /** 0 when no VC crosses it. */
  readonly frameCells: Cells;
  /** Which VCs cross it, and their longest frames there: one entry for each direction; null for a merged VC between routers. */
  readonly crossing: readonly { readonly vc: number | null; readonly frameCells: Cells }[];
}

export interface EditState {
  readonly ports: readonly EditablePort[];
  readonly vcs: readonly VcState[];
  /** Parameter values a policy takes wherever it runs. */
  readonly presets: Readonly<Record<string, ParameterValues>>;
}

/** What the path of an edit means. */
export interface Target {
  readonly kind: PortPath['kind'];
  /** Only the buffer of this class; null: the port. */
  readonly serviceClass: ServiceClass | null;
  readonly seam: MechanismSlot;
  readonly parameter: string;
  readonly ports: readonly EditablePort[];
}

const refused = (reason: Reason): Checked<never> => ({ ok: false, reason });

/** The ports and the value that a path means, or why it means none. */
export function targetOf(path: PortPath, { ports }: EditState): Checked<Target> {
  const { kind, port: id, serviceClass } = path;
  const meant = id === null ? ports : ports.filter((port) => port.id === id);
  if (id !== null && meant.length === 0) {
    return refused(because('noSuch', { what: 'outputPort', known: ports.map((port) => port.id) }));
  }
  // Some ports of a network may have buffers by class, and others one buffer.
  const chosen = serviceClass === null ? meant : meant.filter(({ classes }) => classes !== undefined);
  if (chosen.length === 0) return refused(because('oneBufferForAll'));
  const seam = 'mechanism' in path ? seamOf(path.mechanism) : POLICY;
  if (path.kind !== 'parameter')
    return { ok: true, value: { kind, serviceClass, seam, parameter: '', ports: chosen } };
  const having = chosen.filter((port) =>
    Object.hasOwn(
      serviceClass === null ? port[seam.params] : (port.classes?.[serviceClass].params ?? {}),
      path.name,
    ),
  );
  const touched = having.length === 0 ? chosen : having;
  return { ok: true, value: { kind, serviceClass, seam, parameter: path.name, ports: touched } };
}

function valueAt(target: Target, standing: PortState | undefined): ParameterValue | undefined {
  const { kind, seam, parameter, serviceClass } = target;
  if (standing === undefined) return undefined;
  if (kind === 'buffers') return standing.classes === undefined ? 'shared' : 'perClass';
  const port = { ...standing, ...(serviceClass === null ? {} : standing.classes?.[serviceClass]) };
  if (kind === 'mechanism') return port[seam.name];
  return kind === 'buffer' ? port.bufferCells : port[seam.params][parameter];
}

/** The value in force before the edit. */
export const current = (target: Target): ParameterValue | undefined => valueAt(target, target.ports[0]);

/** The value in force at a port after it. */
export function applied(target: Target, port: PortState | undefined, value: unknown): ParameterValue {
  return valueAt(target, port) ?? (value as ParameterValue);
}
