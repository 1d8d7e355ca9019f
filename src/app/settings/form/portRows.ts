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

/** Values of a port in a run or in a document. */
type PortValues = Pick<PortState, 'id' | 'bufferCells' | Mechanism>;

/** The ports that rows are about, or the buffer of a class at each of them. */
export interface Ports {
  /** Ids for the paths of edits; null: every port. */
  readonly ids: readonly (string | null)[];
  /** Current values; for a class with its buffer and policy. */
  readonly states: readonly [PortValues, ...PortValues[]];
  readonly serviceClass: ServiceClass | null;
}

/** Size of the buffer; the slider spans the range that is useful to try, the box accepts whatever the engine allows. */
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

/** Places of a setting at each port. */
const placesAt = (ids: Ports['ids'], path: OfPath<PortPath>): readonly SettingPlace[] =>
  ids.map((port) => ({
    path: formatPath({ ...path, port } as PortPath),
    of: port === null ? '' : portName(port),
  }));

/** Row that chooses whether classes have buffers of their own. */
export const buffersRow = ({ ids }: Pick<Ports, 'ids'>): FormRow => ({
  spec: BUFFERS,
  places: placesAt(ids, { kind: 'buffers', serviceClass: null }),
});

/** Size of a buffer. The engine's answer states the minimum for thresholds and frames. */
export const bufferRow = ({ ids, states, serviceClass }: Ports): FormRow => ({
  spec: BUFFER,
  range: BUFFER_CELLS,
  places: placesAt(ids, { kind: 'buffer', serviceClass }),
  bufferCells: states[0].bufferCells,
});

/** The offered mechanisms as a choice. */
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

/** Row that chooses the mechanism. @param kept the reader's rules */
export const mechanismRow = (
  { ids, states, serviceClass }: Ports,
  mechanism: Mechanism,
  catalog: Catalog,
  kept: readonly KeptRule[] = [],
): FormRow => ({
  ...choiceOf(mechanism, mechanismsIn(catalog, mechanism), states[0][mechanism], kept),
  places: placesAt(ids, { kind: 'mechanism', serviceClass, mechanism }),
});

/** Value for a port of a document that uses the setting of all ports. */
export const AS_OTHERS = ':others';

/** A row that can also leave the setting to all ports. @param label whose setting that is, and its value */
export function orAsOthers(row: FormRow, label: string): FormRow {
  const { spec, words = [] } = row;
  const others = { value: AS_OTHERS, label };
  if (spec.kind === 'number') return { ...row, standard: AS_OTHERS, words: [others, ...words] };
  return { ...row, standard: AS_OTHERS, spec: { ...spec, options: [others, ...spec.options] } };
}

/** Rows for every parameter of a mechanism, at the ports that run it. */
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
