/** Shares that should be equal may differ in their last bits; no state is to change for these. */
const ROUNDING = 1e-9;

/** Less by more than rounding. Rates, cells/s. */
export const isLess = (a: number, b: number): boolean => b - a > ROUNDING * b;

/** Equal but for rounding. Rates, cells/s. */
export const isAlike = (a: number, b: number): boolean => !isLess(a, b) && !isLess(b, a);
