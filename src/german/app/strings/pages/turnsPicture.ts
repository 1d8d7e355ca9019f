import type { turnsTexts as english } from '../../../../app/strings/pages/turnsPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild, wen jeder Überlauf trifft; wird mit der Lektion geladen, die es hat. */
export const turnsTexts = {
  label: 'Wen jeder Überlauf trifft',
  press: (senders: string, from: string): string =>
    `Die ${senders} Sender des Laufs, von ${from} s an. Jeder Druck ist der nächste Überlauf.`,
  next: 'Nächster Überlauf',
  again: 'Von vorn',
  isOver: 'Hier endet das Bild.',
  isStart: 'Noch gab es keinen Überlauf.',
  row: (run: string, overflow: string): string => `${run}, Überlauf ${overflow}`,
  overflow: (overflow: string): string => `Überlauf ${overflow}`,
  sender: (at: string): string => `Sender ${at}`,
  isHit: 'getroffen',
  isFree: 'kommt davon',
  sum: (run: string, hit: string, all: string, mean: string): string =>
    `${run}: Der letzte trifft ${hit} von ${all}, im Mittel ${mean}.`,
} satisfies Like<typeof english>;
