import type { repairsTexts as english } from '../../../../app/strings/pages/repairsPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild verlorener Pakete eines Fensters; wird mit der Lektion geladen, die es hat. */
export const repairsTexts = {
  label: 'Wie Reno und NewReno ein Fenster reparieren',
  window: 'Pakete eines Fensters',
  press: (most: string): string => `Ein Paket drücken, um es zu verlieren, höchstens ${most}.`,
  packet: (packet: string): string => `Paket ${packet} verlieren`,
  full: 'Mehr Pakete gehen nicht verloren: zuerst ein verlorenes drücken.',
  names: { reno: 'Reno', newreno: 'NewReno' },
  waits: 'wartet auf den Timer',
  again: (packet: string, ms: string, cause: string): string =>
    `Paket ${packet} nach ${ms} ms noch einmal: ${cause}`,
  causes: { acks: 'drei doppelte ACKs', next: 'das nächste ACK', timer: 'sein Timer' },
  legend: {
    acks: 'noch einmal gesendet nach drei doppelten ACKs',
    next: 'nach einem ACK für einen Teil des Fensters',
    timer: 'nach dem Timer',
  },
  none: 'Nichts ist verloren, nichts wird noch einmal gesendet.',
  both: (ms: string): string => `Beide haben nach ${ms} ms alles Verlorene noch einmal gesendet, ohne Timer.`,
  apart: (reno: string, newReno: string): string =>
    `Reno wartet auf den Timer und hat nach ${reno} ms alles noch einmal gesendet, NewReno nach ${newReno} ms.`,
  zero: '0 ms',
} satisfies Like<typeof english>;
