import { useEffect } from 'react';
import { busy } from '../../rest.ts';

/** The page is not at rest while the room waits for something. */
export function useRest(isWaiting: boolean): void {
  useEffect(() => (isWaiting ? busy() : undefined), [isWaiting]);
}
