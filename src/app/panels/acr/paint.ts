import { elementAt, type Picoseconds } from '../../../contract/index.ts';
import { branchPoints, groundAt, paintForks, pastOf, shadePast } from '../../branches/forks.ts';
import { type NameBox, paintOthers } from '../../compare/otherBranches.ts';
import { type PlotFrame, reachOf, type Strip } from '../../plot/frame.ts';
import type { Lane } from '../../plot/paint/lanes.ts';
import { cursorLine, haloText, headRoom, playHead, setFont } from '../../plot/paint/marks.ts';
import { enlarged, type Scale, straight } from '../../plot/scale.ts';
import { placeAtTop } from '../../rates/nameplaces.ts';
import { paintRateChanges } from '../../rates/paintChanges.ts';
import { type Drawn, takenRows } from '../../rates/takenRows.ts';
import type { TraceStore } from '../../traces/index.ts';
import { paintAsked } from '../../why/paint.ts';
import { paintCcr, paintNextTo, rateLines } from './paintBeside.ts';
import { paintLane, whileActive } from './paintLane.ts';
import { paintStarts } from './paintStarts.ts';
import { footOf, paintStates, stateReach } from './paintStates.ts';
import { paintSteps } from './paintSteps.ts';
import { type AcrView, acrScale, headroomOf } from './view.ts';

/** From the top of a small lane to the name of its scale, CSS pixels. */
const NAME_TOP = 3;

/** A step line through the largest values of a channel. @param y rows of the plot */
function paintChannel(frame: PlotFrame, y: Scale, channel: string): void {
  const spans = frame.spans(channel);
  if (spans) paintSteps(frame, y, spans.max);
}

function paintReading(frame: PlotFrame, lane: Lane, y: Scale, view: AcrView): void {
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
  paintChannel(frame, y, reading.channel);
  ctx.restore();
  ctx.setLineDash([]);
}

/** What other branches allow the same VC. */
function paintOtherRates(frame: PlotFrame, lane: Lane, y: Scale): readonly NameBox[] {
  const [vc] = lane.vcs;
  const spans = (traces: TraceStore) => {
    const rates = frame.spans(`acr/${vc}`, traces);
    const shares = frame.spans(`fair/${vc}`, traces);
    return rates && shares ? whileActive(rates, shares) : null;
  };
  const place = { y, top: lane.top, height: lane.height };
  return paintOthers(frame, spans, { ...place, words: false });
}

/** What the top of a small lane is called, where its lines leave room for it. */
function paintTopName(frame: PlotFrame, lane: Lane, row: Scale, name: string): void {
  const { ctx, t, style, scale, columns, head, width } = frame;
  if (name === '') return;
  const size = style.caption;
  setFont(ctx, size);
  const drawn: Drawn = {
    lines: rateLines(frame, lane, row),
    row: straight(row),
    rows: NAME_TOP + size,
    columns,
    scale,
  };
  const from = placeAtTop(ctx.measureText(name).width, {
    width,
    lines: { at: [head, ...branchPoints(frame).map(frame.x)], away: headRoom(style) },
    taken: (left, right) => takenRows(drawn, left, right),
  });
  if (from === null) return;
  haloText(ctx, name, from, lane.top + NAME_TOP, {
    size,
    color: t.ink3,
    baseline: 'top',
    halo: style.textHalo,
    haloColor: t.bg,
  });
}

type TraceView = Pick<AcrView, 'lanes' | 'tops' | 'states' | 'filled' | 'headroom'> & {
  readonly past: Picoseconds;
};

const rowsOf = (view: Pick<TraceView, 'lanes' | 'tops' | 'headroom' | 'states'>): readonly Scale[] =>
  view.lanes.map((lane, i) => acrScale(lane, view.tops[i] ?? 1, view));

function paintTraces(strip: Strip, view: TraceView): void {
  shadePast(strip, view.past);
  const rows = rowsOf(view);
  view.lanes.forEach((lane, i) => {
    paintLane(strip, lane, elementAt(rows, i), view);
    if (view.states !== null) paintStates(strip, lane, view.states);
  });
}

export function paintAcr(frame: PlotFrame, view: AcrView): void {
  const { ctx, t, style, scale } = frame;
  const { lanes, tops, states, filled, headroom } = view;
  const rows = rowsOf(view);
  const reach = Math.max(reachOf(style, scale), states === null ? 0 : stateReach(states, scale));
  frame.traced(paintTraces, { lanes, tops, states, filled, headroom, past: pastOf(frame) }, reach);
  const ground = (x: number) => (view.filled && frame.branch === null ? t.panel : groundAt(frame, x));
  view.lanes.forEach((lane, i) => {
    const row = elementAt(rows, i);
    const y = enlarged(row, 1, lane.top);
    if (!lane.followed && lane.height > 2 * style.caption)
      paintTopName(frame, lane, row, view.topNames[i] ?? '');
    if (!lane.followed) paintCcr(frame, lane, y);
    else {
      const names = paintOtherRates(frame, lane, y);
      paintStarts(frame, lane, view.starts, lane.top + headroomOf(lane, view), ground);
      paintReading(frame, lane, y, view);
      paintNextTo(frame, lane, row, {
        ground,
        headroom: headroomOf(lane, view),
        foot: footOf(lane, view.states),
        reading: view.reading,
        names,
      });
    }
    ctx.setLineDash([...style.thresholdDash].map((part) => part * 0.7));
    ctx.lineWidth = style.threshold;
    ctx.strokeStyle = t.ink;
    paintChannel(frame, y, `fair/${lane.vcs[0]}`);
    ctx.setLineDash([]);
  });
  if (frame.live) paintAsked(frame);
  paintForks(frame, null);
  playHead(frame);
  // Below the room of the starts.
  const large = view.lanes.find(({ followed }) => followed)?.top ?? 0;
  paintRateChanges(frame, 'source', large + view.headroom.large + 4);
  cursorLine(frame);
}
