/** Jain's fairness index (sum x)^2 / (n * sum x^2): 1 if all are equal, 1/n if one has everything; NaN for all zero. */
export function jainIndex(shares: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const x of shares) {
    sum += x;
    squares += x * x;
  }
  return squares === 0 ? Number.NaN : (sum * sum) / (shares.length * squares);
}

/**
 * Fairness index of Rosolen et al. (equations 4 and 5): 100 (1 - sqrt(mean((x - mean)^2)) / mean), that is 100
 * less the coefficient of variation in percent. 100 if all are equal; below 0 if a few have nearly
 * everything; NaN for all zero.
 */
export function variationIndex(shares: readonly number[]): number {
  const mean = shares.reduce((sum, x) => sum + x, 0) / shares.length;
  if (!(mean > 0)) return Number.NaN;
  const variance = shares.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / shares.length;
  return 100 * (1 - Math.sqrt(variance) / mean);
}
