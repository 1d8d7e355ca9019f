import type { Page } from '@playwright/test';
import { quantile } from '../page.ts';

/** Measurements of a page while it played. */
export interface Watched {
  /** Share of the display's frames in which a plot was painted, %. */
  readonly painted: number;
  /** Longest interval between updates of the displayed time of the head, ms. Words lag the picture by less. */
  readonly wordsBehind: number;
}

interface Watch {
  frames: number;
  painted: number;
  /** Times at which the time of the head was updated, ms. */
  readonly written: number[];
}

/** Interval between two moves of the pointer over a plot, ms. */
const POINTER_MS = 33;
/** Distance from the edges of the plot, and distance of each move, CSS pixels. */
const EDGE = 100;
const STEP = 7;
/** Quantile of the update intervals: longer ones are due to a page that was held up. */
const MOST = 0.95;

/** In the page, before its scripts: counts the frames in which pixels are drawn on the canvas of a plot. */
export function watchPlots(): void {
  const watch: Watch = { frames: 0, painted: 0, written: [] };
  Object.assign(globalThis, { watch });
  let isPainted = false;
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ['putImageData', 'drawImage'] as const) {
    const own = Reflect.get(prototype, name) as (...args: unknown[]) => void;
    Reflect.set(prototype, name, function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      isPainted ||= this.canvas.closest('.plot') !== null;
      own.apply(this, args);
    });
  }
  const count = (): void => {
    watch.frames++;
    if (isPainted) watch.painted++;
    isPainted = false;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** In the page: starts counting. */
function begin(): void {
  const { watch } = globalThis as unknown as { watch: Watch };
  Object.assign(watch, { frames: 0, painted: 0 });
  const head = document.querySelector('[role="slider"][aria-label="Play head"]');
  if (head === null) throw new Error('there is no play head');
  const write = () => watch.written.push(performance.now());
  new MutationObserver(write).observe(head, { attributes: true, attributeFilter: ['aria-valuenow'] });
}

/** Watches a page, opened with `watchPlots`, for this many milliseconds while the pointer moves to and fro over its first plot. */
export async function watched(page: Page, ms: number): Promise<Watched> {
  const box = await page.locator('.plot').first().boundingBox();
  if (box === null) throw new Error('there is no plot');
  await page.evaluate(begin);
  const end = performance.now() + ms;
  for (let i = 0; performance.now() < end; i++) {
    await page.mouse.move(box.x + EDGE + ((i * STEP) % (box.width - 2 * EDGE)), box.y + box.height / 2);
    await page.waitForTimeout(POINTER_MS);
  }
  const { frames, painted, written } = await page.evaluate(
    () => (globalThis as unknown as { watch: Watch }).watch,
  );
  return watchedOf(frames, painted, written);
}

export function watchedOf(frames: number, painted: number, written: readonly number[]): Watched {
  const gaps = written.slice(1).map((at, i) => at - (written[i] ?? at));
  return { painted: (100 * painted) / frames, wordsBehind: quantile(gaps, MOST) };
}
