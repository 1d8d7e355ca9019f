import type {
  ClassDocument,
  ParameterSpec,
  ParameterValue,
  ScenarioDocument,
  ServiceClass,
} from '../../../contract/index.ts';
import { defaultOf } from '../../panels/policy/defaultOf.ts';
import { bufferAt, EVERY, mechanismAt, ownClass, type PortId, withClass, writtenAt } from './ports.ts';

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

/** The value that holds: of the class at the port, at all ports, of the port or the preset, or the default. */
export function classParameterAt(
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
  spec: ParameterSpec,
): ParameterValue {
  const [own, common] = [ownClass(document, id, name), ownClass(document, EVERY, name)];
  const policy = classPolicyAt(document, id, name);
  const inherited =
    policy === mechanismAt(document, id, 'policy')
      ? writtenAt(document, id, 'policy', spec.name)
      : document.policies?.[policy]?.[spec.name];
  const written =
    own.params?.[spec.name] ??
    (own.policy === undefined ? common.params?.[spec.name] : undefined) ??
    inherited;
  return written ?? defaultOf(spec, classBufferAt(document, id, name));
}

export const setClassParameter = (
  document: ScenarioDocument,
  id: PortId,
  name: ServiceClass,
  key: string,
  value: ParameterValue,
): ScenarioDocument => {
  const own = ownClass(document, id, name);
  return withClass(document, id, name, { ...own, params: { ...own.params, [key]: value } });
};
