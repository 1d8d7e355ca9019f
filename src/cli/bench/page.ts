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

/**
 * What is measured on a page at an address. The page is closed whatever comes of it: one that is left works on next to what is measured
 * next. @param before runs in the page ahead of its own scripts
 */
export async function onPage<Measured>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Measured>,
  before?: () => void,
): Promise<Measured> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  try {
    await page.addInitScript(NAME_HELPER);
    if (before !== undefined) await page.addInitScript(before);
    await page.goto(address);
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** The same on the stage at an address, its scene standing at its opening. */
export const onStage = <Measured>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Measured>,
  before?: () => void,
): Promise<Measured> =>
  onPage(
    browser,
    address,
    async (page) => {
      await page.evaluate(() => (globalThis as unknown as { cellscope: Scripts }).cellscope.ready);
      return measure(page);
    },
    before,
  );

/** Nearest value below a share of them; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
