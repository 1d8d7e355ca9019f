import { expect, expectClean, open, state, test } from './stage.ts';

test('the page is German below de/; a link leads to the same run in English and back, and the bare address keeps the choice', async ({
  page,
}) => {
  await open(page, '/de/?scene=half-empty&e=0.3~policy~epd&t=0.47&paused=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zehn Sender, eine halbe Leitung');
  await expect(page.getByText('in den letzten 19 ms', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Zeit, Sekunden')).toHaveValue(/^0,47/);
  await expectClean(page);
  const german = await state(page);
  expect(german.problems).toEqual([]);

  await page.getByRole('button', { name: 'Hilfe' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/de/'));
  await page.evaluate(() => window.cellscope.ready);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
  const english = await state(page);
  expect([english.time, english.edits]).toEqual([german.time, german.edits]);
  expect(english.edits).toHaveLength(1);

  await page.goto('/');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('link', { name: 'Eine verlorene Zelle kostet ein Paket' })).toBeVisible();
  await page.goto('/');
  await page.waitForURL('**/de/');
  await expectClean(page);
});
