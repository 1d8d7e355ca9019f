import { type ReactElement, useRef } from 'react';
import { portName } from '../../format.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { CellPalette, drawShares } from '../../plot/paint/cells.ts';
import { Filling } from '../../plot/row/Filling.tsx';
import { PortChoice } from '../../plot/row/PortChoice.tsx';
import { linearScale } from '../../plot/scale.ts';
import { shownPolicy, shownPort } from '../../plot/shown.ts';
import { usePaint } from '../../plot/useSurface.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { appliedThresholds } from '../../thresholds/thresholds.ts';
import { tracesOf } from '../../traces/index.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { useSize } from '../../widgets/size.ts';

/** Room above and below the bar for the threshold ticks, CSS pixels. */
const MARGIN = 4;

function paintBar(frame: PlotFrame, places: number, thresholds: readonly number[]): void {
  const { ctx, image, scale, t, state, width, height } = frame;
  const palette = new CellPalette((vc) => vcColor(state.theme, vc), t.bg, state.followedVc);
  const vcs = (state.loaded?.vcs ?? []).map((vc) => vc.id);
  const box = { x: 0, y: MARGIN * scale, width: image.width, height: image.height - 2 * MARGIN * scale };
  const cells = tracesOf(frame.session).shown.view()?.buffer;
  if (cells) drawShares(image, cells, places, box, 4 * scale, palette, vcs);
  frame.commit();
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = 1.6;
  ctx.strokeRect(0.8, MARGIN + 0.8, width - 1.6, height - 2 * MARGIN - 1.6);
  ctx.setLineDash([4, 2.5]);
  const along = linearScale([0, places], [width, 0]);
  for (const value of thresholds) {
    const x = Math.round(along(value)) + 0.5;
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x, height);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** On a phone, above the queue: the buffer as one bar that fills from the link side (right). */
export function BufferBar(): ReactElement {
  const policy = useMoment(shownPolicy);
  const port = useMoment(shownPort);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(box);
  const thresholds = appliedThresholds(policy, port).map(({ cells }) => cells);
  usePaint(canvas, size, (frame) => paintBar(frame, port?.bufferCells ?? 1, thresholds));
  return (
    <Landmark
      className="panel-row"
      translate="no"
      data-panel="bar"
      label={en.panels.buffer.of(portName(port?.id ?? ''))}
    >
      <div className="panel-left">
        <h2>{en.panels.buffer.title}</h2>
        <PortChoice />
        <Filling />
      </div>
      <div className="panel-plot" ref={box}>
        <canvas ref={canvas} />
      </div>
    </Landmark>
  );
}
