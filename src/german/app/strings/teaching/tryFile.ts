import type { tryTexts as english } from '../../../../app/strings/teaching/tryFile.ts';
import type { Like } from '../../../like.ts';

export const tryTexts = {
  button: 'Datei ausprobieren',
  about:
    'Ein Szenario, einen gespeicherten Lauf, eine Lektion, eine Vorlesung oder eine Regel irgendwo auf dieser Seite ablegen oder wählen.',
  place: (line: number, column: number): string => `Zeile ${line}, Spalte ${column}`,
  notJson: (place: string, what: string): string => `ist kein JSON bei ${place}: ${what}`,
  notObject: 'ist kein Szenario',
  tooLarge: 'ist größer als 2 MB',
  notThis: (expected: string): string => `erwartet: ${expected}`,
  noWorker: (message: string): string => `ließ sich nicht prüfen: ${message}`,
  faults: (file: string, count: number): string => `${file} hat ${count} Fehler.`,
  more: (count: number): string => `Und ${count} weitere.`,
  stays: 'Die Seite bleibt, wie sie ist.',
  draftNote: (file: string): string => `Entwurf aus ${file}: zählt nicht zu den erledigten Lektionen.`,
  noDraft:
    'Dieser Entwurf ist nicht mehr hier. Seine Datei noch einmal wählen oder auf dieser Seite ablegen.',
} satisfies Like<typeof english>;
