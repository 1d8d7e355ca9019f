import type { TimeRange } from '../plot/scale.ts';
import type { LinkUse, SlotUse } from '../traces/linkUse.ts';

/** A stretch of time, drawn with one height. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly use: SlotUse;
  /** It is over at the play head; else only how much was carried is drawn. */
  readonly past: boolean;
}

/** Bins that make a band, so that bands are at least so many pixels wide: a power of two. */
export function binsPerBand(binPs: number, range: TimeRange, width: number, least: number): number {
  const pixelsPerBin = (binPs * width) / (range.to - range.from);
  let bins = 1;
  while (bins * pixelsPerBin < least) bins *= 2;
  return bins;
}

/** The bands of a range, in order of time; of the one under way at `now`, the bins that are complete. */
export function bandsOf(use: LinkUse, range: TimeRange, now: number, bins: number): readonly Band[] {
  const { binPs } = use;
  const edge = use.edgeBefore(now);
  const end = Math.min(use.bins, Math.ceil(range.to / binPs));
  const bands: Band[] = [];
  const add = (from: number, to: number, past: boolean): void => {
    if (to > from) bands.push({ from: from * binPs, to: to * binPs, use: use.between(from, to), past });
  };
  for (let first = Math.floor(range.from / binPs / bins) * bins; first < end; first += bins) {
    const last = Math.min(end, first + bins);
    const split = Math.min(last, Math.max(first, edge));
    add(first, split, true);
    add(split, last, false);
  }
  return bands;
}

/** Share of the slots that a kind of use takes in a stretch of time. */
export const shareOf = ({ slots }: SlotUse, cells: number): number =>
  slots === 0 ? Number.NaN : cells / slots;
