import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { type Effort, type EngineSpeed, speedOf } from './benchNode.ts';
import { calibrate } from './calibration.ts';
import { UsageError } from './output.ts';

/** Frame times of the stage while it plays, ms. */
export interface FrameTimes {
  readonly p50: number;
  readonly p95: number;
  /** Tasks of the main thread of more than 50 ms. */
  readonly longTasks: number;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VIEWPORT = { width: 1440, height: 900 };
const PLAY_MS = 6_000;

/** The scripts of the page; as much of `window.cellscope` (docs/scripting.md) as is needed here. */
interface Scripts {
  readonly ready: Promise<void>;
  load(scene: string, options: { seed: number }): Promise<void>;
  pause(): void;
  play(): void;
  runUntil(seconds: number): Promise<string>;
  results(): Promise<{ readonly hops: number }>;
  state(): { readonly time: number };
}

/** Serves the built page, opens it in a Chromium and measures it there. @throws UsageError without a build */
export async function benchBrowser(
  scenario: string,
  runs: number,
): Promise<{ readonly engine: EngineSpeed; readonly frames: FrameTimes }> {
  if (!existsSync(`${ROOT}dist/index.html`))
    throw new UsageError(['dist/ is missing: run `npm run build` first']);
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 4870 },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    return {
      engine: await engineSpeed(browser, address, scenario, runs),
      frames: await frameTimes(browser, address),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  // The runner of TypeScript wraps functions in this name; in the page it stands for nothing.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  await page.evaluate(() => (globalThis as unknown as { cellscope: Scripts }).cellscope.ready);
  return page;
}

/** The run goes through the worker of the page, with all its traces, batches and snapshots. */
async function engineSpeed(
  browser: Browser,
  address: string,
  scenario: string,
  runs: number,
): Promise<EngineSpeed> {
  const page = await open(browser, `${address}?scene=${scenario}&paused=1`);
  const efforts: Effort[] = [];
  for (let run = 0; run <= runs; run++) efforts.push(await page.evaluate(runOnce, scenario));
  const calibration = await page.evaluate(calibrate);
  await page.close();
  return speedOf(scenario, 'chromium', efforts.slice(1), calibration);
}

/** In the page. */
async function runOnce(scenario: string): Promise<Effort> {
  const { cellscope } = globalThis as unknown as { cellscope: Scripts };
  await cellscope.load(scenario, { seed: 1 });
  cellscope.pause();
  const before = await cellscope.results();
  const from = cellscope.state().time;
  const start = performance.now();
  await cellscope.runUntil(3);
  const wallS = (performance.now() - start) / 1_000;
  const after = await cellscope.results();
  return { hops: after.hops - before.hops, simulatedS: cellscope.state().time - from, wallS };
}

/** The opening scene, as a visitor sees it: played from its first moment on. */
async function frameTimes(browser: Browser, address: string): Promise<FrameTimes> {
  const page = await open(browser, address);
  const { gaps, longTasks } = await page.evaluate(recordFrames, PLAY_MS);
  await page.close();
  const sorted = gaps.toSorted((one, other) => one - other);
  const quantile = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: quantile(0.5), p95: quantile(0.95), longTasks };
}

/** In the page: gaps between animation frames, and long tasks, for so many milliseconds. */
function recordFrames(playMs: number): Promise<{ gaps: number[]; longTasks: number }> {
  const { cellscope } = globalThis as unknown as { cellscope: Scripts };
  cellscope.play();
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let last = Number.NaN;
    const start = performance.now();
    const frame = (now: number): void => {
      if (!Number.isNaN(last)) gaps.push(now - last);
      last = now;
      if (now - start < playMs) requestAnimationFrame(frame);
      else resolve({ gaps, longTasks });
    };
    requestAnimationFrame(frame);
  });
}
