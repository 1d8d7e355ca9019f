import { useSyncExternalStore } from 'react';
import { PHONE } from '../widgets/useMedia.ts';

/** Widths of VISUAL.md section 4, in em so that larger text counts as a narrower page. */
const phone = matchMedia(PHONE);
const narrow = matchMedia('(max-width: 63.99em)');
const compact = matchMedia('(max-width: 85.3em)');

export type Width = 'phone' | 'narrow' | 'compact' | 'full';

function width(): Width {
  if (phone.matches) return 'phone';
  if (narrow.matches) return 'narrow';
  return compact.matches ? 'compact' : 'full';
}

function subscribe(changed: () => void): () => void {
  const queries = [phone, narrow, compact];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

export const useWidth = (): Width => useSyncExternalStore(subscribe, width);
