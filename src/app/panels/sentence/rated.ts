/** What is said and drawn of runs under rate control or with credit: one script. */
export { creditTelling } from '../credit/live.ts';
export { paintRateChanges } from '../rates/paintChanges.ts';
export { rateTelling } from '../rates/telling.ts';
