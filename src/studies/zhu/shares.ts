/**
 * Max-min fair shares by weight: none gets more than it wants, and who gets less than that gets
 * the same per weight as all others who do (water-filling).
 */
export function fairShares(
  capacity: number,
  demands: readonly number[],
  weights: readonly number[] = demands.map(() => 1),
): readonly number[] {
  const perWeight = (vc: number): number => (demands[vc] ?? 0) / (weights[vc] ?? 1);
  const order = [...demands.keys()].sort((a, b) => perWeight(a) - perWeight(b));
  const shares = demands.map(() => 0);
  let left = capacity;
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
  for (const vc of order) {
    const weight = weights[vc] ?? 1;
    const share = Math.min(demands[vc] ?? 0, (left * weight) / weightLeft);
    shares[vc] = share;
    left -= share;
    weightLeft -= weight;
  }
  return shares;
}
