/** What a figure over time shows of a run; the worker loads it for runs of the papers only. */
export { drawTrace } from './probe/drawnTrace.ts';
