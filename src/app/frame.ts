type Painter = (wallMs: number) => void;

const painters = new Set<Painter>();
const afterwards: (() => void)[] = [];
let scheduled = false;

/** The page's only animation frame: it runs once after a request and sleeps while nothing is dirty. */
function frame(wallMs: number): void {
  scheduled = false;
  for (const paint of painters) paint(wallMs);
  for (const done of afterwards.splice(0)) done();
}

/** Marks the page dirty: every painter runs once in the next frame. */
export function requestPaint(): void {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(frame);
}

/** Registers a painter and returns the function that takes it away. */
export function onPaint(paint: Painter): () => void {
  painters.add(paint);
  requestPaint();
  return () => {
    painters.delete(paint);
  };
}

/** Calls `done` once, when the next frame has been painted. */
export function afterPaint(done: () => void): void {
  afterwards.push(done);
  requestPaint();
}
