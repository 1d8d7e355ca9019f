import { savingTexts } from '../strings/saving.ts';

/** The browser reads a file after the click that saves it has been handled. */
const SAVED_MS = 4000;

/** What becomes of a file that is handed to the browser. */
type Saving = 'saved' | 'asked' | 'refused';

/** A frame may not save without `allow-downloads`; one of another origin cannot see whether it may. */
function saving(): Saving {
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const { frameElement } = frame;
    if (frameElement === null) return 'asked';
    const sandbox = frameElement.getAttribute('sandbox');
    if (sandbox !== null && !/\ballow-downloads\b/i.test(sandbox)) return 'refused';
  }
  return 'saved';
}

/** A sentence about a file that was saved, or the one that it was not. @param saved says that it was */
export function savedWords(name: string, saved: (name: string) => string): string {
  const way = saving();
  return way === 'saved' ? saved(name) : savingTexts[way](name);
}

/** Hands a text, bytes or a blob over as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}
