/** base^n for whole n >= 0, by squaring: with products alone it is the same in every browser. */
export function power(base: number, n: number): number {
  let result = 1;
  let square = base;
  for (let left = n; left > 0 && result !== 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/**
 * The chance per cell that gives a packet of n cells the chance `packet`: 1 - (1 - packet)^(1/n), the inverse of
 * Rosolen et al. 1999, eq. 2. The root by Newton's iteration from above, until it falls no further.
 */
export function cellProbability(packet: number, n: number): number {
  const survival = 1 - packet;
  if (survival <= 0) return 1;
  let root = 1;
  for (;;) {
    const next = ((n - 1) * root + survival / power(root, n - 1)) / n;
    if (!(next < root)) return 1 - root;
    root = next;
  }
}

/**
 * Figure 2 of Rosolen et al. 1999: 0 below `minTh`, the first part from there to `top` at `maxTh`, a second part
 * from `top` to 1 at `certainAt`, and 1 beyond. Without a second part `certainAt` is `maxTh`: a step.
 */
export function ramp(average: number, minTh: number, maxTh: number, top: number, certainAt: number): number {
  if (average < minTh) return 0;
  if (average < maxTh) return (top * (average - minTh)) / (maxTh - minTh);
  if (average === maxTh) return top;
  return average < certainAt ? top + ((1 - top) * (average - maxTh)) / (certainAt - maxTh) : 1;
}
