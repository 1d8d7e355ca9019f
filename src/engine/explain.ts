/** Explanations of a run, loaded on request: reasons of events, frames and RM cells of a VC, and its present states. */

export { FollowedFrames } from './probe/followedFrames.ts';
export { liveStatesOf } from './probe/liveState/liveStates.ts';
export { RmReplay } from './probe/rm/rmReplay.ts';
export type { Replay } from './probe/why/eventExplainer.ts';
export { eventExplainer } from './probe/why/why.ts';
