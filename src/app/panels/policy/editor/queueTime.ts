import { type LoadedReport, linkBehind } from '../../../../contract/index.ts';

/** Time the link of a port needs for this many waiting cells, picoseconds; NaN for packets, whose lengths the page does not know. */
export function queueTime(loaded: LoadedReport | null, port: string, cells: number): number {
  if (loaded === null || linkBehind(loaded.scenario, port)?.kind === 'ethernet') return Number.NaN;
  return cells * loaded.cellPs;
}
