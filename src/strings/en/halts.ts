import type { Episode, EpisodeKind, Halts, StepTarget } from '../../contract/index.ts';
import { speaker } from '../say.ts';
import { duration, grouped } from './numbers.ts';

const FOUND: Readonly<Record<StepTarget, string>> = {
  event: 'at an event',
  frame: 'at the last cell of a frame',
  drop: 'at a drop',
  timeout: 'at a timeout',
  rm: 'at an RM cell',
  threshold: 'at a threshold',
};

const NOUNS: Readonly<Record<StepTarget, string>> = {
  event: 'event',
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

const many = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** How long it is; a step does not look further ahead than half a second. */
const lasting = ({ spanPs }: Episode): string =>
  spanPs === null ? 'for more than 500\u00a0ms' : `for ${duration(spanPs)}`;

const within = ({ spanPs }: Episode): string =>
  spanPs === null || spanPs === 0 ? '' : ` in ${duration(spanPs)}`;

const EPISODES: Readonly<Record<EpisodeKind, (episode: Episode) => string>> = {
  burst: (one) =>
    one.spanPs === null
      ? `burst: cells lost ${lasting(one)}`
      : `burst: ${many(one.count, 'cell')} of ${many(one.vcs, 'VC')} lost${within(one)}`,
  timeouts: (one) =>
    one.spanPs === null
      ? `timeouts ${lasting(one)}`
      : `${many(one.count, 'timeout')} of ${many(one.vcs, 'VC')}${within(one)}`,
  refill: () => 'refill: the queue grows',
  empty: (one) => `queue empty ${lasting(one)}`,
  over: (one) => `queue above its threshold ${lasting(one)}`,
  under: () => 'queue below its threshold',
  marks: (one) =>
    one.spanPs === null
      ? `cells marked ${lasting(one)}`
      : `cells of ${many(one.vcs, 'VC')} marked${within(one)}`,
  floor: (one) =>
    one.spanPs === null ? `rates at MCR ${lasting(one)}` : `${many(one.vcs, 'VC')} down to MCR${within(one)}`,
  credit: (one) =>
    one.spanPs === null
      ? `credit used up ${lasting(one)}`
      : `credit of ${many(one.vcs, 'VC')} used up${within(one)}`,
  rates: (one) =>
    one.spanPs === null
      ? `rates change ${lasting(one)}`
      : `rates of ${many(one.vcs, 'VC')} change${within(one)}`,
  settled: () => 'rates settled',
};

/** Why a run stands where it stands: `at a drop`. */
export const sayHalt = speaker<Halts>({
  atFault: () => 'at a fault',
  atStop: () => 'at a stop',
  atEnd: () => 'at the end of the run',
  found: ({ what }) => FOUND[what],
  episode: (one) => EPISODES[one.kind](one),
  none: ({ what, where }) => WHERE[where](NOUNS[what]),
  moved: ({ by, back }) => `${back ? 'back' : 'after'} ${SPANS[by]}`,
});
