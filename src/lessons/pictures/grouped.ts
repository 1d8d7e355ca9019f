import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** Cells of packets of several senders, any of which the reader can drop: the same losses counted in three ways. */
export interface GroupedPicture {
  readonly name: 'grouped';
  readonly senders: number;
  /** Packets per sender, and cells per packet. */
  readonly packets: number;
  readonly cells: number;
  /** Lost cells per packet when the losses are spread over many. */
  readonly spread: number;
}

export const grouped = pictureRule<GroupedPicture>({
  settings: { senders: number(2, 16), packets: number(1, 4), cells: number(2, 40), spread: number(1, 40) },
  together({ senders, packets, cells, spread }) {
    const most = senders * spread;
    const all = packets * cells;
    return all % spread === 0 && all <= most
      ? null
      : {
          value: `${all} cells of a sender`,
          expected: `a multiple of spread, and at most senders × spread = ${most}`,
        };
  },
});
