import type { ReactElement } from 'react';
import { CLASS_NAMES, formatPath, type PortState, SERVICE_CLASSES } from '../../../../contract/index.ts';
import { portOfClass, runningAt } from '../../../store/paths.ts';
import { decidingMechanisms } from '../../../store/rated.ts';
import { useStage } from '../../../store/stage.ts';
import type { Thing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { BUFFERS } from '../../classes/ClassChoice.tsx';
import { classesCrossing, placesText } from '../../classes/classes.ts';
import { LiveRow } from './LiveRow.tsx';
import { BufferRow, MechanismRows, type Places } from './rows.tsx';

/** Ports of the run that a card is about: one, those of a switch, or all of them. */
export const chosenPorts = ({ kind, id }: Thing, ports: readonly PortState[]): readonly PortState[] =>
  ports.filter((port) => id === null || (kind === 'port' ? port.id === id : port.id.split('>')[0] === id));

/** What ports run, with every parameter; the cards of mechanisms say more of each. */
export function PortParts({ thing }: { readonly thing: Thing }): ReactElement | null {
  const ports = chosenPorts(
    thing,
    useStage((s) => s.ports),
  );
  const loaded = useStage((s) => s.loaded);
  const vcs = useStage((s) => s.vcStates);
  const [first, ...others] = ports;
  if (first === undefined) return null;
  const ids = thing.id === null ? [null] : ports.map(({ id }) => id);
  const whole: Places = { ids, states: [first, ...others], serviceClass: null };
  const hasClasses = ports.some(
    (port) => port.classes !== undefined || classesCrossing(loaded, port.id, vcs).length > 1,
  );
  const hasParts = first.classes !== undefined;
  return (
    <>
      {hasClasses && (
        <LiveRow
          spec={BUFFERS}
          paths={ids.map((port) => formatPath({ kind: 'buffers', port, serviceClass: null }))}
          values={ports.map(({ classes }) => (classes === undefined ? 'shared' : 'perClass'))}
          places={first.bufferCells}
        />
      )}
      {hasParts ? <ClassParts thing={thing} ports={ports} /> : <BufferRow {...whole} />}
      {decidingMechanisms({ loaded })
        .filter((mechanism) => mechanism !== 'policy' || !hasParts)
        .map((mechanism) => (
          <MechanismRows key={mechanism} {...whole} mechanism={mechanism} />
        ))}
    </>
  );
}

interface ClassPartsProps {
  readonly thing: Thing;
  readonly ports: readonly PortState[];
}

/** The buffer of each service class, with what discards there; the lowest class, which loses first, is unfolded. */
function ClassParts({ thing, ports }: ClassPartsProps): ReactElement {
  const loaded = useStage((s) => s.loaded);
  const vcs = useStage((s) => s.vcStates);
  const catalog = useStage((s) => s.catalog);
  const having = ports.filter(({ classes }) => classes !== undefined);
  const ids = thing.id === null ? [null] : having.map(({ id }) => id);
  const crossing = having.flatMap(({ id }) => classesCrossing(loaded, id, vcs));
  const classes = SERVICE_CLASSES.filter((one) => crossing.includes(one));
  return (
    <>
      {classes.map((serviceClass) => {
        const [first, ...others] = having.map((port) => portOfClass(port, serviceClass));
        if (first === undefined || catalog === null) return null;
        const places: Places = { ids, states: [first, ...others], serviceClass };
        return (
          <details key={serviceClass} className="parameters" open={serviceClass === classes.at(-1)}>
            <summary>
              <b>{words.classBuffer(CLASS_NAMES[serviceClass])}</b> {placesText(first.bufferCells)}{' '}
              {runningAt(catalog, first, 'policy')?.short}
            </summary>
            <div className="parameter-list">
              <BufferRow {...places} />
              <MechanismRows {...places} mechanism="policy" />
            </div>
          </details>
        );
      })}
    </>
  );
}
