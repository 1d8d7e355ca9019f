import { haloText, setFont } from '../../charts/marks.ts';
import { timeToX } from '../../charts/time.ts';
import { useBranches } from '../../store/branches.ts';
import { parting } from '../../store/partings.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { badgeOf, branchWords } from './words.ts';

/** Up to three other branches on one plot, by dash. */
const DASHES = [
  [1, 2],
  [5, 2],
  [1, 2, 5, 2],
] as const;

/** Branches drawn beside the current one: those that run along, else the one it left. */
export function ghostIds(): readonly number[] {
  const { list, together, left, current } = useBranches.getState();
  if (together.length > 0) return together.slice(0, DASHES.length);
  return left !== null && left !== current && list.some(({ id }) => id === left) ? [left] : [];
}

/** Other futures of a channel: dotted lines from where they part, each with its badge. */
export function paintGhosts(frame: PlotFrame, channel: string, y: (value: number) => number): void {
  const { ctx, style, t, width, range } = frame;
  const { list, current } = useBranches.getState();
  ghostIds().forEach((id, place) => {
    const trace = tracesOf(id)?.channel(channel);
    const branch = list.find((one) => one.id === id);
    if (!trace || !branch) return;
    const start = Math.max(0, timeToX(range, width, parting(list, current, id)));
    const spans = trace.spans(range.from, range.to, Math.max(1, Math.round(width)));
    ctx.save();
    ctx.lineWidth = Math.max(1, style.queue[1]);
    ctx.strokeStyle = t.ghost;
    ctx.setLineDash(DASHES[place].map((part) => part * Math.max(1, style.queue[1])));
    ctx.lineJoin = 'round';
    ctx.beginPath();
    let last = -1;
    for (let x = Math.floor(start); x < spans.max.length; x++) {
      const [low, high] = [spans.min[x], spans.max[x]];
      if (Number.isNaN(high)) continue;
      if (last < 0) ctx.moveTo(x + 0.5, y(high));
      else ctx.lineTo(x + 0.5, y(high));
      if (high - low > 0) ctx.lineTo(x + 0.5, y(low));
      last = x;
    }
    ctx.stroke();
    ctx.restore();
    if (last < 0) return;
    const text = en.branches.ghost(badgeOf(id), branchWords(branch));
    setFont(ctx, style.caption, 600);
    const onRight = last + ctx.measureText(text).width + 8 > width;
    haloText(ctx, text, onRight ? last - 4 : last + 4, y(spans.max[last]) - style.caption * (0.6 + place), {
      size: style.caption,
      weight: 600,
      color: t.ink2,
      align: onRight ? 'right' : 'left',
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  });
}
