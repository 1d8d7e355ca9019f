const TERMS = 11;

/**
 * ln x for x in (0, 1], computed with + - * / only, so that its last bit is the same in every browser (unlike that of
 * `Math.log`). x = m / 2^k with m in (0.7, 1.41], ln m = 2 (s + s^3/3 + s^5/5 + ...) with
 * s = (m - 1) / (m + 1); |s| < 0.18, so the omitted terms are below 1e-18.
 */
export function naturalLog(x: number): number {
  let m = x;
  let k = 0;
  while (m <= 0.7) {
    m *= 2;
    k++;
  }
  const s = (m - 1) / (m + 1);
  const square = s * s;
  let sum = 0;
  for (let i = TERMS; i >= 0; i--) sum = sum * square + 1 / (2 * i + 1);
  return 2 * s * sum - k * Math.LN2;
}
