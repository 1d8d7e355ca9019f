import type {
  pictureTexts as english,
  reportTexts as englishReport,
} from '../../../../app/strings/pages/pictures.ts';
import type { Like } from '../../../like.ts';

/** Bilder der Bühne und der Laborbericht. */
export const pictureTexts = {
  title: 'Bilder und Laborbericht',
  note: 'Speichern hält den Lauf an. Jede Datei nennt Szenario, Seed, Änderungen, Version und Prüfsumme.',
  picture: 'Bild',
  of: 'Bild von',
  whole: 'Ganze Bühne',
  format: 'Format',
  svg: 'SVG, für Zeichenprogramme',
  png: (scale: number, size: string) => `PNG, ${scale}x ${size}`,
  sizes: ['(klein)', '(Bildschirm)', '(Druck)'],
  theme: 'Farben',
  themes: { seen: 'Wie auf der Seite', light: 'Hell, für Papier', dark: 'Dunkel' },
  save: 'Bild speichern',
  report: 'Laborbericht',
  reportNote:
    'Ein Zip: jede Ansicht als SVG und PNG, Tabellen, der Lauf und was auf diesem Gerät in Lektionen gezeichnet und geschrieben wurde. Farben wie oben.',
  saveReport: 'Laborbericht speichern',
  saving: 'Die Datei wird geschrieben.',
  saved: (name: string) => `Gespeichert als ${name}.`,
  failed: (cause: string) => `Keine Datei geschrieben: ${cause}`,
  noRoom: 'der Browser hat keinen Platz für ein so großes Bild',
  stamp: (version: string, scenario: string, seed: number, seconds: string, digest: string) =>
    `Cellscope ${version} · Szenario ${scenario} · Seed ${seed} · bis ${seconds.replace('.', ',')} s · Prüfsumme ${digest}`,
  edits: (list: string) => `Änderungen: ${list}`,
} satisfies Like<typeof english>;

/** Was in einem Laborbericht ist. */
export const reportTexts = {
  noRun: 'es gibt noch keinen Lauf',
  contents: {
    'pictures/': 'Die Bühne und ihre Ansichten, als SVG und PNG.',
    'tables/': 'Auswertung, Sender und Spuren, für Tabellenprogramme.',
    'lessons/': 'Worte, Antworten und Zeichnungen aus Lektionen auf diesem Gerät.',
    'run.json': 'Der Lauf: in Cellscope öffnen oder auf die Seite ziehen.',
    'scenario.json': 'Das Netz allein.',
    'results.json': 'Alle Kennzahlen des Laufs.',
    'link.txt': 'Der Lauf als Link.',
  },
  again:
    'Derselbe Lauf hat dieselbe Prüfsumme. In einem gleich großen Fenster gibt er Byte für Byte denselben Bericht.',
} satisfies Like<typeof englishReport>;
