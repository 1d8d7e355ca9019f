/** What nobody needs before something is asked about a run: why an event came about, what became of a frame or an RM cell. */
export { FollowedFrames } from './probe/followedFrames.ts';
export { RmReplay } from './probe/rmReplay.ts';
export { whyKind } from './probe/why.ts';
export type { Replaying } from './probe/whyKind.ts';
