import type { MechanismInfo, ParameterValues, ShareDocument } from '../../../contract/index.ts';
import type { SharingCase, SharingOutcome } from '../shares/sharing.ts';

/** Shares of a port's buffer, 0 to 1: what a queue is guaranteed, and the most it may hold. */
export interface Shares {
  readonly min: number;
  readonly max: number;
}

/**
 * The seam of buffer allocations: how the queues of a port share its places. `BufferSharing` holds
 * them to it. One allocation, one file; its line in `index.ts` makes it known everywhere.
 */
export interface AllocationDefinition extends MechanismInfo {
  /** No VC has a share, so there is nothing to enforce. */
  readonly isShared?: true;
  /** Line of the pseudo-code that refuses a cell of a queue that holds its most. */
  readonly capLine: number;
  /** @param own shares that the VC brings itself; @param queues number of queues at the port */
  shares(params: ParameterValues, own: ShareDocument, queues: number): Shares;
  /** Explains line by line what happens to a cell; `BufferSharing` carries it out. */
  explain(placing: SharingCase): SharingOutcome;
}
