/**
 * A fixture for Playwright: `import { test, expect } from '.../scripts/author/playwright.ts'`. Tests get `cellscope`, and a browser whose
 * text and colours are the same on every machine. `baseURL` says where Cellscope is served.
 */
import { test as base, expect } from '@playwright/test';
import { STABLE_PIXELS } from '../browser.mjs';
import { Cellscope } from './cellscope.ts';

export type { Cellscope, Look, Picture, Shot } from './cellscope.ts';
export { expect };

export const test = base.extend<{ readonly cellscope: Cellscope }>({
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
