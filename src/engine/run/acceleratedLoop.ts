import type { Picoseconds } from '../../contract/index.ts';
import type { Network } from '../network/nodes/network.ts';
import type { LogicalProcess } from './logicalProcesses.ts';
import type { MarkReader } from './marks.ts';

/** Runs the switches of a network, and the hosts connected to them, faster than `lookaheadLoop.ts` and with the same result. */
export interface AcceleratedLoop {
  /** Runs all nodes from `now` to `end` in one batch. @param marks null if nothing reads counters in between */
  run(now: Picoseconds, end: Picoseconds, marks: MarkReader | null): void;
}

/** @param hostLookahead maximum lead of hosts over switches; @param accessLookahead lookahead of the links between them */
export type MakeAcceleratedLoop = (
  network: Network,
  processes: readonly LogicalProcess[],
  hostLookahead: Picoseconds,
  accessLookahead: Picoseconds,
) => AcceleratedLoop;

let make: MakeAcceleratedLoop | null = null;

/**
 * Makes an accelerated loop available to all runs from now on; null withdraws it from runs that have not created one yet. The result
 * of a run is the same with and without it.
 */
export function offerAcceleratedLoop(maker: MakeAcceleratedLoop | null): void {
  make = maker;
}

export const acceleratedLoopFor: (...parts: Parameters<MakeAcceleratedLoop>) => AcceleratedLoop | null = (
  ...parts
) => (make === null ? null : make(...parts));
