import type { Page } from '@playwright/test';
import { expect, open, state, test } from './stage.ts';

/** What answers questions, a script that comes after the first one of the worker. */
const SCRIPT = '**/assets/late/replays-*.js';
const LINK = '/?scene=half-empty&t=0.47&paused=1';
const card = (page: Page) => page.getByRole('region', { name: 'Why', exact: true });

async function askByKey(page: Page): Promise<void> {
  await page.getByRole('slider', { name: /^Congestion windows/ }).focus();
  await page.keyboard.press('Enter');
}

test('what tells reasons comes by itself once the run is shown, and a question asked before it waits', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(SCRIPT);
  await open(page, LINK);
  await asked;
  await askByKey(page);
  await expect(card(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText(/^VC \d+ sends segment/);
  await expect(card(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('what tells reasons and cannot be loaded is told in the card; the run stays and plays on', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(LINK);
  await page.evaluate(() => window.cellscope.ready);
  const digest = await page.evaluate(() => window.cellscope.digest());
  await askByKey(page);
  const headline = card(page).getByRole('heading', { level: 2 });
  await expect(headline).toContainText('could not be loaded. Nothing is lost');
  expect(await page.evaluate(() => window.cellscope.digest())).toBe(digest);
  await expect.poll(async () => (await state(page)).failure).toBeNull();
  await page.unroute(SCRIPT);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await askByKey(page);
  await expect(headline).toContainText(/^VC \d+ sends segment/);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.471);
});
