import type { LinkUse as Channel, Picoseconds } from '../../contract/index.ts';
import type { TraceReader } from './types.ts';

/** Cell slots of a link in a span of time, by what they carried; together they are `slots`. */
export interface SlotUse {
  readonly slots: number;
  readonly useful: number;
  readonly dead: number;
  readonly duplicate: number;
  readonly rm: number;
  readonly credit: number;
  /** Carried, and not known yet what became of the cells. */
  readonly pending: number;
  readonly idle: number;
}

const FATES = ['useful', 'dead', 'duplicate'] as const;
type Fate = (typeof FATES)[number];

/** Cells before each bin, from time zero on. */
type Sums = readonly number[];
const NONE: Sums = [];

/**
 * Use of one link over time, from its `use/...` channels. What was carried is exact in every bin. The fate of a cell is
 * recorded later, when it is known, so the n-th cell carried is taken for the n-th whose fate is known: data cells keep
 * their order on the link, and the sums are those of the ledger.
 */
export class LinkUse {
  /** Length of a bin, and bins that are known, from time zero on. */
  readonly binPs: Picoseconds;
  readonly bins: number;
  private readonly slotPs: number;
  private readonly sums: Readonly<Record<Channel, Sums>>;
  /** Cells whose fate was known at the beginning of each bin. */
  private readonly known: Sums;

  /** @param slotPs length of a cell slot, picoseconds */
  private constructor(sums: Readonly<Record<Channel, Sums>>, binPs: Picoseconds, slotPs: number) {
    this.binPs = binPs;
    this.bins = sums.carried.length - 1;
    this.slotPs = slotPs;
    this.sums = sums;
    this.known = sums.carried.map((_, bin) => FATES.reduce((all, fate) => all + (sums[fate][bin] ?? 0), 0));
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

  /** The last bin edge at or before a moment, as far as bins are known. */
  edgeBefore(time: Picoseconds): number {
    return Math.max(0, Math.min(this.bins, Math.floor(time / this.binPs)));
  }

  /** Of the bins from one edge to another; both must be known. */
  between(from: number, to: number): SlotUse {
    const slots = ((to - from) * this.binPs) / this.slotPs;
    const counted = (use: Channel): number => (this.sums[use][to] ?? 0) - (this.sums[use][from] ?? 0);
    const [first, last] = [this.cellsBefore(from), this.cellsBefore(to)];
    const fate = (one: Fate): number => this.fateUpTo(one, last) - this.fateUpTo(one, first);
    const [useful, dead, duplicate] = [fate('useful'), fate('dead'), fate('duplicate')];
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

  /** How many of the first `cells` carried had this fate, as far as it is known. */
  private fateUpTo(fate: Fate, cells: number): number {
    const { known } = this;
    const sums = this.sums[fate];
    const bin = lastAtMost(known, cells);
    const [here, next] = [sums[bin] ?? 0, sums[bin + 1]];
    if (next === undefined) return here;
    const [begin, end] = [known[bin] ?? 0, known[bin + 1] ?? 0];
    return here + ((next - here) * (cells - begin)) / (end - begin);
  }
}

/** The last place whose value is at most this; values never fall, and the first is 0. */
function lastAtMost(values: Sums, most: number): number {
  let low = 0;
  let high = values.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Infinity) <= most) low = middle;
    else high = middle;
  }
  return low;
}
