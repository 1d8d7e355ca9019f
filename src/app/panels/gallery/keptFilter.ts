import { LEVELS, MECHANISMS } from '../../../scenarios/card.ts';
import { PAPERS } from '../../../scenarios/papers/list.ts';
import { type Filter, NO_FILTER } from './filter.ts';

const KEY = 'cellscope.scenes';

const listOf = <Value>(known: readonly Value[], kept: unknown): readonly Value[] =>
  Array.isArray(kept) ? known.filter((one) => kept.includes(one)) : [];

/** What the reader looked for when the gallery was last open, without what is no longer known. */
export function readFilter(text: string | null): Filter {
  try {
    const { words, levels, mechanisms, papers } = { ...NO_FILTER, ...JSON.parse(text ?? '{}') };
    return {
      words: typeof words === 'string' ? words : '',
      levels: listOf(LEVELS, levels),
      mechanisms: listOf(MECHANISMS, mechanisms),
      papers: listOf(
        PAPERS.map(({ id }) => id),
        papers,
      ),
    };
  } catch {
    return NO_FILTER;
  }
}

export function keptFilter(): Filter {
  try {
    return readFilter(sessionStorage.getItem(KEY));
  } catch {
    return NO_FILTER;
  }
}

/** Kept as long as the tab of the browser; one that keeps nothing forgets it with the gallery. */
export function keepFilter(filter: Filter): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(filter));
  } catch {}
}
