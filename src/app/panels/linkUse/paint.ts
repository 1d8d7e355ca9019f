import { elementAt } from '../../../contract/index.ts';
import { paintForks } from '../../branches/forks.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { cursorLine, haloText, playHead, setFont } from '../../plot/paint/marks.ts';
import { canvasPattern } from '../../plot/paint/patterns.ts';
import { stackSeries, stepPath, type Vertex } from '../../plot/paint/shapes.ts';
import { linearCoefficients, linearScale, type Scale } from '../../plot/scale.ts';
import { type Band, bandsOf, shareOf } from '../../readings/bands.ts';
import { linkUseTexts as words } from '../../strings/panels/linkUse.ts';
import type { LinkUse, SlotUse } from '../../traces/linkUse.ts';

export interface LinkUseView {
  readonly use: LinkUse | null;
  readonly bins: number;
}

/** From the bottom up. What is not known yet is a thin outline: only its height is. */
const STACK = ['useful', 'rm', 'credit', 'duplicate', 'dead', 'pending', 'idle'] as const;
type Part = (typeof STACK)[number];

/** Room above and below the band, CSS pixels. */
export const INSET = 5;
/** A stretch with the word in it is at least so idle. */
const IDLE = 0.5;

interface BarRows {
  readonly top: number;
  readonly bottom: number;
}

const fillOf = ({ ctx, t, scale, first }: PlotFrame, part: Part): CanvasPattern | string =>
  part === 'useful' ? t.ink : part === 'pending' ? t.fill : canvasPattern(ctx, part, t, scale, first);

/** Columns of whole device pixels: neighbours meet without a seam. */
const snapped = ({ scale }: PlotFrame, x: number): number => Math.round(x * scale) / scale;

function paintBands(frame: PlotFrame, y: Scale, bands: readonly Band[]): void {
  const { ctx, x } = frame;
  const { zero, slope } = linearCoefficients(y);
  const edges = bands.map(({ from, to }) => [snapped(frame, x(from)), snapped(frame, x(to))] as const);
  for (const spans of stackSeries(bands, STACK, ({ use }, part) => shareOf(use, use[part]))) {
    ctx.fillStyle = fillOf(frame, spans.key);
    spans.forEach(([from, to], i) => {
      const [left, right] = elementAt(edges, i);
      if (to > from) ctx.fillRect(left, zero + slope * to, right - left, slope * (from - to));
    });
  }
}

const carried = (use: SlotUse): number => 1 - shareOf(use, use.idle);

/** Ahead of the head: the upper edge of what was carried, as a thin line. */
function paintOutline(frame: PlotFrame, y: Scale, bands: readonly Band[]): void {
  const { ctx, x, t, style } = frame;
  ctx.strokeStyle = t.ink2;
  ctx.lineWidth = style.queue[1];
  ctx.beginPath();
  const corners = ({ from, to, use }: Band): readonly Vertex[] => [
    [x(from), y(carried(use))],
    [x(to), y(carried(use))],
  ];
  stepPath(ctx, bands.flatMap(corners));
  ctx.stroke();
}

/** The word where the link stands idle for long enough to hold it, in the middle of the hatch. */
function paintWords(frame: PlotFrame, box: BarRows, bands: readonly Band[]): void {
  const { ctx, t, style, width } = frame;
  const word = words.idle;
  setFont(ctx, style.label, 600);
  const room = ctx.measureText(word).width + 2 * style.textHalo;
  for (let i = 0; i < bands.length; i++) {
    const first = i;
    while (i < bands.length && shareOf((bands[i] as Band).use, (bands[i] as Band).use.idle) >= IDLE) i++;
    const run = bands.slice(first, i);
    const left = Math.max(0, frame.x(run[0]?.from ?? 0));
    const right = Math.min(width, frame.x(run.at(-1)?.to ?? 0));
    if (run.length === 0 || right - left < room) continue;
    const x = (left + right) / 2;
    const under = run.filter(({ from, to }) => frame.x(to) > x - room / 2 && frame.x(from) < x + room / 2);
    const free = Math.min(...under.map(({ use }) => shareOf(use, use.idle))) * (box.bottom - box.top);
    if (free < style.label + 4) continue;
    const y = box.top + Math.min(free / 2, (box.bottom - box.top) * 0.4);
    haloText(ctx, word, x, y, {
      size: style.label,
      weight: 600,
      color: t.ink,
      align: 'center',
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  }
}

function paintFrame({ ctx, t, width, scale }: PlotFrame, box: BarRows): void {
  ctx.fillStyle = t.axis;
  for (const y of [box.top, box.bottom]) ctx.fillRect(0, Math.round(y * scale) / scale - 0.5, width, 1);
}

export function paintLinkUse(frame: PlotFrame, { use, bins }: LinkUseView): void {
  const { state, height } = frame;
  frame.commit();
  const box = { top: INSET, bottom: height - INSET };
  if (use !== null) {
    const bands = bandsOf(use, frame.range, state.now, bins);
    const past = bands.filter((band) => band.past);
    const y = linearScale([0, 1], [box.bottom, box.top]);
    paintBands(frame, y, past);
    paintOutline(frame, y, bands.slice(past.length));
    paintWords(frame, box, past);
  }
  paintFrame(frame, box);
  paintForks(frame, null);
  playHead(frame);
  cursorLine(frame);
}
