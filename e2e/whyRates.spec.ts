import { expect, type Page, test } from '@playwright/test';
import { open } from './stage.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Why', exact: true });
const headline = (page: Page) => card(page).getByRole('heading', { level: 2 });
const rates = (page: Page) => page.getByRole('slider', { name: /^Allowed cell rates/ });
const LONG = { timeout: 20_000 };

test('a step of an allowed rate, by keys alone: its reason, its neighbours, its RM cell, and back', async ({
  page,
}) => {
  await open(page, '/?scene=exact-rates&t=0.0655&vc=1&paused=1');
  await rates(page).focus();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toBeFocused(LONG);
  await expect(headline(page)).toHaveText(/^3h1 (lowers|raises) ACR from [\d,]+ to [\d,]+ cells\/s\.$/);
  await expect(card(page)).toContainText(/RM cell \d+ came back with ER [\d,]+, CI \d, NI \d\./);
  await expect(card(page)).toContainText(/TM 4\.0, rule [89]/);
  await expect(card(page)).toContainText('allowed rate of 3h1');
  await expect(card(page)).toContainText('of its fair share 60,928');
  await expect(page.locator('[role="status"][aria-live="polite"]')).toContainText('What followed');
  const first = await headline(page).textContent();

  await page.keyboard.press('ArrowLeft');
  await expect(headline(page)).not.toHaveText(first ?? '', LONG);
  await page.keyboard.press('ArrowRight');
  await expect(headline(page)).toHaveText(first ?? '', LONG);

  const left = card(page).getByRole('button', { name: /^Why: RM cell/ });
  await left.first().press('Enter');
  await expect(headline(page)).toHaveText(/^3h1 sends RM cell \d+\.$/, LONG);
  await expect(card(page)).toContainText(/It is home after .* with ER [\d,]+: ACR/);
  await expect(page.getByRole('region', { name: 'One RM cell around the loop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(rates(page)).toBeFocused();
});
