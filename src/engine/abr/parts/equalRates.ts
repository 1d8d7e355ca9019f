/** Relative tolerance for rounding: shares that should be equal may differ in their last bits, which must not change states. */
const ROUNDING = 1e-9;

/** Whether a is less than b by more than rounding. Rates, cells/s. */
export const isLess = (a: number, b: number): boolean => b - a > ROUNDING * b;

/** Whether two rates are equal except for rounding, cells/s. */
export const isAlike = (a: number, b: number): boolean => !isLess(a, b) && !isLess(b, a);
