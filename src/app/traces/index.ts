import { FrameTrace } from './frames.ts';
import { TraceStore } from './store.ts';

export type { EventSeries } from './types.ts';
export { TraceStore };

/** The traces of the run on the stage: written by the client on every batch, read by panels. */
export const traceStore = new TraceStore();

/** The frames of the followed VC about the visible range, while somebody looks at them. */
export const frameTrace = new FrameTrace();
