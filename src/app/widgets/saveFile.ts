import { savingTexts } from '../strings/saving.ts';

/** Delay before the object URL is revoked: the browser reads the file after the click has been handled. */
const SAVED_MS = 4000;

/** Outcome of handing a file to the browser. */
type Saving = 'saved' | 'asked' | 'refused';

/** A frame cannot save without `allow-downloads`; one of another origin cannot find out whether it may. */
function saving(): Saving {
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const { frameElement } = frame;
    if (frameElement === null) return 'asked';
    const sandbox = frameElement.getAttribute('sandbox');
    if (sandbox !== null && !/\ballow-downloads\b/i.test(sandbox)) return 'refused';
  }
  return 'saved';
}

/** A sentence about a file that was saved, or was not. @param saved text for a saved file */
export function savedWords(name: string, saved: (name: string) => string): string {
  const way = saving();
  return way === 'saved' ? saved(name) : savingTexts[way](name);
}

/** Saves a text, bytes or a blob as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}
