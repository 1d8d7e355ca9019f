type Painter = (wallMs: number) => void;

/** Canvases before words: a font set on a canvas computes anew whatever the page has changed before. */
const drawers = new Set<Painter>();
const painters = new Set<Painter>();
const afterwards: (() => void)[] = [];
let scheduled = false;

/** The page's only animation frame: it runs once after a request and sleeps while nothing is dirty. */
function frame(wallMs: number): void {
  scheduled = false;
  for (const draw of drawers) draw(wallMs);
  for (const paint of painters) paint(wallMs);
  for (const done of afterwards.splice(0)) done();
}

/** Marks the page dirty: every painter runs once in the next frame. */
export function requestPaint(): void {
  if (scheduled) return;
  scheduled = true;
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

function register(list: Set<Painter>, paint: Painter): () => void {
  list.add(paint);
  requestPaint();
  return () => {
    list.delete(paint);
  };
}

/** Registers a painter of words and places and returns the function that takes it away. */
export const onPaint = (paint: Painter): (() => void) => register(painters, paint);

/** The same for a painter of a canvas. */
export const onDraw = (draw: Painter): (() => void) => register(drawers, draw);

/** Calls `done` once, when the next frame has been painted. */
export function afterPaint(done: () => void): void {
  afterwards.push(done);
  requestPaint();
}
