import { list, number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** The packets of one window of a sender, any of which the reader can lose. */
export interface WindowPicture {
  readonly name: 'window';
  readonly packets: number;
  /** Those that the run of the lesson loses, from 1. */
  readonly lost: readonly number[];
  /** The shortest wait for the timer, and a round trip without a queue. */
  readonly timerMs: number;
  readonly tripMs: number;
}

/** More packets are no picture. */
const MOST_PACKETS = 84;
const ms = number(0.001, 60_000);

export const window = pictureRule<WindowPicture>({
  settings: {
    packets: number(4, MOST_PACKETS),
    lost: list(number(1, MOST_PACKETS), 1),
    timerMs: ms,
    tripMs: ms,
  },
  together: ({ packets, lost }) =>
    lost.every((packet) => packet <= packets)
      ? null
      : { value: String(Math.max(...lost)), expected: `numbers of packets from 1 to ${packets}` },
});
