import type { sheetTexts as english } from '../../../../app/strings/pages/sheets.ts';
import type { Like } from '../../../like.ts';

/** Blätter für Papier: Links für einen Kurs. */
export const sheetTexts = {
  home: 'Cellscope',
  print: 'Drucken',
  classTitle: 'Links für einen Kurs',
  classEmpty: 'Auf diesem Gerät sind noch keine Links. „Teilen“ auf der Bühne nimmt sie auf.',
} satisfies Like<typeof english>;
