import type { Browser, Page } from '@playwright/test';
import type { Report } from '../../contract/index.ts';
import { onStage, quantile } from './page.ts';

/** From a movement of the pointer to the painted frame that shows the value as applied, ms. */
export interface EditTimes {
  readonly p50: number;
  readonly p95: number;
}

const SCENE = '?scene=take-turns&speed=0.02';
const MOVES = 40;
/** Pixels a movement; the handle goes down and comes back. */
const STEP = 3;
/** Longer than an edit takes, so that each movement has an answer of its own. */
const PAUSE_MS = 120;

/** Drags the threshold of EPD on the plot while the run plays. */
export async function editTimes(browser: Browser, address: string): Promise<EditTimes> {
  const measure = async (page: Page): Promise<readonly number[]> => {
    await drag(page);
    return page.evaluate(() => (globalThis as unknown as Watched).editTimes);
  };
  const times = await onStage(browser, `${address}${SCENE}`, measure, stopwatch);
  if (times.length < MOVES / 2) throw new Error(`only ${times.length} of ${MOVES} movements were answered`);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('.handle-grip').first().boundingBox();
  if (box === null) throw new Error('there is no threshold to drag');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    const steps = move <= MOVES / 2 ? move : MOVES - move;
    await page.mouse.move(x, y + steps * STEP);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.mouse.up();
}

interface Watched {
  editTimes: number[];
}

/**
 * In the page: starts at a movement of the pointer, stops behind the frame that follows `applied`, with the next task or the next
 * frame: a browser that is late begins that first.
 */
function stopwatch(): void {
  const times: number[] = [];
  Object.assign(globalThis, { editTimes: times } satisfies Watched);
  let moved = Number.NaN;
  globalThis.addEventListener('pointermove', ({ timeStamp }) => {
    moved = timeStamp;
  });
  const painted = new MessageChannel();
  let started = Number.NaN;
  const stop = (): void => {
    if (!Number.isNaN(started)) times.push(performance.now() - started);
    started = Number.NaN;
  };
  painted.port1.onmessage = stop;
  const onReport = ({ data }: MessageEvent<Report>): void => {
    if (data.type !== 'applied' || Number.isNaN(moved)) return;
    started = moved;
    moved = Number.NaN;
    requestAnimationFrame(() => {
      painted.port2.postMessage(null);
      requestAnimationFrame(stop);
    });
  };
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', onReport);
    }
  };
}
