import type { pictureTexts as english } from '../../../../app/strings/pages/pictures.ts';
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
  saving: 'Das Bild wird geschrieben.',
  saved: (name: string) => `Gespeichert als ${name}.`,
  failed: (cause: string) => `Keine Datei geschrieben: ${cause}`,
  stamp: (version: string, scenario: string, seed: number, seconds: string, digest: string) =>
    `Cellscope ${version} · Szenario ${scenario} · Seed ${seed} · bis ${seconds} s · Prüfsumme ${digest}`,
  edits: (list: string) => `Änderungen: ${list}`,
} satisfies Like<typeof english>;
