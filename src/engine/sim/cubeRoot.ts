/** Newton steps from 1.5 to any root in [1, 2]; each squares the relative error. */
const STEPS = 7;

/**
 * The cube root of a non-negative number, computed with + - * / only, so that its last bit is the same in every browser (unlike
 * that of `Math.cbrt`). x = m * 8^k with m in [1, 8); the root of m by Newton's method.
 */
export function cubeRoot(x: number): number {
  if (!(x > 0) || x === Infinity) return x;
  let m = x;
  let scale = 1;
  while (m >= 8) {
    m /= 8;
    scale *= 2;
  }
  while (m < 1) {
    m *= 8;
    scale /= 2;
  }
  let root = 1.5;
  for (let i = 0; i < STEPS; i++) root -= (root - m / (root * root)) / 3;
  return root * scale;
}
