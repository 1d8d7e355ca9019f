import type { ReactElement } from 'react';
import { CLASS_NAMES } from '../../../contract/index.ts';
import { placesText } from '../../classes/classes.ts';
import { bufferRow, buffersRow, type Ports } from '../../settings/form/portRows.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import type { Source } from '../../settings/form/source.ts';
import { useMoment } from '../../store/moment.ts';
import { runningAt } from '../../store/paths.ts';
import type { Thing } from '../../store/thing.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { MechanismRows } from './MechanismRows.tsx';
import { portCard } from './ports.ts';

/** What ports run, with every parameter; the cards of mechanisms say more of each. */
export function PortParts({
  thing,
  source,
}: {
  readonly thing: Thing;
  readonly source: Source;
}): ReactElement | null {
  const ports = useMoment((s) => s.ports);
  const loaded = useMoment((s) => s.loaded);
  const vcStates = useMoment((s) => s.vcStates);
  const card = portCard(thing, { ports, loaded, vcStates });
  if (card === null) return null;
  const { whole, hasBuffers, classes, mechanisms } = card;
  return (
    <>
      {hasBuffers && <SettingRow row={buffersRow(whole)} source={source} />}
      {classes === null ? (
        <SettingRow row={bufferRow(whole)} source={source} />
      ) : (
        <ClassParts classes={classes} source={source} />
      )}
      {mechanisms.map((mechanism) => (
        <MechanismRows key={mechanism} {...whole} mechanism={mechanism} source={source} />
      ))}
    </>
  );
}

/** The buffer of each service class, with what discards there; the lowest class, which loses first, is unfolded. */
function ClassParts({
  classes,
  source,
}: {
  readonly classes: readonly Ports[];
  readonly source: Source;
}): ReactElement | null {
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
                <SettingRow row={bufferRow(places)} source={source} />
                <MechanismRows {...places} mechanism="policy" source={source} />
              </div>
            </details>
          )
        );
      })}
    </>
  );
}
