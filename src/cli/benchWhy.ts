import type { Browser } from '@playwright/test';
import { openStage, quantile } from './benchPage.ts';

/** From the question why an event came about to its answer, ms. */
export interface WhyTimes {
  readonly scene: string;
  readonly event: 'drop' | 'timeout' | 'fastRetransmit';
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
}

/** The network that is measured elsewhere too, and one with long ways. Seconds are computed before the first question. */
const RUNS = [
  { scene: 'symmetric-500', seconds: 3 },
  { scene: 'asymmetric-500', seconds: 10 },
] as const;
const EVENTS = ['drop', 'timeout', 'fastRetransmit'] as const;
const QUESTIONS = 40;

/** Questions about events spread over a computed run; the first of each kind is told apart. */
export async function whyTimes(browser: Browser, address: string): Promise<readonly WhyTimes[]> {
  const times: WhyTimes[] = [];
  for (const { scene, seconds } of RUNS) {
    for (const event of EVENTS) {
      const page = await openStage(browser, `${address}?scene=${scene}&t=0&paused=1`);
      const [first, ...others] = await page.evaluate(ask, { seconds, event, questions: QUESTIONS });
      await page.close();
      times.push({ scene, event, first, p50: quantile(others, 0.5), p95: quantile(others, 0.95) });
    }
  }
  return times;
}

interface Asked {
  readonly seconds: number;
  readonly event: string;
  readonly questions: number;
}

/** As much of `window.cellscope` as is needed here. */
interface Scripts {
  runUntil(seconds: number): Promise<unknown>;
  events(name: string): object[];
  why(name: string, event: object): Promise<unknown>;
}

/** In the page: the time of each answer. */
async function ask({ seconds, event, questions }: Asked): Promise<number[]> {
  const { cellscope } = globalThis as unknown as { cellscope: Scripts };
  await cellscope.runUntil(seconds);
  const events = cellscope.events(event);
  const times: number[] = [];
  for (let i = 0; i < questions; i++) {
    const start = performance.now();
    await cellscope.why(event, events[Math.floor(((i + 0.5) / questions) * events.length)]);
    times.push(performance.now() - start);
  }
  return times;
}
