/** The nearest value from `low` to `high`; of nothing between them `low`. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
