import type { coinTexts as english } from '../../../../app/strings/pages/coinPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild einer Münze für jede Zelle; wird mit der Lektion geladen, die es hat. */
export const coinTexts = {
  label: 'Eine Münze für jede Zelle',
  press:
    'Stelle das Mittel der Warteschlange ein und wirf die Münze für jede Zelle von 100 Paketen jeder Größe.',
  average: 'Mittel der Warteschlange',
  cells: (count: string): string => `${count} Zellen`,
  chance: (average: string, percent: string): string =>
    `Bei einem Mittel von ${average} sagt die Münze zu einer Zelle mit ${percent} % Nein.`,
  none: (average: string): string => `Bei einem Mittel von ${average} wird die Münze nicht geworfen.`,
  axis: (percent: string): string => `Wahrscheinlichkeit für eine Zelle, 0 bis ${percent} %`,
  toss: 'Für 100 Pakete werfen',
  size: (cells: string): string => `Pakete von ${cells} Zellen`,
  refused: (refused: string, of: string): string => `${refused} von ${of} verlieren`,
  expected: (percent: string): string => `${percent} % im Mittel`,
  spoken: (cells: string, refused: string): string =>
    `Von 100 Paketen von ${cells} Zellen verlieren ${refused} einen Wurf.`,
  isRefused: 'eine Zelle hat verloren: das nächste Paket des VC wird abgewiesen',
  isLetIn: 'keine Zelle hat verloren',
} satisfies Like<typeof english>;
