import { expect, expectClean, LONG, test } from './stage.ts';

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
