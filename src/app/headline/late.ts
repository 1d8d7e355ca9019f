import { requestPaint } from '../clocks.ts';
import { latePart } from '../widgets/late.tsx';

/** Sentences and marks of runs under rate control or with credit. The first picture is of neither. */
export const rated = latePart(() => import('./rated.ts'));
// A paused page paints them once they are there.
rated.subscribe(requestPaint);
