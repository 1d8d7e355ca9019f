import type { Cells } from '../../contract/index.ts';
import { isAckFlow } from '../../engine/atm/cell.ts';
import type { FlowPlan } from './flowPlan.ts';
import type { FrameSizes } from './frames.ts';
import { hopsAlong } from './paths.ts';

/** A flow whose cells cross a port: a queue there, if the port has queues. */
export interface Crossing {
  readonly flow: number;
  /** Place of its VC in the document, of a merged VC the first that it carries. */
  readonly vc: number;
  readonly merged: boolean;
  /** Its longest frame there. */
  readonly frameCells: Cells;
}

/** By hop. @param sizes by VC; sources without acknowledgements have none of that flow */
export function crossingsByHop(
  { flows }: FlowPlan,
  sizes: readonly FrameSizes[],
): ReadonlyMap<string, readonly Crossing[]> {
  const all = new Map<string, Crossing[]>();
  for (const [flow, { path, directions, merged }] of flows.entries()) {
    const cells = directions.map(
      (direction) => sizes[direction >> 1]![isAckFlow(direction) ? 'ackCells' : 'dataCells'],
    );
    const frameCells = Math.max(...cells);
    if (cells.length === 0 || frameCells === 0) continue;
    for (const hop of hopsAlong(path)) {
      const known = all.get(hop);
      const crossing = { flow, vc: directions[0]! >> 1, merged, frameCells };
      if (known === undefined) all.set(hop, [crossing]);
      else known.push(crossing);
    }
  }
  return all;
}
