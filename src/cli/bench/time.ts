import type { Browser } from '@playwright/test';
import type { Command, Report, ScenarioDocument } from '../../contract/index.ts';
import { readScenario } from '../sim/scenarioSource.ts';
import { onPage, quantile } from './page.ts';

interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** Going anywhere in a long run once it has been computed, and leaving it there. Keys as in `bench --json` (docs/reference/cli.md). */
export interface TimeCost {
  readonly scenario: string;
  /** Length of the run. */
  readonly seconds: number;
  /** From the command to the page's having everything of the moment, ms. */
  readonly seek: Spread;
  /** From an edit in the past to its report from the new branch, ms. */
  readonly fork: Spread;
  /** Kept for going back: how many, and how large together, bytes. */
  readonly snapshots: number;
  readonly bytes: number;
}

interface Task {
  readonly worker: string;
  readonly document: ScenarioDocument;
  readonly seconds: number;
  readonly tries: number;
}

interface TimelineCosts {
  readonly seeks: number[];
  readonly forks: number[];
  readonly snapshots: number;
  readonly bytes: number;
}

/** @param worker address of the worker's script; @param seconds length of the run; @param tries seeks, and as many branches */
export async function benchTime(
  browser: Browser,
  address: string,
  worker: string,
  { scenario, seconds, tries }: { scenario: string; seconds: number; tries: number },
): Promise<TimeCost> {
  const document = readScenario(scenario) as ScenarioDocument;
  const { seeks, forks, snapshots, bytes } = await onPage(browser, `${address}favicon.svg`, (page) =>
    page.evaluate(travel, { worker, document, seconds, tries }),
  );
  const spread = (times: readonly number[]) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
  return { scenario, seconds, seek: spread(seeks), fork: spread(forks), snapshots, bytes };
}

/** In the page: computes the whole run, then goes to moments all over it, and edits at others. */
async function travel({ worker: script, document, seconds, tries }: Task): Promise<TimelineCosts> {
  const worker = new Worker(script, { type: 'module' });
  const send = (command: Command, given: ArrayBuffer[] = []): void => worker.postMessage(command, given);
  let kept = { snapshots: 0, bytes: 0 };
  const waiting = new Map<Report['type'], () => void>();
  const report = (type: Report['type']): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(type, resolve);
    });
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.type === 'batch') {
      kept = data.kept;
      send({ type: 'ackBatch', space: data.space }, data.space);
    }
    waiting.get(data.type)?.();
  };
  const timed = async (command: Command, answer: Report['type']): Promise<number> => {
    const start = performance.now();
    const answered = report(answer);
    send(command);
    await answered;
    return performance.now() - start;
  };
  // Moments without a pattern: multiples of the golden section.
  const moment = (i: number): number => Math.round(((i * 0.618_033_988_749_895) % 1) * seconds * 1e12);
  await report('ready');
  const measure = { fromS: document.measure?.fromS ?? 0, toS: seconds };
  const scenario = { ...document, run: { ...document.run, durationS: seconds }, measure };
  await timed({ type: 'load', scenario, seed: 1, edits: [] }, 'loaded');
  await timed({ type: 'seek', time: seconds * 1e12, id: 1 }, 'sought');
  const seeks: number[] = [];
  for (let i = 1; i <= tries; i++)
    seeks.push(await timed({ type: 'seek', time: moment(i), id: 1 }, 'sought'));
  const forks: number[] = [];
  for (let i = 1; i <= tries; i++) {
    await timed({ type: 'switch', branch: 1 }, 'branches');
    await timed({ type: 'seek', time: moment(i), id: 1 }, 'sought');
    const value = i % 2 === 0 ? 'epd' : 'espd';
    forks.push(await timed({ type: 'set', path: 'policy', value, token: 1 }, 'applied'));
  }
  worker.terminate();
  return { seeks, forks, ...kept };
}
