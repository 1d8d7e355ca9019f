import { float32At } from '../../../contract/index.ts';
import type { Strip } from '../../plot/frame.ts';
import {
  fillAll,
  fillRect,
  mixPixels,
  type PixelImage,
  pixelOf,
  rowsOf,
  setPixel,
} from '../../plot/paint/image.ts';
import { bandOf, type Lane } from '../../plot/paint/lanes.ts';
import { type ColumnSpans, drawLine, drawTrace, toColumns } from '../../plot/paint/spanLine.ts';
import { linearScale, type Scale } from '../../plot/scale.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';

const FILL_SHARE = 0.16;

/** Bytes to rows of a lane that begins at `top`, one line width clear of its edges. */
export const windowsScale = (height: number, windowBytes: number, margin: number, top = 0): Scale =>
  linearScale([0, windowBytes], [top + height - margin, top + margin]);

/** Lanes of the same height and margin share a scale. */
export function windowsScales(windowBytes: number): (height: number, margin: number) => Scale {
  const known = new Map<string, Scale>();
  return (height, margin) => {
    const key = `${height} ${margin}`;
    const scale = known.get(key) ?? windowsScale(height, windowBytes, margin);
    known.set(key, scale);
    return scale;
  };
}

/** Dots of the line only: every third pixel along it. @param lane of the image of the strip */
function drawDotted(
  { first, scale: pixels, style }: Strip,
  lane: PixelImage,
  columns: ColumnSpans,
  color: number,
): void {
  const scale = (pixels * style.threshold) / 1.2;
  const period = Math.ceil(4 * scale);
  for (let x = 0; x < lane.width; x++) {
    const top = float32At(columns.top, x);
    if (Number.isNaN(top)) continue;
    const start = Math.round(top - scale / 2);
    const last = Math.round(float32At(columns.bottom, x) + scale / 2);
    const upright = last - start > 2 * scale;
    // Dots move with what is recorded; columns before time zero have none.
    if (!upright && (first + x) % period >= 2 * scale) continue;
    for (let y = Math.max(0, start); y < Math.min(lane.height, last); y++) {
      if (!upright || y % period < 2 * scale) setPixel(lane, x, y, color);
    }
  }
}

function paintSsthresh(frame: Strip, image: PixelImage, vc: number, y: Scale): void {
  const spans = frame.spans(`ssthresh/${vc}`);
  if (!spans) return;
  drawDotted(frame, image, toColumns(spans, y), pixelOf(frame.t.ink2));
}

function paintGroup(frame: Strip, image: PixelImage, lane: Lane, y: Scale): void {
  const { t, scale, head, style } = frame;
  const windows = lane.vcs.map((vc) => frame.spans(`cwnd/${vc}`)).filter((spans) => spans !== null);
  // A branch that runs along may have fewer senders.
  if (windows.length === 0) return;
  const band = bandOf(windows);
  const outer = toColumns(band, y);
  const pale = pixelOf(t.fill);
  for (let x = 0; x < image.width; x++) {
    const top = float32At(outer.top, x);
    if (!Number.isNaN(top)) fillRect(image, x, top, x + 1, float32At(outer.bottom, x) + 1, pale);
  }
  const mean = toColumns({ min: band.mean, max: band.mean }, y);
  const split = Math.max(0, head);
  drawLine(image, mean, split, image.width, style.lane[1] * scale, pixelOf(t.ink2));
  drawLine(image, mean, 0, split, style.lane[0] * scale, pixelOf(t.ink));
}

export function paintLane(
  frame: Strip,
  lane: Lane,
  scaleFor: (height: number, margin: number) => Scale,
  filled: boolean,
): void {
  const { theme, t, style, scale, head } = frame;
  const image = rowsOf(frame.image, lane, scale);
  if (image.height < 2) return;
  const widths = lane.followed ? style.followed : style.lane;
  const y = scaleFor(image.height, (widths[0] / 2) * scale);
  const ground = lane.followed && filled && frame.branch === null ? t.panel : t.bg;
  if (lane.followed && filled && frame.branch === null) fillAll(image, pixelOf(t.panel));
  fillRect(
    image,
    0,
    image.height - scale,
    image.width,
    image.height,
    pixelOf(lane.followed ? t.axis : t.grid),
  );
  if (lane.vcs.length > 1) {
    paintGroup(frame, image, lane, y);
    return;
  }
  const [vc] = lane.vcs;
  const spans = frame.spans(`cwnd/${vc}`);
  if (!spans) return;
  const color = pixelOf(vcColor(theme, vc));
  if (lane.followed) paintSsthresh(frame, image, vc, y);
  drawTrace(image, toColumns(spans, y), head, {
    pastWidth: widths[0] * scale,
    aheadWidth: widths[1] * scale,
    past: color,
    ahead: color,
    fill: mixPixels(pixelOf(ground), color, FILL_SHARE),
    baseline: image.height - scale,
  });
}
