/** So many faults of a text are shown one by one; of the rest their number. */
export const MOST_SHOWN = 10;
