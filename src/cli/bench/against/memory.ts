import { type Browser, chromium } from '@playwright/test';
import { browserWithWindows, findBrowser } from '../../../../scripts/browser.mjs';
import { UsageError } from '../../output.ts';
import { openPage, openStage, type Scripts } from '../page.ts';
import type { Served } from './serve.ts';

export const LONG_RUN_S = 120;
const LONG_RUN = `?scene=symmetric-500&run.durationS=${LONG_RUN_S}&t=0&paused=1`;

interface MeasuresMemory {
  measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }>;
}

/**
 * The first of these browsers that measures the memory of a page: Chromium without windows refuses to.
 * @param open starts one; null: it cannot measure
 * @throws UsageError where none can
 */
export async function firstThatMeasures<Opened>(
  paths: readonly (string | undefined)[],
  open: (path: string) => Promise<Opened | null>,
): Promise<Opened> {
  const tried = [...new Set(paths)].filter((path) => path !== undefined);
  for (const path of tried) {
    const opened = await open(path);
    if (opened !== null) return opened;
  }
  throw new UsageError([
    `memory: ${tried.join(' and ')} cannot measure the memory of a page. Install Chromium or Chrome with windows, ` +
      'or set CELLSCOPE_BROWSER to the path of one.',
  ]);
}

/** A browser that measures the memory of a page. @throws UsageError where there is none */
export const browserForMemory = ({ address }: Served): Promise<Browser> =>
  firstThatMeasures([findBrowser(), browserWithWindows()], async (executablePath) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    if (await measuresMemory(browser, address)) return browser;
    await browser.close();
    return null;
  });

/** A refusal comes at once; a measurement takes seconds, and is not waited for. */
async function measuresMemory(browser: Browser, address: string): Promise<boolean> {
  const page = await openPage(browser, `${address}favicon.svg`);
  const measures = await page.evaluate(async () => {
    const measured = performance as unknown as Partial<MeasuresMemory>;
    let refused = measured.measureUserAgentSpecificMemory === undefined;
    measured.measureUserAgentSpecificMemory?.().catch(() => {
      refused = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    return !refused;
  });
  await page.close();
  return measures;
}

/** Megabytes of the page and its worker, after a long run has been computed. */
export async function memoryOf(browser: Browser, { address }: Served): Promise<number> {
  const page = await openStage(browser, `${address}${LONG_RUN}`);
  const bytes = await page.evaluate(async (seconds) => {
    const { cellscope } = globalThis as unknown as { cellscope: Scripts };
    await cellscope.runUntil(seconds);
    return (await (performance as unknown as MeasuresMemory).measureUserAgentSpecificMemory()).bytes;
  }, LONG_RUN_S);
  await page.close();
  return bytes / 1e6;
}
