/**
 * For a project that has a Playwright of its own: `import { test as base } from '@playwright/test'`, then
 * `export const test = withCellscope(base)`. Nothing here loads another Playwright, of which there can be only one.
 */
import type { TestType } from '@playwright/test';
import { STABLE_PIXELS } from '../pixels.mjs';
import { Cellscope } from './cellscope.ts';

/** What tests get besides what they have: `cellscope`, and a browser whose text and colours are the same on every machine. */
export function withCellscope<Own extends object, Worker extends object>(base: TestType<Own, Worker>) {
  return (base as unknown as typeof import('@playwright/test').test).extend<{
    readonly cellscope: Cellscope;
  }>({
    // A browser with flags of its own keeps them.
    launchOptions: [
      async ({ launchOptions }, use) =>
        use({ ...launchOptions, args: [...new Set([...STABLE_PIXELS, ...(launchOptions.args ?? [])])] }),
      { scope: 'worker' },
    ],
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    cellscope: async ({ page, baseURL }, use) => {
      if (baseURL === undefined) throw new Error('baseURL is missing: the address where Cellscope is served');
      await use(new Cellscope(page, baseURL));
    },
  });
}
