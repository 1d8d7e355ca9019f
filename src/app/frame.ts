import { busy } from './rest.ts';

type Painter = (wallMs: number) => void;
/** Hears of a painter that threw, with the name it was registered by. */
type FaultListener = (part: string, error: unknown) => void;

/** Canvases before words: a font set on a canvas computes anew whatever the page has changed before. */
const drawers = new Map<Painter, string>();
const painters = new Map<Painter, string>();
const afterwards: (() => void)[] = [];
let scheduled = false;
/** Tells that the paint that was asked for has been done. */
let painted = () => {};
let reportFault: FaultListener = (_, error) => console.error(error);

/** Who hears of painters that throw. */
export function onFault(listen: FaultListener): void {
  reportFault = listen;
}

/** What throws is reported; what comes after it goes on. */
function guarded(part: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    reportFault(part, error);
  }
}

/** The page's only animation frame: it runs once after a request and sleeps while nothing is dirty. */
function frame(wallMs: number): void {
  scheduled = false;
  const over = painted;
  for (const [draw, part] of drawers) guarded(part, () => draw(wallMs));
  for (const [paint, part] of painters) guarded(part, () => paint(wallMs));
  for (const done of afterwards.splice(0)) guarded('', done);
  over();
}

/** Marks the page dirty: every painter runs once in the next frame. */
export function requestPaint(): void {
  if (scheduled || typeof requestAnimationFrame !== 'function') return;
  scheduled = true;
  painted = busy();
  requestAnimationFrame(frame);
}

let paper = false;

/** Nothing is out of sight on paper. */
export const isPaper = (): boolean => paper;

/** Paints at once, for paper, what would wait for a frame that does not come. */
export function paintOnPaper(): void {
  paper = true;
  frame(performance.now());
  paper = false;
}

function register(list: Map<Painter, string>, paint: Painter, part: string): () => void {
  list.set(paint, part);
  requestPaint();
  return () => {
    list.delete(paint);
  };
}

/**
 * Registers a painter of words and places and returns the function that takes it away.
 * @param part what the page calls it when it throws
 */
export const onPaint = (paint: Painter, part = ''): (() => void) => register(painters, paint, part);

/** The same for a painter of a canvas. */
export const onDraw = (draw: Painter, part = ''): (() => void) => register(drawers, draw, part);

/** Calls `done` once, when the next frame has been painted. */
export function afterPaint(done: () => void): void {
  afterwards.push(done);
  requestPaint();
}
