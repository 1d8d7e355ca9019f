/** On cards of settings that were changed while the run went on. */
export const fromStartTexts = {
  since: (words: string, time: string) => `${words}: since ${time} s`,
  sinceHint: (words: string, time: string) =>
    `${words}: since ${time} s. The run, its link and its result then have it from the start. Undo takes it back.`,
  button: 'From 0 s',
  label: (words: string) => `From 0 s: ${words}`,
  hint: 'The run, its link and its result then have it from the start. Undo takes it back.',
  begun: (words: string) => `From 0 s: ${words}. Undo takes it back.`,
} as const;
