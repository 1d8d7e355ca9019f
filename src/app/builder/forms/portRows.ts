import {
  BUFFER_CELLS,
  type Catalog,
  CLASS_NAMES,
  type Mechanism,
  type MechanismInfo,
  type ParameterSpec,
  type ParameterValue,
  PORT_CELLS,
  policyName,
  type Reason,
  type ScenarioDocument,
  type ServiceClass,
} from '../../../contract/index.ts';
import { isLimited } from '../../classes/classes.ts';
import { whole } from '../../format.ts';
import {
  bufferRow,
  buffersRow,
  mechanismRow,
  orAsOthers,
  type Ports,
  parameterRows,
} from '../../settings/form/portRows.ts';
import { type FormRow, rangeFault } from '../../settings/form/source.ts';
import { bufferAt, EVERY, mechanismAt, type PortId } from '../../settings/ports.ts';
import { mechanismsIn } from '../../store/paths.ts';
import type { KeptRule } from '../../store/rules/keptRules.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { withoutOwnClass } from '../document/ports.ts';

/** A port of the drawn network, or the buffer of a class there. */
export interface DraftPort {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  /** Null: the port itself. */
  readonly serviceClass: ServiceClass | null;
  /** Name of the port, for screen readers. */
  readonly name: string;
}

/** Effective values of a port or class. */
export function stateOf({ document, id, serviceClass }: DraftPort): Ports['states'][0] {
  const runs = (mechanism: Mechanism) => mechanismAt(document, id, mechanism, serviceClass);
  return {
    id,
    bufferCells: bufferAt(document, id, serviceClass),
    policy: runs('policy'),
    scheduler: runs('scheduler'),
    allocation: runs('allocation'),
    algorithm: runs('algorithm'),
  };
}

/** A draft port in the form that rows for ports take. */
const asPorts = (port: DraftPort): Ports => ({
  ids: [port.id],
  states: [stateOf(port)],
  serviceClass: port.serviceClass,
});

/** Adds the place of a row to its label for screen readers. */
function at({ serviceClass, name }: DraftPort, row: FormRow): FormRow {
  const { label } = row.spec;
  const what = serviceClass === null ? label : words.ofClass(label, CLASS_NAMES[serviceClass]);
  return { ...row, spoken: `${what}, ${name}` };
}

/** Where unset values come from: for a port all ports, for a class its port; null without such a place. */
function othersOf(port: DraftPort): DraftPort | null {
  const { document, id, serviceClass } = port;
  if (serviceClass !== null) return { ...port, document: withoutOwnClass(document, id, serviceClass) };
  return id === EVERY ? null : { ...port, id: EVERY };
}

/** Row of a setting that the port has itself or leaves to others. */
function ownOrOthers(port: DraftPort, row: FormRow, said: (others: Ports['states'][0]) => string): FormRow {
  const others = othersOf(port);
  if (others === null) return at(port, row);
  const whose = port.serviceClass === null ? words.asOthers : words.asPort;
  return at(port, orAsOthers(row, whose(said(stateOf(others)))));
}

const UNLIMITED = { value: 'unlimited', label: words.unlimited };

/** Size of the buffer. */
export function draftBuffer(port: DraftPort): FormRow {
  const { document, id, serviceClass } = port;
  const isOfClass = serviceClass !== null;
  const range = isOfClass ? BUFFER_CELLS : PORT_CELLS;
  const cells = bufferAt(document, id);
  const row: FormRow = {
    ...bufferRow(asPorts(port)),
    range,
    faultOf: (value) => rangeFault({ ...range, integer: true, unit: 'cells' }, value),
    standard: cells,
    words: isOfClass ? [UNLIMITED] : [],
    follows: { value: cells, shares: null },
  };
  return ownOrOthers(port, row, ({ bufferCells }) =>
    isLimited(bufferCells) ? whole(bufferCells) : UNLIMITED.label,
  );
}

/** Choice of whether classes have buffers of their own. */
export const draftBuffers = (port: DraftPort): FormRow =>
  at(port, orAsOthers(buffersRow(asPorts(port)), port.id === EVERY ? words.byClasses : words.asAll));

/** Choice of a mechanism. @param kept the reader's rules */
export function draftMechanism(
  port: DraftPort,
  mechanism: Mechanism,
  catalog: Catalog,
  kept: readonly KeptRule[],
): FormRow {
  const row = {
    ...mechanismRow(asPorts(port), mechanism, catalog, kept),
    standard: stateOf(port)[mechanism],
  };
  const shortOf = (id: string): string =>
    mechanismsIn(catalog, mechanism).find((info) => info.id === id)?.short ?? policyName(id);
  return ownOrOthers(port, row, (others) => shortOf(others[mechanism]));
}

/** A value outside its range is refused at once; the worker may refuse others. */
const parameterFault = (spec: ParameterSpec, value: ParameterValue, bufferCells: number): Reason | null =>
  spec.kind === 'choice'
    ? null
    : rangeFault({ ...spec, max: spec.max === 'buffer' ? bufferCells : spec.max }, value);

/** Rows for every parameter of the mechanism. */
export function draftParameters(
  port: DraftPort,
  mechanism: Mechanism,
  { parameters }: Pick<MechanismInfo, 'parameters'>,
): readonly FormRow[] {
  const { bufferCells } = stateOf(port);
  return parameterRows(asPorts(port), mechanism, parameters).map((row) => ({
    ...row,
    faultOf: (value) => parameterFault(row.spec, value, bufferCells),
  }));
}
