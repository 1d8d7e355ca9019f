import { paintOnPaper } from '../../clocks.ts';
import { tileOf as knownTile } from '../../plot/paint/patterns.ts';
import { setRecorder } from '../../plot/paint/pen.ts';
import type { DrawnMark, Tile } from '../drawing.ts';
import { inkOf } from '../inks.ts';
import { ContextRecord } from './contextRecord.ts';
import { ImageRecord } from './imageRecord.ts';

/** Context methods of painters that draw or change the drawing state. */
const METHODS = [
  'putImageData',
  'clearRect',
  'save',
  'restore',
  'beginPath',
  'closePath',
  'moveTo',
  'lineTo',
  'quadraticCurveTo',
  'bezierCurveTo',
  'arc',
  'rect',
  'roundRect',
  'clip',
  'fill',
  'stroke',
  'fillRect',
  'strokeRect',
  'fillText',
  'strokeText',
] as const satisfies readonly (keyof ContextRecord & keyof CanvasRenderingContext2D)[];

type Method = (...args: unknown[]) => unknown;

/** Passes every call of a context to a record as well. Returns a function that ends this. */
function overhear(ctx: CanvasRenderingContext2D, record: ContextRecord): () => void {
  for (const name of METHODS) {
    const own = Reflect.get(CanvasRenderingContext2D.prototype, name) as Method;
    const recorded = record[name] as Method;
    Reflect.defineProperty(ctx, name, {
      configurable: true,
      value: (...args: unknown[]) => {
        recorded.apply(record, args);
        return own.apply(ctx, args);
      },
    });
  }
  return () => {
    for (const name of METHODS) Reflect.deleteProperty(ctx, name);
  };
}

/** A tile of the page's own patterns, with recorded marks. */
function tileOf(pattern: CanvasPattern): Tile | null {
  const known = knownTile(pattern);
  const ctx = document.createElement('canvas').getContext('2d');
  if (known === null || ctx === null) return null;
  const record = new ContextRecord({ ctx, scale: 1, tileOf: () => null, imageMarks: () => [] });
  record.clearRect();
  const stop = overhear(ctx, record);
  known.draw(ctx);
  stop();
  return { size: known.size, ground: inkOf(known.ground), marks: record.marks ?? [] };
}

/**
 * Paints the page once, as it is, and records what is drawn on the canvases: the marks of each in CSS pixels from its top left
 * corner. Canvases without painters have none. @param scale device pixels per CSS pixel of plots
 */
export function recordPaint(
  canvases: readonly HTMLCanvasElement[],
  scale: number,
): ReadonlyMap<HTMLCanvasElement, readonly DrawnMark[]> {
  const images = new ImageRecord(scale);
  const records = canvases.flatMap((canvas) => {
    const ctx = canvas.getContext('2d');
    if (ctx === null) return [];
    const imageMarks = ({ data }: ImageData): readonly DrawnMark[] => images.take(data.buffer);
    const record = new ContextRecord({ ctx, scale, tileOf, imageMarks });
    return [{ canvas, record, stop: overhear(ctx, record) }];
  });
  setRecorder(images);
  try {
    paintOnPaper();
  } finally {
    setRecorder(null);
    for (const { stop } of records) stop();
  }
  return new Map(
    records.flatMap(({ canvas, record: { marks } }) => (marks === null ? [] : [[canvas, marks] as const])),
  );
}
