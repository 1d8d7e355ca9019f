import { branchPoints } from '../../branches/forks.ts';
import type { LaneRows } from '../../lanes/lanes.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { forkRing, haloText, headRoom, setFont } from '../../plot/paint/marks.ts';
import { named, placeStarts, type Start } from '../../rates/startNames.ts';

/** Between a name and a branch point, CSS pixels. */
const AWAY = 3;

/** A dotted line for each start, and its name if there is room. @param bottom of the names; @param ground colour behind a name that begins there */
export function paintStarts(
  frame: PlotFrame,
  lane: LaneRows,
  starts: readonly Start[],
  bottom: number,
  ground: (x: number) => string,
): void {
  const { ctx, t, style, width, head } = frame;
  const { caption: size, textHalo: halo } = style;
  const seen = starts.filter(({ time }) => frame.x(time) >= 0 && frame.x(time) <= width);
  ctx.strokeStyle = t.ink2;
  ctx.lineWidth = 1;
  ctx.setLineDash([1, 3]);
  ctx.beginPath();
  for (const { time } of seen) {
    const x = Math.round(frame.x(time)) + 0.5;
    ctx.moveTo(x, lane.top);
    ctx.lineTo(x, lane.top + lane.height);
  }
  ctx.stroke();
  ctx.setLineDash([]);
  setFont(ctx, size);
  const groups = named(seen, frame.x);
  const sized = groups.map(({ x, text }) => ({ x, width: ctx.measureText(text).width }));
  const lines = branchPoints(frame).map(frame.x);
  const room = { width, head, away: headRoom(style), lines, clear: forkRing(style) + AWAY };
  placeStarts(sized, room).forEach((from, i) => {
    if (from === null) return;
    haloText(ctx, groups[i]?.text ?? '', from, bottom, {
      size,
      color: t.ink2,
      baseline: 'bottom',
      halo,
      haloColor: ground(from),
    });
  });
}
