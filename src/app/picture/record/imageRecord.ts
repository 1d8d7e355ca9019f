import { float32Within } from '../../../contract/index.ts';
import type { ImagePen } from '../../plot/paint/pen.ts';
import { type DrawnMark, groupOf, PLAIN_PEN, rectPath, shapeOf, short } from '../drawing.ts';
import { inkOfPixel } from '../inks.ts';
import { Rects } from './rects.ts';

type Image = Parameters<ImagePen['rect']>[0];
type Columns = Parameters<ImagePen['line']>[1];

/** Number of rows of the whole image above the first one of a part of it. */
const rowsAbove = ({ pixels, width }: Image): number => pixels.byteOffset / pixels.BYTES_PER_ELEMENT / width;

/**
 * A line through spans of columns, each entered at its nearer end, with points at its bends.
 * @param above offset added to rows
 */
export function traceLinePath(
  { top, bottom }: Columns,
  from: number,
  to: number,
  above: number,
  scale: number,
): string {
  const points: (readonly [x: number, y: number] | null)[] = [];
  let last = Number.NaN;
  for (let x = Math.max(0, from); x < Math.min(to, top.length); x++) {
    const [high, low] = [float32Within(top, x), float32Within(bottom, x)];
    if (Number.isNaN(high)) {
      if (points.length > 0 && points.at(-1) !== null) points.push(null);
      last = Number.NaN;
      continue;
    }
    const isFromTop = Number.isNaN(last) || Math.abs(high - last) <= Math.abs(low - last);
    const [first, second] = isFromTop ? [high, low] : [low, high];
    points.push([x + 0.5, first]);
    if (second !== first) points.push([x + 0.5, second]);
    last = second;
  }
  return points
    .flatMap((point, i) => {
      if (point === null) return [];
      const [before, after] = [points[i - 1], points[i + 1]];
      if (before && after && isBetween(before, point, after)) return [];
      // A single point is drawn as wide as its column.
      const tail = !before && !after ? `h${short(1 / scale)}` : '';
      return [`${before ? 'L' : 'M'}${short(point[0] / scale)} ${short((point[1] + above) / scale)}${tail}`];
    })
    .join('');
}

type Vertex = readonly [x: number, y: number];

/** Whether the middle point is on the straight line between its neighbours. */
const isBetween = ([ax, ay]: Vertex, [x, y]: Vertex, [bx, by]: Vertex): boolean =>
  (ay === y && y === by) || (ax === x && x === bx && (y - ay) * (by - y) >= 0);

/** The area from the upper edge of a trace down to a line. */
export function traceAreaPath(
  { top }: Columns,
  to: number,
  baseline: number,
  above: number,
  scale: number,
): string {
  const parts: string[] = [];
  const base = short((baseline + above) / scale);
  const end = Math.min(to, top.length);
  let isOpen = false;
  let last = Number.NaN;
  for (let x = 0; x <= end; x++) {
    const value = x < end ? float32Within(top, x) : Number.NaN;
    if (Number.isNaN(value)) {
      if (isOpen) parts.push(`H${short(x / scale)}V${base}z`);
      isOpen = false;
      last = Number.NaN;
      continue;
    }
    const y = Math.min(Math.round(value), baseline);
    const row = short((y + above) / scale);
    if (!isOpen) parts.push(`M${short(x / scale)} ${base}V${row}`);
    else if (y !== last) parts.push(`H${short(x / scale)}V${row}`);
    isOpen = true;
    last = y;
  }
  return parts.join('');
}

/** Drawing calls on images, as marks, by the memory of the images' pixels. */
export class ImageRecord implements ImagePen {
  readonly #byMemory = new Map<ArrayBufferLike, DrawnMark[]>();
  #open: { readonly memory: ArrayBufferLike; readonly rects: Rects } | null = null;
  readonly #scale: number;

  /** @param scale image pixels per page pixel */
  constructor(scale: number) {
    this.#scale = scale;
  }

  /** Marks drawn into an image since the last call. */
  take(memory: ArrayBufferLike): readonly DrawnMark[] {
    this.#close();
    const marks = this.#byMemory.get(memory) ?? [];
    this.#byMemory.delete(memory);
    return marks;
  }

  #close(): void {
    if (this.#open === null) return;
    const { memory, rects } = this.#open;
    this.#open = null;
    this.#add(memory, rects.marks(this.#scale));
  }

  #add(memory: ArrayBufferLike, marks: readonly DrawnMark[]): void {
    const known = this.#byMemory.get(memory);
    if (known) for (const mark of marks) known.push(mark);
    else this.#byMemory.set(memory, [...marks]);
  }

  rect(image: Image, x0: number, y0: number, x1: number, y1: number, color: number): void {
    const memory = image.pixels.buffer;
    if (this.#open?.memory !== memory) {
      this.#close();
      this.#open = { memory, rects: new Rects() };
    }
    const above = rowsAbove(image);
    const [left, right] = [Math.max(0, Math.round(x0)), Math.min(image.width, Math.round(x1))];
    const [top, bottom] = [Math.max(0, Math.round(y0)), Math.min(image.height, Math.ceil(y1))];
    if (right > left && bottom > top)
      this.#open.rects.add({ x0: left, y0: top + above, x1: right, y1: bottom + above }, color);
  }

  line(image: Image, columns: Columns, from: number, to: number, width: number, color: number): void {
    this.#close();
    const memory = image.pixels.buffer;
    const scale = this.#scale;
    const above = rowsAbove(image);
    const d = traceLinePath(columns, from, Math.min(to, image.width), above, scale);
    if (d === '') return;
    const pen = { ...PLAIN_PEN, join: 'round', ink: inkOfPixel(color), width: width / scale } as const;
    const clip = rectPath(0, above / scale, image.width / scale, image.height / scale);
    this.#add(memory, [groupOf([shapeOf(d, null, pen)], { clip })]);
  }

  area(image: Image, columns: Columns, to: number, baseline: number, color: number): void {
    this.#close();
    const memory = image.pixels.buffer;
    const scale = this.#scale;
    const end = Math.min(image.height, Math.round(baseline));
    const d = traceAreaPath(columns, Math.min(to, image.width), end, rowsAbove(image), scale);
    if (d === '') return;
    const clip = rectPath(0, rowsAbove(image) / scale, image.width / scale, image.height / scale);
    this.#add(memory, [groupOf([shapeOf(d, inkOfPixel(color))], { clip })]);
  }
}
