import type { Halts, StepTarget } from '../../contract/index.ts';
import { speaker } from '../say.ts';

const FOUND: Readonly<Record<StepTarget, string>> = {
  frame: 'at the last cell of a frame',
  drop: 'at a drop',
  timeout: 'at a timeout',
  rm: 'at an RM cell',
  threshold: 'at a threshold',
};

const NOUNS: Readonly<Record<StepTarget, string>> = {
  frame: 'frame',
  drop: 'drop',
  timeout: 'timeout',
  rm: 'RM cell',
  threshold: 'crossing of a threshold',
};

const WHERE: Readonly<Record<Halts['none']['where'], (noun: string) => string>> = {
  port: (noun) => `no ${noun} at this port`,
  before: (noun) => `no earlier ${noun} in this run`,
  after: (noun) => `no further ${noun} in this run`,
};

const SPANS = { cell: 'one cell slot', rtt: 'one round trip' } as const;

/** Why a run stands where it stands: `at a drop`. */
export const sayHalt = speaker<Halts>({
  atFault: () => 'at a fault',
  atStop: () => 'at a stop',
  atEnd: () => 'at the end of the run',
  found: ({ what }) => FOUND[what],
  none: ({ what, where }) => WHERE[where](NOUNS[what]),
  moved: ({ by, back }) => `${back ? 'back' : 'after'} ${SPANS[by]}`,
});
