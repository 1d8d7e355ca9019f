import type { StateArrow } from '../../../contract/index.ts';

/** The picture of the states that a rule keeps for each VC. */
export const vcStateTexts = {
  title: 'States of the VCs',
  label: 'States that the rule keeps for each VC, and the VCs in them now',
  many: (vcs: number) => `${vcs} VCs`,
  /** Meaning of a letter at an arrow, and of the same letter with a bar. */
  key: [
    ['e', 'last cell of a frame', 'another cell'],
    ['m', 'draws a mark', 'draws none'],
    ['A', 'is accepted', ''],
    ['D', 'is discarded', ''],
  ],
  arrow: ({ last, mark, accepted }: StateArrow, from: string, to: string) => {
    const cell = last ? 'the last cell of a frame' : 'another cell';
    if (mark === null)
      return accepted
        ? `In ${from} ${cell} is accepted: ${to} follows`
        : `In ${from} ${cell} is discarded: ${to} follows`;
    if (mark)
      return accepted
        ? `In ${from} ${cell} that draws a mark is accepted: ${to} follows`
        : `In ${from} ${cell} that draws a mark is discarded: ${to} follows`;
    return accepted
      ? `In ${from} ${cell} that draws none is accepted: ${to} follows`
      : `In ${from} ${cell} that draws none is discarded: ${to} follows`;
  },
} as const;
