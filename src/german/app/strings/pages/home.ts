import type { homeTexts as english } from '../../../../app/strings/pages/home.ts';
import type { Like } from '../../../like.ts';

/** Die Startseite und die Seiten um sie herum. */
export const homeTexts = {
  name: 'Cellscope',
  headline: (empty: number, senders: string): string =>
    `${empty} % dieser Leitung bleiben leer. ${senders.charAt(0).toUpperCase()}${senders.slice(1)} Sender haben Daten. Warum?`,
  why: 'Warum?',
  whyNote: 'Zwei Minuten, vier Momente',
  strip: {
    about: (empty: number): string =>
      `Ein aufgezeichneter Lauf. Immer wieder füllt die Warteschlange den Puffer, Zellen gehen verloren, und die Leitung dahinter verstummt: ${empty} % von ihr bleiben leer.`,
    full: 'voll: Zellverlust',
    queue: 'Warteschlange',
    empty: 'leer',
    used: 'genutzt',
    link: 'die Leitung',
    now: 'jetzt',
    pause: 'Bild anhalten',
  },
  nav: { label: 'Auf dieser Seite', learn: 'Lernen', scenes: 'Szenen', tools: 'Werkzeuge', menu: 'Menü' },
  cards: {
    label: 'Hier anfangen',
    watch: { title: 'Zusehen', note: 'Ein Netz verstummt. Warum?' },
    learn: {
      title: 'Lernen',
      note: (count: number): string => `${count} Lektionen, mit eigenen Vermutungen.`,
    },
    attempt: { title: 'Probieren', note: 'Den Switch ändern, beide laufen lassen.' },
    more: 'Mehr zum Probieren:',
    beTheSender: 'Selbst Sender sein',
    guessTheSender: 'Den Sender erraten',
  },
  goOn: (title: string): string => `Weiter: ${title}`,
  tools: 'Werkzeuge',
  papers: 'Die Artikel, nachgerechnet',
  papersNote:
    'Tabellen und Abbildungen aus fünf Artikeln neben unseren Ergebnissen, mit den Läufen hinter jeder Zahl.',
  sweeps: 'Messreihe zu einer Einstellung',
  sweepsNote:
    'Eine oder zwei Einstellungen einer beliebigen Szene über Bereiche, mit vielen Seeds, als Kurven und Tabellen.',
  rule: 'Eine eigene Regel schreiben',
  ruleNote:
    'Den Code eines Verwerfungsverfahrens neben dem Netz öffnen, ändern und gegen die anderen antreten lassen.',
  lectures: 'Für Lehrende',
  lecturesNote:
    'Zwei Vorlesungsstunden, fertig zum Halten: Der Saal sieht das Netz, am Pult stehen Notizen und Uhr.',
  glossary: 'Glossar',
  glossaryNote: 'Jeder Begriff in einfachen Worten.',
  model: 'Über das Modell',
  modelNote: 'Was der Simulator weglässt, und wie er liest, was Artikel offenlassen.',
  accessibility: 'Barrierefreiheit',
  lessons: 'Lektionen',
  minutes: (minutes: number): string => `${minutes} min`,
  needs: (titles: readonly string[]): string => `nach ${titles.map((title) => `„${title}“`).join(' und ')}`,
  done: 'fertig',
  begun: (step: number): string => `bis Schritt ${step} gekommen`,
  scenes: 'Szenen',
  networks: (count: number): string => `${count} Netze aus den Artikeln`,
  loading: 'Die Szenen werden geladen.',
  missing: 'Die Szenen ließen sich nicht laden. Die Seite neu laden.',
  version: (version: string): string => `Version ${version}`,
  licence: 'MIT-Lizenz',
  find: 'Begriff suchen',
  found: (count: number): string => (count === 1 ? '1 Begriff' : `${count} Begriffe`),
  none: 'Kein Begriff enthält diese Wörter.',
  unit: (unit: string): string => `Einheit: ${unit}.`,
  from: (source: string): string => `Quelle: ${source}.`,
} satisfies Like<typeof english>;
