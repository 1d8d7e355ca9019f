import { expect, test } from '@playwright/test';
import { open, state } from './stage.ts';

test('a playing run stops where it was asked to, and says at what', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=epd&t=0.3&paused=1&speed=0.05');
  await page.getByRole('button', { name: 'Branches, stops, bookmarks' }).click();
  const card = page.getByRole('region', { name: 'Stop when' });
  await card.getByRole('combobox', { name: 'What to stop at' }).selectOption('queue above');
  await card.getByRole('textbox', { name: 'Limit' }).fill('-1');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(card.getByRole('alert')).toHaveText('stops.0.limit: -1 is not a number from 0 to 1e12');
  await card.getByRole('textbox', { name: 'Limit' }).fill('1500');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(card.getByText('queue of S2>S3 above 1,500')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('paused, queue of S2>S3 above 1,500')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/1,501 of 2,000/).first()).toBeVisible();
});

test('a bookmark brings the head back to its moment', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=epd&t=0.3&paused=1');
  await page.keyboard.press('Alt+b');
  await page.evaluate(() => window.cellscope.runUntil(0.5));
  await page.getByRole('button', { name: 'Branches, stops, bookmarks' }).click();
  await page.getByRole('textbox', { name: /Name of the bookmark/ }).fill('first');
  await page.getByRole('textbox', { name: /Name of the bookmark/ }).blur();
  await page.getByRole('button', { name: 'Go to first' }).click();
  await expect.poll(async () => (await state(page)).time).toBe(0.3);
});

test('every kind of step goes on and back to the same bits', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=epd&t=0.48&paused=1');
  for (const kind of ['cell', 'frame', 'rtt', 'drop', 'timeout', 'threshold'] as const) {
    await page.evaluate((one) => window.cellscope.step(one), kind);
    const [time, digest] = [(await state(page)).time, await page.evaluate(() => window.cellscope.digest())];
    await page.evaluate((one) => window.cellscope.step(one), kind);
    await page.evaluate((one) => window.cellscope.step(one, { back: true }), kind);
    expect((await state(page)).time, kind).toBe(time);
    expect(await page.evaluate(() => window.cellscope.digest()), kind).toBe(digest);
  }
});
