import { EventCode, type FrameColumns, type VcInfo } from '../../../contract/index.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { cursorLine, diamond, playHead, timeoutSquare } from '../../plot/paint/marks.ts';
import { linearScale } from '../../plot/scale.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { tracesOf } from '../../traces/index.ts';
import { paintAsked } from '../../why/paint.ts';
import { type DiagramBox, frameMarks, frameNumbers, paintFrames, stationLines } from './marks.ts';
import { type FrameLine, frameLines } from './spacetime.ts';
import { oneWay, shownFrames, stationsOn } from './view.ts';

/** Room for numbers above and below, as a factor of their letters' height. */
const ROOM = 1.6;

export const insetOf = (caption: number): number => Math.round(caption * ROOM);

const linesOf = new WeakMap<FrameColumns, readonly FrameLine[]>();

function linesFor(frames: FrameColumns, vc: VcInfo): readonly FrameLine[] {
  const lines = linesOf.get(frames) ?? frameLines(frames, stationsOn(vc), vc.segmentBytes, oneWay(vc));
  linesOf.set(frames, lines);
  return lines;
}

/** Retransmissions and timeouts of the sender, on its own line. */
function senderMarks({ session, ctx, range, style, t, x }: PlotFrame, vc: number, y: number): void {
  for (const code of [EventCode.fastRetransmit, EventCode.timeout] as const) {
    const events = tracesOf(session).shown.events(code);
    const end = events.from(range.to);
    for (let i = events.from(range.from); i < end; i++) {
      if (events.vc.at(i) !== vc) continue;
      const at = x(events.time.at(i));
      if (code === EventCode.timeout) timeoutSquare(ctx, at, y, style.mark * 1.1, t);
      else diamond(ctx, at, y, style.mark * 1.5, t);
    }
  }
}

export function paintSpacetime(frame: PlotFrame, vc: VcInfo): void {
  const { ctx, state, t, style, range, width, height, head } = frame;
  const inset = insetOf(style.caption);
  const box: DiagramBox = {
    width,
    head,
    x: frame.x,
    y: linearScale([0, 1], [inset, height - inset]),
  };
  frame.commit();
  const from = state.loaded?.port.split('>')[0] ?? '';
  stationLines(ctx, stationsOn(vc), box, from, t);
  playHead(frame);
  paintAsked(frame);
  const shown = shownFrames(frame.session, vc, width);
  if (shown.kind === 'frames') {
    const lines = linesFor(shown.frames, vc).filter((line) => line.from < range.to && line.to >= range.from);
    const color = vcColor(state.theme, vc.id);
    paintFrames(ctx, lines, box, color);
    frameMarks(ctx, lines, box, color, style, t);
    senderMarks(frame, vc.id, box.y(0));
    frameNumbers(ctx, lines, box, style, t);
  }
  cursorLine(frame);
}
