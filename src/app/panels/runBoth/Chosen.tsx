import type { ReactElement } from 'react';
import type { KnobDocument } from '../../../contract/index.ts';
import { setValue } from '../../client/requests.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { say } from '../../store/page.ts';
import { useValueAt } from '../../store/valueAt.ts';
import { runBothTexts as texts } from '../../strings/panels/runBoth.ts';
import { Button } from '../../widgets/Button.tsx';
import { valueName } from './knob.ts';
import { runBothOf, useRunBoth } from './store.ts';
import styles from './style.module.css';

/**
 * What a press on an answer did: it is the one to compare with, and the network runs on as it was. From here it takes
 * the answer over at the head; Undo brings the old one back.
 */
export function Chosen({ knob }: { readonly knob: KnobDocument }): ReactElement {
  const session = useSession();
  const rival = useRunBoth((s) => s.rival);
  const running = useValueAt(knob.path);
  const catalog = useMoment((s) => s.catalog);
  const nameOf = (value: typeof running): string => {
    const answer = knob.answers.find((one) => one.value === value);
    return answer?.name ?? (value === undefined ? '' : valueName(catalog, knob.path, value));
  };
  if (rival === null || rival === running) return <p className={`hint ${styles.letters}`}>{texts.letters}</p>;
  const take = async (): Promise<void> => {
    const outcome = await setValue(session, knob.path, rival);
    if ('problem' in outcome) return;
    runBothOf(session).setState({ rival: null });
    say(session, texts.taken(nameOf(rival)));
  };
  return (
    <p className={`hint ${styles.chosen}`}>
      <span role="status">{texts.chosen(nameOf(rival), nameOf(running))}</span>{' '}
      <Button quiet onClick={() => void take()}>
        {texts.take(nameOf(rival))}
      </Button>
    </p>
  );
}
