import { perSession } from '../session/session.ts';
import { BranchTraces } from './branches.ts';
import { FrameTrace } from './frames.ts';

export { TraceStore } from './store.ts';
export type { ChannelTrace, EventSeries } from './types.ts';

/** The traces of every branch of the run, written on every batch; panels read those that are `shown`. */
export const tracesOf = perSession(() => new BranchTraces());

/** The frames of the followed VC about the visible range, while a reader looks at them. */
export const framesOf = perSession(() => new FrameTrace());
