/** What nothing needs before something is asked about a run: why an event came about, what became of a frame or an RM cell, what a VC does. */

export { FollowedFrames } from './probe/followedFrames.ts';
export { liveStatesOf } from './probe/liveState/liveStates.ts';
export { RmReplay } from './probe/rm/rmReplay.ts';
export type { Replay } from './probe/why/eventExplainer.ts';
export { eventExplainer } from './probe/why/why.ts';
