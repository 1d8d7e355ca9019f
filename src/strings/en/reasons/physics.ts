import type { PhysicsReasons } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { decimal, grouped } from '../numbers.ts';

const at = (timeS: number): string => `at ${decimal(timeS, 6)} s`;
const apart = (lost: number, inside: number): string =>
  `${grouped(lost)} lost and ${grouped(inside)} waiting or under way`;
const left = (sum: number): string => `are ${grouped(sum)}. ${NO_NETWORK}`;

/** Said behind the numbers: what they mean for the reader. */
const NO_NETWORK = 'No network can do that: this is a fault of Cellscope, and no figure of this run is right';

export const physicsReasons: Templates<PhysicsReasons> = {
  cellsUnbalanced: ({ vc, carries, sent, delivered, lost, inside, timeS }) =>
    `VC ${vc}, ${carries}, ${at(timeS)}: ${grouped(sent)} cells sent, but ${grouped(delivered)} delivered, ` +
    `${apart(lost, inside)} ${left(delivered + lost + inside)}`,
  rmUnbalanced: ({ vc, sent, returned, lost, inside, timeS }) =>
    `VC ${vc} ${at(timeS)}: ${grouped(sent)} RM cells sent, but ${grouped(returned)} back, ` +
    `${apart(lost, inside)} ${left(returned + lost + inside)}`,
  portUnbalanced: ({ port, offered, lost, left: gone, waiting, timeS }) =>
    `port ${port} ${at(timeS)}: ${grouped(offered)} cells came, but ${grouped(lost)} lost, ${grouped(gone)} sent and ` +
    `${grouped(waiting)} waiting ${left(lost + gone + waiting)}`,
  queueBelowZero: ({ port, waiting, timeS }) =>
    `port ${port} ${at(timeS)}: ${grouped(waiting)} cells wait. ${NO_NETWORK}`,
  aboveCapacity: ({ link, carried, most, unit, fromS, timeS }) =>
    `link ${link}, ${decimal(fromS, 6)} to ${decimal(timeS, 6)} s: ${decimal(carried, 6)} ${unit === 's' ? 's of sending' : unit} ` +
    `where at most ${decimal(most, 6)} fit. ${NO_NETWORK}`,
  runBroke: ({ fault, fromS }) => `after ${decimal(fromS, 6)} s the run broke off (${fault}). ${NO_NETWORK}`,
};
