import { fixed, whole } from '../../format.ts';

/** *Guess the sender*; loaded with its page. */
export const guessTexts = {
  title: 'Guess the sender',
  ask: 'Ten senders share this buffer. What do they run?',
  about: 'The same network in every round: a link of 155 Mb/s, 8 ms there and back, room for 2,000 cells.',
  round: (round: number, of: number): string => `Round ${round} of ${of}`,
  running: 'The round is being run.',
  failed: (why: string): string => `The round could not be run: ${why}`,
  kinds: {
    reno: 'TCP Reno',
    newreno: 'TCP NewReno',
    cubic: 'TCP CUBIC',
    abr: 'ABR, rates from ERICA',
    constant: 'a constant rate',
  },
  answers: 'What the senders run',
  right: (kind: string): string => `Yes: ${kind}.`,
  wrong: (kind: string, guessed: string): string => `It is ${kind}, not ${guessed}.`,
  reasons: {
    reno: (timeouts: number, empty: number): string =>
      `${whole(timeouts)} timers ended: after an overflow the senders stop, and for ${fixed(empty, 0)} % of the time no cell waits.`,
    newreno: (timeouts: number, fast: number): string =>
      `${whole(fast)} times a sender repaired its losses and went on with half a window; only ${whole(timeouts)} timers ended.`,
    cubic: (timeouts: number, empty: number): string =>
      `After a loss a window keeps seven tenths: ${whole(timeouts)} timers ended, and for only ${fixed(empty, 0)} % of the time no cell waits.`,
    constant: (over: number): string =>
      `No sender reacts: together they send ${fixed(over, 2)} % more than the link carries. The queue rises in a straight line and stays full.`,
    abr: (rate: number, from: number, since: number): string =>
      `The switch gives each source its rate: from ${fixed(from, 1)} s on ${whole(rate)} cells/s on average. From ${fixed(since, 2)} s on the buffer is all but empty.`,
  },
  queue: ['Queue', 'cells'] as readonly string[],
  windows: ['Windows', 'kB'] as readonly string[],
  rates: ['Rates', '1,000 cells/s'] as readonly string[],
  picture: 'The queue over two seconds',
  shown: {
    cwnd: 'The window of each sender',
    acr: 'The allowed rate of each source',
    constant: 'The rate of each sender',
  },
  /** Thousands; from when on, s. */
  largest: (value: number, from: number): string =>
    from > 0 ? `from ${fixed(from, 1)} s: up to ${fixed(value, 0)}` : `up to ${fixed(value, 0)}`,
  full: (places: number): string => `full: ${whole(places)}`,
  next: 'Next round',
  score: 'See the score',
  open: 'Open this run',
  again: 'Play again',
  drive: 'Be the sender',
  end: (right: number, of: number): string => `${right} of ${of}.`,
  endNote: 'Each row opens its run. The link of this page is the same game for others.',
  rounds: 'The rounds',
  head: { round: 'Round', was: 'It was', guessed: 'You said', seed: 'Seed' },
};
