import type { homeTexts as english } from '../../../../app/strings/pages/home.ts';
import type { Like } from '../../../like.ts';

/** Die Startseite und die Seiten um sie herum. */
export const homeTexts = {
  name: 'Cellscope',
  headline: 'Sehen, warum Netze zusammenbrechen',
  about:
    'Cellscope simuliert Überlast in ATM-Netzen im Browser, Zelle für Zelle. Eine Schwelle oder ein Verwerfungsverfahren im laufenden Netz ändern und zusehen, wie TCP antwortet.',
  watch: 'Ein Netz zusammenbrechen sehen',
  watchNote: 'Zehn Sender teilen sich eine Leitung, und mehr als die Hälfte davon bleibt leer. Zwei Minuten.',
  goOn: (title: string): string => `Weiter: ${title}`,
  goOnNote: 'Wo es auf diesem Gerät zuletzt aufhörte.',
  more: 'Auch hier',
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
