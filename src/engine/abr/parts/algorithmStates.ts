/** How algorithms regard a VC: places in `ALGORITHM_STATES` of the contract, which has the words for them. */
export const UNKNOWN = 0;
/** Held to its rate elsewhere; held to it at this port. */
export const SATISFIED = 1;
export const BOTTLENECKED = 2;
/** The one with the largest rate. */
export const LARGEST = 6;
