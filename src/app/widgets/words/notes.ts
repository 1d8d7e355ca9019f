import type { RunNote } from '../../../contract/index.ts';
import { latePart } from '../../late.ts';
import { useLate } from '../late.tsx';

/** Words of notes about settings: few runs have any, and none before its results. */
export const noteWords = latePart(async () => (await import('../../../strings/en/notes.ts')).sayNote);

/** Notes in words; none until the words are there. */
export function useSaidNotes(notes: readonly RunNote[]): readonly string[] {
  const say = useLate(noteWords, notes.length > 0);
  return say === null ? [] : notes.map(say);
}
