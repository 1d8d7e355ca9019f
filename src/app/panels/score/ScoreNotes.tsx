import type { ReactElement } from 'react';
import type { RunNote } from '../../../contract/index.ts';
import { useSaidNotes } from '../../widgets/words/notes.ts';

const NO_NOTES: readonly RunNote[] = [];

/** Notes about possibly unexpected effects of the run's settings, one sentence each. */
export function ScoreNotes({
  notes = NO_NOTES,
}: {
  readonly notes: readonly RunNote[] | undefined;
}): ReactElement {
  return (
    <>
      {useSaidNotes(notes).map((note) => (
        <p key={note} role="note" data-leaves="note">
          {note}
        </p>
      ))}
    </>
  );
}
