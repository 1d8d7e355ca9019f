import type { Reasons } from '../../../contract/index.ts';
import { speaker, type Templates } from '../../say.ts';
import { grouped } from '../numbers.ts';
import { editReasons } from './edits.ts';
import { networkReasons } from './network.ts';
import { physicsReasons } from './physics.ts';
import { portReasons } from './ports.ts';
import { refusal } from './refusal.ts';
import { shapeReasons } from './shape.ts';
import { sourceReasons } from './sources.ts';

const templates: Templates<Reasons> = {
  ...shapeReasons,
  ...networkReasons,
  ...sourceReasons,
  ...portReasons,
  ...editReasons,
  ...physicsReasons,
  inWords: ({ words }) => words,
  is: ({ words }) => words,
  given: ({ count, reason }) => `${grouped(count)} given; ${sayReason(reason)}`,
  atLine: ({ line, reason }) => `line ${line}: ${sayReason(reason)}`,
  atPort: ({ reason, port }) => `${sayReason(reason)}: port ${port}`,
  inBuffer: ({ reason, serviceClass, port }) => {
    if (serviceClass === null)
      return port === null
        ? `${sayReason(reason)} (the buffer)`
        : `${sayReason(reason)} (the buffer of port ${port})`;
    return port === null
      ? `${sayReason(reason)} (the buffer of ${serviceClass})`
      : `${sayReason(reason)} (the buffer of ${serviceClass} of port ${port})`;
  },
  bufferRange: ({ reason, threshold, port }) =>
    threshold === null
      ? `${sayReason(reason)} (longest frame of port ${port} to the limit)`
      : `${sayReason(reason)} (highest threshold, ${threshold}, of port ${port} to the limit)`,
  thenShare: ({ key, share, reason }) => `then: ${key} share ${share}: ${sayReason(reason)}`,
  clash: ({ path, value, reason }) =>
    `then ${refusal(value === null ? path : `${path} = ${value}`, reason, sayReason(reason))}`,
};

/** Why a value is refused: `outside 0 to 2,000 cells`. */
export const sayReason = speaker<Reasons>(templates);
