import { EventCode, float32At } from '../../../contract/index.ts';
import { paintForks } from '../../branches/forks.ts';
import { paintOthers } from '../../compare/otherBranches.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { type LabelBox, nextToEnd, placeLabels, separateLabels, spanFrom } from '../../plot/labels.ts';
import { fillRect, mixPixels, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, diamond, haloText, playHead, setFont, timeoutSquare } from '../../plot/paint/marks.ts';
import { spanPath } from '../../plot/paint/spanPath.ts';
import { linearCoefficients, type Scale, transformRange } from '../../plot/scale.ts';
import { type DrawnLine, type DrawnLines, takenRows } from '../../rates/takenRows.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { vcColor, vcDash } from '../../theme/tokens/tokens.ts';
import type { TraceStore } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';
import { paintAsked } from '../../why/paint.ts';
import { progressOf, whereMoving } from './numbers.ts';
import { type SequenceView, sequenceScale } from './view.ts';
import { countText } from './words.ts';

/** A name and the end of its line, CSS pixels. */
interface SequenceEndName {
  readonly text: string;
  readonly vc: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface EndRoom {
  readonly width: number;
  readonly height: number;
  /** Line distance of two names. */
  readonly line: number;
  /** Position of the head, which names do not cross. */
  readonly head: number;
}

const AWAY = 6;

/** Positions of names at the ends of their lines: right of the line and of the head where there is room, without overlap. */
export function endNames(
  names: readonly SequenceEndName[],
  { width, height, line, head }: EndRoom,
): readonly SequenceEndName[] {
  const rows = separateLabels(
    names.map(({ y }) => y),
    line,
    line / 2,
    height - line / 2,
  );
  return names.map((name, i) => ({
    ...name,
    x: nextToEnd(name.x, name.size, { at: [head], away: AWAY }, width).from,
    y: rows[i] ?? name.y,
  }));
}

/** Share of a VC's colour in the area between acknowledged and sent; the rest is the background. */
const UNDER_WAY = 0.2;
/** Pen of the edge of that area, as a share of its line's. */
const EDGE = 0.5;
/** Distance of a grid label from the edge of the plot, CSS pixels. */
const EDGE_ROOM = 4;

function spansOf(frame: PlotFrame, { counted }: SequenceView, vc: number, traces: TraceStore): Spans | null {
  const { range, image } = frame;
  const progress = progressOf(traces, vc, counted)?.spans(range.from, range.to, image.width) ?? null;
  const fair = frame.spans(`fair/${vc}`, traces);
  return progress && whereMoving(progress, fair);
}

/** Progress line of a VC: thick up to the head, hollow ahead of it. */
function strokeLine(
  frame: PlotFrame,
  spans: Spans,
  y: Scale,
  vc: number,
  pens: readonly [number, number],
): void {
  const { ctx, width, height, head, image, state } = frame;
  const passed = Math.max(0, Math.min(width, head));
  for (const [from, to, pen] of [
    [0, passed, pens[0]],
    [passed, width, pens[1]],
  ] as const) {
    if (to <= from) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(from, 0, to - from, height);
    ctx.clip();
    ctx.beginPath();
    ctx.lineWidth = pen;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = vcColor(state.theme, vc);
    ctx.setLineDash(vcDash(vc).map((part) => part * Math.max(1, pen / 1.7)));
    spanPath(ctx, spans, width / image.width, y);
    ctx.stroke();
    ctx.restore();
  }
}

/** Fills the area between acknowledged and sent, up to the head. */
function paintUnderWay(frame: PlotFrame, acked: Spans, sent: Spans, vc: number, y: Scale): void {
  const { image, scale, head, t, state } = frame;
  const color = mixPixels(pixelOf(t.bg), pixelOf(vcColor(state.theme, vc)), UNDER_WAY);
  const end = Math.min(image.width, Math.round(head * scale));
  const { zero, slope } = linearCoefficients(transformRange(y, scale));
  for (let c = 0; c < end; c++) {
    const [upper, lower] = [float32At(sent.max, c), float32At(acked.min, c)];
    if (upper > lower) fillRect(image, c, zero + slope * upper, c + 1, zero + slope * lower, color);
  }
}

/** Losses as their senders noticed them, on the lines; nearby repeats share one mark. */
function paintLosses(frame: PlotFrame, { vcs, large, counted }: SequenceView, y: Scale): void {
  const { ctx, t, style, range, traces } = frame;
  for (const code of [EventCode.fastRetransmit, EventCode.timeout] as const) {
    const events = traces.events(code);
    const end = events.from(range.to);
    const last = new Map<number, number>();
    for (let i = events.from(range.from); i < end; i++) {
      const [vc, time] = [events.vc.at(i), events.time.at(i)];
      const x = frame.x(time);
      if (!vcs.includes(vc) || x - (last.get(vc) ?? Number.NEGATIVE_INFINITY) < style.mark * 1.6) continue;
      last.set(vc, x);
      const row = y(progressOf(traces, vc, counted)?.at(time) ?? Number.NaN);
      const half = style.mark * (vc === large ? 1.3 : 0.9);
      if (code === EventCode.timeout) timeoutSquare(ctx, x, row, half * 0.85, t);
      else diamond(ctx, x, row, half * 1.1, t);
    }
  }
}

/** Labels of the grid lines, at the end where they cover nothing: mostly the left one, where lines are lowest. */
function paintScale(frame: PlotFrame, { scale, counted }: SequenceView, drawn: DrawnLines, y: Scale): void {
  const { ctx, style, t, width } = frame;
  const { caption: size } = style;
  setFont(ctx, size);
  for (const line of scale.lines) {
    const text = ratePanels.sequence.units[counted](countText(line, counted));
    const long = ctx.measureText(text).width;
    const [top, bottom] = [y(line) - size / 2, y(line) + size / 2];
    const costOf = ({ from, to }: LabelBox) => {
      const rows = takenRows(drawn, from, to);
      return rows.subarray(Math.max(0, Math.floor(top)), Math.ceil(bottom)).includes(1) ? Infinity : 0;
    };
    const ends = [EDGE_ROOM, width - EDGE_ROOM - long].map((from) => spanFrom(from, long));
    const [place] = placeLabels([ends], [], undefined, costOf);
    if (!place || top < 0) continue;
    haloText(ctx, text, place.from, y(line), {
      size,
      color: t.ink3,
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  }
}

/** Names at the ends of the lines, where no gutter shows the values. */
function paintNames(frame: PlotFrame, lines: readonly { vc: number; spans: Spans }[], y: Scale): void {
  const { ctx, style, t, width, height, image, state, head } = frame;
  setFont(ctx, style.caption, 600);
  const ends = lines.flatMap(({ vc, spans }) => {
    const last = spans.max.findLastIndex((value) => !Number.isNaN(value));
    const text = shortVcName(state.loaded, vc);
    const size = ctx.measureText(text).width;
    return last < 0
      ? []
      : [{ text, vc, x: (last * width) / image.width, y: y(float32At(spans.max, last)), size }];
  });
  for (const { x, y: row, text, vc } of endNames(ends, { width, height, head, line: style.caption * 1.1 }))
    haloText(ctx, text, x, row, {
      size: style.caption,
      weight: 600,
      color: vcColor(state.theme, vc),
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
}

/** @param named whether names are at the ends of the lines */
export function paintSequence(frame: PlotFrame, view: SequenceView, named: boolean): void {
  const { image, scale, t, style, height, range, traces } = frame;
  const y = sequenceScale(view.scale, height);
  const { large, counted } = view;
  for (const line of [view.scale.low, ...view.scale.lines]) {
    const row = Math.round(y(line) * scale);
    fillRect(image, 0, row, image.width, row + scale, pixelOf(t.grid));
  }
  const lines = view.vcs.flatMap((vc) => {
    const spans = spansOf(frame, view, vc, traces);
    return spans === null ? [] : [{ vc, spans }];
  });
  const own = lines.find(({ vc }) => vc === large);
  const sent = counted === 'bytes' ? traces.channel(`sent/${large}`) : null;
  const sentSpans = sent?.spans(range.from, range.to, image.width) ?? null;
  if (own && sentSpans) paintUnderWay(frame, own.spans, sentSpans, large, y);
  frame.commit();
  // The large line is drawn first, so that lines that coincide with it stay visible.
  const [thick, thin] = [style.followed, style.lane];
  if (own && sentSpans)
    strokeLine(frame, whereMoving(sentSpans, own.spans), y, large, [thin[0] * EDGE, thin[1] * EDGE]);
  if (own) strokeLine(frame, own.spans, y, large, [thick[0] * 1.4, thick[1] * 1.4]);
  for (const { vc, spans } of lines) if (vc !== large) strokeLine(frame, spans, y, vc, thin);
  const inks = lines.map(
    ({ spans: { min, max } }): DrawnLine => ({
      min: (c) => min[c] ?? Number.NaN,
      max: (c) => max[c] ?? Number.NaN,
      half: thick[0],
    }),
  );
  paintScale(
    frame,
    view,
    { lines: inks, row: linearCoefficients(y), rows: height, columns: image.width, scale },
    y,
  );
  const ofOthers = (other: TraceStore) => spansOf(frame, view, large, other);
  paintOthers(frame, ofOthers, { y, top: 0, height, words: false });
  if (named) paintNames(frame, lines, y);
  paintForks(frame, null);
  playHead(frame);
  if (frame.live) paintAsked(frame);
  paintLosses(frame, view, y);
  cursorLine(frame);
}
