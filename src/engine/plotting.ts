/** What a figure over time shows of a run, and where a run is worth a look; the worker loads it for whole runs only. */
export { type Look, lookAt, momentIn } from './metrics/moment.ts';
export { drawTrace } from './probe/drawnTrace.ts';
