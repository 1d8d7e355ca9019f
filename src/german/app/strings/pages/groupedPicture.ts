import type { groupedTexts as english } from '../../../../app/strings/pages/groupedPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild eines Verlusts, der auf drei Arten gezählt wird; wird mit der Lektion geladen, die es hat. */
export const groupedTexts = {
  label: 'Ein Verlust, auf drei Arten gezählt',
  press: 'Drücke auf eine Zelle, um sie zu verlieren, oder verliere gleich viele auf drei Arten.',
  groupings: {
    spread: (cells: string): string => `${cells} Zellen eines Pakets`,
    packets: 'Ganze Pakete',
    sender: 'Alle eines Senders',
  },
  none: 'Keine',
  sender: (at: string): string => `VC ${at}`,
  cells: (sender: string): string => `Zellen von VC ${sender}`,
  cell: (at: string, of: string, packet: string): string => `Zelle ${at} von ${of}, Paket ${packet}`,
  fates: { lost: 'verloren', vain: 'umsonst, ihr Paket ist verloren' },
  counts: {
    cells: 'Zellen verloren',
    packets: 'Pakete verloren',
    senders: 'Sender werden langsamer',
  },
  count: (lost: string, of: string): string => `${lost} von ${of}`,
  spoken: (cells: string, packets: string, senders: string): string =>
    `${cells} Zellen, ${packets} Pakete, ${senders} Sender.`,
} satisfies Like<typeof english>;
