import { papersTexts } from '../pages/papers.ts';

/** The way from the stage to where a run was opened. */
export const backTexts = {
  label: 'Where this run was opened',
  toTable: (table: string, paper: string): string => `Back to ${papersTexts.tableName(table)} of ${paper}`,
  toFigure: (figure: string, paper: string): string =>
    `Back to ${papersTexts.figureName(figure)} of ${paper}`,
  toSweep: 'Back to the sweep',
  toRace: 'Back to the race',
  toStory: 'Back to the story',
  toHand: 'Drive the sender by hand',
} as const;
