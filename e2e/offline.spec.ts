import { serveBelow } from './fileServer.ts';
import { expect, open, runUntil, state, test } from './stage.ts';

/** Journeys in which the page is kept on the device, which others go without. */
test('a newer version is offered and taken; with the server stopped the page reloads, runs and opens other scenes', async ({
  browser,
}) => {
  let version = 1;
  // Only what keeps the page differs, as where a single word of the page was changed.
  const server = await serveBelow('/course/', (path, body) =>
    path === 'offline.js' ? body.toString().replace(/(?<=NAME = `\$\{PREFIX\}\$\{")/, `${version}-`) : body,
  );
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const start = `${server.address}?scene=half-empty&t=0.47&paused=1`;
    await open(page, start);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByRole('complementary', { name: 'New version' })).toHaveCount(0);

    version = 2;
    await open(page, start);
    const update = page.getByRole('complementary', { name: 'New version' });
    await expect(update).toContainText('A new version of Cellscope is available.');
    await Promise.all([
      page.waitForEvent('load'),
      update.getByRole('button', { name: 'Reload now' }).click(),
    ]);
    await page.evaluate(() => window.cellscope.ready);
    await expect(update).toHaveCount(0);
    const kept = await page.evaluate(() => caches.keys());
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatch(/^cellscope-\/course\/ 2-/);
    expect((await state(page)).time).toBe(0.47);

    server.stop();
    await page.reload();
    await page.evaluate(() => window.cellscope.ready);
    await runUntil(page, 0.6);
    expect((await state(page)).time).toBe(0.6);
    await open(page, `${server.address}?scene=exact-rates&t=0.05&paused=1`);
    expect((await state(page)).problems).toEqual([]);
    await page.goto(`${server.address}?page=papers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does it come out as printed?');
  } finally {
    server.stop();
    await context.close();
  }
});
