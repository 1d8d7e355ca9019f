import { vcRows } from '../../lanes/lanes.ts';
import { linearScale, type Scale as Rows, type TimeRange } from '../../plot/scale.ts';
import { largeVc } from '../../rates/view.ts';
import { abrVcs } from '../../store/runKind.ts';
import type { StageState } from '../../store/types.ts';
import type { TraceStore } from '../../traces/index.ts';
import { type Counted, countedIn, progressOf } from './numbers.ts';

/** Range of a plot of sequence numbers, and its grid lines. */
interface SequenceScale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

/** Unit in which the values of the scale are round: cells, or kilobytes. */
const UNIT: Readonly<Record<Counted, number>> = { cells: 1, bytes: 1024 };

/** Most grid lines, not counting zero; the scale is rounded to half their distance. */
const LINES = 3;
/** Least range of the scale, cells or kilobytes. */
const LEAST_SPAN = 10;

/** Smallest of 1, 2 or 5 times a power of ten that is at least `distance`. */
function gridStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  return power * ([1, 2, 5].find((factor) => factor * power >= distance) ?? 10);
}

export function scaleFor(least: number, most: number, counted: Counted): SequenceScale {
  const unit = UNIT[counted];
  const [from, to] = [least / unit, most / unit];
  const step = gridStep(Math.max(LEAST_SPAN, to - from) / LINES);
  const low = Math.floor((from / step) * 2) * (step / 2);
  const high = Math.max(low + step, Math.ceil((to / step) * 2) * (step / 2));
  const lines: number[] = [];
  for (let line = Math.floor(low / step + 1) * step; line <= high; line += step) lines.push(line * unit);
  return { low: low * unit, high: high * unit, lines };
}

export interface SequenceView {
  readonly counted: Counted;
  /** VCs in the order of the document; from sixteen on only those that the rate lanes show too. */
  readonly vcs: readonly number[];
  /** The followed VC, else the first. */
  readonly large: number;
  readonly scale: SequenceScale;
}

/** Room above and below the scale, CSS pixels. */
const PAD = { top: 6, bottom: 3 } as const;

/** Counted values to rows of the plot. */
export const sequenceScale = ({ low, high }: SequenceScale, height: number): Rows =>
  linearScale([low, high], [height - PAD.bottom, PAD.top]);

/** A VC whose progress in the range is below this share of all VCs' range is hard to see next to them. */
const SMALL = 1 / 8;

/**
 * Scale and VCs of a visible range. The scale covers all recorded values; if the beginning is out of view and the followed VC
 * would be hard to see, only that VC's values, so that single segments can be distinguished.
 */
export function sequenceView(
  { loaded, followedVc, recorded }: StageState,
  range: TimeRange,
  traces: TraceStore,
): SequenceView {
  const counted = countedIn(loaded);
  const vcs = vcRows(abrVcs(loaded), null).flatMap(({ vcs: row }) => (row.length === 1 ? row : []));
  const large = largeVc(loaded, followedVc) ?? 0;
  const from = Math.max(0, range.from);
  const last = Math.max(from, Math.min(range.to, recorded - 1));
  const sent = counted === 'bytes' ? traces.channel(`sent/${large}`)?.at(last) || 0 : 0;
  const spanOf = (some: readonly number[]) => {
    const at = (time: number) => some.map((vc) => progressOf(traces, vc, counted)?.at(time) || 0);
    const least = Math.min(...at(from));
    return { least, most: Math.max(least, sent, ...at(last)) };
  };
  const [all, own] = [spanOf(vcs), spanOf([large])];
  const alone = from > 0 && followedVc === large && own.most - own.least < SMALL * (all.most - all.least);
  const { least, most } = alone ? own : all;
  return { counted, vcs, large, scale: scaleFor(least, most, counted) };
}
