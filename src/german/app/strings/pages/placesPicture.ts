import type { placesTexts as english } from '../../../../app/strings/pages/placesPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild eines Puffers und wer seine Plätze hat; wird mit der Lektion geladen, die es hat. */
export const placesTexts = {
  label: 'Wer die Plätze des Puffers hat',
  buffer: (places: string): string => `Puffer: ${places} Plätze`,
  free: (places: string): string => `${places} frei`,
  senders: 'Sender und die Plätze, die jeder hat',
  sender: (sender: string): string => `Sender ${sender}`,
  send: (sender: string, cells: string): string => `Sender ${sender}: ein Paket von ${cells} Zellen senden`,
  places: 'Plätze',
  limit: 'Grenze für jeden Sender',
  limitOf: (cells: string): string => `Grenze: je ${cells}`,
  none: 'keine Grenze',
  noLimit: (front: string, held: string, free: string): string =>
    `Keine Grenze: Sender ${front} hat ${held} Plätze, ${free} sind frei.`,
  limited: (front: string, held: string, packets: string, free: string): string =>
    `Sender ${front} hat ${held} Plätze, ${packets} ganze Pakete. ${free} sind frei.`,
  placed: (sender: string, cells: string, free: string): string =>
    `Alle ${cells} Zellen von Sender ${sender} finden einen Platz. ${free} bleiben.`,
  lost: (sender: string, refused: string, cells: string, why: string): string =>
    `${refused === cells ? 'Alle' : `${refused} der`} ${cells} Zellen von Sender ${sender} werden abgewiesen: ${why}. Das Paket ist verloren.`,
  all: 'Alle anderen senden ein Paket',
  allSent: (whole: string, of: string, free: string): string =>
    `${whole} von ${of} Paketen finden alle ihre Plätze. ${free} bleiben.`,
  full: 'der Puffer ist voll',
  atLimit: (limit: string): string => `die Grenze ist ${limit}`,
  how: 'Einen Sender drücken: Er sendet ein Paket. Die Grenze lässt sich ziehen.',
} satisfies Like<typeof english>;
