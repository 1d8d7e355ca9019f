import {
  type Catalog,
  type ChoiceParameter,
  formatPath,
  type LoadedReport,
  type Mechanism,
  type MechanismInfo,
  type ParameterSpec,
  type ParameterValue,
  type PortState,
  policyName,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcState,
} from '../../../../contract/index.ts';
import { mechanismsIn, paramsOf, portOfClass } from '../../../store/paths.ts';
import { decidingMechanisms } from '../../../store/rated.ts';
import type { KeptRule } from '../../../store/rules/keptRules.ts';
import { ruleChoices } from '../../../store/rules/ruleChoices.ts';
import type { Thing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { BUFFERS } from '../../classes/ClassChoice.tsx';
import { classesCrossing } from '../../classes/classes.ts';
import { BUFFER, BUFFER_RANGE } from '../../policy/Parameter.tsx';

/** What fields are about: ports, or at each of them the buffer of a class. */
export interface Places {
  /** In the paths of edits; null: every port. */
  readonly ids: readonly (string | null)[];
  /** As they are; those of a class with its buffer and policy. */
  readonly states: readonly [PortState, ...PortState[]];
  readonly serviceClass: ServiceClass | null;
}

/** A setting of one port, or the same of several. */
export interface PortField {
  readonly spec: ParameterSpec;
  /** Of the edits that it asks for, one for each port. */
  readonly paths: readonly string[];
  /** In force at each. */
  readonly values: readonly (ParameterValue | undefined)[];
  /** Places of the first port. */
  readonly places: number;
  /** What the box takes, where that is more than the slider has. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** What the card of a port has. */
interface PortCard {
  readonly whole: Places;
  /** Classes have, or can have, buffers of their own. */
  readonly hasBuffers: boolean;
  /** Null where all classes share a buffer. */
  readonly classes: readonly Places[] | null;
  /** What runs at the whole port. */
  readonly mechanisms: readonly Mechanism[];
}

interface Run {
  readonly ports: readonly PortState[];
  readonly loaded: LoadedReport | null;
  readonly vcStates: readonly VcState[];
}

/** Ports of the run that a card is about: one, those of a switch, or all of them. */
export const chosenPorts = ({ kind, id }: Thing, ports: readonly PortState[]): readonly PortState[] =>
  ports.filter((port) => id === null || (kind === 'port' ? port.id === id : port.id.split('>')[0] === id));

export function portCard(thing: Thing, { ports: all, loaded, vcStates }: Run): PortCard | null {
  const ports = chosenPorts(thing, all);
  const [first, ...others] = ports;
  if (first === undefined) return null;
  const idsOf = (list: readonly PortState[]) => (thing.id === null ? [null] : list.map(({ id }) => id));
  const crossing = ({ id }: PortState) => classesCrossing(loaded, id, vcStates);
  const having = ports.filter(({ classes }) => classes !== undefined);
  const present = having.flatMap(crossing);
  const classes = SERVICE_CLASSES.filter((one) => present.includes(one)).flatMap((serviceClass): Places[] => {
    const [one, ...more] = having.map((port) => portOfClass(port, serviceClass));
    return one === undefined ? [] : [{ ids: idsOf(having), states: [one, ...more], serviceClass }];
  });
  const hasParts = first.classes !== undefined;
  return {
    whole: { ids: idsOf(ports), states: [first, ...others], serviceClass: null },
    hasBuffers: ports.some((port) => port.classes !== undefined || crossing(port).length > 1),
    classes: hasParts ? classes : null,
    mechanisms: decidingMechanisms({ loaded }).filter((one) => one !== 'policy' || !hasParts),
  };
}

/** One buffer for all classes, or one for each. */
export const buffersField = ({ ids, states }: Places): PortField => ({
  spec: BUFFERS,
  paths: ids.map((port) => formatPath({ kind: 'buffers', port, serviceClass: null })),
  values: states.map(({ classes }) => (classes === undefined ? 'shared' : 'perClass')),
  places: states[0].bufferCells,
});

/** Size of a buffer. */
export const bufferField = ({ ids, states, serviceClass }: Places): PortField => ({
  spec: BUFFER,
  range: BUFFER_RANGE,
  paths: ids.map((port) => formatPath({ kind: 'buffer', port, serviceClass })),
  values: states.map(({ bufferCells }) => bufferCells),
  places: states[0].bufferCells,
});

/** Mechanisms by their short names; of policies the reader's own rules too, by theirs. */
function choiceOf(
  mechanism: Mechanism,
  known: readonly MechanismInfo[],
  running: string,
  kept: readonly KeptRule[],
): ChoiceParameter {
  const options = known.map(({ id, short, name }) => ({ value: id, label: `${short}: ${name}` }));
  const own = known.some(({ id }) => id === running) ? [] : [{ value: running, label: policyName(running) }];
  const named = [...options, ...own];
  const rules = mechanism === 'policy' ? ruleChoices(kept, running) : [];
  const others = rules.filter(({ value }) => !named.some((one) => one.value === value));
  const label = words.mechanism[mechanism];
  return { kind: 'choice', name: mechanism, label, options: [...named, ...others], default: running };
}

/** What runs there. @param kept rules that the reader has */
export const mechanismField = (
  { ids, states, serviceClass }: Places,
  mechanism: Mechanism,
  catalog: Catalog,
  kept: readonly KeptRule[] = [],
): PortField => ({
  spec: choiceOf(mechanism, mechanismsIn(catalog, mechanism), states[0][mechanism], kept),
  paths: ids.map((port) => formatPath({ kind: 'mechanism', port, serviceClass, mechanism })),
  values: states.map((state) => state[mechanism]),
  places: states[0].bufferCells,
});

/** Every parameter of it, at the ports that run the same. */
export function parameterFields(
  { ids, states, serviceClass }: Places,
  mechanism: Mechanism,
  parameters: readonly ParameterSpec[],
): readonly PortField[] {
  const [first] = states;
  const same = states.filter((state) => state[mechanism] === first[mechanism]);
  const its = ids[0] === null && same.length === states.length ? ids : same.map(({ id }) => id);
  return parameters.map((spec) => ({
    spec,
    paths: its.map((port) =>
      formatPath({ kind: 'parameter', port, serviceClass, mechanism, name: spec.name }),
    ),
    values: same.map((state) => paramsOf(state, mechanism)[spec.name]),
    places: first.bufferCells,
  }));
}
