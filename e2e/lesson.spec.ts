import type { Page } from '@playwright/test';
import { expect, expectClean, expectNothingSideways, test } from './stage.ts';

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next' }).press('Enter');
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a lesson on a phone by keys alone and without motion: answered, drawn, run, explained, and found again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?lesson=one-cell&step=2');
  await expect(title(page)).toHaveText('One cell is missing');
  await page.getByRole('radio', { name: 'Throw them all away' }).press('Space');
  await expect(page.getByText(/^Right\. The checksum fails/)).toBeVisible();
  await next(page);
  await page.getByRole('button', { name: 'Do it for me' }).press('Enter');
  await expect(page.getByText('Done.')).toBeVisible();
  await next(page);
  const drawing = page.getByRole('slider', { name: 'Your drawing: Queue of S2 → S3' });
  await expect(drawing).toHaveAttribute('aria-valuetext', /^Point 1 of 8, 0\.083 seconds, [\d,]+ cells$/);
  for (let point = 0; point < 7; point++) {
    await drawing.press('ArrowDown');
    await drawing.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Run and compare' }).press('Enter');
  await expect(page.getByText(/^It falls to 0 at 0\.10\d s\. Your drawing stays above\.$/)).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page);
  await next(page);
  await next(page);
  await page.getByRole('textbox', { name: 'In your own words' }).fill('One missing cell spoils the packet.');
  await page.goto('/?lesson=one-cell');
  await expect(title(page)).toHaveText('Your explanation');
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue(/spoils the packet/);
});
