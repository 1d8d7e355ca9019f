import {
  BUFFER_CELLS,
  type Catalog,
  type ChoiceParameter,
  formatPath,
  type Mechanism,
  type MechanismInfo,
  type NumberParameter,
  type ParameterSpec,
  type PortPath,
  type PortState,
  type ServiceClass,
} from '../../../contract/index.ts';
import { portName } from '../../format.ts';
import { mechanismsIn } from '../../store/paths.ts';
import type { KeptRule } from '../../store/rules/keptRules.ts';
import { en } from '../../strings/en.ts';
import { classTexts } from '../../strings/panels/classes.ts';
import { mechanismWords } from '../../strings/panels/mechanismWords.ts';
import { offeredMechanisms } from './offeredMechanisms.ts';
import type { FormRow, SettingPlace } from './source.ts';

/** What holds at a port of a run, or of a document. */
type PortValues = Pick<PortState, 'id' | 'bufferCells' | Mechanism>;

/** What rows are about: ports, or at each of them the buffer of a class. */
export interface Ports {
  /** In the paths of edits; null: every port, as the shown one is. */
  readonly ids: readonly (string | null)[];
  /** As they are; those of a class with its buffer and policy. */
  readonly states: readonly [PortValues, ...PortValues[]];
  readonly serviceClass: ServiceClass | null;
}

/** Places of the port; the slider spans what is useful to try, the box takes whatever the engine allows. */
export const BUFFER: NumberParameter = {
  kind: 'number',
  name: 'buffer',
  label: en.policy.buffer,
  unit: 'cells',
  min: 50,
  max: 20_000,
  integer: true,
  default: 2000,
  role: 'plain',
  scale: 'log',
  help: en.policy.bufferHelp,
};

/** One buffer for all classes, or one for each. */
export const BUFFERS: ChoiceParameter = {
  kind: 'choice',
  name: 'buffers',
  label: classTexts.buffers,
  options: [
    { value: 'perClass', label: classTexts.perClass },
    { value: 'shared', label: classTexts.shared },
  ],
  default: 'perClass',
  help: classTexts.hint,
};

type OfPath<P> = P extends unknown ? Omit<P, 'port'> : never;

/** Where each port has it. */
const placesAt = (ids: Ports['ids'], path: OfPath<PortPath>): readonly SettingPlace[] =>
  ids.map((port) => ({
    path: formatPath({ ...path, port } as PortPath),
    of: port === null ? '' : portName(port),
  }));

/** Whether classes have buffers of their own. */
export const buffersRow = ({ ids }: Pick<Ports, 'ids'>): FormRow => ({
  spec: BUFFERS,
  places: placesAt(ids, { kind: 'buffers', serviceClass: null }),
});

/** Size of a buffer. The answer of the engine says what thresholds and frames ask of that. */
export const bufferRow = ({ ids, states, serviceClass }: Ports): FormRow => ({
  spec: BUFFER,
  range: BUFFER_CELLS,
  places: placesAt(ids, { kind: 'buffer', serviceClass }),
  bufferCells: states[0].bufferCells,
});

/** What is offered there, as a setting. */
function choiceOf(
  mechanism: Mechanism,
  known: readonly MechanismInfo[],
  running: string,
  kept: readonly KeptRule[],
): Pick<FormRow, 'spec' | 'groups'> {
  const { options, groups } = offeredMechanisms(mechanism, known, running, kept);
  const all = [...options, ...groups.flatMap((group) => group.options)];
  const worded = all.map(([value, label]) => ({ value, label }));
  const label = mechanismWords[mechanism];
  return { spec: { kind: 'choice', name: mechanism, label, options: worded, default: running }, groups };
}

/** What runs there. @param kept rules that the reader has */
export const mechanismRow = (
  { ids, states, serviceClass }: Ports,
  mechanism: Mechanism,
  catalog: Catalog,
  kept: readonly KeptRule[] = [],
): FormRow => ({
  ...choiceOf(mechanism, mechanismsIn(catalog, mechanism), states[0][mechanism], kept),
  places: placesAt(ids, { kind: 'mechanism', serviceClass, mechanism }),
});

/** In a document: as the others have it. */
export const AS_OTHERS = ':others';

/** A setting that a document can leave to others. @param label says whose, and what they have */
export function orAsOthers(row: FormRow, label: string): FormRow {
  const { spec, words = [] } = row;
  const others = { value: AS_OTHERS, label };
  if (spec.kind === 'number') return { ...row, standard: AS_OTHERS, words: [others, ...words] };
  return { ...row, standard: AS_OTHERS, spec: { ...spec, options: [others, ...spec.options] } };
}

/** Every parameter of it, at the ports that run the same. */
export function parameterRows(
  { ids, states: [first, ...others], serviceClass }: Ports,
  mechanism: Mechanism,
  parameters: readonly ParameterSpec[],
): readonly FormRow[] {
  const runs = new Set(
    [first, ...others].filter((port) => port[mechanism] === first[mechanism]).map(({ id }) => id),
  );
  const same = ids.filter((id) => id === null || runs.has(id));
  return parameters.map((spec) => ({
    spec,
    places: placesAt(same, { kind: 'parameter', serviceClass, mechanism, name: spec.name }),
    bufferCells: first.bufferCells,
  }));
}
