import type { ReactElement } from 'react';
import { CLASS_NAMES } from '../../../../contract/index.ts';
import { useMoment } from '../../../store/moment.ts';
import { runningAt } from '../../../store/paths.ts';
import type { Thing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { placesText } from '../../classes/classes.ts';
import { bufferField, buffersField, type Places, portCard } from './fields.ts';
import { LiveRow } from './LiveRow.tsx';
import { MechanismRows } from './MechanismRows.tsx';

/** What ports run, with every parameter; the cards of mechanisms say more of each. */
export function PortParts({ thing }: { readonly thing: Thing }): ReactElement | null {
  const ports = useMoment((s) => s.ports);
  const loaded = useMoment((s) => s.loaded);
  const vcStates = useMoment((s) => s.vcStates);
  const card = portCard(thing, { ports, loaded, vcStates });
  if (card === null) return null;
  const { whole, hasBuffers, classes, mechanisms } = card;
  return (
    <>
      {hasBuffers && <LiveRow {...buffersField(whole)} />}
      {classes === null ? <LiveRow {...bufferField(whole)} /> : <ClassParts classes={classes} />}
      {mechanisms.map((mechanism) => (
        <MechanismRows key={mechanism} {...whole} mechanism={mechanism} />
      ))}
    </>
  );
}

/** The buffer of each service class, with what discards there; the lowest class, which loses first, is unfolded. */
function ClassParts({ classes }: { readonly classes: readonly Places[] }): ReactElement | null {
  const catalog = useMoment((s) => s.catalog);
  if (catalog === null) return null;
  return (
    <>
      {classes.map((places) => {
        const { serviceClass, states } = places;
        const [first] = states;
        return (
          serviceClass && (
            <details key={serviceClass} className="parameters" open={places === classes.at(-1)}>
              <summary>
                <b>{words.classBuffer(CLASS_NAMES[serviceClass])}</b> {placesText(first.bufferCells)}{' '}
                {runningAt(catalog, first, 'policy')?.short}
              </summary>
              <div className="parameter-list">
                <LiveRow {...bufferField(places)} />
                <MechanismRows {...places} mechanism="policy" />
              </div>
            </details>
          )
        );
      })}
    </>
  );
}
