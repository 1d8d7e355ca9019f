import { useEffect } from 'react';
import { isHidden } from '../link/controls.ts';
import { bookmarkHere, branchHere, nextView, redo, undo } from '../panels/branches/actions.ts';
import { toggleCurve } from '../panels/curve/open.ts';
import { toggleSound } from '../panels/sound/late.ts';
import { playOrPause, stepBack, stepOn } from '../panels/transport/stepping.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { sessionAround } from '../session/sessions.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import { chooseTheme } from '../theme/theme.ts';

/** A dialog that the link leaves out is not opened by its key either. */
const openDialog = (session: Session, dialog: 'share' | 'help') => {
  if (!isHidden(pageOf(session).getState(), dialog)) pageOf(session).setState({ dialog });
};

const projector = (session: Session) => stageOf(session).getState().theme === 'projector';

/** What a key does, by physical key so that Alt cannot change its letter; null when it is not ours. */
function action(session: Session, { code, shiftKey, altKey }: KeyboardEvent): (() => void) | null {
  if (!altKey) {
    if (projector(session) && code === 'PageDown') return () => stepOn(session);
    if (projector(session) && code === 'PageUp') return () => stepBack(session);
    return null;
  }
  switch (code) {
    case 'KeyK':
      return () => playOrPause(session);
    case 'ArrowRight':
      return () => stepOn(session, shiftKey ? 'drop' : undefined);
    case 'ArrowLeft':
      return () => stepBack(session, shiftKey ? 'drop' : undefined);
    case 'KeyZ':
      return shiftKey ? () => redo(session) : () => undo(session);
    case 'KeyB':
      return () => bookmarkHere(session);
    case 'KeyF':
      return () => branchHere(session);
    case 'KeyV':
      return () => nextView(session);
    case 'KeyP':
      return () => chooseTheme(projector(session) ? 'light' : 'projector');
    case 'KeyC':
      return () => toggleCurve(session);
    case 'KeyA':
      return () => toggleSound(session);
    case 'KeyL':
      return () => pageOf(session).setState(({ lens }) => ({ lens: !lens }));
    case 'KeyS':
      return () => openDialog(session, 'share');
    case 'Slash':
      return () => openDialog(session, 'help');
    default:
      return null;
  }
}

/** What is typed into a box is taken back by the box itself. */
function taking(session: Session, { code, shiftKey, target }: KeyboardEvent): (() => void) | null {
  const box = target instanceof HTMLInputElement && ['text', 'number'].includes(target.type);
  if (box) return null;
  if (code === 'KeyY') return () => redo(session);
  return code === 'KeyZ' ? (shiftKey ? () => redo(session) : () => undo(session)) : null;
}

/** Keys pressed in a stage are for that one, all others for the main one. */
export function useKeys(): void {
  const session = useSession();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || sessionAround(event.target) !== session) return;
      const act = event.ctrlKey || event.metaKey ? taking(session, event) : action(session, event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session]);
}
