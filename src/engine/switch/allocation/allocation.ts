import type { MechanismInfo, ParameterValues, ShareDocument } from '../../../contract/index.ts';
import type { SharingCase, SharingOutcome } from '../shares/sharing.ts';

/** Shares of a port's buffer, 0 to 1: the guaranteed minimum and the maximum of a queue. */
export interface Shares {
  readonly min: number;
  readonly max: number;
}

/**
 * The interface of buffer allocations: how the queues of a port share its places. `BufferSharing` enforces
 * the shares. One allocation, one file; its line in `index.ts` makes it known everywhere.
 */
export interface AllocationDefinition extends MechanismInfo {
  /** Set if no VC has a share, so that there is nothing to enforce. */
  readonly isShared?: true;
  /** Line of the pseudo-code that refuses a cell of a queue at its maximum. */
  readonly capLine: number;
  /** @param own shares set for the VC itself; @param queues number of queues at the port */
  shares(params: ParameterValues, own: ShareDocument, queues: number): Shares;
  /** Explains line by line what happens to a cell; `BufferSharing` carries it out. */
  explain(placing: SharingCase): SharingOutcome;
}
