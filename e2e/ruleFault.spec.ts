import type { Page } from '@playwright/test';
import { litLines, sentence, status } from './parts.ts';
import { dropFile, expect, expectClean, expectNothingSideways, LONG, open, state, test } from './stage.ts';

/** It cannot divide when a cell finds 400 others. */
const FAILING = `rule mine: my rule

share = 5 / (queue - 400)
accept if queue < buffer or share < 0
refuse
`;
const LINK = '/?scene=half-empty&policy=epd&t=1.1&paused=1&speed=max';

const strip = (page: Page) => page.getByRole('alert');

const playInto = async (page: Page) => {
  await open(page, LINK);
  await dropFile(page, 'mine.rule', FAILING);
  await expect
    .poll(async () => (await state(page)).ports.every(({ policy }) => policy === FAILING))
    .toBe(true);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(strip(page)).toContainText('mine at S2>S3, line 3: 5 / 0.');
};

test.describe('a rule that divides by 0', () => {
  test(
    'pauses the run at that cell, goes on with Play, and leads back by keyboard',
    LONG,
    async ({ page }) => {
      await playInto(page);
      await expect(strip(page)).toContainText('treated as by tail drop, until you change the rule');
      await expect(status(page)).toContainText('at a fault');
      await expect(litLines(page)).toContainText('share = 5 / (queue - 400)');
      await expect(sentence(page)).toContainText('5 / 0 in line 3');
      await expect(page.getByRole('button', { name: 'Show that cell' })).toHaveCount(0);
      await expectClean(page);

      const { time } = await state(page);
      await page.getByRole('button', { name: 'Play' }).click();
      await expect(status(page)).toContainText('at the end of the run', { timeout: 60_000 });
      await expect(strip(page)).toContainText('line 3: 5 / 0.');
      await page.getByRole('button', { name: 'Show that cell' }).press('Enter');
      await expect.poll(async () => (await state(page)).time).toBeCloseTo(time, 9);
      await expect(litLines(page)).toContainText('share = 5 / (queue - 400)');
      await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(strip(page)).toHaveCount(0);
    },
  );

  test('is told on a phone, and forgotten with the rule', LONG, async ({ page }) => {
    await playInto(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('codel');
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByText('Newer than these networks: RFC 8289').first()).toBeAttached();
  });
});
