import type { Picoseconds } from '../../contract/index.ts';
import { duration } from '../../strings/en/numbers.ts';
import type { Burst } from '../branches/events/burst.ts';
import { kilobytes, seconds, whole } from '../format.ts';
import { en } from '../strings/en.ts';
import { inList } from '../strings/text.ts';
import type { HeadlineWords, Words } from './headlineWords.ts';
import { countWords, type IdlePeriod, idleHeadline, idleSentence } from './idlePeriod.ts';
import { lossWords, spanWords } from './recentLosses.ts';

/** State and recent events of a port. */
export interface PortNow {
  readonly now: Picoseconds;
  readonly queue: number;
  readonly bufferCells: number;
  /** Length of the recent past, milliseconds. */
  readonly spanMs: number;
  /** Shortest and longest queue of complete bins up to now; null before the first is complete. */
  readonly range: QueueRange | null;
  /** Least change of the queue in that time; negative if it has shrunk. */
  readonly change: number;
  /** Recently lost cells, of which some were pushed out, and their VCs. */
  readonly lost: number;
  readonly pushedOut: number;
  readonly lostVcs: readonly number[];
  /** Number of VCs of the run. */
  readonly sessions: number;
  /** VCs on the drop list. */
  readonly listed: readonly number[];
  /** Time since which the queue has been empty, milliseconds; at most `longestEmptyMs` is detected. */
  readonly emptyMs: number;
  readonly longestEmptyMs: number;
  /** Timeouts of all senders in the last 200 ms. */
  readonly timeouts: number;
  /** The last losses at the port, and the last timeouts, as one event each. */
  readonly burst: Burst | null;
  readonly expiries: Burst | null;
  /** Sum of all windows; null where no VC has one. */
  readonly windowBytes: number | null;
  /** The idle period of the link while its senders wait; null while it is busy, or no sender waits. */
  readonly idlePeriod: IdlePeriod | null;
}

export interface QueueRange {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  readonly least: number;
  readonly most: number;
}

const words = en.live;

/** Most VCs that a headline names. */
const MOST_NAMED = 3;
/** A queue empty for a shorter time than this is part of a sawtooth, milliseconds. */
const LEAST_EMPTY_MS = 2;
/** Time for which a past event is news, picoseconds. */
const NEWS_PS: Picoseconds = 60e9;

/** A time in a headline: `0.421`. */
export const moment = (time: Picoseconds): string => seconds(time, 3);

interface Kind {
  readonly key: string;
  /** Identity of the event, by when it began: another event has another headline. */
  readonly event?: (port: PortNow) => string;
  readonly isTrue: (port: PortNow) => boolean;
  /** @param at the time in words that stay true; null: in present tense */
  readonly headline: (port: PortNow, at: string | null) => string;
}

/** A queue this short consists of the cells of a sender that still sends alone. */
const isNearlyEmpty = ({ queue, bufferCells }: PortNow): boolean => queue === 0 || queue < bufferCells / 100;
const changes = ({ change, bufferCells }: PortNow): boolean => Math.abs(change) >= bufferCells / 50;
const names = (vcs: readonly number[]): string =>
  vcs.length === 1 ? `VC ${vcs[0]}` : en.panels.vcs(inList(vcs));
const named = (burst: Burst | null): string =>
  burst === null ? '' : `${burst.first} ${burst.isOver ? 'over' : 'on'}`;
const isNews = (burst: Burst | null, now: Picoseconds): burst is Burst =>
  burst !== null && (!burst.isOver || now - burst.last < NEWS_PS);

function lossHeadline(port: PortNow, burst: Burst, at: string | null): string {
  const { first, last, count, vcs, isLong, isOver } = burst;
  const who = words.senders(countWords(vcs.size), countWords(port.sessions), port.sessions === 1);
  if (isLong) return words.lostLong(who, moment(first), moment(last));
  if (isOver)
    return words.lostWithin(who, count, last > first ? duration(last - first) : null, moment(first));
  // Their number so far would change a moment later.
  return at === null ? words.losing(who, vcs.size === 1, moment(first)) : words.lossesBegan(moment(first));
}

function timerHeadline({ first, last, count, vcs, isOver }: Burst, at: string | null): string {
  const onlyVc = count === 1 ? `VC ${[...vcs.keys()][0]}` : null;
  const many = countWords(count);
  if (isOver || onlyVc !== null)
    return words.timersRan(onlyVc, many, last > first ? duration(last - first) : null, moment(first));
  return words.timersRunning(many, moment(first), at);
}

/** Kinds of headlines, the most important first. */
const KINDS: readonly Kind[] = [
  {
    key: 'idle',
    event: ({ idlePeriod }) => String(idlePeriod?.lostFrom),
    isTrue: (port) => isNearlyEmpty(port) && port.lost === 0 && port.idlePeriod !== null,
    headline: ({ idlePeriod }, at) => (idlePeriod === null ? '' : idleHeadline(idlePeriod, at)),
  },
  {
    key: 'listed',
    isTrue: ({ listed }) => listed.length > 0 && listed.length <= MOST_NAMED,
    headline: ({ listed }, at) => words.listed(names(listed), listed.length > 1, at),
  },
  {
    key: 'losses',
    event: ({ burst }) => named(burst),
    isTrue: ({ burst, now }) => isNews(burst, now),
    headline: (port, at) => (port.burst === null ? '' : lossHeadline(port, port.burst, at)),
  },
  {
    key: 'timers',
    event: ({ expiries }) => named(expiries),
    isTrue: ({ expiries, now }) => isNews(expiries, now) && !expiries.isLong,
    headline: ({ expiries }, at) => (expiries === null ? '' : timerHeadline(expiries, at)),
  },
  {
    key: 'empty',
    isTrue: ({ queue, emptyMs }) => queue === 0 && emptyMs >= LEAST_EMPTY_MS,
    headline: ({ emptyMs, longestEmptyMs }, at) =>
      words.empty(whole(emptyMs), emptyMs === longestEmptyMs, at),
  },
  {
    key: 'filling',
    isTrue: (port) => changes(port) && port.change > 0,
    headline: ({ queue, bufferCells }, at) => words.filling(whole(queue), whole(bufferCells), at),
  },
  {
    key: 'draining',
    isTrue: (port) => changes(port) && port.change < 0 && port.queue > 0,
    headline: ({ queue, bufferCells }, at) => words.draining(whole(queue), whole(bufferCells), at),
  },
  {
    key: 'range',
    isTrue: ({ range }) => range !== null,
    headline: ({ range, bufferCells }) =>
      range === null
        ? ''
        : words.range(
            moment(range.from),
            moment(range.to),
            range.least === range.most ? null : whole(range.least),
            whole(range.most),
            whole(bufferCells),
          ),
  },
  { key: 'begun', isTrue: () => true, headline: () => words.begun },
];

/** One sentence for every state of a port: each number is named, and what did not happen is left out. */
function bodyOf(port: PortNow): string {
  const { queue, bufferCells, spanMs, change, lost, pushedOut, emptyMs, timeouts } = port;
  const span = spanWords(spanMs);
  const parts = [
    emptyMs >= LEAST_EMPTY_MS
      ? words.emptyFor(whole(emptyMs), emptyMs === port.longestEmptyMs, timeouts, whole(timeouts))
      : words.holds(whole(queue), whole(bufferCells)),
  ];
  if (lost > 0) parts.push(lossWords(lost, spanMs));
  if (pushedOut > 0) parts.push(words.pushedOut(pushedOut, whole(pushedOut)));
  if (changes(port) && lost === 0 && emptyMs < LEAST_EMPTY_MS)
    parts.push((change > 0 ? words.more : words.fewer)(whole(Math.abs(change)), span));
  if (port.windowBytes !== null && lost === 0) parts.push(words.windows(kilobytes(port.windowBytes)));
  return parts.join(' ');
}

/** Headline about what the port is doing, or did last. */
export function portHeadline(port: PortNow): HeadlineWords {
  const best = KINDS.find(({ isTrue }) => isTrue(port)) as Kind;
  const event = best.event?.(port);
  const sentence: Words['sentence'] =
    best.key === 'idle' && port.idlePeriod !== null ? idleSentence(port.idlePeriod) : bodyOf(port);
  return {
    key: event === undefined ? best.key : `${best.key} ${event}`,
    isEvent: event !== undefined,
    covers: best.key === 'idle' ? 'losses' : undefined,
    headline: best.headline(port, null),
    lasting: best.headline(port, moment(port.now)),
    sentence,
  };
}
