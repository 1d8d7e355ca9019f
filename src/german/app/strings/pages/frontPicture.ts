import type { frontTexts as english } from '../../../../app/strings/pages/frontPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild einer vollen Warteschlange, aus der eine Zelle gehen muss; wird mit der Lektion geladen, die es hat. */
export const frontTexts = {
  label: 'Welche Zelle einer vollen Warteschlange geht',
  press:
    'Die Zahl eines Platzes sagt, wie viele Zellen vor ihm abgehen. Drücke auf den Platz, dessen Zelle gehen muss.',
  queue: 'Die Warteschlange, vorne zuerst',
  refuse: 'Die neueste abweisen',
  drop: 'Die älteste verwerfen',
  place: (ahead: string): string => `Platz mit ${ahead} Zellen davor`,
  isNew: 'die Zelle, die ankommt',
  isLost: 'geht',
  isAhead: 'geht vor der Lücke ab',
  waits: 'in der Warteschlange',
  hidden: (ahead: string): string =>
    `${ahead} Zellen gehen vor der Lücke ab. Beantworte die Frage, dann siehst du, wann sie abgeht.`,
  first: (ms: string): string => `Die Lücke geht sofort ab, ${ms} ms früher als eine am Ende.`,
  later: (ahead: string, ms: string, sooner: string): string =>
    `${ahead} Zellen gehen vor der Lücke ab. Sie geht nach ${ms} ms ab, ${sooner} ms früher als eine am Ende.`,
  last: (ahead: string, ms: string): string =>
    `Alle ${ahead} Zellen gehen vor der Lücke ab. Sie geht nach ${ms} ms ab und mit ihr die Pakete, die sie zeigen würden.`,
} satisfies Like<typeof english>;
