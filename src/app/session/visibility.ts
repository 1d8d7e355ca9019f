import type { Session } from './session.ts';

/** Listens to the page being hidden and seen again, until the session or the returned function ends it. */
export function onVisibility(session: Session, listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  const end = () => document.removeEventListener('visibilitychange', listen);
  const forget = session.onDispose(end);
  return () => {
    forget();
    end();
  };
}
