import type { StageView } from '../../../contract/index.ts';
import { CellPalette, drawShares } from '../../charts/cells.ts';
import { fillRect, pixelOf } from '../../charts/image.ts';
import type { NetworkLayout, Rect } from '../../charts/networkLayout.ts';
import { drawWireCells } from '../../charts/wires.ts';
import { vcColor } from '../../theme/tokens.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { profileOf } from '../plot/profile.ts';
import { wireSizes } from './sizes.ts';

export interface NetworkView {
  readonly layout: NetworkLayout;
  readonly boxWidth: number;
  readonly places: number;
  readonly thresholds: readonly number[];
}

/** Ends of the visible part of a wire: from box edge, or from the buffer's link side, to box edge. */
export function wireEnds(wire: NetworkLayout['wires'][number], buffer: Rect | null, boxWidth: number) {
  const direction = wire.to.x > wire.from.x ? 1 : -1;
  const start = wire.from.x + (direction * boxWidth) / 2;
  const end = wire.to.x - (direction * boxWidth) / 2;
  if (!buffer) return { x0: start, x1: end };
  return { x0: direction > 0 ? buffer.x + buffer.width : buffer.x, x1: end };
}

/** Level wires carry cells; slanted ones of layered networks are drawn without. */
function paintWires(frame: PlotFrame, view: NetworkView, stage: StageView, palette: CellPalette): void {
  const { loaded, theme } = frame.state;
  const { image, scale } = frame;
  const { cell, step } = wireSizes[profileOf(theme)];
  loaded?.wires.forEach(({ from, to }, i) => {
    const wire = view.layout.wires.find((w) => w.from.id === from && w.to.id === to);
    const samples = stage.wires[i];
    if (!wire || !samples || wire.from.y !== wire.to.y) return;
    const own = `${from}>${to}` === loaded.port ? view.layout.buffer : null;
    const { x0, x1 } = wireEnds(wire, own, view.boxWidth);
    const gap = 3 * Math.sign(x1 - x0);
    drawWireCells(
      image,
      samples,
      Math.round((x0 + gap) * scale),
      Math.round((x1 - gap) * scale),
      Math.round(wire.from.y * scale),
      cell * scale,
      palette,
      step * scale,
    );
  });
}

function paintBar(frame: PlotFrame, view: NetworkView, stage: StageView | null, palette: CellPalette): void {
  const { image, scale, t, state } = frame;
  const { buffer } = view.layout;
  if (!buffer) return;
  const box = {
    x: Math.round(buffer.x * scale),
    y: Math.round(buffer.y * scale),
    width: Math.round(buffer.width * scale),
    height: Math.round(buffer.height * scale),
  };
  fillRect(image, box.x, box.y, box.x + box.width, box.y + box.height, pixelOf(t.bg));
  const vcs = (state.loaded?.vcs ?? []).map((vc) => vc.id);
  if (stage) drawShares(image, stage.buffer, view.places, box, 4 * scale, palette, vcs);
}

function paintOutline(frame: PlotFrame, view: NetworkView): void {
  const { ctx, t } = frame;
  const { buffer } = view.layout;
  if (!buffer) return;
  const line = frame.state.theme === 'projector' ? 3 : 1.6;
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = line;
  ctx.strokeRect(buffer.x - line / 2, buffer.y - line / 2, buffer.width + line, buffer.height + line);
  ctx.lineWidth = line * 0.9;
  for (const cells of view.thresholds) {
    const x = Math.round(buffer.x + buffer.width * (1 - cells / view.places)) + 0.5;
    ctx.setLineDash([]);
    ctx.strokeStyle = t.bg;
    ctx.lineWidth = line * 2.4;
    ctx.beginPath();
    ctx.moveTo(x, buffer.y - 5);
    ctx.lineTo(x, buffer.y + buffer.height + 5);
    ctx.stroke();
    ctx.setLineDash([4, 2.5]);
    ctx.strokeStyle = t.ink;
    ctx.lineWidth = line * 0.9;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

export function paintNetwork(frame: PlotFrame, view: NetworkView, stage: StageView | null): void {
  const { state, t } = frame;
  const palette = new CellPalette((vc) => vcColor(state.theme, vc), t.bg, null);
  const dimmed = new CellPalette((vc) => vcColor(state.theme, vc), t.bg, state.followedVc);
  if (stage) paintWires(frame, view, stage, palette);
  paintBar(frame, view, stage, dimmed);
  frame.commit();
  paintOutline(frame, view);
}
