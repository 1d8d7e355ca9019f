import type { Picoseconds } from '../../contract/index.ts';
import type { Network } from '../network/nodes/network.ts';
import type { LogicalProcess } from './logicalProcesses.ts';
import type { MarkReader } from './marks.ts';

/** Runs the switches of a network, and the hosts next to them, faster than `windows.ts` and with the same result. */
export interface Strider {
  /** From one time to another, in a batch of all nodes. @param marks null: nothing reads on the way */
  stride(now: Picoseconds, end: Picoseconds, marks: MarkReader | null): void;
}

/** @param lead by how much hosts may be ahead of switches; @param access the way between them */
export type MakeStrider = (
  network: Network,
  crossings: readonly LogicalProcess[],
  lead: Picoseconds,
  access: Picoseconds,
) => Strider;

let make: MakeStrider | null = null;

/** From now on runs may have one; null: those that have none yet get none. What a run does is the same with and without. */
export function offerStriders(maker: MakeStrider | null): void {
  make = maker;
}

export const striderFor: (...parts: Parameters<MakeStrider>) => Strider | null = (...parts) =>
  make === null ? null : make(...parts);
