import type { ReactElement } from 'react';
import { seconds } from '../../format.ts';
import { isLocked } from '../../link/parts.ts';
import { useSession } from '../../session/context.ts';
import { useChoiceLabels } from '../../settings/labels.ts';
import { sayEdit, useKnown } from '../../settings/name.ts';
import { shownEdits, useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { say, usePage } from '../../store/page.ts';
import { drawnPath } from '../../store/runKind.ts';
import { fromStartTexts as texts } from '../../strings/panels/fromStart.ts';
import { Button } from '../../widgets/Button.tsx';
import { type ClaimPlace, useClaim } from './claims.ts';
import { beginWith, changedLater } from './fromTheStart.ts';
import styles from './style.module.css';

export interface FromStartProps {
  readonly place: ClaimPlace;
  /** Whether a path is on the card; without it all paths are. */
  readonly isOwn?: (path: string) => boolean;
}

const ANY = () => true;

/** Time from which changed settings are in force, and a button to apply them from 0 s. */
export function FromStart({ place, isOwn = ANY }: FromStartProps): ReactElement | null {
  const session = useSession();
  const lock = usePage((s) => s.lock);
  const edits = useBranches(shownEdits);
  const known = useKnown();
  useChoiceLabels();
  const drawn = useMoment(({ loaded }) => loaded && drawnPath(loaded.scenario));
  const isHere = useClaim(place, isOwn);
  const later = changedLater(edits, (path) => isHere(path) && path !== drawn && !isLocked(lock, path));
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
  const time = seconds(last.time, 3);
  const button = (
    <Button
      title={place === 'undo' ? texts.sinceHint(words, time) : texts.hint}
      aria-label={texts.label(words)}
      onClick={begin}
    >
      {texts.button}
    </Button>
  );
  if (place === 'undo') return button;
  return (
    <p className={styles.since}>
      <span>{texts.since(words, time)}</span>
      {button}
    </p>
  );
}
