import type { SceneControlAnswer, SceneControlDocument } from '../contract/index.ts';

const DISCARD = {
  rcd: 'any cell, once the buffer is full',
  ppd: 'also the rest of that packet',
  epd: 'whole packets, a little earlier',
  espd: 'packets of two senders at a time',
  'drop-front': 'the oldest cell, once the buffer is full',
  ccd: 'an old cell of each sender, then none for a while',
  fba: 'whole packets of senders above their share',
  'atm-red': 'whole packets by a coin, on average queue',
} as const;

const ALGORITHMS = {
  relative: 'slower, faster or stay: one bit',
  intelligent: 'a rate found step by step',
  eprca: 'a part of a running mean',
  eraa: 'the exact share, by counting VCs',
  'erica-plus': 'the share of the measured load',
} as const;

const answersOf = <Id extends string>(words: Readonly<Record<Id, string>>, ids: readonly Id[]) =>
  ids.map((value): SceneControlAnswer => ({ value, words: words[value] }));

/** The discard policy of every port. */
export const discardControl = (...ids: readonly (keyof typeof DISCARD)[]): SceneControlDocument => ({
  question: 'Which cells does the port refuse?',
  path: 'policy',
  answers: answersOf(DISCARD, ids),
});

/** The same, or what senders run: the switch stays as it is. */
export const switchOrTcpControl = (...ids: readonly (keyof typeof DISCARD)[]): SceneControlDocument => ({
  question: 'What is fixed, the switch or TCP?',
  path: 'policy',
  answers: [
    ...answersOf(DISCARD, ids),
    { path: 'tcp.growthDivisor', value: 0, name: 'No seg/8', words: 'senders grow by seg²/cwnd alone' },
    {
      path: 'tcp.congestionControl',
      value: 'newreno',
      name: 'NewReno',
      words: 'senders repair all losses of a window',
    },
  ],
});

/** The ABR algorithm of every port. */
export const algorithmControl = (...ids: readonly (keyof typeof ALGORITHMS)[]): SceneControlDocument => ({
  question: 'What does a switch signal to a source?',
  path: 'algorithm',
  answers: answersOf(ALGORITHMS, ids),
});
