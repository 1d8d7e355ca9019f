import type { PhysicsReasons } from '../../../../contract/index.ts';
import type { Templates } from '../../../../strings/say.ts';
import { decimal, grouped } from '../numbers.ts';

const at = (timeS: number): string => `bei ${decimal(timeS, 6)} s`;
const apart = (lost: number, inside: number): string =>
  `${grouped(lost)} verlorene und ${grouped(inside)} wartende oder unterwegs befindliche`;
const left = (sum: number): string => `sind ${grouped(sum)}. ${NO_NETWORK}`;

/** Said behind the numbers: what they mean for whoever reads them. */
const NO_NETWORK = 'Das kann kein Netz: es ist ein Fehler von Cellscope, und keine Zahl dieses Laufs stimmt';

const CARRIED = { data: 'Daten', acknowledgements: 'Bestätigungen', frames: 'Rahmen' } as const;

export const physicsReasons: Templates<PhysicsReasons> = {
  cellsUnbalanced: ({ vc, carries, sent, delivered, lost, inside, timeS }) =>
    `VC ${vc}, ${CARRIED[carries]}, ${at(timeS)}: ${grouped(sent)} Zellen gesendet, aber ${grouped(delivered)} zugestellte, ` +
    `${apart(lost, inside)} ${left(delivered + lost + inside)}`,
  rmUnbalanced: ({ vc, sent, returned, lost, inside, timeS }) =>
    `VC ${vc} ${at(timeS)}: ${grouped(sent)} RM-Zellen gesendet, aber ${grouped(returned)} zurückgekehrte, ` +
    `${apart(lost, inside)} ${left(returned + lost + inside)}`,
  portUnbalanced: ({ port, offered, lost, left: gone, waiting, timeS }) =>
    `Port ${port} ${at(timeS)}: ${grouped(offered)} Zellen kamen an, aber ${grouped(lost)} verlorene, ${grouped(gone)} gesendete ` +
    `und ${grouped(waiting)} wartende ${left(lost + gone + waiting)}`,
  queueBelowZero: ({ port, waiting, timeS }) =>
    `Port ${port} ${at(timeS)}: ${grouped(waiting)} Zellen warten. ${NO_NETWORK}`,
  aboveCapacity: ({ link, carried, most, unit, fromS, timeS }) =>
    `Link ${link}, ${decimal(fromS, 6)} bis ${decimal(timeS, 6)} s: ${decimal(carried, 6)} ${unit === 's' ? 's Sendezeit' : 'Zellen'}, ` +
    `wo höchstens ${decimal(most, 6)} Platz haben. ${NO_NETWORK}`,
  runBroke: ({ fault, fromS }) => `nach ${decimal(fromS, 6)} s brach der Lauf ab (${fault}). ${NO_NETWORK}`,
};
