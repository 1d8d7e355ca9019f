import { type LabelBox, placeLabels } from '../../plot/labels.ts';

/** Heights of the words in the loop picture of an RM cell, in units of the picture. */
export interface LoopPlaces {
  /** Height of the label `cut here`. */
  readonly mark: number;
  /** Heights of the ER that returns to the source, and of the ACR that follows from it. */
  readonly er: number;
  readonly acr: number;
}

/** Height of the forward path at its start, and the distance down to the backward path at the same ER. */
export const FORWARD = 24;
export const APART = 12;
/** Height of the backward path where ER is 0: words have room below it. */
export const BACK = 80;
/** Line spacing of words, at desk size and at lecture hall size. */
export const LINES = { near: 14, far: 17 } as const;
/** Distances from a line of the picture to the words above and below it. */
const ABOVE = 8;
const BELOW = 18;
/** Height of letters including the room above them. */
const LETTERS = 14;
/** Two lines of words above the backward path are below this height, clear of the forward path. */
const HIGHEST = FORWARD + 28;
/** The lowest words end above the names of the stations. */
const LOWEST = 114;

/** Candidate heights of the words, and the stretch that has to be free for them. */
type Wish = LoopPlaces & LabelBox;

const wishFor = (words: LoopPlaces, ...deciding: readonly number[]): Wish => ({
  ...words,
  from: Math.min(...deciding),
  to: Math.max(...deciding),
});

/**
 * Heights of the words, so that they overlap neither each other nor a path: below the backward path where there is room.
 * @param back height of the backward path at the source
 * @param mark direction in which the cell was changed, if it was; @param line spacing of two lines
 * @param dot height of the mark on the forward path; @param fall height from which a mark on the backward path fell, next to the words
 */
export function loopPlaces(
  back: number,
  mark: 'forward' | 'backward' | null,
  line: number,
  dot = back - APART,
  fall = FORWARD,
): LoopPlaces {
  const above = { er: back - ABOVE, acr: back - ABOVE - line };
  const own = back + BELOW;
  const below = { er: own, acr: own + line };
  const allBelow = wishFor({ mark: own, er: own + line, acr: own + 2 * line }, own, own + 2 * line);
  /** `highest` is the limit that words stay below; `wishes` are candidates, best first, of which the last is always free. */
  const { highest, wishes } = {
    none: {
      highest: HIGHEST,
      wishes: [
        wishFor({ mark: back, ...above }, above.acr, above.er),
        wishFor({ mark: back, ...below }, own),
      ],
    },
    backward: {
      highest: fall + LETTERS,
      wishes: [
        allBelow,
        wishFor({ mark: own, ...above }, above.acr, above.er),
        wishFor({ mark: own, er: above.er, acr: below.acr }, own),
      ],
    },
    // Where the two paths are close, nothing fits between them.
    forward: {
      highest: HIGHEST - line,
      wishes: [
        allBelow,
        wishFor({ mark: dot - ABOVE, ...below }, dot - ABOVE),
        wishFor({ mark: dot + BELOW, ...below }, own),
      ],
    },
  }[mark ?? 'none'];
  const ways = [
    { from: -Infinity, to: highest },
    { from: LOWEST, to: Infinity },
  ];
  const { mark: at, er, acr } = placeLabels([wishes], ways)[0] ?? wishes.at(-1) ?? allBelow;
  return { mark: at, er, acr };
}
