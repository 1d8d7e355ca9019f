import type { pipeTexts as english } from '../../../../app/strings/pages/pipePicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild von Fenstern auf dem Weg und im Puffer; wird mit der Lektion geladen, die es hat. */
export const pipeTexts = {
  label: 'Fenster auf dem Weg und im Puffer',
  press: 'Vergrößere den Puffer, bis alle Fenster hineinpassen.',
  size: 'Plätze im Puffer',
  cells: (count: string): string => `${count} Zellen`,
  places: (count: string): string => `${count} Plätze`,
  path: (cells: string): string => `Weg: ${cells} Zellen`,
  buffer: (places: string): string => `Puffer: ${places} Plätze`,
  queue: (cells: string): string => `Warteschlange: ${cells} Zellen`,
  windows: 'Fenster der Sender, im selben Maßstab',
  window: (at: string, of: string): string => `Fenster ${at} von ${of}`,
  fates: { whole: 'passt', vain: 'passt zum Teil', lost: 'findet keinen Platz' },
  tooSmall: (fit: string, senders: string, over: string): string =>
    `${fit} von ${senders} Fenstern passen. Sind alle ${senders} offen, finden ${over} Zellen keinen Platz.`,
  wait: (cells: string, ms: string): string => `Hinter ${cells} Zellen wartet ein Paket ${ms} ms.`,
  allFit: (senders: string, window: string, path: string): string =>
    `Alle ${senders} Fenster zu ${window} Zellen passen: ${path} Zellen sind auf dem Weg, die anderen warten.`,
  spare: (places: string): string => `${places} Plätze bleiben leer.`,
} satisfies Like<typeof english>;
