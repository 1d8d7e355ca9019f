import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { hopId } from '../../../scenario/judge/paths.ts';
import { RmTable } from '../../abr/rmTable.ts';

/** Where the RM cells of each VC are while they are under way. */
export interface LoopPlan {
  /** By VC index, from the source on: a table for each segment of its loop; none without rate control. */
  readonly segments: readonly (readonly RmTable[])[];
  /** Tables of the RM cells that pass a hop in either direction, by VC index; null for VCs without. */
  at(hop: string): readonly (RmTable | null)[];
}

/** Whether the loop of this VC is cut at a switch with `segments`: PRCA has none to cut. */
export const isCut = ({ abr }: Pick<CompleteVc, 'abr'>): boolean => abr?.rule === 'tm4';

/** The loop of a VC, cut at each switch with `segments` that it passes. */
export function planLoops({ nodes, vcs }: CompleteScenario): LoopPlan {
  const cutters = new Set(nodes.flatMap(({ id, segments }) => (segments === true ? [id] : [])));
  const none = vcs.map(() => null);
  const byHop = new Map<string, (RmTable | null)[]>();
  const put = (hop: string, vc: number, table: RmTable): void => {
    const tables = byHop.get(hop) ?? [...none];
    tables[vc] = table;
    byHop.set(hop, tables);
  };
  const segments = vcs.map((vc, index): RmTable[] => {
    if (vc.abr === null) return [];
    const { quantizeRm } = vc.abr;
    const tables = [new RmTable(0, quantizeRm)];
    for (const [i, to] of vc.path.entries()) {
      if (i === 0) continue;
      const from = vc.path[i - 1]!;
      if (isCut(vc) && cutters.has(from)) tables.push(new RmTable(tables.length, quantizeRm));
      const table = tables[tables.length - 1]!;
      put(hopId(from, to), index, table);
      put(hopId(to, from), index, table);
    }
    return tables;
  });
  return { segments, at: (hop) => byHop.get(hop) ?? none };
}
