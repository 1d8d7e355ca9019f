import { LEVELS, MECHANISMS } from '../../../scenarios/card.ts';
import { PAPERS } from '../../../scenarios/papers/list.ts';
import { fieldsOf, keepText, keptText } from '../../kept.ts';
import type { Filter } from './filter.ts';

const KEY = 'cellscope.scenes';

const listOf = <Value>(known: readonly Value[], kept: unknown): readonly Value[] =>
  Array.isArray(kept) ? known.filter((one) => kept.includes(one)) : [];

/** What the reader looked for when the gallery was last open, without what is no longer known. */
export function readFilter(text: string | null): Filter {
  const { words, levels, mechanisms, papers } = fieldsOf(text);
  return {
    words: typeof words === 'string' ? words : '',
    levels: listOf(LEVELS, levels),
    mechanisms: listOf(MECHANISMS, mechanisms),
    papers: listOf(
      PAPERS.map(({ id }) => id),
      papers,
    ),
  };
}

export const keptFilter = (): Filter => readFilter(keptText(KEY, 'tab'));

export const keepFilter = (filter: Filter): boolean => keepText(KEY, JSON.stringify(filter), 'tab');
