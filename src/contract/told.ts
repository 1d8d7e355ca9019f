/** So many faults of a text are told one by one; of the rest their number. */
export const MOST_TOLD = 10;
