import { type Ledger, type LoadedReport, PS_PER_MS } from '../../contract/index.ts';
import { LinkUse, type SlotUse } from '../traces/linkUse.ts';
import type { TraceReader } from '../traces/types.ts';

/** "Lately": the last so many picoseconds, as whole bins. */
const LATELY_PS = 20 * PS_PER_MS;

type Loaded = Pick<LoadedReport, 'port' | 'cellPs'>;

/** Use of the shown link; null where it is not recorded. */
export const linkUseOf = (traces: TraceReader, loaded: Loaded | null): LinkUse | null =>
  loaded && LinkUse.of(traces, loaded.port, loaded.cellPs);

/** Use of the shown link in the last bins that are over at a moment, and how long they are together; null before the first. */
export function lately(
  traces: TraceReader,
  loaded: Loaded | null,
  time: number,
): { readonly use: SlotUse; readonly spanPs: number } | null {
  const use = linkUseOf(traces, loaded);
  const to = use?.edgeBefore(time) ?? 0;
  // Past the record nothing is known of the last moments.
  if (use === null || to === 0 || time > (use.bins + 1) * use.binPs) return null;
  const from = Math.max(0, to - Math.max(1, Math.round(LATELY_PS / use.binPs)));
  return { use: use.between(from, to), spanPs: (to - from) * use.binPs };
}

/** The same from time zero on. */
export function soFar(traces: TraceReader, loaded: Loaded | null, time: number): SlotUse | null {
  const use = linkUseOf(traces, loaded);
  const to = use?.edgeBefore(time) ?? 0;
  return use === null || to === 0 ? null : use.between(0, to);
}

/**
 * The ledger of the shown link over the measurement window so far; before it, over the run so far. Cells
 * whose fate is not known yet split up as the others. Null before the first bin of it is over.
 */
export function ledgerAt(traces: TraceReader, loaded: LoadedReport, time: number): Ledger | null {
  const use = linkUseOf(traces, loaded);
  if (use === null) return null;
  const { fromPs, toPs } = loaded.measure;
  const from = time < fromPs ? 0 : use.edgeBefore(fromPs);
  const to = use.edgeBefore(Math.min(time, toPs));
  if (to <= from) return null;
  const { slots, idle, useful, dead, duplicate, rm, credit, pending } = use.between(from, to);
  const known = useful + dead + duplicate;
  // As long as nothing is known, cells are taken for useful.
  const share = (cells: number): number => (cells / slots) * (1 + pending / known);
  const control = { rm: rm / slots, credit: credit / slots };
  if (known === 0) return { ...control, useful: pending / slots, dead: 0, duplicate: 0, idle: idle / slots };
  return {
    ...control,
    useful: share(useful),
    dead: share(dead),
    duplicate: share(duplicate),
    idle: idle / slots,
  };
}
