import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Command, Report, RunResults, ScenarioDocument } from '../contract/index.ts';
import { type EditTimes, editTimes } from './benchEdits.ts';
import { type Effort, type EngineSpeed, speedOf } from './benchNode.ts';
import { openPage, openStage, quantile, type Scripts } from './benchPage.ts';
import { calibrate } from './calibration.ts';
import { UsageError } from './output.ts';
import { readScenario } from './scenarioSource.ts';

/** Frame times of the stage while it plays, ms. */
export interface FrameTimes {
  readonly p50: number;
  readonly p95: number;
  /** Tasks of the main thread of more than 50 ms. */
  readonly longTasks: number;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PLAY_MS = 6_000;

/** Serves the built page, opens it in a Chromium and measures it there. @throws UsageError without a build */
export async function benchBrowser(
  scenario: string,
  runs: number,
): Promise<{ readonly engine: EngineSpeed; readonly frames: FrameTimes; readonly edits: EditTimes }> {
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
      edits: await editTimes(browser, address),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The worker of the page by itself, spoken to as the page speaks to it: all traces, batches and snapshots. */
async function engineSpeed(
  browser: Browser,
  address: string,
  scenario: string,
  runs: number,
): Promise<EngineSpeed> {
  const script = readdirSync(`${ROOT}dist/assets`).find((name) => /^sim\.worker-.*\.js$/.test(name));
  if (script === undefined) throw new UsageError(['dist/assets/ has no worker: run `npm run build` again']);
  const page = await openPage(browser, `${address}favicon.svg`);
  const document = readScenario(scenario) as ScenarioDocument;
  const efforts = await page.evaluate(runInWorker, {
    worker: `${address}assets/${script}`,
    document,
    runs: runs + 1,
  });
  const calibration = await page.evaluate(calibrate);
  await page.close();
  return speedOf(scenario, 'chromium', efforts.slice(1), calibration);
}

interface WorkerTask {
  readonly worker: string;
  readonly document: ScenarioDocument;
  readonly runs: number;
}

/** In the page: so many runs from zero to the end, one after the other, taking every batch as it comes. */
function runInWorker({ worker: script, document, runs }: WorkerTask): Promise<Effort[]> {
  const worker = new Worker(script, { type: 'module' });
  const send = (command: Command): void => worker.postMessage(command);
  const load = (): void => send({ type: 'load', scenario: document, seed: 1, edits: [] });
  return new Promise((resolve, reject) => {
    const efforts: Effort[] = [];
    let start = 0;
    let wallS = 0;
    let simulatedS = 0;
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.type === 'ready') load();
      else if (data.type === 'loaded') {
        simulatedS = data.endPs / 1e12;
        start = performance.now();
        send({ type: 'seek', time: data.endPs, id: 1 });
      } else if (data.type === 'batch') send({ type: 'credit' });
      else if (data.type === 'sought') {
        wallS = (performance.now() - start) / 1_000;
        send({ type: 'ask', id: 2, what: 'results' });
      } else if (data.type === 'answer') {
        efforts.push({ hops: (data.value as RunResults).hops, simulatedS, wallS });
        if (efforts.length < runs) load();
        else resolve(efforts);
      } else if (data.type === 'refused' || data.type === 'failed') reject(new Error(JSON.stringify(data)));
    };
  });
}

/** The opening scene, as a visitor sees it: played from its first moment on. */
async function frameTimes(browser: Browser, address: string): Promise<FrameTimes> {
  const page = await openStage(browser, address);
  const { gaps, longTasks } = await page.evaluate(recordFrames, PLAY_MS);
  await page.close();
  return { p50: quantile(gaps, 0.5), p95: quantile(gaps, 0.95), longTasks };
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
