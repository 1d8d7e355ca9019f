import { useEffect } from 'react';
import { bookmarkHere, branchHere, nextView, redo, undo } from '../branches/actions.ts';
import { toggleSoundOnceLoaded } from '../chrome/sound/late.ts';
import { playOrPause, stepBack, stepOn } from '../chrome/transport/stepping.ts';
import { type Act, listenToKeys, type Press, takesLines, undoing } from '../keys/keys.ts';
import { isHidden } from '../link/parts.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { sessionAround } from '../session/sessions.ts';
import { pageOf, showDialog, toggleCurve, toggleDetail } from '../store/page.ts';
import { canDrive } from '../store/runKind.ts';
import { stageOf } from '../store/stage.ts';
import { toggleProjector } from '../theme/theme.ts';
import { isProjector } from '../theme/tokens/tokens.ts';

/** Opens a dialog by its key, unless the link hides it or the reader is driving by hand. */
const openDialog = (session: Session, dialog: 'share' | 'help') => {
  const page = pageOf(session).getState();
  const isByHand = page.hand && canDrive(stageOf(session).getState());
  if (!isHidden(page, dialog) && !isByHand) showDialog(session, dialog);
};

const projector = (session: Session) => isProjector(stageOf(session).getState().theme);

/** Action of a key, with or without Alt. Page keys of a remote step the run in a lecture room. */
function action(session: Session, { key, shift, alt, target }: Press): Act {
  if (!alt) {
    if (key === '?') return () => openDialog(session, 'help');
    if (!projector(session) || takesLines(target)) return null;
    if (key === 'PageDown') return () => stepOn(session);
    return key === 'PageUp' ? () => stepBack(session) : null;
  }
  switch (key) {
    case 'k':
      return () => playOrPause(session);
    case 'ArrowRight':
      return () => stepOn(session, shift ? 'drop' : undefined);
    case 'ArrowLeft':
      return () => stepBack(session, shift ? 'drop' : undefined);
    case 'z':
      return shift ? () => redo(session) : () => undo(session);
    case 'b':
      return () => bookmarkHere(session);
    case 'f':
      return () => branchHere(session);
    case 'v':
      return () => nextView(session);
    case 'p':
      return toggleProjector;
    case 'c':
      return () => toggleCurve(session);
    case 'a':
      return () => toggleSoundOnceLoaded(session);
    case 'l':
      return () => toggleDetail(session);
    case 's':
      return () => openDialog(session, 'share');
    case '/':
    case '?':
      return () => openDialog(session, 'help');
    default:
      return null;
  }
}

/** Keys pressed in a stage are handled by it, all others by the main stage. */
export function useStageKeys(): void {
  const session = useSession();
  useEffect(
    () =>
      listenToKeys(window, (press) => {
        if (sessionAround(press.target) !== session) return null;
        return press.ctrl
          ? undoing(
              press,
              () => undo(session),
              () => redo(session),
            )
          : action(session, press);
      }),
    [session],
  );
}
