import { useEffect } from 'react';
import { closeOpen, isOverlaid } from '../panels/closing.ts';
import { useSession } from '../session/context.ts';
import { sessionAround, sessionsNow } from '../session/sessions.ts';

/** A press with the mouse leaves the focus where it was: Escape closes what it opened from there, too. */
export function useEscape(): void {
  const session = useSession();
  useEffect(() => {
    const isOurs = ({ target }: KeyboardEvent): boolean =>
      sessionAround(target) === session || (target === document.body && sessionsNow().length === 1);
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOverlaid() || !isOurs(event)) return;
      if (closeOpen(session)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [session]);
}
