import type * as english from '../../../app/strings/faults.ts';
import type { Like } from '../../like.ts';

/** Teile der Seite außer den Ansichten, wenn einer ausfällt. */
export const otherParts = {
  header: 'die Kopfzeile',
  axis: 'die Zeitachse',
  result: 'das Ergebnis',
  transport: 'die Abspielleiste',
  scenes: 'die Liste der Szenen',
  help: 'die Hilfe',
  glossary: 'die Liste der Begriffe',
  term: 'die Erklärung der Begriffe',
  share: 'der Dialog zum Teilen',
  race: 'der Wettlauf',
  rules: 'die Liste der Regeln',
  thing: 'die Karte eines Teils',
  builder: 'der Netzbaukasten',
  announcer: 'die Ansagen',
} satisfies Like<typeof english.otherParts>;

export const faults = {
  unknown: 'ein Teil der Seite',
  failed: (part: string, message: string) => `Durch einen Fehler ausgefallen: ${part} (${message}).`,
  works: 'Die Simulation und alles andere laufen weiter.',
  leftOut: (part: string) => `Durch einen Fehler ausgefallen: ${part}.`,
  noAnswer: 'die Simulation antwortet nicht',
  again: 'Erneut versuchen',
  joint: (reason: string): string => (reason.startsWith('ist ') ? ' ' : ': '),
} satisfies Like<typeof english.faults>;
