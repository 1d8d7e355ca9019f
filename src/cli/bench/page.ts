import type { Browser, Page } from '@playwright/test';

const VIEWPORT = { width: 1440, height: 900 };
/** The runner of TypeScript wraps functions in this name; in the page it does nothing. */
const NAME_HELPER = 'globalThis.__name = (value) => value';

/** As much of `window.cellscope` (docs/reference/scripting.md) as is needed here. */
export interface Scripts {
  readonly ready: Promise<void>;
  play(): void;
  runUntil(seconds: number): Promise<string>;
}

/** A page at an address. @param before runs in the page ahead of its own scripts */
export async function openPage(browser: Browser, address: string, before?: () => void): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(NAME_HELPER);
  if (before !== undefined) await page.addInitScript(before);
  await page.goto(address);
  return page;
}

/** The stage at an address, its scene standing at its opening. */
export async function openStage(browser: Browser, address: string, before?: () => void): Promise<Page> {
  const page = await openPage(browser, address, before);
  await page.evaluate(() => (globalThis as unknown as { cellscope: Scripts }).cellscope.ready);
  return page;
}

/** Nearest value below a share of them; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
