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

/** Of every port, or of one: `S1>S2`. */
export type PortId = string;
export const EVERY = 'default';

/** What ports do that say nothing: the values of the engine, which a test compares. */
export const USUAL_PORT = {
  bufferCells: 2000,
  policy: 'rcd',
  scheduler: 'fifo',
  allocation: 'shared',
  algorithm: 'none',
} as const;

/** What holds at a port on its own; nothing where it does as all others. */
export const ownPort = ({ ports = {} }: ScenarioDocument, id: PortId): PortDocument => ports[id] ?? {};

/** What the buffer of a class has on its own at a port. */
export const ownClass = (document: ScenarioDocument, id: PortId, name: ServiceClass): ClassDocument =>
  ownPort(document, id).classes?.[name] ?? {};

/** The service classes of its VCs. */
export const classesIn = ({ vcs }: ScenarioDocument): ReadonlySet<ServiceClass> =>
  new Set(vcs.map(({ serviceClass, abr }) => serviceClass ?? (abr ? 'abr' : 'ubr')));

/** What runs at a port, or in the buffer of a class there: its own, that of all ports, the default. */
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

/** Cells of the buffer of a port, or of a class there. */
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

/** Whether its classes share the buffer of a port. */
export const buffersAt = (document: ScenarioDocument, id: PortId): 'shared' | 'perClass' =>
  ownPort(document, id).buffers ??
  ownPort(document, EVERY).buffers ??
  (classesIn(document).size > 1 ? 'perClass' : 'shared');

/** What a document says of a parameter: at the port, at all ports that run the same, or in the preset. */
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

/** Of the class at the port, at all ports, of the port or the preset. */
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

/** The default of a parameter at a port with so many places. */
export function defaultOf({ default: standard }: ParameterSpec, bufferCells: number): ParameterValue {
  return typeof standard === 'object' ? Math.round(standard.ofBuffer * bufferCells) : standard;
}

/** A parameter of what runs at a port, or in the buffer of a class there: its own, that of all ports, the default. */
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
