import type { Browser, Page } from '@playwright/test';

const VIEWPORT = { width: 1440, height: 900 };
/** The runner of TypeScript wraps functions in a call of this name; in the page it does nothing. */
const NAME_HELPER = 'globalThis.__name = (value) => value';

/** The part of `window.cellscope` (docs/reference/scripting.md) that is used here. */
export interface Scripts {
  readonly ready: Promise<void>;
  play(): void;
  runUntil(seconds: number): Promise<string>;
}

/**
 * Measures on a page at an address. The page is closed in any case: an open one would load the machine during the next
 * measurement. @param before runs in the page before its own scripts
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

/** Measures on the stage at an address, with its scene at rest at its opening. */
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

/** Quantile of values: the nearest value below it; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
