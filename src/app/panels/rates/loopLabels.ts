/** Where the loop picture of an RM cell puts its words, units of the picture. */
export interface LoopPlaces {
  /** Of `cut here`. */
  readonly mark: number;
  /** Of the ER that comes home, and of the ACR it leads to. */
  readonly er: number;
  readonly acr: number;
}

/** Height of the way out. */
export const FORWARD = 24;
/** Distance of two lines of words, in writing for a desk and for a hall. */
export const LINES = { near: 14, far: 17 } as const;
/** From a line of the picture to the words above and below it. */
const ABOVE = 8;
const BELOW = 18;
/** Two lines above the way back stand below this: clear of the way out. */
const HIGHEST = FORWARD + 28;
/** The lowest words end above the names of the stations. */
const LOWEST = 114;

/**
 * Heights of the words, none on another. Three lines stand below the way back, or the two that belong to it above it.
 * @param back height of the way back where it comes home
 * @param mark whether the cell was changed, and on which way; @param line distance of two lines
 */
export function loopPlaces(back: number, mark: 'forward' | 'backward' | null, line: number): LoopPlaces {
  const above = { er: back - ABOVE, acr: back - ABOVE - line };
  const below = { er: back + BELOW, acr: back + BELOW + line };
  if (mark === null) return { mark: back, ...(above.acr > HIGHEST ? above : below) };
  if (mark === 'forward') {
    const near = FORWARD + 16;
    // A small cut leaves no room between the two ways.
    if (back < near + line)
      return { mark: back + BELOW, er: back + BELOW + line, acr: back + BELOW + 2 * line };
    return { mark: near, ...(above.acr >= near + line ? above : below) };
  }
  const own = back + BELOW;
  const fits = own + 2 * line <= LOWEST;
  return { mark: own, ...(fits ? { er: own + line, acr: own + 2 * line } : above) };
}
