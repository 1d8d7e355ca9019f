import { useEffect } from 'react';
import { isHidden } from '../link/controls.ts';
import { bookmarkHere, nextView, redo, twinHere, undo } from '../panels/branches/actions.ts';
import { toggleCurve } from '../panels/curve/CurveFigure.tsx';
import { playOrPause, stepBack, stepOn } from '../panels/transport/stepping.ts';
import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { chooseTheme } from '../theme/theme.ts';

/** A dialog that the link leaves out is not opened by its key either. */
const openDialog = (dialog: 'share' | 'help') => {
  if (!isHidden(usePage.getState(), dialog)) usePage.setState({ dialog });
};

const projector = () => useStage.getState().theme === 'projector';

/** What a key does, by physical key so that Alt cannot change its letter; null when it is not ours. */
function action({ code, shiftKey, altKey }: KeyboardEvent): (() => void) | null {
  if (!altKey) {
    if (projector() && code === 'PageDown') return () => stepOn();
    if (projector() && code === 'PageUp') return () => stepBack();
    return null;
  }
  switch (code) {
    case 'KeyK':
      return playOrPause;
    case 'ArrowRight':
      return () => stepOn(shiftKey ? 'drop' : undefined);
    case 'ArrowLeft':
      return () => stepBack(shiftKey ? 'drop' : undefined);
    case 'KeyZ':
      return shiftKey ? redo : undo;
    case 'KeyB':
      return bookmarkHere;
    case 'KeyF':
      return twinHere;
    case 'KeyV':
      return nextView;
    case 'KeyP':
      return () => chooseTheme(projector() ? 'light' : 'projector');
    case 'KeyC':
      return toggleCurve;
    case 'KeyL':
      return () => usePage.setState(({ lens }) => ({ lens: !lens }));
    case 'KeyS':
      return () => openDialog('share');
    case 'Slash':
      return () => openDialog('help');
    default:
      return null;
  }
}

/** What is typed into a box is taken back by the box itself. */
function taking({ code, shiftKey, target }: KeyboardEvent): (() => void) | null {
  const box = target instanceof HTMLInputElement && ['text', 'number'].includes(target.type);
  if (box) return null;
  if (code === 'KeyY') return redo;
  return code === 'KeyZ' ? (shiftKey ? redo : undo) : null;
}

export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const act = event.ctrlKey || event.metaKey ? taking(event) : action(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
