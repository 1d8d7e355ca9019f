import type { ReactElement } from 'react';
import type { Mechanism } from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { pageOf } from '../../../store/page.ts';
import { runningAt } from '../../../store/paths.ts';
import { useKeptRules } from '../../../store/rules/keptRules.ts';
import { stageOf } from '../../../store/stage.ts';
import { closeThing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { Button } from '../../../widgets/Button.tsx';
import { useHelp } from '../../../widgets/words/help.ts';
import styles from '../style.module.css';
import { mechanismField, type Places, parameterFields } from './fields.ts';
import { LiveRow } from './LiveRow.tsx';

/** What runs there, with every parameter, and the way to its card. */
export function MechanismRows({
  mechanism,
  ...places
}: Places & { readonly mechanism: Mechanism }): ReactElement | null {
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
    pageOf(session).setState({ card: mechanism, tab: 'policy', ...(serviceClass && { serviceClass }) });
    closeThing(session);
  };
  return (
    <section aria-label={words.mechanism[mechanism]}>
      <LiveRow {...mechanismField(places, mechanism, catalog, kept)} />
      {parameterFields(places, mechanism, parameters).map((field) => (
        <LiveRow key={field.spec.name} {...field} />
      ))}
      <Button quiet className={styles.go} onClick={openCard}>
        {words.openCard(words.mechanism[mechanism])}
      </Button>
    </section>
  );
}
