import { type Browser, chromium } from '@playwright/test';
import { browserWithWindows, findBrowser } from '../../../../scripts/browser.mjs';
import { UsageError } from '../../output.ts';
import { onPage, onStage, type Scripts } from '../page.ts';
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
  const asked = async (): Promise<boolean> => {
    const measured = performance as unknown as Partial<MeasuresMemory>;
    let refused = measured.measureUserAgentSpecificMemory === undefined;
    measured.measureUserAgentSpecificMemory?.().catch(() => {
      refused = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    return !refused;
  };
  return onPage(browser, `${address}favicon.svg`, (page) => page.evaluate(asked));
}

/** Megabytes of the page and its worker, after a long run has been computed. */
export async function memoryOf(browser: Browser, { address }: Served): Promise<number> {
  const afterRun = async (seconds: number): Promise<number> => {
    const { cellscope } = globalThis as unknown as { cellscope: Scripts };
    await cellscope.runUntil(seconds);
    return (await (performance as unknown as MeasuresMemory).measureUserAgentSpecificMemory()).bytes;
  };
  const bytes = await onStage(browser, `${address}${LONG_RUN}`, (page) =>
    page.evaluate(afterRun, LONG_RUN_S),
  );
  return bytes / 1e6;
}
