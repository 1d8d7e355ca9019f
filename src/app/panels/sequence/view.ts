import { vcRows } from '../../lanes/lanes.ts';
import { linearScale, type Scale as Rows, type TimeRange } from '../../plot/scale.ts';
import { largeVc } from '../../rates/view.ts';
import { abrVcs } from '../../store/runKind.ts';
import type { StageState } from '../../store/types.ts';
import type { TraceStore } from '../../traces/index.ts';
import { type Counted, countedIn, progressOf } from './numbers.ts';

/** What a plot of sequence numbers spans from bottom to top, and where its lines of the grid are. */
interface SequenceScale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

/** What the values of a scale are round numbers of: cells, or kilobytes. */
const UNIT: Readonly<Record<Counted, number>> = { cells: 1, bytes: 1024 };

/** Lines of the grid at most, zero not among them; a scale is round to halves of their distance. */
const LINES = 3;
/** Cells, or kilobytes. */
const LEAST_SPAN = 10;

/** 1, 2 or 5 times a power of ten, at least `distance`: what lines of a grid can be counted in. */
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
  /** In the order of the document; from sixteen on those that the lanes of rates show too. */
  readonly vcs: readonly number[];
  /** The followed one, else the first. */
  readonly large: number;
  readonly scale: SequenceScale;
}

/** Above the scale and below it, CSS pixels. */
const PAD = { top: 6, bottom: 3 } as const;

/** Counted values to rows of the plot. */
export const sequenceScale = ({ low, high }: SequenceScale, height: number): Rows =>
  linearScale([low, high], [height - PAD.bottom, PAD.top]);

/** A VC that goes through less than this part of what all do in a range is hardly seen next to them. */
const SMALL = 1 / 8;

/**
 * What is shown of a visible range. The scale holds all that is recorded in it; where the beginning is out of sight and the
 * followed VC would be hardly seen, only what that VC did, so that single segments can be distinguished.
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
