import type { Page } from '@playwright/test';
import { boxOf, expect, expectClean, LONG, measured, open, state, test } from './stage.ts';

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Scenes' });

test('a scene is found by words, filters and keys; Back returns to the one before', async ({ page }) => {
  await open(page, '/?t=0.01&paused=1');
  await page.getByRole('button', { name: 'Scenes' }).press('Enter');
  const start = gallery(page).getByRole('link').first();
  await expect(start).toContainText('Ten senders, half a link');
  await expect(start).toHaveAttribute('aria-current', 'true');
  await expect(start).toContainText('Start here');
  await expect(gallery(page).getByText('Start here')).toHaveCount(1);
  // The box has the focus: who knows a word of the scene types it.
  await page.keyboard.type('links');
  await gallery(page).getByRole('button', { name: 'ABR' }).press('Enter');
  await gallery(page).getByRole('button', { name: 'Going on' }).press('Enter');
  await expect(gallery(page).getByRole('button', { name: 'ABR' })).toHaveAttribute('aria-pressed', 'true');
  await expect(gallery(page).getByText('2 scenes', { exact: true })).toBeVisible();
  await gallery(page).getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(gallery(page).getByRole('link', { name: /From groping to arithmetic/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scene=exact-rates/);
  await expect(gallery(page)).toBeHidden();
  await page.goBack();
  await expect.poll(async () => (await state(page)).scenario).toBe('half-empty');
});

test('on a phone the gallery fills the screen and stays inside it', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?t=0.01&paused=1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Scenes' }).click();
  await expect.poll(() => measured(gallery(page), (box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect.poll(() => boxOf(gallery(page))).toEqual({ left: 0, top: 0, right: 390, bottom: 844 });
  await expectClean(page, 'dialog[open]');
  await gallery(page).getByRole('button', { name: 'Rosolen et al.' }).click();
  const networks = gallery(page).getByRole('region', { name: /^Rosolen/ });
  await networks.getByRole('link').first().click();
  await expect(page).toHaveURL(/scene=rosolen-direct(&|$)/, { timeout: 20_000 });
  await expect.poll(async () => (await state(page)).problems).toEqual([]);
});

test('a wrong name of a scene is answered with three like it and with the gallery', async ({ page }) => {
  await open(page, '/?scene=rosolen&paused=1');
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(/rosolen is unknown\. Did you mean .+\? Using half-empty/);
  await expect(answer.getByRole('link')).toHaveCount(3);
  await answer.getByRole('button', { name: 'All scenes' }).click();
  await gallery(page).getByRole('button', { name: 'Close' }).click();
  await answer.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/scene=rosolen-/);
  await expect(answer).toHaveCount(0);
});
