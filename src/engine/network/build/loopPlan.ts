import type { CompleteVc } from '../../../scenario/document/complete.ts';
import type { RmTable } from '../../abr/rmTable.ts';

/** Where the RM cells of each VC are while they are under way. */
export interface LoopPlan {
  /** By VC index, from the source on: a table for each segment of its loop; none without rate control. */
  readonly segments: readonly (readonly RmTable[])[];
  /** Tables of the RM cells that pass a hop in either direction, by VC index; null for VCs without. */
  at(hop: string): readonly (RmTable | null)[];
}

/** Whether the loop of this VC is cut at a switch with `segments`: PRCA has none to cut. */
export const isCut = ({ abr }: Pick<CompleteVc, 'abr'>): boolean => abr?.rule === 'tm4';

/** Of so many VCs without rate control. */
export function noLoops(vcs: number): LoopPlan {
  const none = Array<null>(vcs).fill(null);
  return { segments: Array(vcs).fill([]), at: () => none };
}
