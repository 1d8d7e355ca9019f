import { clock } from '../../format.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { placeLabels, spanFrom } from '../../plot/labels.ts';
import { haloText, setFont } from '../../plot/paint/marks.ts';
import type { Scale } from '../../plot/scale.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { marksOf } from '../../store/branches/marks.ts';

/** Size of a flag, CSS pixels. */
const FLAG = { width: 9, height: 7 } as const;
/** Distance of two names, CSS pixels. */
const APART = 6;
const RING = 4;

interface Strip {
  /** Times of the whole run to pixels. */
  readonly x: Scale;
  readonly top: number;
  readonly base: number;
}

/** Bookmarks as flags, with their names if there is room. */
export function paintBookmarks(
  { session, ctx, width, t, style }: PlotFrame,
  { x: along, top, base }: Strip,
): void {
  setFont(ctx, style.caption);
  const flags = marksOf(session)
    .getState()
    .bookmarks.map(({ time, name }) => ({ x: Math.round(along(time)) + 0.5, text: name || clock(time) }));
  const places = placeLabels(
    flags.map(({ x, text }) => [spanFrom(x + FLAG.width + 3, ctx.measureText(text).width + APART)]),
    [],
    { from: Number.NEGATIVE_INFINITY, to: width + APART },
  );
  for (const [i, { x, text }] of flags.entries()) {
    ctx.fillStyle = t.ink;
    ctx.fillRect(x - 0.5, top, 1, base - top);
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x + FLAG.width, top);
    ctx.lineTo(x + FLAG.width * 0.7, top + FLAG.height / 2);
    ctx.lineTo(x + FLAG.width, top + FLAG.height);
    ctx.lineTo(x, top + FLAG.height);
    ctx.fill();
    const place = places[i];
    if (!place) continue;
    haloText(ctx, text, place.from, top + FLAG.height / 2 + 1, {
      size: style.caption,
      color: t.ink,
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  }
}

/** Branch points: a ring on the line, and a dotted line for the other branch below. */
export function paintTimelineForks({ session, ctx, t, state }: PlotFrame, { x: along, base }: Strip): void {
  const { list } = branchesOf(session).getState();
  for (const { parent, forkTime } of list) {
    if (parent === null) continue;
    const x = along(forkTime);
    const end = along(Math.max(state.recorded, forkTime));
    ctx.save();
    ctx.strokeStyle = t.ink;
    ctx.lineWidth = 1;
    ctx.setLineDash([1, 2]);
    ctx.beginPath();
    ctx.moveTo(x, base + 4.5);
    ctx.lineTo(end, base + 4.5);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.lineWidth = 1.5;
    ctx.fillStyle = t.bg;
    ctx.beginPath();
    ctx.arc(x, base, RING, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.restore();
  }
}
