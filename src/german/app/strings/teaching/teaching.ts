import type { teachingTexts as english } from '../../../../app/strings/teaching/teaching.ts';
import type { Like } from '../../../like.ts';

export const teachingTexts = {
  answer: 'Antwort zeigen',
  source: (source: string): string => `Quelle: ${source}.`,
  forTeacher: 'Für Lehrende',
  noteParts: [
    ['show', 'Im Unterricht'],
    ['belief', 'Was viele glauben'],
    ['next', 'Weiterfragen'],
    ['avoid', 'Besser nicht sagen'],
  ],
} as const satisfies Like<typeof english>;
