/** What a scene has for those who teach with it; loaded with its questions' hints. */
export const teachingTexts = {
  answer: 'Show the answer',
  source: (source: string): string => `Source: ${source}.`,
  forTeacher: 'For the teacher',
  /** The parts of a note in their order. */
  noteParts: [
    ['show', 'In class'],
    ['belief', 'What many believe'],
    ['next', 'Ask next'],
    ['avoid', 'Better not to say'],
  ],
} as const;
