import type { soundTexts as english } from '../../../app/strings/sound.ts';
import type { Like } from '../../like.ts';

/** Wörter des Laufs als Ton. */
export const soundTexts = {
  title: 'Ton',
  play: 'Lauf als Ton abspielen',
  hint: 'Je höher der Ton, desto höher die Kurve; ein Klick ist ein Verlust am gezeigten Port. Das Diagramm, sein Satz und seine Tabelle sagen dasselbe ohne Ton.',
  what: 'Was klingt',
  queue: 'Warteschlange',
  window: (vc: string) => `Fenster von ${vc}`,
  rate: (vc: string) => `erlaubte Rate von ${vc}`,
  volume: 'Lautstärke',
  volumes: { low: 'leise', middle: 'mittel', high: 'laut' },
  now: (curve: string, percent: string) => `${curve}: ${percent} der Skala`,
  on: (curve: string) => `Ton an: ${curve}. Ein Klick ist ein Verlust.`,
  off: 'Ton aus',
  none: 'Dieser Browser gibt keinen eigenen Ton aus.',
} satisfies Like<typeof english>;
