import type { windowTexts as english } from '../../../../app/strings/pages/windowPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild eines Fensters voller Pakete; wird mit der Lektion geladen, die es hat. */
export const windowTexts = {
  label: 'Ein Fenster voller Pakete und was zurückkommt',
  packets: 'Pakete des Fensters',
  packet: (at: string, of: string): string => `Paket ${at} von ${of}`,
  press: 'Drücke auf ein Paket, um es zu verlieren, und geh dann um eine Umlaufzeit weiter.',
  asRun: (lost: string): string => `Wie im Lauf: ${lost} verloren`,
  one: 'Nur eines',
  three: 'Drei nacheinander',
  none: 'Keines',
  next: 'Nächste Umlaufzeit',
  again: 'Von vorn',
  isOver: 'Es kommt nichts mehr zurück.',
  isStart: 'Noch ist nichts zurückgekommen.',
  underWay: (lost: string, packets: string, isOne: boolean): string =>
    `${lost} von ${packets} ${isOne ? 'ist' : 'sind'} verloren. Der Sender weiß es noch nicht.`,
  allUnderWay: (packets: string): string => `Alle ${packets} sind unterwegs.`,
  repeated: (trip: string, duplicates: string, packet: string): string =>
    `Umlaufzeit ${trip}: ${duplicates} Bestätigungen wiederholen, dass Paket ${packet} fehlt.`,
  sentAgain: (packet: string): string =>
    `Ab der dritten gilt es beim Sender als verloren: Paket ${packet} wird noch einmal gesendet.`,
  tooFew: 'Weniger als drei: Nichts wird noch einmal gesendet.',
  timer: (ms: string, trips: string): string =>
    `Nichts ist mehr unterwegs. Nur der Timer bleibt: ${ms} ms oder mehr, so lange wie ${trips} Umlaufzeiten, ohne ein Paket.`,
  repaired: (trips: string): string => `Umlaufzeit ${trips}: Alle sind angekommen, ohne den Timer.`,
  window: (from: string, to: string): string => `Fenster: Pakete ${from} bis ${to}.`,
  fates: {
    way: 'unterwegs',
    whole: 'bestätigt',
    lost: 'verloren',
    kept: 'hinter einer Lücke angekommen',
    again: 'noch einmal gesendet',
  },
  inWindow: 'im Fenster',
} satisfies Like<typeof english>;
