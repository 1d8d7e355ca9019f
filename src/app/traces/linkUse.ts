import type { LinkUse as Channel, Picoseconds } from '../../contract/index.ts';
import type { TraceReader } from './types.ts';

/** Cell slots of a link in a time span, by what they carried; the sum is `slots`. */
export interface SlotUse {
  readonly slots: number;
  readonly useful: number;
  readonly dead: number;
  readonly duplicate: number;
  readonly rm: number;
  readonly credit: number;
  /** Carried cells whose fate is not known yet. */
  readonly pending: number;
  readonly idle: number;
}

type Fate = 'useful' | 'dead' | 'duplicate';

/** Number of cells before each bin, from time zero on. */
type Sums = readonly number[];
const NONE: readonly number[] = [];

/**
 * Use of one link over time, from its `use/...` channels. Carried cells are exact in every bin. The fate of a cell is recorded
 * later, when it is known, so the n-th carried cell is identified with the n-th known fate: data cells keep their order on the
 * link, and the sums are those of the ledger.
 */
export class LinkUse {
  /** Length of a bin, and number of known bins from time zero on. */
  readonly binPs: Picoseconds;
  readonly bins: number;
  private readonly slotPs: number;
  private readonly sums: Readonly<Record<Channel, Sums>>;

  /** @param slotPs length of a cell slot, picoseconds */
  private constructor(sums: Readonly<Record<Channel, Sums>>, binPs: Picoseconds, slotPs: number) {
    this.binPs = binPs;
    this.bins = sums.carried.length - 1;
    this.slotPs = slotPs;
    this.sums = sums;
  }

  /** Null where the use of the link is not recorded. */
  static of(traces: TraceReader, port: string, slotPs: number): LinkUse | null {
    const carried = traces.channel(`use/carried/${port}`);
    if (carried === null) return null;
    const counts = (use: Channel): Sums => traces.channel(`use/${use}/${port}`)?.counts ?? NONE;
    const sums = {
      carried: carried.counts,
      useful: counts('useful'),
      dead: counts('dead'),
      duplicate: counts('duplicate'),
      rm: counts('rm'),
      credit: counts('credit'),
    };
    return new LinkUse(sums, carried.info.binPs, slotPs);
  }

  /** The last bin edge at or before a time, at most the end of the known bins. */
  edgeBefore(time: Picoseconds): number {
    return Math.max(0, Math.min(this.bins, Math.floor(time / this.binPs)));
  }

  /** Use between two bin edges; both must be known. */
  between(from: number, to: number): SlotUse {
    const slots = ((to - from) * this.binPs) / this.slotPs;
    const counted = (use: Channel): number => (this.sums[use][to] ?? 0) - (this.sums[use][from] ?? 0);
    const [first, last] = [this.cellsBefore(from), this.cellsBefore(to)];
    const cellsOf = (fate: Fate): number => this.fateUpTo(fate, last) - this.fateUpTo(fate, first);
    const [useful, dead, duplicate] = [cellsOf('useful'), cellsOf('dead'), cellsOf('duplicate')];
    return {
      slots,
      useful,
      dead,
      duplicate,
      rm: counted('rm'),
      credit: counted('credit'),
      pending: last - first - useful - dead - duplicate,
      idle: Math.max(0, slots - counted('carried')),
    };
  }

  /** Cells of data and acknowledgements carried before the bin. */
  private cellsBefore(bin: number): number {
    const { carried, rm, credit } = this.sums;
    return (carried[bin] ?? 0) - (rm[bin] ?? 0) - (credit[bin] ?? 0);
  }

  /** Number of the first `cells` carried cells that had this fate, if it is known. */
  private fateUpTo(fate: Fate, cells: number): number {
    const sums = this.sums[fate];
    const bin = this.lastKnownWith(cells);
    const here = sums[bin] ?? 0;
    if (bin === this.bins) return here;
    const [begin, end] = [this.knownBefore(bin), this.knownBefore(bin + 1)];
    return here + (((sums[bin + 1] ?? 0) - here) * (cells - begin)) / (end - begin);
  }

  /** Number of cells whose fate was known at the start of the bin. */
  private knownBefore(bin: number): number {
    const { useful, dead, duplicate } = this.sums;
    return (useful[bin] ?? 0) + (dead[bin] ?? 0) + (duplicate[bin] ?? 0);
  }

  /** The last bin at whose start the fate of at most `cells` cells was known. */
  private lastKnownWith(cells: number): number {
    let low = 0;
    let high = this.bins + 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.knownBefore(middle) <= cells) low = middle;
      else high = middle;
    }
    return low;
  }
}
