import type { cellsTexts as english } from '../../../../app/strings/pages/cellsPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild eines Pakets und seiner Zellen; wird mit der Lektion geladen, die es hat. */
export const cellsTexts = {
  label: 'Ein Paket und seine Zellen',
  cut: 'Ein Paket wird zerlegt',
  cutInto: (cells: string, bytes: string): string => `in ${cells} Zellen zu je ${bytes} Byte.`,
  packet: (bytes: string): string => `Paket: ${bytes} Byte`,
  white: (header: string, filler: string, check: string, all: string, cells: string, bytes: string): string =>
    `Weiß: Kopf ${header}, Füllung ${filler}, Prüfung ${check}. Zusammen ${all} Byte: ${cells} × ${bytes}.`,
  bar: 'Der Balken markiert die letzte Zelle.',
  byIt: 'An ihm erkennt das Ziel das Ende.',
  missing: 'Eine Zelle fehlt',
  noRepair: 'Das Ziel kann nichts reparieren: Keine Zelle kennt ihren Platz.',
  press: 'Eine Zelle drücken, um sie zu verlieren.',
  vain: (cells: string): string => `${cells} Zellen kommen umsonst an`,
  lostOne: (cells: string): string => `1 verloren, ${cells} noch einmal gesendet.`,
  glued: 'Die letzte Zelle fehlt',
  noEnd: 'Es gibt kein Ende: Das nächste Paket gilt als Rest von diesem.',
  first: 'erstes Paket',
  next: 'nächstes Paket',
  taken: (vain: string, again: string): string =>
    `für ein Paket gehalten: ${vain} Zellen kommen umsonst an, ${again} werden noch einmal gesendet`,
  cells: 'Zellen des Pakets',
  firstCells: 'Zellen des ersten Pakets',
  nextCells: 'Zellen des nächsten Pakets',
  cell: (at: string, of: string): string => `Zelle ${at} von ${of}`,
  isLost: 'verloren',
  isVain: 'kommt umsonst an',
  isLast: 'letzte Zelle eines Pakets',
} satisfies Like<typeof english>;
