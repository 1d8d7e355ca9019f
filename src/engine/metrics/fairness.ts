/** Jain's index (sum x)^2 / (n * sum x^2): 1 when all are equal, 1/n when one has everything; NaN for all zero. */
export function jainIndex(shares: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const x of shares) {
    sum += x;
    squares += x * x;
  }
  return squares === 0 ? Number.NaN : (sum * sum) / (shares.length * squares);
}
