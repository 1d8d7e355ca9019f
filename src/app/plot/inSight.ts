import { useEffect } from 'react';
import { invalidateNow, isPaper } from '../clocks.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { sizeOf } from '../widgets/stageSize.ts';

/** The part of an element that is in the window, CSS pixels below its top; one that the window can hold counts as a whole. */
export function inSight(session: Session, element: Element): { readonly from: number; readonly to: number } {
  const { fit } = sizeOf(session).getState();
  const { top, height } = element.getBoundingClientRect();
  if (height <= window.innerHeight || isPaper()) return { from: 0, to: height / fit };
  return { from: -top / fit, to: (window.innerHeight - top) / fit };
}

/** Paints again when other parts of an element of this height come in sight, if the window cannot hold it. */
export function usePaintInSight(height: number): void {
  const session = useSession();
  useEffect(() => {
    if (height * sizeOf(session).getState().fit <= window.innerHeight) return;
    window.addEventListener('scroll', invalidateNow, true);
    window.addEventListener('resize', invalidateNow);
    return () => {
      window.removeEventListener('scroll', invalidateNow, true);
      window.removeEventListener('resize', invalidateNow);
    };
  }, [height, session]);
}
