/** Teaching material of a scene; loaded with the hints of its questions. */
export const teachingTexts = {
  answer: 'Show the answer',
  source: (source: string): string => `Source: ${source}.`,
  forTeacher: 'For the teacher',
  noteParts: [
    ['show', 'In class'],
    ['belief', 'What many believe'],
    ['next', 'Ask next'],
    ['avoid', 'Better not to say'],
  ],
} as const;
