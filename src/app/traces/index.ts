import { FrameTrace } from './frames.ts';
import { LiveTrace } from './live.ts';
import { TraceStore } from './store.ts';

export type { EventSeries } from './types.ts';
export { LiveTrace, TraceStore };

/** The traces of the run on the stage: written by the client on every batch, read by panels. */
export const traceStore = new TraceStore();

/** What the policy of the shown port told on the way. */
export const liveTrace = new LiveTrace();

/** The frames of the followed VC about the visible range, while somebody looks at them. */
export const frameTrace = new FrameTrace();
