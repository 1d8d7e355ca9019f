import type { ReactElement } from 'react';
import type { Mechanism } from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { mechanismRow, type Ports, parameterRows } from '../../settings/form/portRows.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import type { Source } from '../../settings/form/source.ts';
import { useMoment } from '../../store/moment.ts';
import { chooseClass, showCard } from '../../store/page.ts';
import { runningAt } from '../../store/paths.ts';
import { useKeptRules } from '../../store/rules/keptRules.ts';
import { stageOf } from '../../store/stage.ts';
import { closeThing } from '../../store/thing.ts';
import { mechanismWords } from '../../strings/panels/mechanismWords.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { Button } from '../../widgets/Button.tsx';
import { useHelp } from '../../widgets/words/help.ts';
import styles from '../style.module.css';

/** What runs there, with every parameter, and the way to its card. */
export function MechanismRows({
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
    closeThing(session);
  };
  return (
    <section aria-label={mechanismWords[mechanism]}>
      <SettingRow row={mechanismRow(places, mechanism, catalog, kept)} source={source} />
      {parameterRows(places, mechanism, parameters).map((row) => (
        <SettingRow key={row.spec.name} row={row} source={source} />
      ))}
      <Button quiet className={styles.go} onClick={openCard}>
        {words.openCard[mechanism]}
      </Button>
    </section>
  );
}
