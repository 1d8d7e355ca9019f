import { useContext } from 'react';
import { float32At, type Picoseconds } from '../../contract/index.ts';
import { whole } from '../format.ts';
import { PlotBranch, tracesFor } from '../plot/branch.ts';
import type { PaintStrip, PlotFrame } from '../plot/frame.ts';
import { nearestFreeY } from '../plot/labels.ts';
import { mixPixels, type PixelImage, pixelOf, setPixel } from '../plot/paint/image.ts';
import { labelNextTo } from '../plot/paint/marks.ts';
import { type ColumnSpans, toColumnSpans } from '../plot/paint/spanLine.ts';
import type { Scale } from '../plot/scale.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { branchesOf } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { en } from '../strings/en.ts';
import type { TraceStore } from '../traces/index.ts';
import { badgeOf } from './names.ts';
import { type NameBounds, othersOf } from './otherBranches.ts';

interface GapStyle {
  /** Colour where the first trace is the upper one. */
  readonly above: number;
  /** Colour of the stripes where it is the lower one, on the same ground, so that the two differ without colour. */
  readonly stripe: number;
  /** Distance of two stripes, pixels. */
  readonly period: number;
  /** Time column at the left edge: stripes move with the record. */
  readonly first: number;
}

/** Remainder that is positive for columns before time zero, too. */
const rest = (place: number, period: number): number => ((place % period) + period) % period;

/** The area between two traces from column `from` on. */
export function drawGap(
  image: PixelImage,
  own: ColumnSpans,
  other: ColumnSpans,
  from: number,
  { above, stripe, period, first: left }: GapStyle,
): void {
  const thick = Math.max(1, Math.round(period / 6));
  for (let x = Math.max(0, Math.round(from)); x < image.width; x++) {
    const upper = float32At(own.bottom, x) < float32At(other.top, x);
    const [over, under] = upper ? [own, other] : [other, own];
    const first = Math.round(float32At(over.bottom, x));
    const end = Math.min(image.height, Math.round(float32At(under.top, x)));
    for (let y = Math.max(0, first); y < end; y++)
      setPixel(image, x, y, !upper && rest(left + x + y, period) < thick ? stripe : above);
  }
}

/** Distance of two stripes, CSS pixels. */
const STRIPES = 6;
const STRIPE_SHARE = 0.45;

/** The branch that a curve is compared with, and the time from which the two differ. */
export interface Held {
  readonly traces: TraceStore;
  readonly from: Picoseconds;
}

export function heldAgainst(session: Session, branch: number | null): Held | null {
  const [another] = othersOf(session, branch);
  return another === undefined ? null : { traces: another.traces, from: another.from };
}

/** Shades the area between a curve and the branch it is compared with, from their branch point on. */
export function shadeGap(
  strip: PaintStrip,
  channel: string,
  own: ColumnSpans,
  y: Scale,
  against: Held,
): void {
  const { image, scale, t, style } = strip;
  const spans = strip.spans(channel, against.traces);
  if (spans === null) return;
  const above = pixelOf(t.hl2);
  drawGap(image, own, toColumnSpans(spans, y), strip.column(against.from), {
    above,
    stripe: mixPixels(above, pixelOf(t.ghost), STRIPE_SHARE),
    period: Math.round(STRIPES * scale * (style.caption / 11)),
    first: strip.first,
  });
}

/** Difference between the queues of the painted branch and its reference at a time; null without a reference, and before the two part. */
export function gapAt(
  session: Session,
  painted: number | null,
  port: string,
  time: number,
): { readonly own: number; readonly other: number; readonly words: string } | null {
  const [another] = othersOf(session, painted);
  if (another === undefined || time < another.from) return null;
  const { current } = branchesOf(session).getState();
  return between(session, painted ?? current, port, time, another);
}

function between(
  session: Session,
  id: number,
  port: string,
  time: number,
  another: ReturnType<typeof othersOf>[number],
) {
  const own = tracesFor(session, id).queueAt(port, time);
  const other = another.traces.queueAt(port, time);
  const by = own - other;
  if (Number.isNaN(by)) return null;
  const [a, b] = [badgeOf(id), badgeOf(another.branch.id)];
  const words =
    by === 0
      ? en.branches.level(a, b)
      : by > 0
        ? en.branches.above(a, b, whole(by))
        : en.branches.below(a, b, whole(-by));
  return { own, other, words };
}

/** The gap at the cursor, else at the head, in words; empty where there is none. */
export function useGapWords(port: string): string {
  const session = useSession();
  const branch = useContext(PlotBranch);
  return useMoment(({ cursor, now }) => gapAt(session, branch, port, cursor ?? now)?.words ?? '');
}

/**
 * Bar with the size of the gap at the cursor, else at the head; with words where there is room clear of names.
 * @param words for the same time
 */
export function paintGap(
  frame: PlotFrame,
  port: string,
  y: (value: number) => number,
  names: readonly NameBounds[],
  words: string,
): void {
  const { ctx, state, style, t, width } = frame;
  const time = state.cursor ?? state.now;
  const x = frame.x(time);
  const gap = gapAt(frame.session, frame.branch, port, time);
  if (gap === null || x < 0 || x > width) return;
  const [a, b] = [y(gap.own), y(gap.other)];
  const far = Math.abs(a - b);
  if (far < style.caption) return;
  ctx.fillStyle = t.ink;
  ctx.fillRect(x - style.headLine, Math.min(a, b), 2 * style.headLine, far);
  if (far < 2.4 * style.caption || words === '') return;
  const onLeft = x > width / 2;
  const rows = names.map((name) => name.y);
  const free = nearestFreeY((a + b) / 2, rows, style.caption * 1.3, Math.min(a, b), Math.max(a, b));
  labelNextTo(ctx, words, { x, y: free, onLeft, clear: 8 }, style, t);
}
