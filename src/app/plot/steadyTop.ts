/** Tops of axes: the largest digit of one, times a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;
/** Below this share of the axis the signal is too small to read, and the axis shrinks. */
const LEAST_SHARE = 0.45;

/** The next round number at or above a value; 1 for nothing. */
export function roundUp(most: number): number {
  if (!(most > 0)) return 1;
  let unit = 1;
  while (unit * 10 < most) unit *= 10;
  while (unit > most) unit /= 10;
  return unit * (STEPS.find((step) => step * unit >= most) ?? 10);
}

/** The top of an axis that holds `most`: it stays while the signal fits it well, so that it does not jump while playing. */
export const steadyTop = (before: number | null, most: number): number =>
  before !== null && most <= before && most >= before * LEAST_SHARE ? before : roundUp(most);
