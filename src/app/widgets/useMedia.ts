import { useCallback, useSyncExternalStore } from 'react';

/** One column: a phone, or a wide window whose reader has enlarged the text; the same in the style sheets. */
export const PHONE = '(max-width: 47.99em), (min-width: 1024px) and (max-width: 63.99em)';

/** Whether a media query holds, kept current. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
