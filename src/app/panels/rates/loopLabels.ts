/** Where the loop picture of an RM cell puts its words, units of the picture. */
export interface LoopPlaces {
  /** Of `cut here`. */
  readonly mark: number;
  /** Of the ER that comes home, and of the ACR it leads to. */
  readonly er: number;
  readonly acr: number;
}

/** Height of the way out, and distance of two lines of words. */
export const FORWARD = 24;
const LINE = 14;
/** From a line of the picture to the words above and below it. */
const ABOVE = 8;
const BELOW = 18;
/** The lowest words end above the names of the stations. */
const LOWEST = 114;

/**
 * Heights of the words, none on another. Three lines stand below the way back, or the two that belong to it above it.
 * @param back height of the way back where it comes home
 * @param mark whether the cell was changed, and on which way
 */
export function loopPlaces(back: number, mark: 'forward' | 'backward' | null): LoopPlaces {
  const above = { er: back - ABOVE, acr: back - ABOVE - LINE };
  const below = { er: back + BELOW, acr: back + BELOW + LINE };
  if (mark === null) return { mark: back, ...(above.acr > FORWARD + 2 * LINE ? above : below) };
  if (mark === 'forward') {
    const near = FORWARD + 16;
    // A small cut leaves no room between the two ways.
    if (back < near + LINE)
      return { mark: back + BELOW, er: back + BELOW + LINE, acr: back + BELOW + 2 * LINE };
    return { mark: near, ...(above.acr >= near + LINE ? above : below) };
  }
  const own = back + BELOW;
  const fits = own + 2 * LINE <= LOWEST;
  return { mark: own, ...(fits ? { er: own + LINE, acr: own + 2 * LINE } : above) };
}
