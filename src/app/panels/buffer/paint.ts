import type { StageView } from '../../../contract/index.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { CellPalette, drawRaster, drawShares } from '../../plot/paint/cells.ts';
import { laneRows, pixelOf } from '../../plot/paint/image.ts';
import { haloText } from '../../plot/paint/marks.ts';
import { en } from '../../strings/en.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { frameOf } from './frames.ts';
import { type BufferLayout, cellCentre } from './layout.ts';
import {
  drawMagnifier,
  drawRefused,
  type Magnifier,
  type MagnifierLayout,
  magnifierLayout,
} from './magnifier.ts';

export interface BufferView {
  readonly layout: BufferLayout;
  readonly places: number;
  readonly thresholds: readonly number[];
  /** The place under the reader's cursor; null = none. */
  readonly chosen: number | null;
}

function paintCells(frame: PlotFrame, view: BufferView, cells: Uint16Array): void {
  const { image, scale, t, state } = frame;
  const { raster, top, rasterHeight } = view.layout;
  const palette = new CellPalette((vc) => vcColor(state.theme, vc), t.bg, state.followedVc);
  const area = laneRows(image, { top, height: rasterHeight }, scale);
  if (!raster) {
    const vcs = (state.loaded?.vcs ?? []).map((vc) => vc.id);
    const box = { x: 0, y: 0, width: area.width, height: area.height };
    drawShares(area, cells, view.places, box, 4 * scale, palette, vcs, true);
    return;
  }
  const device = {
    ...raster,
    cellWidth: raster.cellWidth * scale,
    rowHeight: raster.rowHeight * scale,
  };
  drawRaster(
    area,
    cells,
    view.places,
    device,
    { palette, ink: pixelOf(t.ink), free: pixelOf(t.rule) },
    scale,
  );
}

function paintThresholdTicks(frame: PlotFrame, view: BufferView): void {
  const { ctx, t } = frame;
  const { raster, rasterHeight } = view.layout;
  for (const cells of view.thresholds) {
    if (cells <= 0 || cells > view.places) continue;
    const at = cellCentre(view.layout, cells - 1, view.places, frame.width);
    const half = (raster ? raster.rowHeight : rasterHeight) / 2 + 1;
    const x = at.x + (raster ? raster.cellWidth / 2 : 0);
    ctx.fillStyle = t.bg;
    ctx.fillRect(x - 2, at.y - half, 4, 2 * half);
    ctx.fillStyle = t.ink;
    ctx.fillRect(x - 1, at.y - half, 2, 2 * half);
  }
}

/** Outlines the chosen frame's cells in the raster. */
function paintChosen(frame: PlotFrame, view: BufferView, cells: Uint16Array): void {
  const { raster } = view.layout;
  if (view.chosen === null || view.chosen >= cells.length || !raster) return;
  const { ctx, t } = frame;
  for (const place of frameOf(cells, view.chosen)) {
    const { x, y } = cellCentre(view.layout, place, view.places, frame.width);
    ctx.lineWidth = place === view.chosen ? 2 : 1;
    ctx.strokeStyle = t.ink;
    ctx.strokeRect(
      x - raster.cellWidth / 2,
      y - raster.rowHeight / 2 + 0.5,
      raster.cellWidth,
      raster.rowHeight - 1,
    );
  }
}

/** A frame round a lens's place in the raster, and the line that ties it to the strip. */
function paintTie(frame: PlotFrame, view: BufferView, magnifier: Magnifier, cell: number): void {
  const { raster, rasterHeight, top, stripTop } = view.layout;
  if (!raster) return;
  const { ctx, t } = frame;
  const from = cellCentre(view.layout, magnifier.first, view.places, frame.width);
  const to = cellCentre(view.layout, magnifier.first + magnifier.count - 1, view.places, frame.width);
  const right = to.y > from.y ? frame.width - 1 : to.x + raster.cellWidth / 2;
  const left = from.x - raster.cellWidth / 2;
  const y = from.y - raster.rowHeight / 2 - 1;
  ctx.lineWidth = 3.5;
  ctx.strokeStyle = t.bg;
  ctx.strokeRect(left - 1, y, right - left + 2, raster.rowHeight + 1);
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = t.ink;
  ctx.strokeRect(left - 1, y, right - left + 2, raster.rowHeight + 1);
  const middle = (left + right) / 2;
  const target = magnifier.x + (magnifier.count * cell) / 2;
  const bottom = top + rasterHeight;
  ctx.lineWidth = 1;
  ctx.strokeStyle = t.ink3;
  ctx.beginPath();
  ctx.moveTo(middle, y + raster.rowHeight + 1);
  ctx.lineTo(middle, bottom + 3);
  ctx.lineTo(target, bottom + 3);
  ctx.lineTo(target, stripTop - 3);
  ctx.stroke();
}

function paintStrip(frame: PlotFrame, view: BufferView, cells: Uint16Array, lenses: MagnifierLayout): void {
  const { ctx, t, state, style, width } = frame;
  const { stripTop, cell, cellHeight } = view.layout;
  const magnifierStyle = {
    t,
    color: (vc: number) => vcColor(state.theme, vc),
    followed: state.followedVc,
    font: Math.max(style.caption, cell * 0.62),
  };
  if (lenses.head) {
    drawMagnifier(ctx, cells, lenses.head, cell, stripTop, cellHeight, magnifierStyle);
    const x = (lenses.head.x + lenses.head.count * cell + lenses.tail.x) / 2;
    haloText(ctx, en.panels.buffer.tail, x, stripTop + cellHeight / 2, {
      size: style.caption,
      color: t.ink2,
      align: 'center',
      baseline: 'middle',
    });
  }
  drawMagnifier(ctx, cells, lenses.tail, cell, stripTop, cellHeight, magnifierStyle);
  const { decision } = state;
  const refused = decision !== null && !decision.accepted && Math.abs(decision.time - state.now) < 1e9;
  if (refused) drawRefused(ctx, decision.vc, lenses.entrance, stripTop, cell, cellHeight, magnifierStyle);
  else {
    ctx.fillStyle = t.ink;
    if (lenses.entrance + 5 < width) ctx.fillRect(lenses.entrance + 3, stripTop - 4, 2, cellHeight + 8);
  }
}

export function paintBuffer(frame: PlotFrame, view: BufferView, stage: StageView | null): void {
  const cells = stage?.buffer ?? new Uint16Array(0);
  paintCells(frame, view, cells);
  frame.commit();
  if (!frame.state.loaded) return;
  const lenses = magnifierLayout(
    cells,
    frame.width,
    view.layout.cell,
    frame.style.caption * 3.2,
    view.chosen,
  );
  paintThresholdTicks(frame, view);
  if (lenses.head) paintTie(frame, view, lenses.head, view.layout.cell);
  paintChosen(frame, view, cells);
  paintStrip(frame, view, cells, lenses);
}
