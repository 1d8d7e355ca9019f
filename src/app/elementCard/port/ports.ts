import {
  type LoadedReport,
  type Mechanism,
  type PortState,
  SERVICE_CLASSES,
  type VcState,
} from '../../../contract/index.ts';
import { classesCrossing } from '../../classes/classes.ts';
import type { Ports } from '../../settings/form/portRows.ts';
import type { NetworkElement } from '../../store/elementCard.ts';
import { portOfClass } from '../../store/paths.ts';
import { decidingMechanisms } from '../../store/runKind.ts';

interface PortCard {
  readonly whole: Ports;
  /** Whether classes have, or can have, buffers of their own. */
  readonly hasBuffers: boolean;
  /** Null where all classes share a buffer. */
  readonly classes: readonly Ports[] | null;
  /** Mechanisms of the whole port. */
  readonly mechanisms: readonly Mechanism[];
}

interface Run {
  readonly ports: readonly PortState[];
  readonly loaded: LoadedReport | null;
  readonly vcStates: readonly VcState[];
}

/** Ports of the run that a card is about: one, those of a switch, or all of them. */
export const chosenPorts = (
  { kind, id }: NetworkElement,
  ports: readonly PortState[],
): readonly PortState[] =>
  ports.filter((port) => id === null || (kind === 'port' ? port.id === id : port.id.split('>')[0] === id));

export function portCard(element: NetworkElement, { ports: all, loaded, vcStates }: Run): PortCard | null {
  const ports = chosenPorts(element, all);
  const [first, ...others] = ports;
  if (first === undefined) return null;
  const crossing = ({ id }: PortState) => classesCrossing(loaded, id, vcStates);
  const having = ports.filter(({ classes }) => classes !== undefined);
  const present = having.flatMap(crossing);
  const classes = SERVICE_CLASSES.filter((candidate) => present.includes(candidate)).flatMap(
    (serviceClass): Ports[] => {
      const [first, ...more] = having.map((port) => portOfClass(port, serviceClass));
      return first === undefined
        ? []
        : [{ ids: having.map(({ id }) => id), states: [first, ...more], serviceClass }];
    },
  );
  const hasParts = first.classes !== undefined;
  return {
    whole: { ids: ports.map(({ id }) => id), states: [first, ...others], serviceClass: null },
    hasBuffers: ports.some((port) => port.classes !== undefined || crossing(port).length > 1),
    classes: hasParts ? classes : null,
    mechanisms: decidingMechanisms({ loaded }).filter((mechanism) => mechanism !== 'policy' || !hasParts),
  };
}
