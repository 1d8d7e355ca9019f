import type { Browser } from '@playwright/test';
import type { Command, Report, ScenarioDocument } from '../../contract/index.ts';
import { readScenario } from '../sim/scenarioSource.ts';
import { onPage, quantile } from './page.ts';

/** The first seconds of Play as a share of the speed later on. Keys as in `bench --json` (docs/reference/cli.md). */
export interface WarmCost {
  readonly scenario: string;
  /** Fresh workers of each kind, by turns. */
  readonly rounds: number;
  /** Medians: a worker that waited idly before Play, and one that warmed up in that time. */
  readonly idle: number;
  readonly warmed: number;
}

interface Task {
  readonly worker: string;
  readonly document: ScenarioDocument;
  readonly warm: boolean;
}

/** @param worker address of the worker's script */
export async function benchWarm(
  browser: Browser,
  address: string,
  worker: string,
  { scenario, rounds }: { scenario: string; rounds: number },
): Promise<WarmCost> {
  const document = readScenario(scenario) as ScenarioDocument;
  const shares = { idle: [] as number[], warmed: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['idle', 'warmed'] as const) {
      const share = await onPage(browser, `${address}favicon.svg`, (page) =>
        page.evaluate(firstSeconds, { worker, document, warm: kind === 'warmed' }),
      );
      shares[kind].push(share);
    }
  }
  return {
    scenario,
    rounds,
    idle: quantile(shares.idle, 0.5),
    warmed: quantile(shares.warmed, 0.5),
  };
}

/** In the page: a fresh worker plays as fast as it can; simulated time of the first 3 s, over that of the last 3 of 9 s. */
async function firstSeconds({ worker: script, document, warm }: Task): Promise<number> {
  const worker = new Worker(script, { type: 'module' });
  const send = (command: Command, given: ArrayBuffer[] = []): void => worker.postMessage(command, given);
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  let now = 0;
  let loaded = (): void => {};
  let ready = (): void => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const isLoaded = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.type === 'ready') ready();
    if (data.type !== 'batch') return;
    ({ now } = data);
    loaded();
    send({ type: 'ackBatch', space: data.space }, data.space);
  };
  await isReady;
  const durationS = 3_600;
  const measure = { fromS: document.measure?.fromS ?? 0, toS: durationS };
  const scenario = { ...document, run: { ...document.run, durationS }, measure };
  send({ type: 'load', scenario, seed: 1, edits: [] });
  await isLoaded;
  if (warm) send({ type: 'warmUp', on: true });
  await wait(2_500);
  send({ type: 'speed', ratio: Number.POSITIVE_INFINITY });
  send({ type: 'play' });
  await wait(3_000);
  const first = now;
  await wait(3_000);
  const before = now;
  await wait(3_000);
  worker.terminate();
  return first / (now - before);
}
