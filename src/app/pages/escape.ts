import { useEffect } from 'react';
import { listenToKeys, NOTHING_DONE, type Press } from '../keys/keys.ts';
import { useSession } from '../session/context.ts';
import { sessionAround, sessionsNow } from '../session/sessions.ts';
import { closeOpen, isOverlaid } from './closing.ts';

/** A press with the mouse leaves the focus where it was: Escape closes what it opened from there, too. */
export function useEscape(): void {
  const session = useSession();
  useEffect(() => {
    const isOurs = ({ target }: Press): boolean =>
      sessionAround(target) === session || (target === document.body && sessionsNow().length === 1);
    return listenToKeys(window, (press) => {
      if (press.key !== 'Escape' || isOverlaid() || !isOurs(press)) return null;
      return () => closeOpen(session) || NOTHING_DONE;
    });
  }, [session]);
}
