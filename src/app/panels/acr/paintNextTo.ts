import { float32At } from '../../../contract/index.ts';
import { branchPoints } from '../../branches/forks.ts';
import type { NameBounds } from '../../compare/otherBranches.ts';
import { laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { meets } from '../../plot/labels.ts';
import { haloText, headRoom, setFont } from '../../plot/paint/marks.ts';
import { linearCoefficients, type Scale } from '../../plot/scale.ts';
import { goodputAt } from '../../rates/acrReadings.ts';
import { placeNames } from '../../rates/nameplaces.ts';
import { type DrawnLine, takenRows } from '../../rates/takenRows.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { footroomOf, headroomOf } from './lanes.ts';
import { ccrColumns, goodputColumns } from './nextToLines.ts';
import { paintColumnSteps } from './paintColumnSteps.ts';

const words = ratePanels.acr;
/** Dash pattern of the goodput line, as shares of the caption's size. */
const GOODPUT_DASH = [0.8, 0.25, 0.15, 0.25] as const;
/** Pen width, as a share of the threshold pen. */
const PEN = 0.8;
/** Line height of a name, as a share of its font size. */
const LINE = 1.15;

export interface NamesRoom {
  /** Colour behind the names. */
  readonly ground: (x: number) => string;
  /** Channel of the rate that the shown port would allocate, where it is drawn, and its name. */
  readonly reading: { readonly channel: string; readonly label: string } | null;
  /** Names of other branches that are drawn already. */
  readonly names: readonly NameBounds[];
}

const stepLine = (value: (column: number) => number, half: number): DrawnLine => ({
  min: value,
  max: value,
  half,
});

/** CCR of a VC as a thin line where it differs from ACR. */
export function paintCcr(frame: PlotFrame, lane: PlacedLane): void {
  const { ctx, t, style } = frame;
  const y = laneScale(lane);
  const ccr = ccrColumns(frame, lane.vc ?? 0, y);
  ctx.lineWidth = style.threshold * PEN;
  ctx.strokeStyle = t.ink;
  paintColumnSteps(frame, y, ccr);
}

/** All lines of a VC in its lane. @param y rate to rows, CSS pixels */
export function rateLines(frame: PlotFrame, vc: number, y: Scale): readonly DrawnLine[] {
  const { spans, style } = frame;
  const [fair, acr] = [spans(`fair/${vc}`), spans(`acr/${vc}`)];
  if (!fair || !acr) return [];
  const [ccr, goodput] = [ccrColumns(frame, vc, y), goodputColumns(frame, vc)];
  const pen = style.threshold * PEN;
  return [
    {
      min: (c) => float32At(acr.min, c),
      max: (c) => (Number.isNaN(float32At(fair.max, c)) ? Number.NaN : float32At(acr.max, c)),
      half: style.followed[0] / 2,
    },
    stepLine((c) => float32At(fair.max, c), style.threshold / 2),
    stepLine((c) => ccr[c] ?? Number.NaN, pen / 2),
    stepLine((c) => goodput[c] ?? Number.NaN, pen / 2),
  ];
}

/** CCR and goodput in the large lane, goodput with a line on its area, and the names of both. */
export function paintNextTo(frame: PlotFrame, lane: PlacedLane, room: NamesRoom): void {
  const { ctx, t, style, columns, traces, head, scale, width, state } = frame;
  const { top, height } = lane;
  const vc = lane.vc ?? 0;
  const onPlot = laneScale(lane);
  // Rows relative to the top of the lane.
  const y = laneScale(lane, 1, -top);
  const headroom = headroomOf(lane);
  if (!traces.channel(`fair/${vc}`) || !traces.channel(`acr/${vc}`)) return;
  const [ccr, goodput] = [ccrColumns(frame, vc, y), goodputColumns(frame, vc)];
  const apart = (c: number): number => ccr[c] ?? Number.NaN;
  paintCcr(frame, lane);
  ctx.setLineDash(GOODPUT_DASH.map((part) => part * style.caption));
  paintColumnSteps(frame, onPlot, goodput);
  ctx.setLineDash([]);

  const end = Math.min(head, width);
  const reading = traces.channel(room.reading?.channel ?? '')?.at(state.now) ?? Number.NaN;
  // A rate above the scale gets no name.
  const handedOut = y(reading) < headroom ? Number.NaN : reading;
  let last = Math.min(columns, Math.floor(end * scale)) - 1;
  while (last >= 0 && Number.isNaN(apart(last))) last--;
  const ends = [
    { text: words.ccr, x: last / scale, rate: last < 0 ? Number.NaN : apart(last) },
    { text: words.goodput, x: end, rate: goodputAt(vc, state.now, traces) },
    { text: room.reading?.label ?? '', x: end, rate: handedOut },
  ].filter(({ rate, x }) => !Number.isNaN(rate) && x >= 0);
  setFont(ctx, style.caption);
  const sized = ends.map(({ text, x, rate }) => ({ x, y: y(rate), width: ctx.measureText(text).width }));
  const shown = room.reading && frame.spans(room.reading.channel);
  const lines: DrawnLine[] = [
    ...rateLines(frame, vc, y),
    ...(shown ? [stepLine((c) => float32At(shown.max, c), style.threshold / 2)] : []),
  ];
  const { zero, slope } = linearCoefficients(y);
  const drawn = {
    lines,
    columns,
    scale,
    row: { zero: zero - headroom, slope },
    rows: height - headroom - footroomOf(lane),
  };
  const places = placeNames(sized, {
    width,
    lines: { at: [head, ...branchPoints(frame).map(frame.x)], away: headRoom(style) },
    size: style.caption * LINE,
    top: headroom,
    taken: (from, to) => {
      const taken = takenRows(drawn, from, to);
      for (const name of room.names)
        if (meets(name, { from, to })) {
          const row = name.y - top - headroom;
          taken.fill(1, Math.max(0, row - style.caption / 2), Math.max(0, row + style.caption / 2));
        }
      return taken;
    },
  });
  places.forEach((place, i) => {
    if (place === null) return;
    haloText(ctx, ends[i]?.text ?? '', place.x, top + place.y, {
      size: style.caption,
      color: t.ink,
      baseline: 'middle',
      halo: 1.5,
      haloColor: room.ground(place.x),
    });
  });
}
