import { useLayoutEffect } from 'react';
import { type Act, listenToKeys, type Press } from './keys.ts';

/**
 * Key handler while a component is mounted, as of its last render. Listeners are attached before the picture is painted, so that a
 * key pressed as soon as something is visible acts on that, not on what was there before.
 */
export function useKeys(act: (press: Press) => Act): void {
  useLayoutEffect(() => listenToKeys(window, act));
}
