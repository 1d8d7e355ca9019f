import { list, number, record, text } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** The senders that each overflow of a run hits, for runs that differ in one thing. */
export interface TurnsPicture {
  readonly name: 'turns';
  readonly senders: number;
  /** The first overflow after this moment, s, is number 1. */
  readonly fromS: number;
  readonly runs: readonly { readonly name: string; readonly hit: readonly (readonly number[])[] }[];
}

const MOST = 20;

export const turns = pictureRule<TurnsPicture>({
  settings: {
    senders: number(2, MOST),
    fromS: number(0, 9000),
    runs: list(record({ name: text, hit: list(list(number(1, MOST), 1), 1) }), 1),
  },
  together({ senders, runs }) {
    const most = Math.max(...runs.flatMap(({ hit }) => hit.flat()));
    return most <= senders
      ? null
      : { value: String(most), expected: `numbers of senders from 1 to ${senders}` };
  },
});
