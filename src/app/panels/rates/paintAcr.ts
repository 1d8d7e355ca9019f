import type { Edit } from '../../../contract/index.ts';
import { fillRect, mixPixels, type PixelImage, pixelOf } from '../../charts/image.ts';
import type { Lane } from '../../charts/lanes.ts';
import { cursorLine, haloText, playHead } from '../../charts/marks.ts';
import { drawTrace, toColumns, type ValueSpans } from '../../charts/spanLine.ts';
import { vcColor } from '../../theme/tokens.ts';
import type { TraceStore } from '../../traces/index.ts';
import { paintForks, shadePast } from '../branches/forks.ts';
import { paintGhosts } from '../branches/ghosts.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { paintAsked } from '../why/paint.ts';
import { paintBeside } from './paintBeside.ts';
import { paintRateChanges } from './paintChanges.ts';
import { paintStarts, type Start } from './paintStarts.ts';
import { paintSteps } from './paintSteps.ts';

export interface AcrView {
  readonly lanes: readonly Lane[];
  /** Cells/s at the top of each lane. */
  readonly tops: readonly number[];
  /** What that is called, `C/2`; written into the small lanes. */
  readonly topNames: readonly string[];
  /** Starts of VCs in words, for the large lane. */
  readonly starts: readonly Start[];
  /** Id of the channel with what the shown port would hand out, and what that is called; null without one. */
  readonly reading: { readonly channel: string; readonly label: string } | null;
  readonly filled: boolean;
  /** Kept free of data above the scale of a lane, CSS pixels. */
  readonly headroom: { readonly large: number; readonly small: number };
  /** Of the branch. */
  readonly edits: readonly Edit[];
}

const FILL_SHARE = 0.16;

function laneImage(image: PixelImage, lane: Lane, scale: number): PixelImage {
  const from = Math.round(lane.top * scale);
  const to = Math.min(image.height, Math.round((lane.top + lane.height) * scale));
  return {
    width: image.width,
    height: Math.max(0, to - from),
    pixels: image.pixels.subarray(from * image.width, to * image.width),
  };
}

/** Room above the top of the scale and below zero of a lane, CSS pixels. */
const PAD = { top: 5, bottom: 2 } as const;

/** Cells/s to pixels of a lane of so many pixels. */
export const acrY =
  (height: number, top: number, scale: number, headroom = 0) =>
  (rate: number): number =>
    height - PAD.bottom * scale - (rate / top) * (height - (PAD.top + PAD.bottom + headroom) * scale);

const roomOf = ({ followed }: Lane, { headroom }: AcrView): number =>
  followed ? headroom.large : headroom.small;

/** Only while the VC has something to send. */
function whileActive(spans: ValueSpans, fair: ValueSpans): ValueSpans {
  const min = Float32Array.from(spans.min, (value, i) => (Number.isNaN(fair.max[i]) ? Number.NaN : value));
  const max = Float32Array.from(spans.max, (value, i) => (Number.isNaN(fair.max[i]) ? Number.NaN : value));
  return { min, max };
}

function paintLane(frame: PlotFrame, lane: Lane, top: number, view: AcrView): void {
  const { filled } = view;
  const { state, t, style, scale, range, head } = frame;
  const image = laneImage(frame.image, lane, scale);
  if (image.height < 2) return;
  const [vc] = lane.vcs;
  const widths = lane.followed ? style.followed : style.lane;
  if (lane.followed && filled && frame.branch === null) image.pixels.fill(pixelOf(t.panel));
  fillRect(image, 0, image.height - scale, image.width, image.height, pixelOf(t.grid));
  const acr = frame.traces.channel(`acr/${vc}`);
  const fair = frame.traces.channel(`fair/${vc}`);
  if (!acr || !fair) return;
  const shares = fair.spans(range.from, range.to, image.width);
  const spans = whileActive(acr.spans(range.from, range.to, image.width), shares);
  const color = pixelOf(vcColor(state.theme, vc));
  const ground = lane.followed && filled && frame.branch === null ? t.panel : t.bg;
  drawTrace(image, toColumns(spans, acrY(image.height, top, scale, roomOf(lane, view))), head * scale, {
    pastWidth: widths[0] * scale,
    aheadWidth: widths[1] * scale,
    past: color,
    ahead: color,
    fill: lane.followed ? mixPixels(pixelOf(ground), color, FILL_SHARE) : null,
    baseline: image.height - scale,
  });
}

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
  paintChannel(frame, lane, acrY(lane.height, top, 1, roomOf(lane, view)), reading.channel);
  ctx.restore();
  ctx.setLineDash([]);
}

/** What other branches allow the same VC. */
function paintGhostRates(frame: PlotFrame, lane: Lane, top: number, view: AcrView): void {
  const { range, image } = frame;
  const [vc] = lane.vcs;
  const y = acrY(lane.height, top, 1, roomOf(lane, view));
  const spans = (traces: TraceStore) => {
    const rates = traces.channel(`acr/${vc}`)?.spans(range.from, range.to, image.width);
    const shares = traces.channel(`fair/${vc}`)?.spans(range.from, range.to, image.width);
    return rates && shares ? whileActive(rates, shares) : null;
  };
  const place = { y: (rate: number) => lane.top + y(rate), top: lane.top, height: lane.height };
  paintGhosts(frame, spans, { ...place, words: false });
}

export function paintAcr(frame: PlotFrame, view: AcrView): void {
  const { ctx, state, t, style, width, height, head } = frame;
  shadePast(frame);
  view.lanes.forEach((lane, i) => {
    paintLane(frame, lane, view.tops[i] ?? 1, view);
  });
  frame.commit();
  view.lanes.forEach((lane, i) => {
    const top = view.tops[i] ?? 1;
    if (!lane.followed && lane.height > 2 * style.caption)
      haloText(ctx, view.topNames[i] ?? '', 4, lane.top + 3, {
        size: style.caption,
        color: t.ink3,
        baseline: 'top',
        halo: style.textHalo,
        haloColor: t.bg,
      });
    if (lane.followed) {
      paintGhostRates(frame, lane, top, view);
      paintStarts(frame, lane, view.starts, lane.top + roomOf(lane, view), view.filled ? t.panel : t.bg);
      paintReading(frame, lane, top, view);
      const y = acrY(lane.height, top, 1, roomOf(lane, view));
      paintBeside(frame, lane, y, {
        ground: view.filled ? t.panel : t.bg,
        headroom: roomOf(lane, view),
        reading: view.reading,
      });
    }
    ctx.setLineDash([...style.thresholdDash].map((part) => part * 0.7));
    ctx.lineWidth = style.threshold;
    ctx.strokeStyle = t.ink;
    paintChannel(frame, lane, acrY(lane.height, top, 1, roomOf(lane, view)), `fair/${lane.vcs[0]}`);
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
