import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser, STABLE_PIXELS } from './scripts/browser.mjs';

// Worker processes read this file again and inherit the environment, so the port is chosen once;
// it differs between runs, so that two of them on one machine do not meet.
process.env.CELLSCOPE_E2E_PORT ??= String(42000 + (process.pid % 2000));
// Every layout, theme and scene is long work; without a word about it the choice that stands for all of them runs.
const isLong = process.env.CELLSCOPE_TIER === 'long';
const url = `http://127.0.0.1:${process.env.CELLSCOPE_E2E_PORT}/`;

/** A page of a journey lives for seconds: compiling for a long life cost a quarter of all processor time. */
const COMPILE_LITTLE =
  '--js-flags=--no-opt --always-sparkplug --invocation-count-for-maglev=1500 --invocation-count-for-maglev-osr=400';

const inChromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  // Keeping the page on the device would cost a journey more than what it does.
  serviceWorkers: 'block' as const,
  launchOptions: { executablePath: findBrowser(), args: [...STABLE_PIXELS, COMPILE_LITTLE] },
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // A journey that passes only the second time is named at the end of `npm test`. The long tier forgives none.
  retries: isLong ? 0 : 1,
  // A journey waits now and then; one more than the cores keeps them at work.
  workers: Math.max(2, availableParallelism() + 1),
  // A busy machine takes its time; what passes is not slowed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // No trace: it costs two fifths more time. `npx playwright test --trace on` for a test that fails.
  use: { baseURL: url, screenshot: 'only-on-failure' },
  // `npm run smoke` is one journey in each engine; the nightly run has it.
  projects: [
    { name: 'engines', testMatch: 'smoke.spec.ts' },
    // Long, and in a browser of its own: at the end a core would wait for it.
    { name: 'first', testMatch: 'author.spec.ts', use: inChromium },
    { name: 'chromium', testIgnore: ['smoke.spec.ts', 'author.spec.ts'], use: inChromium },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${process.env.CELLSCOPE_E2E_PORT}`,
    url,
    reuseExistingServer: false,
  },
});
