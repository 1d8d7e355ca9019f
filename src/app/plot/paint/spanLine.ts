import { float32Within, float64Within } from '../../../contract/index.ts';
import { linearCoefficients, type Scale } from '../scale.ts';
import { blendAt, type PixelImage } from './image.ts';
import { activeRecorder } from './pen.ts';

/** Top and bottom of a trace per pixel column, in pixels from the top; NaN where nothing is recorded. */
export interface ColumnSpans {
  readonly top: Float32Array;
  readonly bottom: Float32Array;
}

/** Structurally `traces/Spans`: smallest and largest value per column. */
export interface ValueSpans {
  readonly min: Float32Array;
  readonly max: Float32Array;
}

/**
 * Values to pixels. Neighbouring columns are joined half-way, so that a step is a vertical line and the trace has no gaps. The joint
 * depends on these two columns only: columns are the same whichever are drawn with them.
 */
export function toColumnSpans(spans: ValueSpans, y: Scale): ColumnSpans {
  const n = spans.min.length;
  const top = new Float32Array(n);
  const bottom = new Float32Array(n);
  const { zero, slope } = linearCoefficients(y);
  for (let i = 0; i < n; i++) {
    top[i] = zero + slope * float32Within(spans.max, i);
    bottom[i] = zero + slope * float32Within(spans.min, i);
  }
  let lastTop = Number.NaN;
  let lastBottom = Number.NaN;
  for (let i = 0; i < n; i++) {
    const t = float32Within(top, i);
    const b = float32Within(bottom, i);
    if (t > lastBottom) {
      const middle = (t + lastBottom) / 2;
      bottom[i - 1] = Math.max(float32Within(bottom, i - 1), middle);
      top[i] = middle;
    } else if (lastTop > b) {
      const middle = (lastTop + b) / 2;
      top[i - 1] = Math.min(float32Within(top, i - 1), middle);
      bottom[i] = middle;
    }
    lastTop = t;
    lastBottom = b;
  }
  return { top, bottom };
}

const cover = new Float32Array(8192);

/** Widest pen, device pixels on each side of a trace. */
const MOST_REACH = 64;
/** For each column under the pen: its reach beyond the trace, and its coverage. */
const thick = new Float64Array(2 * MOST_REACH + 1);
const weight = new Float64Array(2 * MOST_REACH + 1);

/** The trace drawn with a round pen of `width` pixels over columns [from, to). */
export function drawLine(
  image: PixelImage,
  { top, bottom }: ColumnSpans,
  from: number,
  to: number,
  width: number,
  color: number,
): void {
  activeRecorder()?.line(image, { top, bottom }, from, to, width, color);
  const half = width / 2;
  const reach = Math.min(MOST_REACH, Math.ceil(half - 0.5));
  for (let d = -reach; d <= reach; d++) {
    thick[d + reach] = Math.sqrt(Math.max(0.25, half * half - d * d));
    weight[d + reach] = Math.min(1, half + 0.5 - Math.abs(d));
  }
  const end = Math.min(to, image.width);
  for (let x = Math.max(0, from); x < end; x++) {
    let low = image.height;
    let high = -1;
    for (let d = Math.max(-reach, -x); d <= reach && x + d < top.length; d++) {
      const t = float32Within(top, x + d) - float64Within(thick, d + reach);
      const b = float32Within(bottom, x + d) + float64Within(thick, d + reach);
      if (Number.isNaN(t)) continue;
      const share = float64Within(weight, d + reach);
      const first = Math.max(0, Math.floor(t));
      const last = Math.min(image.height - 1, Math.ceil(b) - 1);
      for (let y = first; y <= last; y++) {
        const c = (Math.min(y + 1, b) - Math.max(y, t)) * share;
        if (c > float32Within(cover, y)) cover[y] = c;
      }
      low = Math.min(low, first);
      high = Math.max(high, last);
    }
    for (let y = low; y <= high; y++) {
      const share = float32Within(cover, y);
      const at = y * image.width + x;
      if (share >= 1) image.pixels[at] = color;
      else if (share > 0) blendAt(image, at, color, share);
      cover[y] = 0;
    }
  }
}

/** The area between the upper edge of the trace and `baseline` over the columns before `to`. */
export function drawArea(
  image: PixelImage,
  columns: ColumnSpans,
  to: number,
  baseline: number,
  color: number,
): void {
  activeRecorder()?.area(image, columns, to, baseline, color);
  const end = Math.min(image.height, Math.round(baseline));
  for (let x = 0; x < Math.min(to, image.width); x++) {
    const start = float32Within(columns.top, x);
    if (Number.isNaN(start)) continue;
    for (let y = Math.max(0, Math.round(start)); y < end; y++) image.pixels[y * image.width + x] = color;
  }
}

export interface TraceStyle {
  readonly pastWidth: number;
  readonly aheadWidth: number;
  readonly past: number;
  readonly ahead: number;
  /** Colour of the area left of the head; null = none. */
  readonly fill: number | null;
  readonly baseline: number;
}

/** Thick line and area left of column `head`, thin line right of it. */
export function drawTrace(image: PixelImage, columns: ColumnSpans, head: number, style: TraceStyle): void {
  const split = Math.max(0, Math.min(image.width, Math.round(head)));
  if (style.fill !== null) drawArea(image, columns, split, style.baseline, style.fill);
  drawLine(image, columns, split, image.width, style.aheadWidth, style.ahead);
  drawLine(image, columns, 0, split, style.pastWidth, style.past);
}
