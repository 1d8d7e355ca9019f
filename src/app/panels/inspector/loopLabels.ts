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
  const below = { er: back + BELOW, acr: back + BELOW + line };
  if (mark === null) return { mark: back, ...(above.acr > HIGHEST ? above : below) };
  const own = back + BELOW;
  if (own + 2 * line <= LOWEST) return { mark: own, er: own + line, acr: own + 2 * line };
  if (mark === 'backward') {
    const clear = above.acr - LETTERS > fall;
    return { mark: own, er: above.er, acr: clear ? above.acr : own + line };
  }
  // The two ways lie close: nothing fits between them.
  return { mark: dot - ABOVE > HIGHEST - line ? dot - ABOVE : dot + BELOW, ...below };
}
