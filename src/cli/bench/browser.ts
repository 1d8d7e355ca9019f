import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.mjs';
import type { Command, Report, RunResults, ScenarioDocument } from '../../contract/index.ts';
import { ROOT, workerScript } from '../built.ts';
import { calibrate } from '../calibration.ts';
import { type EditTimes, editTimes } from './edits.ts';
import { type FrameTimes, openingFrames, type StageFrames, stageFrames } from './frames.ts';
import { type Effort, type EngineSpeed, type Network, speedOf } from './node.ts';
import { onPage } from './page.ts';
import { benchTime, type TimeCost } from './time.ts';
import { benchWarm, type WarmCost } from './warm.ts';
import { type WhyTimes, whyTimes } from './why.ts';

/** Headers that give a page a clock of 5 us. Without, it has 100 us: 60 frames a second read as 16.7 or 16.8 ms. */
const FINE_CLOCK = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export interface BrowserBench {
  readonly engine: readonly EngineSpeed[];
  readonly frames: FrameTimes;
  readonly stage: readonly StageFrames[];
  readonly edits: EditTimes;
  readonly why: readonly WhyTimes[];
  readonly time: TimeCost;
  readonly warm: WarmCost;
}

/** Parts that are measured on the page, in this order. */
export const PAGE_PARTS = ['engine', 'frames', 'edits', 'why', 'time', 'warm'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Long enough for snapshots to be thinned out. */
const TRAVEL = { seconds: 120, tries: 60 } as const;

/** Number of fresh workers of each kind. */
const WARM_ROUNDS = 10;

/** Serves the built page, opens it in Chromium and measures these parts. */
export async function benchBrowser(
  parts: readonly PagePart[],
  networks: readonly Network[],
  rounds: number,
): Promise<Partial<BrowserBench>> {
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 4870, headers: FINE_CLOCK },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    const worker = `${address}assets/${workerScript()}`;
    const measures: Record<PagePart, () => Promise<Partial<BrowserBench>>> = {
      engine: async () => {
        const engine: EngineSpeed[] = [];
        for (const network of networks)
          engine.push(
            await engineSpeed(browser, address, { worker, acknowledgement: 'ackBatch' }, network, rounds),
          );
        return { engine };
      },
      frames: async () => ({
        frames: await openingFrames(browser, address),
        stage: await stageFrames(browser, address),
      }),
      edits: async () => ({ edits: await editTimes(browser, address) }),
      why: async () => ({ why: await whyTimes(browser, address) }),
      time: async () => ({
        time: await benchTime(browser, address, worker, {
          scenario: networks[0]?.document.id ?? '',
          ...TRAVEL,
        }),
      }),
      warm: async () => ({
        warm: await benchWarm(browser, address, worker, {
          scenario: networks[0]?.document.id ?? '',
          rounds: WARM_ROUNDS,
        }),
      }),
    };
    const measured: Partial<BrowserBench>[] = [];
    for (const part of parts) measured.push(await measures[part]());
    return Object.assign({}, ...measured);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Measures the worker of the page alone, with the page's protocol: all traces, batches and snapshots. */
export async function engineSpeed(
  browser: Browser,
  address: string,
  { worker, acknowledgement }: SpokenTo,
  network: Network,
  rounds: number,
): Promise<EngineSpeed> {
  const { document, round } = network;
  const task = { worker, acknowledgement, document, runs: round * (rounds + 1) };
  const measure = async (page: Page): Promise<readonly [Effort[], number]> => [
    await page.evaluate(runInWorker, task),
    await page.evaluate(calibrate),
  ];
  const [efforts, calibration] = await onPage(browser, `${address}favicon.svg`, measure);
  return speedOf(network, 'chromium', efforts, calibration);
}

/** Whether a worker refused the document: that of an earlier commit need not know all of it. */
export const isRefusal = (error: unknown): boolean => String(error).includes('"type":"refused"');

/** Address and protocol of a worker. */
export interface SpokenTo {
  /** Address of its script. */
  readonly worker: string;
  /**
   * Type of the command that returns the space of a batch; earlier commits have another name. Without returned space, a worker
   * allocates a buffer for every batch, and becomes slower and slower.
   */
  readonly acknowledgement: string;
}

interface WorkerTask extends SpokenTo {
  readonly document: ScenarioDocument;
  readonly runs: number;
}

/**
 * In the page: runs the document this many times in sequence and takes every batch. The time of a run begins with the command
 * to seek its end, sent once the run has reported 0 s, and ends with the report of its arrival.
 */
function runInWorker({ worker: script, acknowledgement, document, runs }: WorkerTask): Promise<Effort[]> {
  const worker = new Worker(script, { type: 'module' });
  const send = (command: Command, given: ArrayBuffer[] = []): void => worker.postMessage(command, given);
  const load = (): void => send({ type: 'load', scenario: document, seed: 1, edits: [] });
  return new Promise((resolve, reject) => {
    const efforts: Effort[] = [];
    let start = 0;
    let wallS = 0;
    let simulatedS = 0;
    let endPs = 0;
    let stands = false;
    const begin = (): void => {
      stands = true;
      start = performance.now();
      send({ type: 'seek', time: endPs, id: 1 });
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.type === 'ready') load();
      else if (data.type === 'loaded') {
        endPs = data.endPs;
        simulatedS = endPs / 1e12;
        stands = false;
      } else if (data.type === 'batch') {
        send({ type: acknowledgement as 'ackBatch', space: data.space }, data.space);
        if (!stands) begin();
      } else if (data.type === 'sought') {
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
