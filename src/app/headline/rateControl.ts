/** Headlines and marks for runs with rate control or credit, in one script. */

export { paintRateChanges } from '../rates/paintChanges.ts';
export { rateHeadline } from '../rates/rateHeadline.ts';
export { creditHeadline } from './credit.ts';
