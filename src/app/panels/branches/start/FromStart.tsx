import type { ReactElement } from 'react';
import { seconds } from '../../../format.ts';
import { isLocked } from '../../../link/parts.ts';
import { useSession } from '../../../session/context.ts';
import { useChoiceLabels } from '../../../settings/labels.ts';
import { sayEdit, useKnown } from '../../../settings/name.ts';
import { shownEdits, useBranches } from '../../../store/branches/branches.ts';
import { say, usePage } from '../../../store/page.ts';
import { fromStartTexts as texts } from '../../../strings/panels/fromStart.ts';
import { Button } from '../../../widgets/Button.tsx';
import { beginWith, changedLater } from './fromTheStart.ts';
import styles from './style.module.css';

export interface FromStartProps {
  /** Of the settings of the card. */
  readonly isOwn: (path: string) => boolean;
}

/** Since when the changed settings of a card are in force, and a press that lets them act from 0 s. */
export function FromStart({ isOwn }: FromStartProps): ReactElement | null {
  const session = useSession();
  const lock = usePage((s) => s.lock);
  const edits = useBranches(shownEdits);
  const known = useKnown();
  useChoiceLabels();
  const later = changedLater(edits, (path) => isOwn(path) && !isLocked(lock, path));
  const last = later.at(-1);
  if (last === undefined) return null;
  const words = later.map((edit) => sayEdit(known, edit)).join(', ');
  const begin = () => {
    beginWith(
      session,
      later.map(({ path }) => path),
    );
    say(session, texts.begun(words));
  };
  return (
    <p className={styles.since}>
      <span>{texts.since(words, seconds(last.time, 3))}</span>
      <Button title={texts.hint} aria-label={texts.label(words)} onClick={begin}>
        {texts.button}
      </Button>
    </p>
  );
}
