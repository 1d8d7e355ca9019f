import { expect, expectClean, LONG, middleOf, test } from './stage.ts';

test(
  'each part of the gallery of widgets opens a dialog in its own theme, and it is found clean',
  LONG,
  async ({ page }) => {
    await page.goto('/?page=widgets');
    const parts = page.getByRole('region');
    const dialog = page.getByRole('dialog');
    const seen = new Set<string>();
    for (const part of await parts
      .filter({ has: page.getByRole('button', { name: 'Over the page' }) })
      .all()) {
      for (const name of ['Over the page', 'Next to the plots']) {
        await part.getByRole('button', { name }).click();
        await expect(dialog).toHaveCount(1);
        await expect(dialog).toBeInViewport({ ratio: 1 });
        seen.add(await dialog.evaluate((it) => getComputedStyle(it).backgroundColor));
        if (name === 'Over the page') await expectClean(page, 'dialog[open]');
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  },
);

test('in the gallery a threshold is dragged, a tab is opened by keys and a refusal is taken back, without a run', async ({
  page,
}) => {
  await page.goto('/?page=widgets');
  const part = page.getByRole('region', { name: 'dark, normal' });
  const handle = part.getByRole('slider', { name: 'The handle of a threshold' });
  await expect(handle).toHaveAttribute('aria-valuetext', '1,000 cells');
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', /^1,[45]\d\d cells$/);

  await part.getByRole('tab', { name: 'PPD' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(part.getByRole('tabpanel')).toHaveText('Tail drop');

  const refused = part.getByText('2,400 is outside 0 to 2,000 cells; still 1,800');
  await expect(refused).toBeVisible();
  await part.getByRole('textbox', { name: 'Threshold, cells' }).nth(1).fill('1,200');
  await page.keyboard.press('Enter');
  await expect(refused).toBeHidden();
});
