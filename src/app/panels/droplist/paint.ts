import type { PlotFrame } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { dropGrid } from '../../readings/dropGrid.ts';
import { drawBars } from '../../readings/listBars.ts';
import { type ListBar, listStays } from '../../readings/listStays.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { tracesOf } from '../../traces/index.ts';
import { paintAsked } from '../../why/paint.ts';
import type { DropRows } from './layout.ts';

/** Least distance of two ground lines, CSS pixels. */
const LEAST_PITCH = 4;

function paintGround(frame: PlotFrame, rows: DropRows, followedVc: number | null): void {
  const { image, scale, t } = frame;
  const y = (row: number) => Math.round((rows.top + row * rows.rowHeight) * scale);
  const followed = followedVc === null ? undefined : rows.rowOf.get(followedVc);
  if (followed !== undefined) fillRect(image, 0, y(followed), image.width, y(followed + 1), pixelOf(t.panel));
  const every = 5 * Math.ceil(LEAST_PITCH / (5 * rows.rowHeight));
  for (let row = 0; row <= rows.vcs.length; row += every) {
    fillRect(image, 0, y(row), image.width, y(row) + scale, pixelOf(t.grid));
  }
}

/** Cells lost while their VC was not on the list: red ticks, thinner ahead of the head. */
function paintDrops(frame: PlotFrame, rows: DropRows, bars: readonly ListBar[], port: number): void {
  const { ctx, t, style, columns, scale } = frame;
  const onPixel = (y: number) => Math.round(y * scale) / scale;
  const losses = tracesOf(frame.session).shown.lossesAt(port);
  const all = dropGrid(frame.session, losses, rows, frame);
  const grid = bars.length > 0 ? all.slice() : all;
  const margin = Math.ceil(scale);
  for (const bar of bars) {
    const row = rows.rowOf.get(bar.vc);
    if (row === undefined) continue;
    const from = Math.max(0, Math.floor(frame.x(bar.from) * scale) - margin);
    const to = Math.min(columns, Math.ceil(frame.x(bar.to) * scale) + margin);
    if (to > from) grid.fill(0, row * columns + from, row * columns + to);
  }
  // On a projector a red pixel between two ground lines could not be seen from the last row.
  const least = Math.max(1.5, style.headLine);
  const bar = Math.max(least, rows.rowHeight * 0.62);
  const head = frame.head * scale;
  ctx.fillStyle = t.drop;
  for (let row = 0; row < rows.vcs.length; row++) {
    const y = rows.top + (row + 0.5) * rows.rowHeight;
    for (let x = 0; x < columns; x++) {
      if (grid[row * columns + x] === 0) continue;
      const start = x;
      const ahead = x > head;
      while (x + 1 < columns && grid[row * columns + x + 1] === 1 && x + 1 > head === ahead) x++;
      const h = ahead ? Math.max(1, bar * 0.4) : bar;
      ctx.fillRect(start / scale, onPixel(y - h / 2), Math.max(least, (x + 1 - start) / scale), h);
    }
  }
}

export function paintDropList(frame: PlotFrame, rows: DropRows, followed: number | null): void {
  const { ctx, state, t, style, width, height, head } = frame;
  paintGround(frame, rows, followed);
  frame.commit();
  if (!state.loaded) return;
  const port = shownPortIndex(state.loaded);
  const { from, to } = frame.range;
  const pixel = (to - from) / width;
  // Reads two pixels beyond each side, so that drops at the edges are covered.
  const bars = listStays(frame.session, port).drawn(from - 2 * pixel, to + 2 * pixel, frame.columnPs);
  playHead(frame);
  paintAsked(frame);
  paintDrops(frame, rows, bars, port);
  const barHeight = Math.max(1.5, rows.rowHeight - 2.4);
  const placed = bars.flatMap((bar) => {
    const row = rows.rowOf.get(bar.vc);
    const isVisible = bar.to >= from && bar.from <= to;
    if (row === undefined || !isVisible) return [];
    const y = rows.top + row * rows.rowHeight + (rows.rowHeight - barHeight) / 2;
    return [{ bar, y, height: barHeight, color: vcColor(state.theme, bar.vc) }];
  });
  drawBars(ctx, placed, { x: frame.x, head: state.now, edge: state.recorded, t, start: style.mark });
  if (head >= 0 && head <= width) {
    ctx.fillStyle = t.hlink;
    ctx.fillRect(head - style.headLine / 2, 0, style.headLine, height);
  }
  cursorLine(frame);
}
