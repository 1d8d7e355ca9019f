/** Bins per doubling of the rate: rates of a bin differ by at most 0.8 %. */
export const FINE = 128;
const FINE_BITS = 7;
/** Resolution: eighths of a cell/s. */
const PARTS = 8;
/** Maximum rate in eighths: 2^28 cells/s, above every link. */
const MOST = 2_147_483_647;

/** Bin of a rate, cells/s. Bins are an eighth of a cell/s wide below 16 cells/s; above there are 128 per doubling. */
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
