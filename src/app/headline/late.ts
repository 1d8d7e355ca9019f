import { invalidateNow } from '../clocks.ts';
import { latePart } from '../late.ts';

/** Why a run is paused: nothing has stopped before the first picture has moved. */
export const paused = latePart(() => import('./paused.ts'));

/** Sentences and marks of runs under rate control or with credit. The first picture is of neither. */
export const rated = latePart(() => import('./rateControl.ts'));
// A paused page paints them once they are there.
rated.subscribe(invalidateNow);
