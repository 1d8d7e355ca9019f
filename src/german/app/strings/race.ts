import type { raceTexts as english } from '../../../app/strings/race.ts';
import type { Like } from '../../like.ts';

/** Verfahren im Wettlauf. */
export const raceTexts = {
  mine: 'Dieses Verfahren',
  against: 'Gegen',
  rules: 'Eigene Regeln',
  networks: 'Netze',
  here: (title: string) => `${title} (auf der Seite)`,
  more: (chosen: number) => (chosen === 0 ? 'Weitere Netze' : `Weitere Netze (${chosen} gewählt)`),
  seeds: 'Seeds',
  start: 'Starten',
  again: 'Noch einmal starten',
  cancel: 'Abbrechen',
  runs: (count: number) => (count === 1 ? '1 Lauf' : `${count} Läufe`),
  progress: 'Fortschritt des Wettlaufs',
  refused: (path: string, value: unknown, reason: string) =>
    value === undefined ? `${path}: ${reason}` : `${path} = ${String(value)}: ${reason}`,
  done: (done: number, of: number) => `${done} von ${of} Läufen`,
  cancelled: (done: number, of: number) =>
    `Abgebrochen nach ${done} von ${of} Läufen. Was folgt, stammt aus diesen.`,
  nothing: 'Mindestens ein anderes Verfahren und ein Netz wählen.',
  save: 'Tabelle sichern (CSV)',
  file: 'cellscope-wettlauf.csv',
  saved: (name: string) => `Gesichert als ${name}.`,
  numbers: 'Zahlen, und ein Link zu jedem Lauf',
  candidate: 'Verfahren',
  state: 'Zustand je VC',
  bits: (bits: number | 'counter') => (bits === 'counter' ? 'ein Zähler' : `${bits} Bit`),
  links: 'Läufe je Seed',
  openRun: (policy: string, network: string, seed: number) => `${policy}, ${network}, Seed ${seed} öffnen`,
  result: 'Ergebnis des Wettlaufs',
  older: 'Der Text hat sich seitdem geändert.',
  whole: 'Alle Messgrößen und Läufe',
  better: { more: 'mehr ist besser', less: 'weniger ist besser' },
  key: 'Kleine Punkte: je ein Lauf; drücken öffnet ihn. Großer Punkt und Balken: Mittel und Intervall von 95 %.',
} satisfies Like<typeof english>;
