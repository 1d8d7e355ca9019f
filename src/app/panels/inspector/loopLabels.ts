import { type LabelBox, placeLabels } from '../../plot/labels.ts';

/** Where the loop picture of an RM cell puts its words, units of the picture. */
export interface LoopPlaces {
  /** Of `cut here`. */
  readonly mark: number;
  /** Of the ER that comes home, and of the ACR it leads to. */
  readonly er: number;
  readonly acr: number;
}

/** Height of the way out where it begins, and of the way back below it at the same ER. */
export const FORWARD = 24;
export const APART = 12;
/** Of the way back where ER is 0: words have room below it. */
export const BACK = 80;
/** Distance of two lines of words, in writing for a desk and for a hall. */
export const LINES = { near: 14, far: 17 } as const;
/** From a line of the picture to the words above and below it. */
const ABOVE = 8;
const BELOW = 18;
/** Height of letters with room above. */
const LETTERS = 14;
/** Two lines above the way back are below this: clear of the way out. */
const HIGHEST = FORWARD + 28;
/** The lowest words end above the names of the stations. */
const LOWEST = 114;

/** Words, and the stretch of heights that decides whether they may be there. */
type Wish = LoopPlaces & LabelBox;

const wishFor = (words: LoopPlaces, ...deciding: readonly number[]): Wish => ({
  ...words,
  from: Math.min(...deciding),
  to: Math.max(...deciding),
});

/**
 * Heights of the words, none on another and none on a way: below the way back where there is room.
 * @param back height of the way back where it comes home
 * @param mark whether the cell was changed, and on which way; @param line distance of two lines
 * @param dot height of the mark on the way out; @param fall height from which a mark on the way back has come, next to the words
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
  /** What words keep below of, and their places from the best one on; the last of them is always free. */
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
    // Where the two ways lie close, nothing fits between them.
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
