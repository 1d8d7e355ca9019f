import { float64At, type ServiceClass, uint32At } from '../../../contract/index.ts';
import type { PaintStrip, PlotFrame } from '../../plot/frame.ts';
import { fillRect, mixPixels, type PixelImage, pixelOf, setPixel } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { activeRecorder } from '../../plot/paint/pen.ts';
import { linearCoefficients, linearScale } from '../../plot/scale.ts';
import { classRate, type OwnPart } from '../../rates/classes.ts';
import { meanRate } from '../../rates/counted.ts';
import { type Tokens, vcColor } from '../../theme/tokens/tokens.ts';

export interface ClassesView {
  readonly port: string;
  /** From the bottom of the stack to its top. */
  readonly classes: readonly ServiceClass[];
  /** Capacity of the link, cells/s. */
  readonly capacity: number;
  /** The VC whose data cells are shown in its class, as they arrive; null for none. */
  readonly own: OwnPart | null;
}

/** Room above the line of the capacity and below zero, CSS pixels. */
const PAD = { top: 6, bottom: 2 } as const;
/** Opacity of a VC's colour over the area of its class. */
const OWN_SHARE = 0.3;
/** Width of the line along the top of a class, as a share of the threshold pen. */
const EDGE = 0.8;
/** Distance between two stripes of a pattern, CSS pixels. */
const PITCH = 5;

/** Filling of a class area: one colour, or a pattern by image position, which distinguishes classes without colour. */
type Filling = number | ((x: number, y: number) => number);

function fillingOf(serviceClass: ServiceClass, t: Tokens, scale: number): Filling {
  const [ground, fill, mid, dark] = [pixelOf(t.bg), pixelOf(t.fill), pixelOf(t.ink3), pixelOf(t.ink2)];
  const pitch = PITCH * scale;
  const line = Math.max(1, Math.round(scale * 1.4));
  switch (serviceClass) {
    case 'cbr':
      return mid;
    case 'rt-vbr':
      return (x) => (x % pitch < line ? dark : ground);
    case 'nrt-vbr':
      return (x, y) => ((x + y) % pitch < line ? dark : ground);
    case 'abr':
      return fill;
    case 'ubr':
      return (x, y) => (x % pitch < line && y % pitch < line ? dark : ground);
  }
}

/** Fills the rows of a column. @param left time column at the left edge, so that patterns move with the record */
function fillColumn(
  image: PixelImage,
  x: number,
  from: number,
  to: number,
  filling: Filling,
  left: number,
): void {
  if (typeof filling === 'number') fillRect(image, x, from, x + 1, to, filling);
  else for (let row = Math.max(0, from); row < to; row++) setPixel(image, x, row, filling(left + x, row));
}

/** Cells/s at the bottom and the top of the area of a class, by column; NaN where they are not known. */
interface Band {
  readonly bottom: Float64Array;
  readonly top: Float64Array;
}

/** Data cells of the VC within its class: its colour over the pattern, and a line along the top. */
function paintOwn(
  { image, first, columnPs, head, theme, traces }: PaintStrip,
  vc: number,
  band: Band,
  y: (rate: number) => number,
  pen: number,
): void {
  const goodput = traces.channel(`arrived/${vc}`);
  const color = pixelOf(vcColor(theme, vc));
  let before = Number.NaN;
  for (let x = 0; x < image.width; x++) {
    const bottom = float64At(band.bottom, x);
    const rate = meanRate(goodput, (first + x) * columnPs, (first + x + 1) * columnPs);
    // Arriving cells have left the class queue earlier, so the rate may exceed what the class sends now.
    const row = y(Math.min(float64At(band.top, x), bottom + rate));
    if (!Number.isNaN(row)) {
      const past = x < head;
      if (past) tint(image, x, row, y(bottom), color);
      // NaN compares with nothing: a line that begins here has no step.
      const [high, low] = [before < row ? before : row, before > row ? before : row];
      fillRect(image, x, high, x + 1, low + pen * (past ? 1.6 : 1), color);
    }
    before = row;
  }
}

/** Tints the rows of a column; the pattern below shows through. */
function tint(image: PixelImage, x: number, from: number, to: number, color: number): void {
  activeRecorder()?.rect(
    image,
    x,
    from,
    x + 1,
    to,
    ((color & 0xffffff) | (Math.round(OWN_SHARE * 255) << 24)) >>> 0,
  );
  for (let row = Math.max(0, from); row < Math.min(image.height, to); row++) {
    const at = row * image.width + x;
    image.pixels[at] = mixPixels(uint32At(image.pixels, at), color, OWN_SHARE);
  }
}

interface StackView extends ClassesView {
  /** Height of the plot, CSS pixels. */
  readonly height: number;
}

function paintStack(strip: PaintStrip, { port, classes, capacity, own, height }: StackView): void {
  const { image, scale, t, style, first, columnPs, head, traces } = strip;
  const { zero, slope } = linearCoefficients(
    linearScale([0, capacity], [(height - PAD.bottom) * scale, PAD.top * scale]),
  );
  const y = (rate: number) => Math.round(zero + slope * rate);
  const fillings = classes.map((serviceClass) =>
    fillingOf(serviceClass, t, scale * Math.max(1, style.caption / 12)),
  );
  const [ink, ink2] = [pixelOf(t.ink), pixelOf(t.ink2)];
  const before = classes.map(() => Number.NaN);
  const pen = scale * Math.max(1, style.threshold * EDGE);
  const band: Band = {
    bottom: new Float64Array(image.width).fill(Number.NaN),
    top: new Float64Array(image.width).fill(Number.NaN),
  };
  fillRect(image, 0, y(0), image.width, y(0) + scale, pixelOf(t.grid));
  for (let x = 0; x < image.width; x++) {
    const from = (first + x) * columnPs;
    const past = x < head;
    const edge = past ? ink : ink2;
    let sum = 0;
    classes.forEach((serviceClass, i) => {
      const rate = classRate(traces, port, serviceClass, from, (first + x + 1) * columnPs);
      if (Number.isNaN(rate)) {
        before[i] = Number.NaN;
        return;
      }
      const bottom = y(sum);
      if (serviceClass === own?.serviceClass) {
        band.bottom[x] = sum;
        band.top[x] = sum + rate;
      }
      sum += rate;
      const top = y(sum);
      const filling = fillings[i];
      if (past && filling !== undefined) fillColumn(image, x, top, bottom, filling, first);
      const last = before[i] ?? Number.NaN;
      // The edge of a class that sends nothing would coincide with that of the class below.
      if (rate > 0 || last < bottom) {
        const high = Number.isNaN(last) ? top : Math.min(top, last);
        const low = Number.isNaN(last) ? top : Math.max(top, last);
        fillRect(image, x, high, x + 1, low + pen * (past ? 1 : 0.5), edge);
      }
      before[i] = top;
    });
  }
  if (own !== null) paintOwn(strip, own.vc, band, y, pen);
}

export function paintClasses(frame: PlotFrame, view: ClassesView): void {
  const { t, style, ctx, width, height } = frame;
  frame.traced(paintStack, { ...view, height });
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = style.threshold;
  ctx.setLineDash([...style.thresholdDash]);
  ctx.beginPath();
  ctx.moveTo(0, PAD.top - 0.5);
  ctx.lineTo(width, PAD.top - 0.5);
  ctx.stroke();
  ctx.setLineDash([]);
  playHead(frame);
  cursorLine(frame);
}
