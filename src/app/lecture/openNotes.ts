import { notesAddress } from './address.ts';

/** Opens the notes in a window of their own, or shows the one there is; false where the browser blocks it. */
export function openNotes(id: string): boolean {
  return (
    open(notesAddress(id, location.search), `cellscope-notes-${id}`, 'popup,width=960,height=760') !== null
  );
}
