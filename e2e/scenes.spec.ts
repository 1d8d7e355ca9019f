import { expect, open, state, test } from './stage.ts';

test('a network of a paper is found by its group and opened by keys', async ({ page }) => {
  await open(page, '/?t=0.01&paused=1');
  await page.getByRole('button', { name: 'Scenes' }).click();
  const list = page.getByRole('dialog', { name: 'Scenes' });
  await list.getByRole('button', { name: 'Rosolen et al.' }).press('Enter');
  const first = list
    .getByRole('region', { name: /^Rosolen/ })
    .getByRole('button')
    .first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scene=rosolen-direct(&|$)/, { timeout: 20_000 });
  expect((await state(page)).problems).toEqual([]);
});

test('on a phone the list stays inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?t=0.01&paused=1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Scenes' }).click();
  const list = page.getByRole('dialog', { name: 'Scenes' });
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await list.getByRole('button', { name: 'Zhu' }).first().click();
  await expect(list.getByRole('heading', { name: /^Zhu 1999/ })).toBeInViewport();
});

test('the list says where to start and finds scenes by typing', async ({ page }) => {
  await open(page, '/?t=0.01&paused=1');
  await page.getByRole('button', { name: 'Scenes' }).click();
  const list = page.getByRole('dialog', { name: 'Scenes' });
  await expect(list.getByRole('button', { name: /Start here/ })).toHaveCount(1);
  await expect(list.getByRole('button', { name: /Start here/ })).toContainText('Ten senders, half a link');
  // The box has the focus: who knows a word of the scene types it.
  await page.keyboard.type('satellite abr');
  await expect(list.getByText('1 scene', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: /A control loop over a satellite/ }).click();
  await expect(page).toHaveURL(/scene=abr-satellite/, { timeout: 20_000 });
});

test('a wrong name of a scene is answered with three like it, and with the list', async ({ page }) => {
  await open(page, '/?scene=halfempty&paused=1');
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(/did you mean half-empty, \S+ or \S+\? Using half-empty/);
  await answer.getByRole('button', { name: 'All scenes' }).click();
  await expect(page.getByRole('dialog', { name: 'Scenes' })).toBeVisible();
});
