/** What is said and drawn of runs under rate control or with credit: one script. */

export { paintRateChanges } from '../rates/paintChanges.ts';
export { rateTelling } from '../rates/telling.ts';
export { creditTelling } from './credit.ts';
