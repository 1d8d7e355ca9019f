import type { Strip } from '../../plot/frame.ts';
import { fillAll, fillRect, mixPixels, pixelOf, rowsOf } from '../../plot/paint/image.ts';
import type { Lane } from '../../plot/paint/lanes.ts';
import { drawArea, drawTrace, toColumns, type ValueSpans } from '../../plot/paint/spanLine.ts';
import { enlarged, type Scale } from '../../plot/scale.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { goodputColumns } from './besideLines.ts';
import type { AcrView } from './view.ts';

const FILL_SHARE = 0.16;
/** Pen of the edge of that area, part of that of ACR. */
const EDGE = 0.5;
/** Of a small lane a pen takes this part at most. */
const PEN = 1 / 9;

/** Only while the VC has something to send. */
export function whileActive(spans: ValueSpans, fair: ValueSpans): ValueSpans {
  const [min, max] = [spans.min.slice(), spans.max.slice()];
  for (let c = 0; c < min.length; c++) {
    if (!Number.isNaN(fair.max[c])) continue;
    min[c] = Number.NaN;
    max[c] = Number.NaN;
  }
  return { min, max };
}

/** What a VC may send as a line over what arrives of it as an area, in its colour. */
export function paintLane(frame: Strip, lane: Lane, rows: Scale, view: Pick<AcrView, 'filled'>): void {
  const { theme, t, style, scale, head } = frame;
  const image = rowsOf(frame.image, lane, scale);
  if (image.height < 2) return;
  const [vc] = lane.vcs;
  const filled = lane.followed && view.filled && frame.branch === null;
  if (filled) fillAll(image, pixelOf(t.panel));
  fillRect(image, 0, image.height - scale, image.width, image.height, pixelOf(t.grid));
  const acr = frame.spans(`acr/${vc}`);
  const fair = frame.spans(`fair/${vc}`);
  if (!acr || !fair) return;
  const spans = whileActive(acr, fair);
  const color = pixelOf(vcColor(theme, vc));
  const y = enlarged(rows, scale);
  const widths = lane.followed ? style.followed : style.lane.map((pen) => Math.min(pen, lane.height * PEN));
  const line = { past: color, ahead: color, baseline: y(0) };
  const fill = mixPixels(pixelOf(filled ? t.panel : t.bg), color, FILL_SHARE);
  const rate = goodputColumns(frame, vc ?? 0);
  const arrived = toColumns({ min: rate, max: rate }, y);
  // The large lane has a line of its own on it, with a name.
  if (lane.followed) drawArea(image, arrived, Math.min(image.width, head), y(0), fill);
  else
    drawTrace(image, arrived, head, {
      ...line,
      pastWidth: widths[0] * EDGE * scale,
      aheadWidth: widths[1] * EDGE * scale,
      fill,
    });
  drawTrace(image, toColumns(spans, y), head, {
    ...line,
    pastWidth: widths[0] * scale,
    aheadWidth: widths[1] * scale,
    fill: null,
  });
}
