import type { Episode, EpisodeKind, PauseReasons, StepTarget } from '../../contract/index.ts';
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

const NONE: Readonly<Record<PauseReasons['none']['where'], Readonly<Record<StepTarget, string>>>> = {
  port: {
    event: 'no event at this port',
    frame: 'no frame at this port',
    drop: 'no drop at this port',
    timeout: 'no timeout at this port',
    rm: 'no RM cell at this port',
    threshold: 'no crossing of a threshold at this port',
  },
  before: {
    event: 'no earlier event in this run',
    frame: 'no earlier frame in this run',
    drop: 'no earlier drop in this run',
    timeout: 'no earlier timeout in this run',
    rm: 'no earlier RM cell in this run',
    threshold: 'no earlier crossing of a threshold in this run',
  },
  after: {
    event: 'no further event in this run',
    frame: 'no further frame in this run',
    drop: 'no further drop in this run',
    timeout: 'no further timeout in this run',
    rm: 'no further RM cell in this run',
    threshold: 'no further crossing of a threshold in this run',
  },
};

const BACK = { cell: 'back one cell slot', rtt: 'back one round trip' } as const;
const AFTER = { cell: 'after one cell slot', rtt: 'after one round trip' } as const;

const cells = (count: number): string => (count === 1 ? '1 cell' : `${grouped(count)} cells`);
const vcs = (count: number): string => (count === 1 ? '1 VC' : `${grouped(count)} VCs`);
const timeouts = (count: number): string => (count === 1 ? '1 timeout' : `${grouped(count)} timeouts`);

/** How long it is; a step does not look further ahead than half a second. */
const span = ({ spanPs }: Episode): string => (spanPs === null ? 'more than 500\u00a0ms' : duration(spanPs));

/** How long an episode of several moments is; null: it is one moment. */
const within = ({ spanPs }: Episode): string | null =>
  spanPs === null || spanPs === 0 ? null : duration(spanPs);

const EPISODES: Readonly<Record<EpisodeKind, (episode: Episode) => string>> = {
  burst: (episode) => {
    if (episode.spanPs === null) return `burst: cells lost for ${span(episode)}`;
    const long = within(episode);
    return long === null
      ? `burst: ${cells(episode.count)} of ${vcs(episode.vcs)} lost`
      : `burst: ${cells(episode.count)} of ${vcs(episode.vcs)} lost in ${long}`;
  },
  timeouts: (episode) => {
    if (episode.spanPs === null) return `timeouts for ${span(episode)}`;
    const long = within(episode);
    return long === null
      ? `${timeouts(episode.count)} of ${vcs(episode.vcs)}`
      : `${timeouts(episode.count)} of ${vcs(episode.vcs)} in ${long}`;
  },
  refill: () => 'refill: the queue grows',
  empty: (episode) => `queue empty for ${span(episode)}`,
  over: (episode) => `queue above its threshold for ${span(episode)}`,
  under: () => 'queue below its threshold',
  marks: (episode) => {
    if (episode.spanPs === null) return `cells marked for ${span(episode)}`;
    const long = within(episode);
    return long === null
      ? `cells of ${vcs(episode.vcs)} marked`
      : `cells of ${vcs(episode.vcs)} marked in ${long}`;
  },
  floor: (episode) => {
    if (episode.spanPs === null) return `rates at MCR for ${span(episode)}`;
    const long = within(episode);
    return long === null ? `${vcs(episode.vcs)} down to MCR` : `${vcs(episode.vcs)} down to MCR in ${long}`;
  },
  credit: (episode) => {
    if (episode.spanPs === null) return `credit used up for ${span(episode)}`;
    const long = within(episode);
    return long === null
      ? `credit of ${vcs(episode.vcs)} used up`
      : `credit of ${vcs(episode.vcs)} used up in ${long}`;
  },
  rates: (episode) => {
    if (episode.spanPs === null) return `rates change for ${span(episode)}`;
    const long = within(episode);
    return long === null
      ? `rates of ${vcs(episode.vcs)} change`
      : `rates of ${vcs(episode.vcs)} change in ${long}`;
  },
  settled: () => 'rates settled',
};

/** Why a run is where it is: `at a drop`. */
export const sayHalt = speaker<PauseReasons>({
  atFault: () => 'at a fault',
  atStop: () => 'at a stop',
  atEnd: () => 'at the end of the run',
  found: ({ what }) => FOUND[what],
  episode: (halt) => EPISODES[halt.kind](halt),
  none: ({ what, where }) => NONE[where][what],
  moved: ({ by, back }) => (back ? BACK : AFTER)[by],
});
