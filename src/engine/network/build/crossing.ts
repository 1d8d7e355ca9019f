import type { Cells } from '../../../contract/index.ts';
import { isAckFlow } from '../../atm/cell.ts';
import type { FrameSizes } from '../judge/frames.ts';
import { takesHop } from '../judge/paths.ts';
import type { FlowPlan } from './flowPlan.ts';

/** A flow whose cells cross a port: a queue there, if the port has queues. */
export interface Crossing {
  readonly flow: number;
  /** Place of its VC in the document, of a merged VC the first that it carries. */
  readonly vc: number;
  readonly merged: boolean;
  /** Its longest frame there. */
  readonly frameCells: Cells;
}

/** @param sizes by VC; sources without acknowledgements have none of that flow */
export function crossingAt(
  { flows }: FlowPlan,
  sizes: readonly FrameSizes[],
  port: string,
): readonly Crossing[] {
  return flows.flatMap(({ path, owners, merged }, flow) => {
    if (!takesHop(path, port)) return [];
    const cells = owners.map((owner) => sizes[owner >> 1]![isAckFlow(owner) ? 'ackCells' : 'dataCells']);
    const frameCells = Math.max(...cells);
    return frameCells === 0 ? [] : [{ flow, vc: owners[0]! >> 1, merged, frameCells }];
  });
}
