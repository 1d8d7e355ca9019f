/** From 1.5 to any number in [1, 2], with an error that squares each time. */
const STEPS = 7;

/**
 * The cube root of a number that is not negative, from + - * / alone, so that its last bit is the same everywhere (that of
 * the built-in one is not). x = m * 8^k with m in [1, 8); the root of m by Newton's method.
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
