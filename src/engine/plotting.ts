/** Data of figures over time, and the moment of a run to open at; the worker loads it for whole runs only. */
export { type Look, lookAt, momentIn } from './metrics/moment.ts';
export { drawTrace } from './probe/drawnTrace.ts';
