import type { ReactElement } from 'react';
import { CLASS_NAMES, type Mechanism } from '../../../contract/index.ts';
import { placesText } from '../../classes/classes.ts';
import { useSession } from '../../session/context.ts';
import {
  bufferRow,
  buffersRow,
  mechanismRow,
  type Ports,
  parameterRows,
} from '../../settings/form/portRows.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import type { Source } from '../../settings/form/source.ts';
import { closeElementCard, type NetworkElement } from '../../store/elementCard.ts';
import { useMoment } from '../../store/moment.ts';
import { chooseClass, showCard } from '../../store/page.ts';
import { runningAt } from '../../store/paths.ts';
import { useKeptRules } from '../../store/rules/keptRules.ts';
import { stageOf } from '../../store/stage.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import { mechanismWords } from '../../strings/panels/mechanismWords.ts';
import { Button } from '../../widgets/Button.tsx';
import { useHelp } from '../../widgets/words/help.ts';
import { portCard } from './ports.ts';

/** Mechanisms of ports, with every parameter; the cards of mechanisms have more details. */
export function PortParts({
  element,
  source,
}: {
  readonly element: NetworkElement;
  readonly source: Source;
}): ReactElement | null {
  const ports = useMoment((s) => s.ports);
  const loaded = useMoment((s) => s.loaded);
  const vcStates = useMoment((s) => s.vcStates);
  const card = portCard(element, { ports, loaded, vcStates });
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

/** Buffer and policy of each service class; the lowest class, which loses first, is unfolded. */
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

/** A mechanism with every parameter, and a link to its card. */
function MechanismRows({
  mechanism,
  source,
  ...places
}: Ports & { readonly mechanism: Mechanism; readonly source: Source }): ReactElement | null {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const kept = useKeptRules((s) => s.rules);
  const withHelp = useHelp(true);
  const { serviceClass, states } = places;
  const [first] = states;
  if (catalog === null) return null;
  const running = runningAt(catalog, first, mechanism);
  const parameters = running ? withHelp(mechanism, running).parameters : [];
  const openCard = () => {
    stageOf(session).getState().watchPort(first.id);
    showCard(session, mechanism);
    if (serviceClass) chooseClass(session, serviceClass);
    closeElementCard(session);
  };
  return (
    <section aria-label={mechanismWords[mechanism]}>
      <SettingRow row={mechanismRow(places, mechanism, catalog, kept)} source={source} />
      {parameterRows(places, mechanism, parameters).map((row) => (
        <SettingRow key={row.spec.name} row={row} source={source} />
      ))}
      <Button quiet className="target" onClick={openCard}>
        {words.openCard[mechanism]}
      </Button>
    </section>
  );
}
