import { percent, signed } from '../format.ts';

/** By how much b is more than a, a share of a. */
export const changeOf = (a: number, b: number): number => b / a - 1;

/** `109 %`, of what is more and of what is less: only none is 100 % less. */
export const sayShare = (a: number, b: number): string =>
  b < a ? percent(b > 0 ? Math.min(-changeOf(a, b), 0.99) : 1, 0) : percent(changeOf(a, b), 0);

/** `+109 %`, `−49 %` */
export const sayChange = (a: number, b: number): string => signed(sayShare(a, b), b - a);
