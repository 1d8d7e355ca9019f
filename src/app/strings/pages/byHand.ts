import { fixed, megabits, whole } from '../../format.ts';
import { notation } from '../numbers.ts';

const mbps = (bits: number): string => megabits(bits, 1);

/** The screen on which a reader drives a sender; loaded with it. */
export const byHandTexts = {
  start: 'Start',
  goOn: 'Go on',
  pause: 'Pause',
  again: 'Drive again',
  another: 'Another seed',
  everything: 'Show everything',
  picture: 'The rate that you draw, and how much of it arrives',
  rate: ['Your rate', 'Mb/s'] as readonly string[],
  link: ['Who is on', 'the link'] as readonly string[],
  slider: 'Your rate, megabits per second',
  locked: 'The link has locked your rate',
  over: 'The run is over',
  rateSpoken: (bits: number, share: number): string =>
    `${mbps(bits)} megabits per second; an equal share is ${mbps(share)}`,
  drag: { keys: 'drag, or ↑ ↓', touch: 'drag' },
  ofLink: (bits: number): string => `the link carries ${mbps(bits)} Mb/s`,
  /** Words and number. */
  share: (bits: number): readonly [string, string] => ['equal share', mbps(bits)],
  you: 'you',
  others: (count: string): string => `the other ${count}`,
  nothing: 'nothing delivered',
  lost: 'cells lost',
  soFar: (own: number, lost: number, sent: number, others: number): string =>
    `So far: you get ${fixed(own, 1)} Mb/s and have lost ${whole(lost)} of ${whole(sent)} packets; the others get ${fixed(others, 1)} each.`,
  hint: 'Your packets are not sent again, and no loss makes you wait. The rate is yours alone.',
  stands: (seconds: string): string => `Time stopped at ${seconds} s`,
  linkSpoken: (own: number, others: number): string =>
    `You get ${fixed(own, 1)} Mb/s, the others ${fixed(others, 1)} each`,
  /** `name`: what would have sent there. */
  result: (
    own: { readonly mbps: number; readonly lost: number; readonly sent: number },
    baseline: { readonly mbps: number; readonly lost: number; readonly sent: number },
    name: string,
  ): string =>
    `You got ${fixed(own.mbps, 1)} Mb/s and lost ${whole(own.lost)} of ${whole(own.sent)} packets; ${name} in your place got ${fixed(baseline.mbps, 1)} and lost ${whole(baseline.lost)} of ${whole(baseline.sent)}.`,
  fairness: (count: string, own: number, baseline: number, fair: number, fairBaseline: number): string =>
    `The other ${count} got ${fixed(own, 1)} Mb/s each instead of ${fixed(baseline, 1)}: fairness ${fixed(fair, 2)} instead of ${fixed(fairBaseline, 2)}.`,
  ownResult: (own: { readonly mbps: number; readonly lost: number; readonly sent: number }): string =>
    `You got ${fixed(own.mbps, 1)} Mb/s and lost ${whole(own.lost)} of ${whole(own.sent)} packets.`,
  waiting: (name: string): string => `${name} is running in your place, with the same seed.`,
  failed: (name: string, why: string): string => `${name} could not be run in your place: ${why}`,
  /** By how many Mb/s, with each seed. */
  seeds: (seeds: readonly number[], by: readonly string[], name: string): string =>
    `You against ${name} with seeds ${seeds.join(', ')}: ${by.join(`${notation.list} `)} Mb/s.`,
  table: 'You and the other in your place',
  head: {
    own: 'you',
    got: 'Mb/s got',
    lost: 'packets lost',
    others: (count: string): string => `Mb/s of each of the other ${count}`,
    fairness: 'fairness, 1: all get the same',
    timeouts: 'timers ended',
  },
  lostOf: (lost: number, sent: number): string => `${whole(lost)} of ${whole(sent)}`,
  window: (from: string, to: string, seed: number): string => `counted from ${from} to ${to} s, seed ${seed}`,
};
