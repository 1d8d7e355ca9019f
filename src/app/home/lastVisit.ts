import { fallback, maxLength, minLength, object, optional, pipe, startsWith, string } from 'valibot';
import { json, kept } from '../kept.ts';

/** Where a reader was on the stage: its address, its scene and, of a run that was paused, its digest up to there. */
export interface LastVisit {
  readonly query: string;
  /** In the language of the page that was visited. */
  readonly title: string;
  /** None: a document of the reader's own. */
  readonly scene?: string | undefined;
  readonly digest?: string | undefined;
}

/** A longer address is not worth keeping; it also is what a broken store may have. */
const short = pipe(string(), minLength(1), maxLength(8000));

export const LAST_VISIT = kept<LastVisit>(
  'cellscope-last-visit',
  json(
    object({
      query: pipe(short, startsWith('?')),
      title: short,
      scene: fallback(optional(short), undefined),
      digest: fallback(optional(short), undefined),
    }),
  ),
);
