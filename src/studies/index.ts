import { cheonPanwar } from './cheonPanwar.ts';
import type { Study } from './study.ts';

export const studies: readonly Study[] = [cheonPanwar];

/** Null for an unknown paper. */
export function findStudy(paper: string): Study | null {
  return studies.find((study) => study.paper === paper) ?? null;
}

export { packetsOf, type RunPackets, type TableRuns, tableCells } from './cells.ts';
export type { Study, StudyCell, StudyTable } from './study.ts';
export { totalDeviations, type Verdict, verdicts } from './verdicts.ts';
