import type { PhysicsReasons } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { decimal, grouped } from '../numbers.ts';

const seconds = (timeS: number): string => decimal(timeS, 6);

/** Said behind the numbers: what they mean for the reader. */
const NO_NETWORK = 'No network can do that: this is a fault of Cellscope, and no figure of this run is right';

export const physicsReasons: Templates<PhysicsReasons> = {
  cellsUnbalanced: ({ vc, carries, sent, delivered, lost, inside, timeS }) =>
    `VC ${vc}, ${carries}, at ${seconds(timeS)} s: ${grouped(sent)} cells sent, but ${grouped(delivered)} delivered, ` +
    `${grouped(lost)} lost and ${grouped(inside)} waiting or under way are ${grouped(delivered + lost + inside)}. ${NO_NETWORK}`,
  rmUnbalanced: ({ vc, sent, returned, lost, inside, timeS }) =>
    `VC ${vc} at ${seconds(timeS)} s: ${grouped(sent)} RM cells sent, but ${grouped(returned)} back, ` +
    `${grouped(lost)} lost and ${grouped(inside)} waiting or under way are ${grouped(returned + lost + inside)}. ${NO_NETWORK}`,
  portUnbalanced: ({ port, offered, lost, left: gone, waiting, timeS }) =>
    `port ${port} at ${seconds(timeS)} s: ${grouped(offered)} cells came, but ${grouped(lost)} lost, ${grouped(gone)} sent and ` +
    `${grouped(waiting)} waiting are ${grouped(lost + gone + waiting)}. ${NO_NETWORK}`,
  queueBelowZero: ({ port, waiting, timeS }) =>
    `port ${port} at ${seconds(timeS)} s: ${grouped(waiting)} cells wait. ${NO_NETWORK}`,
  aboveCapacity: ({ link, carried, most, unit, fromS, timeS }) =>
    `link ${link}, ${seconds(fromS)} to ${seconds(timeS)} s: ${decimal(carried, 6)} ${unit === 's' ? 's of sending' : unit} ` +
    `where at most ${decimal(most, 6)} fit. ${NO_NETWORK}`,
  runBroke: ({ fault, fromS }) => `after ${seconds(fromS)} s the run broke off (${fault}). ${NO_NETWORK}`,
};
