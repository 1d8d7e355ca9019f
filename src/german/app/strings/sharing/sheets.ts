import type { sheetTexts as english } from '../../../../app/strings/sharing/sheets.ts';
import type { Like } from '../../../like.ts';

/** Blätter für Papier: Handzettel. */
export const sheetTexts = {
  home: 'Cellscope',
  print: 'Drucken',
  handout: 'Handzettel',
  loading: 'Wird geladen',
  picture: 'Netz und Diagramme des Laufs in diesem Moment',
  questions: 'Fragen',
  notes: 'Notizen',
  earlier: 'Ereignis davor',
  later: 'Nächstes Ereignis',
  lines: 'Zeilen je Antwort',
  withAnswers: 'Mit Antworten',
  openRun: 'Diesen Lauf öffnen:',
  stamp: (version: string, scene: string, seed: number, edits: number, at: string, digest: string) =>
    `Cellscope ${version}; Szenario ${scene}; Seed ${seed}; ${edits} ${edits === 1 ? 'Änderung' : 'Änderungen'}; bis ${at.replace('.', ',')} s; Prüfsumme ${digest}`,
} satisfies Like<typeof english>;
