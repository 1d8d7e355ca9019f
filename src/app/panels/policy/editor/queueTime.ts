import { type LoadedReport, linkBehind } from '../../../../contract/index.ts';

/** What the link of a port takes for so many waiting cells, picoseconds; NaN where packets wait, whose lengths the page does not know. */
export function queueTime(loaded: LoadedReport | null, port: string, cells: number): number {
  if (loaded === null || linkBehind(loaded.scenario, port)?.kind === 'ethernet') return Number.NaN;
  return cells * loaded.cellPs;
}
