import type { StateArrow } from '../../../contract/index.ts';

/** The picture of the states that a rule keeps for each VC. */
export const vcStateTexts = {
  title: 'States of the VCs',
  label: 'States that the rule keeps for each VC, and the VCs in them now',
  many: (vcs: number) => `${vcs} VCs`,
  /** What a letter of an arrow means, and the same letter with a bar. */
  key: [
    ['e', 'last cell of a frame', 'another cell'],
    ['m', 'draws a mark', 'draws none'],
    ['A', 'is accepted', ''],
    ['D', 'is discarded', ''],
  ],
  cell: ({ last, mark, accepted }: StateArrow) => {
    const cell = last ? 'the last cell of a frame' : 'another cell';
    const drawn = mark === null ? '' : mark ? ' that draws a mark' : ' that draws none';
    return accepted ? `${cell}${drawn} is accepted` : `${cell}${drawn} is discarded`;
  },
  arrow: (from: string, cell: string, to: string) => `In ${from} ${cell}: ${to} follows`,
} as const;
