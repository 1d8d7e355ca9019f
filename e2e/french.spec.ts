import { expect, expectClean, open, test } from './stage.ts';

test('a language that is translated in part: its share is said where it is chosen, lang opens it, the rest is English, and its numbers are read as it writes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByText(/^Français.*: \d+ of \d,\d{3} texts translated$/).last()).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/');
  await expect(page.getByRole('link', { name: 'Voir pourquoi' })).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/^Français: \d+ of \d\u202f\d{3} texts translated$/)).toBeVisible();
  await expectClean(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?lang=fr&scene=half-empty&t=0.47&paused=1');
  await page.waitForURL('**/fr/?scene=half-empty&t=0.47&paused=1');
  await page.evaluate(() => window.cellscope.ready);
  const time = page.getByLabel('Time, seconds');
  await expect(time).toHaveValue(/^0,470/);
  await time.fill('0,3');
  await time.press('Enter');
  await expect(time).toHaveValue(/^0,300/);
  const buffer = page.getByRole('textbox', { name: 'buffer, cells' });
  await expect(buffer).toHaveValue('2\u202f000');
  await buffer.fill('1\u202f500');
  await buffer.press('Enter');
  await expect.poll(() => page.evaluate(() => window.cellscope.state().edits.length)).toBe(1);
  await expect(buffer).toHaveValue('1\u202f500');
  await expectClean(page);

  await open(page, '/fr/?lang=fr&scene=one-cell&paused=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One cell kills a packet');
  await page.goto('/?lang=tlh');
  await expect(page.getByRole('link', { name: 'See why' })).toBeVisible();
});
