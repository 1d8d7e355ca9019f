import {
  CELL_BITS,
  type Cells,
  type Problem,
  type SourceDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { grouped } from '../text.ts';
import { cellsIn, levelsOf, meanRate } from '../traffic/meanRate.ts';
import type { Draft } from './draft.ts';
import { frameSizes } from './frames.ts';
import { LIMITS } from './limits.ts';

/** What a source would ask of the machine: levels without end between two units, cells without end in its host. */
export function checkLoad(vc: VcDocument, at: string, draft: Draft): readonly Problem[] {
  const { segmentCells } = frameSizes(vc, draft);
  const where = `${at}.source`;
  return [...checkTurns(vc.source, where, segmentCells), ...checkBacklog(vc, where, segmentCells, draft)];
}

function checkTurns(source: SourceDocument, at: string, unitCells: Cells): readonly Problem[] {
  const levels = levelsOf(source);
  const most = LIMITS.levelsPerUnit;
  const cells = cellsIn(levels);
  if (!(cells > 0 && (levels.length * unitCells) / cells > most)) return [];
  if (source.kind !== 'on-off') {
    const reason = `one unit in more than ${grouped(most)} levels; needs higher rates or longer levels`;
    return [{ path: `${at}.levels`, value: levels.length, reason }];
  }
  const least = (2e3 * unitCells) / (most * source.cellsPerSecond);
  const reason = `one unit in more than ${grouped(most / 2)} bursts; range ${least.toPrecision(3)} to 3,600,000 ms`;
  return [{ path: `${at}.burstMs`, value: source.burstMs, reason }];
}

/** Cells that wait in their host for its link, or for the peak cell rate, are kept in memory. */
function checkBacklog(vc: VcDocument, at: string, unitCells: Cells, draft: Draft): readonly Problem[] {
  const { source } = vc;
  const most = LIMITS.cellsOnWire;
  if (source.kind === 'scripted') {
    const { length } = source.times;
    if (!(length * unitCells > most)) return [];
    const reason = `more than ${grouped(most)} cells in all; range 1 to ${grouped(Math.floor(most / unitCells))} times`;
    return [{ path: `${at}.times`, value: length, reason }];
  }
  const { peakCellRate = Infinity } = source;
  const { durationS } = draft.run;
  const drained = Math.min(peakCellRate, accessCellRate(vc, draft));
  const key = source.kind === 'vbr' ? 'levels' : 'cellsPerSecond';
  const rate = meanRate(source);
  if (!((rate - drained) * durationS > most)) return [];
  const limit = Math.floor(drained + most / durationS);
  const reason = `on average, more than ${grouped(most)} cells wait in the host at the end; range up to ${grouped(limit)} cells/s on average`;
  return [{ path: `${at}.${key}`, value: Math.round(rate), reason }];
}

/** Of the link at the source, out of the host; NaN where there is none. */
function accessCellRate({ path: [host, next] }: VcDocument, { links }: Draft): number {
  const link = links.find(({ a, b }) => (a === host && b === next) || (b === host && a === next));
  if (link === undefined) return Number.NaN;
  const mbps = link.a === host ? link.rateMbps : (link.backRateMbps ?? link.rateMbps);
  return (mbps * 1e6) / CELL_BITS;
}
