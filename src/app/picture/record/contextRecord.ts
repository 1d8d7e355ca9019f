import {
  type DrawnMark,
  type Font,
  groupOf,
  type Ink,
  type Matrix,
  type PicturePen,
  shapeOf,
  type Tile,
} from '../drawing.ts';
import { faded, inkOf, isSeen } from '../inks.ts';
import { enlargement, isPlain, PathRecord } from './path.ts';

const WEIGHTS: Readonly<Record<string, string>> = { normal: '400', bold: '700' };

/** Parses the font of a context: `italic 600 12px Inter, sans-serif`. */
export function fontOf(text: string): Font {
  const [, before = '', size = '10', family = 'sans-serif'] =
    /^(.*?)([\d.]+)px(?:\/\S+)?\s+(.*)$/.exec(text) ?? [];
  const words = before.split(/\s+/);
  const weight = words.find((word) => /^\d+$/.test(word) || word === 'bold') ?? '400';
  return {
    family: family.replace(/"/g, "'"),
    size: Number(size),
    weight: WEIGHTS[weight] ?? weight,
    style: words.includes('italic') ? 'italic' : 'normal',
  };
}

type Context = CanvasRenderingContext2D;

/** Access to a recorded context: its own state as of each call. */
export interface RecordedContext {
  readonly ctx: Context;
  /** Device pixels per CSS pixel of the canvas. */
  readonly scale: number;
  /** The tile of a pattern; null if unknown. */
  readonly tileOf: (pattern: CanvasPattern) => Tile | null;
  /** Marks of the image that is put on the canvas. */
  readonly imageMarks: (data: ImageData) => readonly DrawnMark[];
}

const ALIGNED: Readonly<Record<CanvasTextAlign, 'start' | 'middle' | 'end'>> = {
  start: 'start',
  left: 'start',
  center: 'middle',
  end: 'end',
  right: 'end',
};

/** Distance from the y of a text down to its alphabetic base line, pixels of the context. */
function baselineBelow(ctx: Context, text: string): number {
  if (ctx.textBaseline === 'alphabetic') return 0;
  const { textBaseline } = ctx;
  const above = ctx.measureText(text).actualBoundingBoxAscent;
  ctx.textBaseline = 'alphabetic';
  const whole = ctx.measureText(text).actualBoundingBoxAscent;
  ctx.textBaseline = textBaseline;
  return whole - above;
}

/** Records the calls of a context as marks. It has a method for each call that painters use; the context itself draws too. */
export class ContextRecord {
  #marks: DrawnMark[] = [];
  #isFresh = false;
  readonly #path = new PathRecord();
  /** Clipping paths in effect, and those of each `save`. */
  #clips: readonly string[] = [];
  readonly #saved: (readonly string[])[] = [];
  readonly #of: RecordedContext;

  constructor(of: RecordedContext) {
    this.#of = of;
  }

  /** Null unless the canvas has been painted from its beginning since the record began. */
  get marks(): readonly DrawnMark[] | null {
    return this.#isFresh ? this.#marks : null;
  }

  get #matrix(): Matrix {
    const { ctx, scale } = this.#of;
    const { a, b, c, d, e, f } = ctx.getTransform();
    return [a / scale, b / scale, c / scale, d / scale, e / scale, f / scale];
  }

  get #pen(): PicturePen | null {
    const { ctx } = this.#of;
    const grown = enlargement(this.#matrix);
    const ink = typeof ctx.strokeStyle === 'string' ? faded(inkOf(ctx.strokeStyle), ctx.globalAlpha) : null;
    if (ink === null || !isSeen(ink)) return null;
    return {
      ink,
      width: ctx.lineWidth * grown,
      dash: ctx.getLineDash().map((part) => part * grown),
      dashOffset: ctx.lineDashOffset * grown,
      cap: ctx.lineCap,
      join: ctx.lineJoin,
    };
  }

  get #fill(): Ink | Tile | null {
    const { ctx, tileOf } = this.#of;
    if (typeof ctx.fillStyle === 'string') {
      const ink = faded(inkOf(ctx.fillStyle), ctx.globalAlpha);
      return isSeen(ink) ? ink : null;
    }
    return ctx.fillStyle instanceof CanvasPattern ? tileOf(ctx.fillStyle) : null;
  }

  #add(mark: DrawnMark): void {
    this.#marks.push(this.#clips.reduceRight<DrawnMark>((inner, clip) => groupOf([inner], { clip }), mark));
  }

  #shape(d: string, part: 'fill' | 'stroke'): void {
    const fill = part === 'fill' ? this.#fill : null;
    const pen = part === 'stroke' ? this.#pen : null;
    if (d !== '' && (fill !== null || pen !== null)) this.#add(shapeOf(d, fill, pen));
  }

  /** A separate path, independent of the one that is being built. */
  #rectangle(x: number, y: number, width: number, height: number, part: 'fill' | 'stroke'): void {
    const path = new PathRecord();
    path.rect(this.#matrix, x, y, width, height);
    this.#shape(path.d, part);
  }

  putImageData(data: ImageData): void {
    this.#marks = [...this.#of.imageMarks(data)];
    this.#isFresh = true;
  }

  clearRect(): void {
    this.#marks = [];
    this.#isFresh = true;
  }

  save(): void {
    this.#saved.push(this.#clips);
  }

  restore(): void {
    this.#clips = this.#saved.pop() ?? this.#clips;
  }

  beginPath(): void {
    this.#path.begin();
  }

  closePath(): void {
    this.#path.closePath();
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(this.#matrix, x, y);
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(this.#matrix, x, y);
  }

  quadraticCurveTo(...points: number[]): void {
    this.#path.quadraticCurveTo(this.#matrix, ...points);
  }

  bezierCurveTo(...points: number[]): void {
    this.#path.bezierCurveTo(this.#matrix, ...points);
  }

  arc(x: number, y: number, radius: number, from: number, to: number, isBack?: boolean): void {
    this.#path.arc(this.#matrix, x, y, radius, from, to, isBack);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(this.#matrix, x, y, width, height);
  }

  roundRect(x: number, y: number, width: number, height: number, radii: unknown): void {
    this.#path.roundRect(this.#matrix, x, y, width, height, radii);
  }

  clip(): void {
    this.#clips = [...this.#clips, this.#path.d];
  }

  fill(): void {
    this.#shape(this.#path.d, 'fill');
  }

  stroke(): void {
    this.#shape(this.#path.d, 'stroke');
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#rectangle(x, y, width, height, 'fill');
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#rectangle(x, y, width, height, 'stroke');
  }

  #words(text: string, x: number, y: number, part: 'fill' | 'stroke'): void {
    const { ctx } = this.#of;
    const fill = part === 'fill' ? this.#fill : null;
    const pen = part === 'stroke' ? this.#pen : null;
    if (text === '' || (fill === null && pen === null)) return;
    const matrix = this.#matrix;
    const grown = enlargement(matrix);
    this.#add({
      kind: 'words',
      text,
      x,
      y: y + baselineBelow(ctx, text),
      font: fontOf(ctx.font),
      anchor: ALIGNED[ctx.textAlign],
      fill: fill !== null && 'color' in fill ? fill : null,
      // The matrix enlarges the pen with the letters.
      pen: pen && { ...pen, width: pen.width / grown, dash: [] },
      ...(!isPlain(matrix) && { matrix }),
    });
  }

  fillText(text: string, x: number, y: number): void {
    this.#words(text, x, y, 'fill');
  }

  strokeText(text: string, x: number, y: number): void {
    this.#words(text, x, y, 'stroke');
  }
}
