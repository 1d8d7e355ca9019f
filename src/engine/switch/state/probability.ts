/** base^n for whole n >= 0, by squaring: products only, so that the result is the same in every browser. */
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
 * The drop probability per cell that gives a packet of n cells the drop probability `packet`: 1 - (1 - packet)^(1/n), the inverse of
 * Rosolen et al. 1999, eq. 2. The root is found by Newton's iteration from above, until it no longer decreases.
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
 * Drop probability by average queue, figure 2 of Rosolen et al. 1999: 0 below `minTh`, linear from there to `top` at `maxTh`, linear again
 * from `top` to 1 at `certainAt`, and 1 beyond. With `certainAt` = `maxTh` there is no second ramp, but a step.
 */
export function ramp(average: number, minTh: number, maxTh: number, top: number, certainAt: number): number {
  if (average < minTh) return 0;
  if (average < maxTh) return (top * (average - minTh)) / (maxTh - minTh);
  if (average === maxTh) return top;
  return average < certainAt ? top + ((1 - top) * (average - maxTh)) / (certainAt - maxTh) : 1;
}
