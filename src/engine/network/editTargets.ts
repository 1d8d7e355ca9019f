import {
  type Cells,
  type ParameterValue,
  type ParameterValues,
  type PortState,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcState,
} from '../../contract/index.ts';
import { some } from './paths.ts';
import { POLICY, type Seam, seamOf } from './seams.ts';

/** A port as it stands now, with the longest frame that crosses it. */
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
  readonly kind: 'mechanism' | 'buffer' | 'parameter' | 'buffers';
  /** Only the buffer of this class; null: the port. */
  readonly serviceClass: ServiceClass | null;
  readonly seam: Seam;
  readonly parameter: string;
  readonly ports: readonly EditablePort[];
}

const PORT_PATH = /^ports\.([^.]+)\.(.+)$/;
const CLASS_PATH = /^classes\.([^.]+)\.(.+)$/;
const KNOWN =
  'unknown path; known: policy, policy.<parameter>, buffer, buffers, ports.<port>.policy, ...; ' +
  'classes.<class>.buffer, classes.<class>.policy, classes.<class>.policy.<parameter>; ' +
  'scheduler and allocation like policy; vcs.<id or *>.weight, ..., ' +
  'impairments.<a>><b>.lossProbability, ..., abr.<key>';

/** The ports and the value that a path means; a text says why it means none. */
export function targetOf(path: string, { ports }: EditState): Target | string {
  const [, id, inner] = PORT_PATH.exec(path) ?? [undefined, undefined, path];
  const [, named, rest] = CLASS_PATH.exec(inner) ?? [undefined, undefined, inner];
  const serviceClass = SERVICE_CLASSES.find((one) => one === named) ?? null;
  if (named !== undefined && serviceClass === null)
    return `no such service class; known: ${SERVICE_CLASSES.join(', ')}`;
  const meant = id === undefined ? ports : ports.filter((port) => port.id === id);
  if (id !== undefined && meant.length === 0) {
    return `no such output port of a switch; known: ${some(ports.map((port) => port.id))}`;
  }
  // Some ports of a network may have buffers by class, and others one buffer.
  const chosen = serviceClass === null ? meant : meant.filter(({ classes }) => classes !== undefined);
  if (chosen.length === 0) return 'all classes share one buffer; set buffers to perClass first';
  if (rest === 'buffers' && serviceClass === null)
    return { kind: 'buffers', serviceClass, seam: POLICY, parameter: '', ports: chosen };
  if (rest === 'buffer') return { kind: 'buffer', serviceClass, seam: POLICY, parameter: '', ports: chosen };
  const dot = rest.indexOf('.');
  const seam = seamOf(dot < 0 ? rest : rest.slice(0, dot));
  if (seam === undefined || (serviceClass !== null && seam !== POLICY)) return KNOWN;
  if (dot < 0) return { kind: 'mechanism', serviceClass, seam, parameter: '', ports: chosen };
  const parameter = rest.slice(dot + 1);
  const having = chosen.filter((port) =>
    Object.hasOwn(
      serviceClass === null ? port[seam.params] : (port.classes?.[serviceClass].params ?? {}),
      parameter,
    ),
  );
  return { kind: 'parameter', serviceClass, seam, parameter, ports: having.length === 0 ? chosen : having };
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
