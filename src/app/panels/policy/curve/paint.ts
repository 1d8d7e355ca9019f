import { elementAt } from '../../../../contract/index.ts';
import { shortNumber } from '../../../format.ts';
import { alwaysFrom, heightAt, middleBefore, neverUntil } from '../../../plot/curve/lines.ts';
import { xTicks, yTicks } from '../../../plot/curve/scale.ts';
import type { PlotFrame } from '../../../plot/frame.ts';
import { meets, spanAround } from '../../../plot/labels.ts';
import { haloText, setFont } from '../../../plot/paint/marks.ts';
import { areaPath, linePath } from '../../../plot/paint/shapes.ts';
import { parameterPath } from '../../../store/paths.ts';
import { en } from '../../../strings/en.ts';
import { hatchClip } from './marks.ts';
import type { CurveView } from './view.ts';

/** Draws a text with a halo, so that it is legible over lines. */
export function label(
  frame: PlotFrame,
  text: string,
  x: number,
  y: number,
  align: CanvasTextAlign,
  weight = 400,
): void {
  haloText(frame.ctx, text, x, y, {
    size: frame.style.caption,
    weight,
    color: weight === 400 ? frame.t.ink2 : frame.t.ink,
    align,
    baseline: 'middle',
    halo: frame.style.textHalo,
    haloColor: frame.t.bg,
  });
}

function paintGrid(frame: PlotFrame, { curve, scale }: CurveView): void {
  const { ctx, t } = frame;
  const { left, right } = scale.area;
  ctx.lineWidth = 1;
  ctx.strokeStyle = t.grid;
  ctx.beginPath();
  for (const { at } of yTicks(curve, scale)) {
    ctx.moveTo(left, Math.round(at) + 0.5);
    ctx.lineTo(right, Math.round(at) + 0.5);
  }
  ctx.stroke();
}

/** Two strokes where the y axis is broken. */
function paintBreak(frame: PlotFrame, { curve, scale }: CurveView): void {
  const { ctx, t, style } = frame;
  const { knee, log } = scale.axes;
  if (log || knee >= curve.y.max) return;
  const middle = (scale.toY(knee) + scale.area.top) / 2;
  const half = style.mark;
  ctx.strokeStyle = t.ink2;
  ctx.lineWidth = style.threshold;
  ctx.beginPath();
  for (const y of [middle - half * 0.6, middle + half * 0.6]) {
    ctx.moveTo(scale.area.left - half, y + half * 0.6);
    ctx.lineTo(scale.area.left + half, y - half * 0.6);
  }
  ctx.stroke();
}

function paintAxes(frame: PlotFrame, view: CurveView): void {
  const { curve, scale } = view;
  const { ctx, t, style } = frame;
  const { left, right, bottom } = scale.area;
  const { regions } = en.panels.curve;
  ctx.lineWidth = 1;
  ctx.strokeStyle = t.axis;
  ctx.strokeRect(left, Math.round(bottom) + 0.5, right - left, 0);
  for (const { value, at } of yTicks(curve, scale)) {
    const word = curve.meaning === 'state' ? (value > 0 ? regions.yes : regions.no) : shortNumber(value);
    label(frame, word, left - 6, at, 'right');
  }
  paintBreak(frame, view);
  const under = bottom + style.caption * 0.95;
  const name = en.panels.curve.axis(curve.x.label, curve.x.unit);
  setFont(ctx, style.caption);
  const end = right - ctx.measureText(name).width - style.caption;
  for (const { value, at } of xTicks(scale, 4)) {
    ctx.fillStyle = t.axis;
    ctx.fillRect(Math.round(at), bottom, 1, 4);
    const tick = spanAround(at, ctx.measureText(shortNumber(value)).width / 2);
    if (!meets(tick, { from: end, to: Infinity })) label(frame, shortNumber(value), at, under, 'center');
  }
  label(frame, name, right, under, 'right');
  const unit = `${curve.y.label}${curve.y.unit && `, ${curve.y.unit}`}`;
  label(frame, unit, 0, style.caption * 0.7, 'left');
}

/** Regions above a limit, or to the right of the last accepted value: hatched and named. */
function paintRegions(frame: PlotFrame, { curve, scale, paths }: CurveView): void {
  const { ctx, t, style } = frame;
  const { right, top, bottom } = scale.area;
  const gap = style.caption * 0.7;
  const words = en.panels.curve.regions;
  const middle = (from: number, to: number) => (from + to) / 2;
  if (curve.meaning === 'limit') {
    const path = paths[0];
    if (path === undefined || path.length < 2) return;
    const [start] = elementAt(path, 0);
    ctx.save();
    ctx.beginPath();
    areaPath(ctx, path, top);
    ctx.clip();
    hatchClip(ctx, start, top, right, bottom, gap, t.ghost);
    ctx.restore();
    if (start - scale.area.left > style.caption * 8)
      label(frame, words.noLimit, middle(scale.area.left, start), middle(top, bottom), 'center');
    return;
  }
  if (curve.meaning === 'amount') return;
  const state = curve.meaning === 'state';
  const always = alwaysFrom(curve);
  const never = neverUntil(curve);
  const narrow = style.caption * 4;
  if (always !== null) {
    const left = scale.toX(always.from);
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, top, right - left, bottom - top);
    ctx.clip();
    hatchClip(ctx, left, top, right, bottom, gap, t.ghost);
    ctx.restore();
    if (right - left > narrow && !state)
      label(frame, words.always, middle(left, right), middle(top, bottom), 'center', 600);
  }
  if (never === null) return;
  const end = scale.toX(never.to);
  if (end - scale.area.left > narrow)
    label(frame, state ? words.no : words.never, middle(scale.area.left, end), middle(top, bottom), 'center');
}

/** Dash patterns that distinguish the lines; the first is solid. */
const DASHES = [[], [5, 3], [2, 2]] as const;

function paintLines(frame: PlotFrame, { paths }: CurveView): void {
  const { ctx, t, style } = frame;
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = style.queue[0];
  ctx.lineJoin = 'round';
  paths.forEach((path, k) => {
    ctx.setLineDash([...elementAt(DASHES, k % DASHES.length)]);
    ctx.beginPath();
    linePath(ctx, path);
    ctx.stroke();
  });
  ctx.setLineDash([]);
}

/** Name of each line where it rises; a single line needs none because the axis names it. */
function paintNames(frame: PlotFrame, { curve, scale }: CurveView): void {
  if (curve.lines.length < 2) return;
  const never = neverUntil(curve)?.to ?? curve.x.min;
  const always = alwaysFrom(curve)?.from ?? curve.x.max;
  const at = never + 0.55 * (always - never);
  const above = frame.style.caption * 0.85;
  curve.lines.forEach((line, k) => {
    if (curve.meaning === 'state') {
      const left = scale.toX(k === 0 ? always : never) - 6;
      label(frame, line.label, left, scale.toY(k === 0 ? 0.3 : 0.65), 'right');
      return;
    }
    const y = scale.toY(heightAt(line, at));
    const x = nameX(frame, { curve, scale }, line.label, at);
    label(frame, line.label, x, y + nameShift(k, scale.axes.log, above), 'center');
  });
}

/** Vertical shift of a name: below both lines on a log axis, whose upper line has handles above it; above on a linear axis (lower line at zero). */
const nameShift = (k: number, log: boolean, above: number): number =>
  log ? (k > 0 ? 1.5 : 1) * above : -above;

/** Middle of a name near `at` that ends before the handle to its right. */
function nameX(
  frame: PlotFrame,
  { curve, scale }: Pick<CurveView, 'curve' | 'scale'>,
  text: string,
  at: number,
): number {
  setFont(frame.ctx, frame.style.caption);
  const half = frame.ctx.measureText(text).width / 2;
  const handles = curve.handles.map(({ x }) => scale.toX(x));
  return middleBefore(handles, scale.toX(at), half, frame.style.caption);
}

/** A dotted line for a requested value that is not yet applied. */
function paintAsked(frame: PlotFrame, { curve, scale }: CurveView): void {
  const { ctx, t, style, state } = frame;
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = style.threshold;
  ctx.setLineDash([style.threshold * 1.2, style.threshold * 2.4]);
  for (const { parameter, along } of curve.handles) {
    const asked = state.requested[parameterPath(parameter)];
    if (typeof asked !== 'number') continue;
    ctx.beginPath();
    if (along === 'x') {
      ctx.moveTo(scale.toX(asked), scale.area.top);
      ctx.lineTo(scale.toX(asked), scale.area.bottom);
    } else {
      ctx.moveTo(scale.area.left, scale.toY(asked));
      ctx.lineTo(scale.area.right, scale.toY(asked));
    }
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

export function paintCurve(frame: PlotFrame, view: CurveView): void {
  frame.commit();
  paintGrid(frame, view);
  paintRegions(frame, view);
  paintAxes(frame, view);
  paintLines(frame, view);
  paintNames(frame, view);
  paintAsked(frame, view);
}
