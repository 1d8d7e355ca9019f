import { array, fallback, object, pipe, string, transform, unknown } from 'valibot';
import { LEVELS, MECHANISMS } from '../../../scenarios/card.ts';
import { PAPERS } from '../../../scenarios/papers/list.ts';
import { json, kept } from '../../kept.ts';
import type { Filter } from './filter.ts';

/** Schema for a list of which only known values are kept. */
const someOf = <Value>(known: readonly Value[]) =>
  fallback(
    pipe(
      array(unknown()),
      transform((list) => known.filter((wanted) => list.includes(wanted))),
    ),
    [],
  );

/** The filter when the gallery was last open. */
export const KEPT_FILTER = kept<Filter>(
  'cellscope.scenes',
  json(
    object({
      words: fallback(string(), ''),
      levels: someOf(LEVELS),
      mechanisms: someOf(MECHANISMS),
      papers: someOf(PAPERS.map(({ id }) => id)),
    }),
  ),
  'tab',
);
