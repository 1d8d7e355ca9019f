/** Where a file may not have been saved. */
export const savingTexts = {
  asked: (name: string) =>
    `The browser was asked to save ${name}. If no file comes, this frame may not save: its sandbox needs allow-downloads.`,
  refused: (name: string) => `${name} was not saved: the sandbox of this frame lacks allow-downloads.`,
} as const;
