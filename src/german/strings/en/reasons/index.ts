import type { Reasons } from '../../../../contract/index.ts';
import { speaker, type Templates } from '../../../../strings/say.ts';
import { grouped } from '../numbers.ts';
import { editReasons } from './edits.ts';
import { networkReasons } from './network.ts';
import { physicsReasons } from './physics.ts';
import { portReasons } from './ports.ts';
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
  given: ({ count, reason }) => `${grouped(count)} angegeben; ${sayReason(reason)}`,
  atLine: ({ line, reason }) => `Zeile ${line}: ${sayReason(reason)}`,
  atPort: ({ reason, port }) => `${sayReason(reason)}: Port ${port}`,
  inBuffer: ({ reason, serviceClass, port }) => {
    const of = serviceClass === null ? '' : ` von ${serviceClass}`;
    return `${sayReason(reason)} (der Puffer${of}${port === null ? '' : ` von Port ${port}`})`;
  },
  bufferRange: ({ reason, threshold, port }) => {
    const floor = threshold === null ? 'längster Frame' : `höchste Schwelle, ${threshold},`;
    return `${sayReason(reason)} (${floor} von Port ${port} bis zur Grenze)`;
  },
  thenShare: ({ key, share, reason }) => `dann: ${key} Anteil ${share}: ${sayReason(reason)}`,
  clash: ({ path, value, reason }) =>
    `dann gilt für ${path}${value === null ? '' : ` = ${value}`}: ${sayReason(reason)}`,
};

/** Warum ein Wert abgelehnt wird: `außerhalb von 0 bis 2.000 Zellen`. */
export const sayReason = speaker<Reasons>(templates);
