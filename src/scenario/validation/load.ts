import {
  because,
  type Cells,
  firstCellRate,
  type Problem,
  type SourceDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { cellsIn, levelsOf, meanRate } from '../../engine/traffic/meanRate.ts';
import { abrOf } from '../document/abr.ts';
import type { PartialDocument } from '../document/partialDocument.ts';
import { frameSizes } from './frames.ts';

/** Checks the load of a source on the machine: the number of levels between two units, and of cells that queue in its host. */
export function checkLoad(vc: VcDocument, at: string, draft: PartialDocument): readonly Problem[] {
  const { segmentCells } = frameSizes(vc, draft);
  return [
    ...checkTurns(vc.source, `${at}.source`, segmentCells),
    ...checkBacklog(vc, at, segmentCells, draft),
  ];
}

function checkTurns(source: SourceDocument, at: string, unitCells: Cells): readonly Problem[] {
  const levels = levelsOf(source);
  const most = LIMITS.levelsPerUnit;
  const cells = cellsIn(levels);
  if (!(cells > 0 && (levels.length * unitCells) / cells > most)) return [];
  if (source.kind !== 'on-off') {
    const reason = because('tooManyLevels', { most });
    return [{ path: `${at}.levels`, value: levels.length, reason }];
  }
  const minMs = (2e3 * unitCells) / (most * source.cellsPerSecond);
  const reason = because('tooManyBursts', { most: most / 2, minMs, maxMs: LIMITS.durationS.max * 1e3 });
  return [{ path: `${at}.burstMs`, value: source.burstMs, reason }];
}

/** Checks the cells that queue in a host for its link, or for the peak or allowed cell rate: they are kept in memory. */
function checkBacklog(
  vc: VcDocument,
  at: string,
  unitCells: Cells,
  draft: PartialDocument,
): readonly Problem[] {
  const { source } = vc;
  const most = LIMITS.cellsOnWire;
  if (source.kind === 'scripted') {
    const { length } = source.times;
    if (!(length * unitCells > most)) return [];
    const reason = because('tooManyCells', { most, maxTimes: Math.floor(most / unitCells) });
    return [{ path: `${at}.source.times`, value: length, reason }];
  }
  const { path, rate } = offered(vc, at, draft);
  const drained = drainedRate(vc, draft);
  const { durationS } = draft.run;
  if (!((rate - drained) * durationS > most)) return [];
  const maxRate = Math.floor(drained + most / durationS);
  const reason = because('tooFast', { cells: most, maxRate });
  return [{ path, value: Math.round(rate), reason }];
}

/** Least timeout, ms, at which retransmitted segments do not pile up in their host. */
export const leastRepeatMs = (vc: VcDocument, draft: PartialDocument): number =>
  Math.ceil(
    (1e6 * frameSizes(vc, draft).segmentCells) /
      (drainedRate(vc, draft) + LIMITS.cellsOnWire / draft.run.durationS),
  ) / 1e3;

/** Mean rate of a source, cells/s, and the path of its setting; NaN if another mechanism determines it. */
function offered(
  vc: VcDocument,
  at: string,
  draft: PartialDocument,
): { readonly path: string; readonly rate: number } {
  const { source, abr } = vc;
  if (source.kind !== 'greedy') {
    const key = source.kind === 'vbr' ? 'levels' : 'cellsPerSecond';
    return { path: `${at}.source.${key}`, rate: meanRate(source) };
  }
  if (abr === undefined)
    return { path: `${at}.source.peakCellRate`, rate: source.peakCellRate ?? Number.NaN };
  return { path: abr.pcr === undefined ? 'abr.pcr' : `${at}.abr.pcr`, rate: abrOf(vc, draft).pcr };
}

/** Largest rate at which its host can send, cells/s; NaN without a link. Cells that a full buffer refuses do not queue. */
function drainedRate(vc: VcDocument, draft: PartialDocument): number {
  const { source, abr } = vc;
  const { pcr, bufferCells } = abr === undefined ? { pcr: Infinity, bufferCells: 0 } : abrOf(vc, draft);
  const allowed = source.kind === 'greedy' || bufferCells > 0 ? Infinity : pcr;
  const peak = source.kind === 'greedy' ? Infinity : (source.peakCellRate ?? Infinity);
  return Math.min(allowed, peak, firstCellRate(vc, draft));
}

/**
 * Checks sources without rate control that together exceed the link of their host: each may have at most the common rate that
 * fits. Under rate control a source waits for its link; calls of pools come and go.
 */
export function checkHostLinks(draft: PartialDocument): readonly Problem[] {
  const sources = draft.vcs.flatMap((vc, index) => {
    const isAlone = vc.abr !== undefined || draft.arrivals?.some(({ vcs }) => vcs.includes(vc.id)) === true;
    const at = draft.at('vcs', index);
    const { path, rate } = offered(vc, at, draft);
    const sourceRate = Math.min(rate, vc.source.peakCellRate ?? Infinity);
    return isAlone || !(sourceRate > 0)
      ? []
      : [{ path, rate: sourceRate, hop: vc.path.slice(0, 2).join('>'), vc }];
  });
  const hops = [...new Set(sources.map(({ hop }) => hop))];
  return hops.flatMap((hop) => {
    const users = sources.filter((source) => source.hop === hop);
    const waiting = LIMITS.cellsOnWire / draft.run.durationS;
    const most = levelUpTo(
      firstCellRate(users[0]!.vc, draft) + waiting,
      users.map(({ rate }) => rate),
    );
    if (users.length < 2) return [];
    const reason = because('tooFast', { cells: LIMITS.cellsOnWire, maxRate: Math.floor(most), hop });
    return users.flatMap(({ path, rate }) =>
      rate > most ? [{ path, value: Math.round(rate), reason }] : [],
    );
  });
}

/** Highest common limit at which these rates sum to no more than `room`; Infinity if they do anyway. */
function levelUpTo(room: number, rates: readonly number[]): number {
  let left = room;
  const ascending = rates.toSorted((a, b) => a - b);
  for (const [i, rate] of ascending.entries()) {
    const level = left / (ascending.length - i);
    if (rate > level) return level;
    left -= rate;
  }
  return Infinity;
}
