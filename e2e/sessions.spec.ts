import { region } from './parts.ts';
import { expect, expectClean, expectNothingSideways, LONG, open, test } from './stage.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SCENE = '/?scene=half-empty&t=0.45&paused=1';

test('the table opens from the score, is sorted by keys, and follows a VC everywhere', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await open(page, SCENE);
  await page.getByRole('button', { name: 'All senders' }).click();
  const sessions = region(page, 'Senders');
  await expect(sessions.getByRole('row', { name: /^From S1.*Fairness/ })).toBeVisible();
  const lines = await sessions
    .getByRole('row', { name: /^Follow VC/ })
    .locator('path')
    .all();
  expect(lines).toHaveLength(10);
  for (const line of lines) await expect(line, 'goodput over time').toHaveAttribute('d', /^M[\d.,]+L/);
  await sessions.getByRole('checkbox', { name: 'By group' }).uncheck();
  const head = sessions.getByRole('columnheader', { name: /Cells lost/ });
  await head.getByRole('button', { name: /^Cells lost/ }).focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const losses = async () => {
    const rows = await sessions
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Follow/ }) })
      .all();
    return Promise.all(rows.map(async (row) => Number(await row.getByRole('cell').nth(3).textContent())));
  };
  const downwards = await losses();
  expect(downwards).toHaveLength(10);
  expect(downwards).toEqual(downwards.toSorted((a, b) => b - a));
  expect(downwards[0]).toBeGreaterThan(downwards[9] ?? 0);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => losses()).toEqual(downwards.toReversed());
  const three = sessions.getByRole('button', { name: 'Follow VC 3' });
  await three.focus();
  await page.keyboard.press('Enter');
  await expect(three).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/[?&]vc=3&?/);
  await expectClean(page);
});

test('on a phone every session is a card', LONG, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${SCENE}&tab=score&show=sessions`);
  const sessions = region(page, 'Senders');
  await expect(sessions.getByRole('listitem')).toHaveCount(10);
  await sessions.getByRole('combobox', { name: 'Sort by' }).selectOption('Goodput');
  await sessions.getByRole('button', { name: 'Follow VC 7' }).click();
  await expect(sessions.getByRole('button', { name: 'Follow VC 7' })).toHaveAttribute('aria-pressed', 'true');
  await expectNothingSideways(page);
  await expectClean(page);
});

test('each VC has its weight and its places next to its loss', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  // The weights of the scene the other way round.
  const weights = [4, 3, 2, 1].map((weight, i) => `vcs.${i + 1}.weight=${weight}`).join('&');
  const link = `allocation.min=0.05&${weights}&t=0.3&paused=1&show=sessions&large=sessions`;
  await open(page, `/?scene=unarmed-weights&${link}`);
  const sessions = region(page, 'Senders');
  const heads = await sessions.getByRole('columnheader').allTextContents();
  const numbers = async (column: string) => {
    const place = heads.findIndex((head) => head.startsWith(column)) - 1;
    const rows = await sessions.getByRole('row', { name: /^Follow VC/ }).all();
    return Promise.all(rows.map(async (row) => Number(await row.getByRole('cell').nth(place).textContent())));
  };
  await expect.poll(() => numbers('Weight')).toEqual([4, 3, 2, 1]);
  await expect.poll(() => numbers('Places kept')).toEqual([50, 50, 50, 50]);
  const [first = 0, , , last = 0] = await numbers('Cells lost');
  expect(last).toBeGreaterThan(first + 20);
  await page.evaluate(() => window.cellscope.set('vcs.4.weight', 5));
  await expect.poll(() => numbers('Weight')).toEqual([4, 3, 2, 5]);
});
