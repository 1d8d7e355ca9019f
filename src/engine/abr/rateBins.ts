/** Bins of a doubling: rates of a bin differ by at most 0.8 %. */
export const FINE = 128;
const FINE_BITS = 7;
/** Eighths of a cell/s are distinguished. */
const PARTS = 8;
/** So many eighths are above every link: 2^28 cells/s. */
const MOST = 2_147_483_647;

/** An eighth of a cell/s each below 16 cells/s, then 128 bins to each doubling. */
export function binOfRate(rate: number): number {
  const whole = Math.min(MOST, Math.floor(PARTS * rate));
  const top = 31 - Math.clz32(whole);
  return whole < FINE ? whole : (top - FINE_BITS) * FINE + (whole >>> (top - FINE_BITS));
}

/** Lowest rate of a bin, cells/s. */
export function rateBinStart(bin: number): number {
  if (bin < FINE) return bin / PARTS;
  const doublings = Math.floor(bin / FINE) - 1;
  return (((FINE + (bin % FINE)) << doublings) >>> 0) / PARTS;
}
