/** States of a VC in algorithms, as indices into `ALGORITHM_STATES` of the contract, which has their names. */
export const UNKNOWN = 0;
/** The rate of the VC is limited elsewhere (satisfied), or at this port (bottlenecked). */
export const SATISFIED = 1;
export const BOTTLENECKED = 2;
/** The VC with the largest rate. */
export const LARGEST = 6;
