import {
  BUFFER_CELLS,
  type Catalog,
  type ClassDocument,
  type Mechanism,
  type ParameterSpec,
  type ParameterValue,
  type PathOf,
  type PortDocument,
  type ScenarioDocument,
  type ServiceClass,
} from '../../contract/index.ts';
import { mechanismsIn, PARAMS } from '../store/paths.ts';

/** Id of a port, `S1>S2`, or `default` for every port. */
export type PortId = string;
export const EVERY = 'default';

/** Defaults of the engine for ports; a test compares them with the engine. */
export const USUAL_PORT = {
  bufferCells: 2000,
  policy: 'rcd',
  scheduler: 'fifo',
  allocation: 'shared',
  algorithm: 'none',
} as const;

/** The port's own entry; empty where it uses the settings of all ports. */
export const ownPort = ({ ports = {} }: ScenarioDocument, id: PortId): PortDocument => ports[id] ?? {};

/** The entry of a class at a port. */
export const ownClass = (document: ScenarioDocument, id: PortId, name: ServiceClass): ClassDocument =>
  ownPort(document, id).classes?.[name] ?? {};

/** The service classes of the document's VCs. */
export const classesIn = ({ vcs }: ScenarioDocument): ReadonlySet<ServiceClass> =>
  new Set(vcs.map(({ serviceClass, abr }) => serviceClass ?? (abr ? 'abr' : 'ubr')));

/** Mechanism of a port, or of a class's buffer there: its own, that of all ports, the default. */
export function mechanismAt(
  document: ScenarioDocument,
  id: PortId,
  mechanism: Mechanism,
  name: ServiceClass | null = null,
): string {
  const ofClass = name && (ownClass(document, id, name).policy ?? ownClass(document, EVERY, name).policy);
  return (
    ofClass ??
    ownPort(document, id)[mechanism] ??
    ownPort(document, EVERY)[mechanism] ??
    USUAL_PORT[mechanism]
  );
}

/** Buffer size of a port, or of a class there, cells. */
export function bufferAt(document: ScenarioDocument, id: PortId, name: ServiceClass | null = null): number {
  const [own, common] = [id, EVERY].map((portId) => name && ownClass(document, portId, name).bufferCells);
  const ofClass = own ?? common;
  if (ofClass === 'unlimited') return BUFFER_CELLS.max;
  return (
    ofClass ??
    ownPort(document, id).bufferCells ??
    ownPort(document, EVERY).bufferCells ??
    USUAL_PORT.bufferCells
  );
}

/** Whether the classes of a port share its buffer. */
export const buffersAt = (document: ScenarioDocument, id: PortId): 'shared' | 'perClass' =>
  ownPort(document, id).buffers ??
  ownPort(document, EVERY).buffers ??
  (classesIn(document).size > 1 ? 'perClass' : 'shared');

/** Written value of a parameter: at the port, at all ports with the same mechanism, or in the preset. */
function writtenAt(
  document: ScenarioDocument,
  id: PortId,
  mechanism: Mechanism,
  name: string,
): ParameterValue | undefined {
  const key = PARAMS[mechanism];
  const running = mechanismAt(document, id, mechanism);
  const common = running === mechanismAt(document, EVERY, mechanism) ? ownPort(document, EVERY)[key] : {};
  const preset = mechanism === 'policy' ? document.policies?.[running]?.[name] : undefined;
  return ownPort(document, id)[key]?.[name] ?? common?.[name] ?? preset;
}

/** Written value of a class: at the port, at all ports, else of the port or the preset. */
function writtenOfClass(
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
  key: string,
): ParameterValue | undefined {
  const [own, common] = [ownClass(document, id, name), ownClass(document, EVERY, name)];
  const policy = mechanismAt(document, id, 'policy', name);
  const inherited =
    policy === mechanismAt(document, id, 'policy')
      ? writtenAt(document, id, 'policy', key)
      : document.policies?.[policy]?.[key];
  return own.params?.[key] ?? (own.policy === undefined ? common.params?.[key] : undefined) ?? inherited;
}

/** Default of a parameter at a port with this buffer. */
export function defaultOf({ default: standard }: ParameterSpec, bufferCells: number): ParameterValue {
  return typeof standard === 'object' ? Math.round(standard.ofBuffer * bufferCells) : standard;
}

/** Parameter of a port's mechanism, or of a class's buffer there: its own, that of all ports, the default. */
export function parameterAt(
  document: ScenarioDocument,
  id: PortId,
  { mechanism, name, serviceClass }: Pick<PathOf<'parameter'>, 'mechanism' | 'name' | 'serviceClass'>,
  catalog: Catalog | null,
): ParameterValue | undefined {
  const written =
    serviceClass === null
      ? writtenAt(document, id, mechanism, name)
      : writtenOfClass(document, id, serviceClass, name);
  if (written !== undefined || catalog === null) return written;
  const running = mechanismAt(document, id, mechanism, serviceClass);
  const info = mechanismsIn(catalog, mechanism).find((candidate) => candidate.id === running);
  const spec = info?.parameters.find((parameter) => parameter.name === name);
  return spec && defaultOf(spec, bufferAt(document, id, serviceClass));
}
