import type { Page } from '@playwright/test';
import { serveBelow } from './fileServer.ts';
import { expect, open, runUntil, state, test } from './stage.ts';

/** A part of the stage that is fetched when it is opened; the newer version has none of this name. */
const LATE_PART = /"assets\/late\/ExportFiles-[\w-]+\.js",/;

/** Journeys in which the page is kept on the device, which others go without. */
test('a newer version is offered at home alone and taken there; a stage that is open goes on with its own parts; with the server stopped the page reloads, runs and opens other scenes', async ({
  browser,
}) => {
  let version = 1;
  const server = await serveBelow('/course/', (path, body) => {
    if (version === 2 && path.includes('ExportFiles')) throw new Error('gone with the version');
    if (path !== 'offline.js') return body;
    const script = body.toString().replace(/(?<=NAME = `\$\{PREFIX\}\$\{")/, `${version}-`);
    return version === 1 ? script : script.replace(LATE_PART, '');
  });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const stage = await context.newPage();
    const start = `${server.address}?scene=half-empty&t=0.47&paused=1`;
    await open(stage, start);
    await stage.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await open(stage, start);
    expect(await stage.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    version = 2;
    const offer = (page: Page) => page.getByRole('complementary', { name: 'New version' });
    await open(stage, start);
    const home = await context.newPage();
    await home.goto(server.address);
    await expect(offer(home)).toContainText('A new version of Cellscope is available.');
    await expect(offer(stage)).toHaveCount(0);
    await Promise.all([
      home.waitForEvent('load'),
      offer(home).getByRole('button', { name: 'Reload now' }).click(),
    ]);
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(/of this link stays empty/);
    await expect(offer(home)).toHaveCount(0);
    // The stage has not been touched, and has what it still needs, which is nowhere else.
    await expect.poll(async () => (await state(stage)).time).toBe(0.47);
    server.stop();
    await stage.getByRole('button', { name: 'Share' }).click();
    await expect(stage.getByText('Files for other programs')).toBeVisible();

    // Once no page of the older version is open, it goes.
    await stage.close();
    await home.goto('about:blank');
    await open(home, start);
    await expect
      .poll(() => home.evaluate(() => caches.keys()))
      .toEqual([expect.stringMatching(/^cellscope-\/course\/ 2-/)]);
    await home.reload();
    await home.evaluate(() => window.cellscope.ready);
    await runUntil(home, 0.6);
    await expect.poll(async () => (await state(home)).time).toBe(0.6);
    await open(home, `${server.address}?scene=exact-rates&t=0.05&paused=1`);
    await expect.poll(async () => (await state(home)).problems).toEqual([]);
    await home.goto(`${server.address}?page=papers`);
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('Does it come out as printed?');
  } finally {
    server.stop();
    await context.close();
  }
});
