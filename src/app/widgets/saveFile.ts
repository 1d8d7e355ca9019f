/** The browser reads a file after the click that saves it has been handled. */
const SAVED_MS = 4000;

/** Hands a text, bytes or a blob over as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}
