import { fixed, kilobytes, whole } from '../../format.ts';
import { en } from '../../strings/en.ts';
import { idleHeadline, idleSentence, type Silence } from './silence.ts';
import { ALWAYS, type Telling, type Words } from './telling.ts';

/** What a port holds and did lately. */
export interface PortNow {
  readonly queue: number;
  readonly bufferCells: number;
  /** "Lately": the last so many milliseconds. */
  readonly spanMs: number;
  /** The longest queue of that time. */
  readonly most: number;
  /** By how much the queue has grown in that time. */
  readonly change: number;
  readonly refused: number;
  /** The VCs of the refused cells. */
  readonly refusedVcs: readonly number[];
  /** VCs of the run. */
  readonly sessions: number;
  /** VCs on the drop list. */
  readonly listed: readonly number[];
  readonly pushedOut: number;
  /** For how long the queue has been empty, milliseconds; looked for as far as `longestEmptyMs`. */
  readonly emptyMs: number;
  readonly longestEmptyMs: number;
  /** Of all senders, in the last 200 ms. */
  readonly timeouts: number;
  /** All windows together; null where no VC has one. */
  readonly windowBytes: number | null;
  /** What the link does while its senders wait; null while it is busy, or nobody waits. */
  readonly silence: Silence | null;
}

const words = en.live;

/** VCs that a headline has room for. */
const MOST_NAMED = 3;
/** Share of the places from which on a buffer is full to the eye. */
const NEARLY = 0.98;
/** An empty queue for less than this is part of a sawtooth, milliseconds. */
const LEAST_EMPTY_MS = 2;

interface Kind {
  readonly key: string;
  readonly isTrue: (port: PortNow) => boolean;
  readonly headline: (port: PortNow) => string;
}

/** So few cells pass in the time of a frame: those of a sender that sends on alone. */
const isNearlyEmpty = ({ queue, bufferCells }: PortNow): boolean => queue === 0 || queue < bufferCells / 100;
const changes = ({ change, bufferCells }: PortNow): boolean => Math.abs(change) >= bufferCells / 50;
const names = (vcs: readonly number[]): string =>
  vcs.length === 1 ? `VC ${vcs[0]}` : `VCs ${vcs.slice(0, -1).join(', ')} and ${vcs[vcs.length - 1]}`;
const refusesListed = ({ listed, refusedVcs }: PortNow): boolean =>
  listed.some((vc) => refusedVcs.includes(vc));

/** The most telling first. */
const KINDS: readonly Kind[] = [
  {
    key: 'idle',
    isTrue: (port) => isNearlyEmpty(port) && port.refused === 0 && port.silence !== null,
    headline: ({ silence }) => (silence === null ? '' : idleHeadline(silence)),
  },
  {
    key: 'listed',
    isTrue: ({ listed }) => listed.length > 0 && listed.length <= MOST_NAMED,
    headline: (port) => {
      const refused = port.listed.filter((vc) => port.refusedVcs.includes(vc));
      return refusesListed(port)
        ? words.refused(names(refused), refused.length > 1)
        : words.listed(names(port.listed), port.listed.length > 1);
    },
  },
  {
    key: 'dropping',
    isTrue: ({ refused }) => refused > 0,
    headline: ({ refusedVcs, sessions }) => words.dropping(refusedVcs.length, sessions),
  },
  {
    key: 'empty',
    isTrue: ({ queue, emptyMs }) => queue === 0 && emptyMs >= LEAST_EMPTY_MS,
    headline: () => words.empty,
  },
  { key: 'filling', isTrue: (port) => changes(port) && port.change > 0, headline: () => words.filling },
  { key: 'draining', isTrue: (port) => changes(port) && port.change < 0, headline: () => words.draining },
  {
    key: 'sparse',
    isTrue: ({ most, bufferCells }) => most < bufferCells / 100,
    headline: () => words.sparse,
  },
  {
    key: 'full',
    isTrue: (port) => !changes(port) && port.queue >= port.bufferCells * NEARLY,
    headline: () => words.full,
  },
  { key: 'steady', isTrue: (port) => !changes(port), headline: () => words.steady },
  { key: ALWAYS, isTrue: () => true, headline: () => words.changing },
];

/** One sentence for every state of a port: each number is named, and what did not happen is left out. */
function bodyOf(port: PortNow): string {
  const { queue, bufferCells, spanMs, most, change, refused, pushedOut, emptyMs, timeouts } = port;
  const span = fixed(spanMs, spanMs < 1 ? 2 : 0);
  const parts = [
    emptyMs >= LEAST_EMPTY_MS
      ? words.emptyFor(
          whole(emptyMs),
          emptyMs === port.longestEmptyMs,
          timeouts > 0 ? words.timeouts(timeouts, whole(timeouts)) : '',
        )
      : words.holds(whole(queue), whole(bufferCells)),
  ];
  if (refused > 0) parts.push(words.refusedCells(refused, whole(refused), span));
  if (changes(port) && refused === 0 && emptyMs < LEAST_EMPTY_MS)
    parts.push(words.change(`${change > 0 ? '+' : ''}${whole(change)}`, span));
  else if (most > queue && most < bufferCells / 100) parts.push(words.atMost(whole(most), span));
  if (pushedOut > 0) parts.push(words.pushedOut(pushedOut, whole(pushedOut)));
  if (port.windowBytes !== null && refused === 0) parts.push(words.windows(kilobytes(port.windowBytes)));
  return parts.join(' ');
}

const wordsOf = ({ key, headline }: Kind, port: PortNow): Words => ({
  key,
  headline: headline(port),
  sentence: key === 'idle' && port.silence !== null ? idleSentence(port.silence) : bodyOf(port),
});

/** What the port is doing; other words that are true of it by their key. */
export function portTelling(port: PortNow): Telling {
  const best = KINDS.find(({ isTrue }) => isTrue(port)) as Kind;
  return {
    ...wordsOf(best, port),
    lasts: best.key === 'idle',
    otherwise: (key) => {
      const kind = KINDS.find((one) => one.key === key);
      return kind?.isTrue(port) ? wordsOf(kind, port) : null;
    },
  };
}
