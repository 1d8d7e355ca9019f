import { useLayoutEffect } from 'react';
import { type Act, listenToKeys, type Press } from './keys.ts';

/**
 * What keys do while a component is on the page, as it was last rendered. They are listened to before the picture is painted: a key
 * that is pressed as soon as something is seen acts on that, not on what was there before.
 */
export function useKeys(act: (press: Press) => Act): void {
  useLayoutEffect(() => listenToKeys(window, act));
}
