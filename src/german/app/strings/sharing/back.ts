import { papersTexts } from '../../../../app/strings/pages/papers.ts';
import type { backTexts as english } from '../../../../app/strings/sharing/back.ts';
import type { Like } from '../../../like.ts';

/** Der Weg von der Bühne dorthin, wo ein Lauf geöffnet wurde. */
export const backTexts = {
  label: 'Wo dieser Lauf geöffnet wurde',
  toTable: (table: string, paper: string): string => `Zurück zu ${papersTexts.tableName(table)} von ${paper}`,
  toFigure: (figure: string, paper: string): string =>
    `Zurück zu ${papersTexts.figureName(figure)} von ${paper}`,
  toSweep: 'Zurück zum Sweep',
  toRace: 'Zurück zum Wettlauf',
  toStory: 'Zurück zur Geschichte',
  toHand: 'Den Sender von Hand fahren',
} satisfies Like<typeof english>;
