import type { CompleteVc } from '../../../scenario/document/complete.ts';
import type { RmTable } from '../../abr/rmTable.ts';

/** The tables that hold the RM cells of each VC while they are in transit. */
export interface LoopPlan {
  /** By VC index, from the source on: one table for each part of its control loop; none without rate control. */
  readonly segments: readonly (readonly RmTable[])[];
  /** Tables of the RM cells that pass a hop in either direction, by VC index; null for VCs without RM cells there. */
  at(hop: string): readonly (RmTable | null)[];
}

/** Whether switches with `segments` cut the control loop of this VC: only under the rules of TM 4.0. */
export const isCut = ({ abr }: Pick<CompleteVc, 'abr'>): boolean => abr?.rule === 'tm4';

/** The plan for `vcs` VCs without rate control. */
export function noLoops(vcs: number): LoopPlan {
  const none = Array<null>(vcs).fill(null);
  return { segments: Array(vcs).fill([]), at: () => none };
}
