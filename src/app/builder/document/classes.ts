import type {
  ClassDocument,
  Mechanism,
  ParameterSpec,
  ParameterValue,
  ScenarioDocument,
  ServiceClass,
} from '../../../contract/index.ts';
import { defaultOf } from '../../panels/policy/defaultOf.ts';
import { PARAMS } from '../../store/paths.ts';
import {
  bufferAt,
  EVERY,
  mechanismAt,
  ownClass,
  ownPort,
  type PortId,
  withClass,
  withEntry,
  writtenAt,
} from './ports.ts';

/** More places than any buffer needs: as many as one can have. */
export const MOST_CELLS = 1_000_000;

type Key = keyof ClassDocument;

/** What the class has at the port, else what it has at all ports. */
const said = <K extends Key>(document: ScenarioDocument, id: PortId, name: ServiceClass, key: K) =>
  ownClass(document, id, name)[key] ?? ownClass(document, EVERY, name)[key];

export const classPolicyAt = (document: ScenarioDocument, id: PortId, name: ServiceClass): string =>
  said(document, id, name, 'policy') ?? mechanismAt(document, id, 'policy');

export function classBufferAt(document: ScenarioDocument, id: PortId, name: ServiceClass): number {
  const cells = said(document, id, name, 'bufferCells') ?? bufferAt(document, id);
  return cells === 'unlimited' ? MOST_CELLS : cells;
}

/** What runs at a port, or in the buffer of a class there. */
export interface MechanismPlace {
  readonly id: PortId;
  readonly mechanism: Mechanism;
  /** Null or left out: the port itself. */
  readonly serviceClass?: ServiceClass | null;
}

/** Cells of the buffer there. */
export const placesAt = (document: ScenarioDocument, { id, serviceClass }: MechanismPlace): number =>
  serviceClass ? classBufferAt(document, id, serviceClass) : bufferAt(document, id);

/** The value that holds: what the document says, or the default. */
export const parameterAt = (
  document: ScenarioDocument,
  place: MechanismPlace,
  spec: ParameterSpec,
): ParameterValue => {
  const { id, mechanism, serviceClass } = place;
  const written = serviceClass
    ? writtenOfClass(document, id, serviceClass, spec.name)
    : writtenAt(document, id, mechanism, spec.name);
  return written ?? defaultOf(spec, placesAt(document, place));
};

/** Of the class at the port, at all ports, of the port or the preset. */
function writtenOfClass(
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
  key: string,
): ParameterValue | undefined {
  const [own, common] = [ownClass(document, id, name), ownClass(document, EVERY, name)];
  const policy = classPolicyAt(document, id, name);
  const inherited =
    policy === mechanismAt(document, id, 'policy')
      ? writtenAt(document, id, 'policy', key)
      : document.policies?.[policy]?.[key];
  return own.params?.[key] ?? (own.policy === undefined ? common.params?.[key] : undefined) ?? inherited;
}

export function setParameter(
  document: ScenarioDocument,
  { id, mechanism, serviceClass }: MechanismPlace,
  name: string,
  value: ParameterValue,
): ScenarioDocument {
  if (serviceClass) {
    const own = ownClass(document, id, serviceClass);
    return withClass(document, id, serviceClass, { ...own, params: { ...own.params, [name]: value } });
  }
  const port = ownPort(document, id);
  const key = PARAMS[mechanism];
  return withEntry(document, id, { ...port, [key]: { ...port[key], [name]: value } });
}
