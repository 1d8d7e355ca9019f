import type { Browser } from '@playwright/test';
import { elementAt } from '../../contract/index.ts';
import { onStage, quantile } from './page.ts';

const RECORDED = ['drop', 'timeout', 'fastRetransmit'] as const;
/** Found by a replay, as the nearest one to a moment: changes of an allowed rate, RM cells at a port. */
const SOUGHT = ['rate', 'rm'] as const;

/** From the question why an event came about to its answer, ms. */
export interface WhyTimes {
  readonly scene: string;
  readonly event: (typeof RECORDED)[number] | (typeof SOUGHT)[number];
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
}

/**
 * The network that is measured elsewhere too, one with long ways, and one with rate control. Seconds are computed before
 * the first question.
 */
const RUNS = [
  { scene: 'symmetric-500', seconds: 3, events: RECORDED },
  { scene: 'asymmetric-500', seconds: 10, events: RECORDED },
  { scene: 'beat-down', seconds: 0.2, events: SOUGHT },
] as const;
const QUESTIONS = 40;

/** Questions about events spread over a computed run; the first of each kind is listed separately. */
export async function whyTimes(browser: Browser, address: string): Promise<readonly WhyTimes[]> {
  const times: WhyTimes[] = [];
  for (const { scene, seconds, events } of RUNS) {
    for (const event of events) {
      const [first = Number.NaN, ...others] = await onStage(
        browser,
        `${address}?scene=${scene}&t=0&paused=1`,
        (page) => page.evaluate(ask, { seconds, event, questions: QUESTIONS }),
      );
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
  why(name: string, event: object, find: string): Promise<unknown>;
}

/** In the page: the time of each answer. */
async function ask({ seconds, event, questions }: Asked): Promise<number[]> {
  const { cellscope } = globalThis as unknown as { cellscope: Scripts };
  await cellscope.runUntil(seconds);
  const sought = event === 'rate' || event === 'rm';
  const known = sought ? [] : cellscope.events(event);
  const port = event === 'rm' ? 'sw2>sw3' : null;
  const times: number[] = [];
  for (let i = 0; i < questions; i++) {
    const part = (i + 0.5) / questions;
    const about = sought
      ? { time: part * seconds, vc: 1, port }
      : elementAt(known, Math.floor(part * known.length));
    const start = performance.now();
    await cellscope.why(event, about, sought ? 'nearest' : 'at');
    times.push(performance.now() - start);
  }
  return times;
}
