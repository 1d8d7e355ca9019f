import { EventCode } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { type LabelBox, placeLabels, spanFrom } from '../../plot/labels.ts';
import { type DropBurst, dropBursts } from '../../plot/paint/drops.ts';
import {
  dropExtent,
  dropTriangle,
  efciRing,
  haloText,
  pushedCross,
  setFont,
} from '../../plot/paint/marks.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { en } from '../../strings/en.ts';

export function visibleBursts(frame: PlotFrame, gap: number): DropBurst[] {
  const { loaded, now } = frame.state;
  if (!loaded) return [];
  const drops = frame.traces.eventsAt(EventCode.drop, shownPortIndex(loaded));
  return dropBursts(drops, frame.x, gap, now);
}

export const burstText = (burst: DropBurst): string => en.panels.queue.burst(whole(burst.cells), burst.vcs);

/** Whether the head is on this mark, which is then drawn larger. */
const isChosen = (frame: PlotFrame, burst: DropBurst) =>
  frame.state.run !== 'playing' && burst.last <= frame.state.now && frame.x(burst.last) > frame.head - 3;

/** A mark whose drops spread over more than this many half triangles gets a line for their extent: its count includes all. */
const WIDE = 8;

/** Red triangles at the limit line; counts where there is room, left of `right` and clear of `words`. */
export function paintDropMarks(frame: PlotFrame, y: number, right: number, words: readonly LabelBox[]): void {
  const { ctx, style, t, state } = frame;
  const all = visibleBursts(frame, style.triangle * 2.4);
  const big = all.find((burst) => isChosen(frame, burst));
  // The chosen mark would hide marks ahead of the head just to its right.
  const behind = (burst: DropBurst) =>
    big !== undefined && burst.first > state.now && burst.x - frame.head < style.chosenTriangle * 1.6;
  const bursts = all.filter((burst) => !behind(burst));
  bursts.forEach((burst, i) => {
    const chosen = burst === big;
    const half = chosen ? style.chosenTriangle : style.triangle;
    const x = chosen ? frame.head : burst.x;
    const end = frame.x(burst.last);
    if (end - burst.x > WIDE * half) dropExtent(ctx, burst.x, end, y, half, t, style.markHalo);
    dropTriangle(ctx, x, y, half, burst.first <= state.now, t, style.markHalo);
    if (burst.cells < 2) return;
    const text = burstText(burst);
    setFont(ctx, style.caption, 600);
    const label = spanFrom(x + half + 4, ctx.measureText(text).width);
    const room = { from: -Infinity, to: Math.min(right, bursts[i + 1]?.x ?? right) - half - 2 };
    const [place] = placeLabels([[label]], words, room);
    if (!place) return;
    const middle = Math.max(style.caption * 0.6, y - style.caption * 0.85);
    haloText(ctx, text, place.from, middle, {
      size: style.caption,
      weight: 600,
      color: t.drop,
      baseline: 'middle',
      // The halo does not reach the limit line just below.
      halo: Math.min(style.textHalo, y - middle - style.caption * 0.7),
      haloColor: t.bg,
    });
  });
}

/** Marks of the allocation: red crosses under the limit for pushed-out cells, capped triangles for shares that were full. */
export function paintShareMarks(frame: PlotFrame, y: number): void {
  const { ctx, style, t, state } = frame;
  if (!state.loaded) return;
  const port = shownPortIndex(state.loaded);
  const bursts = (code: typeof EventCode.pushOut | typeof EventCode.capped) =>
    dropBursts(frame.traces.eventsAt(code, port), frame.x, style.triangle * 2.4, state.now);
  for (const { x, first } of bursts(EventCode.capped)) {
    const solid = first <= state.now;
    dropTriangle(ctx, x, y, style.triangle, solid, t, style.markHalo);
    ctx.fillStyle = t.drop;
    ctx.fillRect(
      x - style.triangle * 1.3,
      y - style.triangle * 2.2,
      style.triangle * 2.6,
      style.triangle * 0.5,
    );
  }
  const half = style.triangle * 0.75;
  for (const { x, first } of bursts(EventCode.pushOut))
    pushedCross(ctx, x, y + half * 2, half, first <= state.now, t, style.markHalo);
}

/** A text below the limit where a line of the port's rule first failed. */
export function paintFaults(frame: PlotFrame, y: number): void {
  const { ctx, style, t, state } = frame;
  if (!state.loaded) return;
  const faults = frame.traces.eventsAt(EventCode.fault, shownPortIndex(state.loaded));
  for (const { x } of dropBursts(faults, frame.x, style.triangle * 2.4, state.now))
    haloText(ctx, en.panels.queue.fault, x, y + style.caption, {
      size: style.caption,
      weight: 600,
      color: t.drop,
      align: 'center',
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
}

/** Rings under the limit: frames that entered with the EFCI bit set. */
export function paintEfciMarks(frame: PlotFrame, y: number): void {
  const { ctx, style, t, state } = frame;
  if (!state.loaded) return;
  const marks = frame.traces.eventsAt(EventCode.mark, shownPortIndex(state.loaded));
  const half = style.triangle * 0.8;
  for (const { x, first } of dropBursts(marks, frame.x, style.triangle * 2.4, state.now))
    efciRing(ctx, x, y + half * 2, half, first <= state.now, t, style.markHalo);
}
