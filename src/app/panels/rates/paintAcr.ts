import type { Lane } from '../../charts/lanes.ts';
import { cursorLine, haloText, playHead, setFont } from '../../charts/marks.ts';
import type { TraceStore } from '../../traces/index.ts';
import { paintForks, shadePast } from '../branches/forks.ts';
import { type NameBox, paintGhosts } from '../branches/ghosts.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { paintAsked } from '../why/paint.ts';
import { type AcrView, acrY, headroomOf } from './acrView.ts';
import { paintBeside, paintCcr } from './paintBeside.ts';
import { paintRateChanges } from './paintChanges.ts';
import { paintLane, whileActive } from './paintLane.ts';
import { paintStarts } from './paintStarts.ts';
import { footOf, paintStates } from './paintStates.ts';
import { paintSteps } from './paintSteps.ts';

/** A step line through the largest values of a channel. */
function paintChannel(frame: PlotFrame, lane: Lane, y: (rate: number) => number, channel: string): void {
  const { range, image, traces } = frame;
  const spans = traces.channel(channel)?.spans(range.from, range.to, image.width);
  if (spans) paintSteps(frame, lane.top, y, (column) => spans.max[column] ?? Number.NaN);
}

function paintReading(frame: PlotFrame, lane: Lane, top: number, view: AcrView): void {
  const { reading } = view;
  if (reading === null) return;
  const { ctx, t, style } = frame;
  ctx.setLineDash([1.25 * style.threshold, 2 * style.threshold]);
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink2;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, lane.top, frame.width, lane.height);
  ctx.clip();
  paintChannel(frame, lane, acrY(lane, top, view), reading.channel);
  ctx.restore();
  ctx.setLineDash([]);
}

/** What other branches allow the same VC. */
function paintGhostRates(frame: PlotFrame, lane: Lane, top: number, view: AcrView): readonly NameBox[] {
  const { range, image } = frame;
  const [vc] = lane.vcs;
  const y = acrY(lane, top, view);
  const spans = (traces: TraceStore) => {
    const rates = traces.channel(`acr/${vc}`)?.spans(range.from, range.to, image.width);
    const shares = traces.channel(`fair/${vc}`)?.spans(range.from, range.to, image.width);
    return rates && shares ? whileActive(rates, shares) : null;
  };
  const place = { y: (rate: number) => lane.top + y(rate), top: lane.top, height: lane.height };
  return paintGhosts(frame, spans, { ...place, words: false });
}

/** What the top of a small lane is called, in its corner; without a halo where that would cover the line. */
function paintTopName(frame: PlotFrame, lane: Lane, view: AcrView, i: number): void {
  const { ctx, t, style, scale, range, image, traces } = frame;
  const name = view.topNames[i] ?? '';
  const { size, x, top } = { size: style.caption, x: 4, top: 3 };
  setFont(ctx, size);
  const under = Math.ceil((x + ctx.measureText(name).width) * scale);
  const [vc] = lane.vcs;
  const [acr, fair] = ['acr', 'fair'].map((one) =>
    traces.channel(`${one}/${vc}`)?.spans(range.from, range.to, image.width),
  );
  const y = acrY(lane, view.tops[i] ?? 1, view);
  let highest = Number.POSITIVE_INFINITY;
  for (let c = 0; c < under; c++)
    if (!Number.isNaN(fair?.max[c])) highest = Math.min(highest, y(acr?.max[c] ?? 0));
  const free = highest >= top + size + style.lane[0];
  haloText(ctx, name, x, lane.top + top, {
    size,
    color: t.ink3,
    baseline: 'top',
    ...(free ? { halo: style.textHalo, haloColor: t.bg } : {}),
  });
}

export function paintAcr(frame: PlotFrame, view: AcrView): void {
  const { ctx, state, t, style, width, height, head } = frame;
  shadePast(frame);
  view.lanes.forEach((lane, i) => {
    paintLane(frame, lane, view.tops[i] ?? 1, view);
    if (view.states !== null) paintStates(frame, lane, view.states);
  });
  frame.commit();
  view.lanes.forEach((lane, i) => {
    const top = view.tops[i] ?? 1;
    if (!lane.followed && lane.height > 2 * style.caption) paintTopName(frame, lane, view, i);
    if (!lane.followed) paintCcr(frame, lane, acrY(lane, top, view));
    else {
      const names = paintGhostRates(frame, lane, top, view);
      paintStarts(frame, lane, view.starts, lane.top + headroomOf(lane, view), view.filled ? t.panel : t.bg);
      paintReading(frame, lane, top, view);
      const y = acrY(lane, top, view);
      paintBeside(frame, lane, y, {
        ground: view.filled ? t.panel : t.bg,
        headroom: headroomOf(lane, view),
        foot: footOf(lane, view.states),
        reading: view.reading,
        names,
      });
    }
    ctx.setLineDash([...style.thresholdDash].map((part) => part * 0.7));
    ctx.lineWidth = style.threshold;
    ctx.strokeStyle = t.ink;
    paintChannel(frame, lane, acrY(lane, top, view), `fair/${lane.vcs[0]}`);
    ctx.setLineDash([]);
  });
  if (frame.live) paintAsked(frame);
  paintForks(frame, null);
  if (head >= 0 && head <= width) playHead(ctx, head, height, style, t);
  // Below the room of the starts.
  const large = view.lanes.find(({ followed }) => followed)?.top ?? 0;
  paintRateChanges(frame, view.edits, 'source', large + view.headroom.large + 4);
  if (state.cursor !== null) cursorLine(ctx, frame.x(state.cursor), height, t);
}
