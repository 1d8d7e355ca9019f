/** What is said and drawn of runs under rate control or with credit: one script. */

export { paintRateChanges } from '../rates/paintChanges.ts';
export { rateHeadline } from '../rates/rateHeadline.ts';
export { creditHeadline } from './credit.ts';
