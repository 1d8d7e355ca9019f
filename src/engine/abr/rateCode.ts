const MOST = 4_290_772_992;

/**
 * Encodes a rate in the format of RM cells (TM 4.0, 5.10.3.2): 2^e * (1 + m / 512) cells/s with e of 5 and m of 9 bits,
 * rounded down; rates below 1 become 0. @returns the 16-bit code: nz << 14 | e << 9 | m
 */
export function encodeRate(cellsPerSecond: number): number {
  if (!(cellsPerSecond >= 1)) return 0;
  const rate = Math.min(cellsPerSecond, MOST);
  let e = 0;
  let power = 1;
  while (power * 2 <= rate) {
    power *= 2;
    e++;
  }
  const m = Math.floor((rate / power - 1) * 512);
  return (1 << 14) | (e << 9) | m;
}

/** @param code 16 bits @returns cells per second */
export function decodeRate(code: number): number {
  if ((code & (1 << 14)) === 0) return 0;
  const e = (code >> 9) & 31;
  return ((1 << e) >>> 0) * (1 + (code & 511) / 512);
}

/** A rate after encoding in an RM cell: at most 0.2 % less. */
export const asCarried = (cellsPerSecond: number): number => decodeRate(encodeRate(cellsPerSecond));
