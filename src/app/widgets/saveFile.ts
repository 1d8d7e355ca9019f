/** The browser reads a file after the click that saves it has been handled. */
const SAVED_MS = 4000;

/** Hands parts over as one file. */
export function saveFile(name: string, type: string, ...parts: readonly BlobPart[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}
