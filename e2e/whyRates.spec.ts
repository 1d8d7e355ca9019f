import type { Page } from '@playwright/test';
import { litLines, sentence } from './parts.ts';
import { boxOf, expect, expectClean, expectNothingSideways, LONG, open, state, test } from './stage.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Why', exact: true });
const headline = (page: Page) => card(page).getByRole('heading', { level: 2 });
const rates = (page: Page) => page.getByRole('slider', { name: /^Allowed cell rates/ });
const SLOWLY = { timeout: 20_000 };

test('scripts ask why a rate changed and move nothing; by keys alone: its reason, its neighbours, its RM cell, and back', async ({
  page,
}) => {
  await open(page, '/?scene=exact-rates&t=0.0655&vc=1&paused=1');
  const why = await page.evaluate(() =>
    window.cellscope.why('rate', { time: 0.065, vc: 1, port: null }, 'nearest'),
  );
  expect(why.rate?.before).not.toBe(why.rate?.after);
  const at = why.causes.find(({ event }) => event?.port != null)?.event;
  const rm = await page.evaluate(() =>
    window.cellscope.why('rm', { time: 0.065, vc: 1, port: 'sw2>sw3' }, 'before'),
  );
  expect(rm.visit?.port).toBe('sw2>sw3');
  expect(at?.vc ?? 1).toBe(1);
  const none = page.evaluate(() => window.cellscope.why('rate', { time: 0.065, vc: 99, port: null }));
  await expect(none).rejects.toThrow(/There is no VC 99/);
  await expect.poll(async () => (await state(page)).time).toBe(0.0655);

  await rates(page).focus();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toBeFocused(SLOWLY);
  await expect(headline(page)).toHaveText(/^3h1 (lowers|raises) ACR from [\d,]+ to [\d,]+ cells\/s\.$/);
  await expect(card(page)).toContainText(/RM cell \d+ came back with ER [\d,]+, CI \d, NI \d\./);
  await expect(card(page)).toContainText(/TM 4\.0, rule [89]/);
  await expect(card(page)).toContainText('allowed rate of 3h1');
  await expect(card(page)).toContainText('of its fair share 60,928');
  await expect(page.getByRole('status')).toContainText('What followed');
  const first = await headline(page).textContent();

  await page.keyboard.press('ArrowLeft');
  await expect(headline(page)).not.toHaveText(first ?? '', SLOWLY);
  await page.keyboard.press('ArrowRight');
  await expect(headline(page)).toHaveText(first ?? '', SLOWLY);

  const left = card(page).getByRole('button', { name: /^Why: RM cell/ });
  await left.first().press('Enter');
  await expect(headline(page)).toHaveText(/^3h1 sends RM cell \d+\.$/, SLOWLY);
  await expect(card(page)).toContainText(/It is home after .* with ER [\d,]+: ACR/);
  await expect(page.getByRole('region', { name: 'One RM cell around the loop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(rates(page)).toBeFocused();
});

test('a press on the large lane asks; the first change has none before it', async ({ page }) => {
  await open(page, '/?scene=exact-rates&t=0.0655&vc=1&paused=1&view=0,0.004');
  const { left, right, top } = await boxOf(rates(page));
  const { time } = await page.evaluate(() =>
    window.cellscope.why('rate', { time: 0.0012, vc: 1, port: null }, 'nearest'),
  );
  await page.mouse.click(left + (time / 0.004) * (right - left), top + 30);
  await expect(headline(page)).toHaveText(/^3h1 raises ACR/, SLOWLY);
  await expect(card(page)).toContainText(/RIF × PCR 22,076 may be added/);
  const earlier = card(page).getByRole('button', { name: /^Previous event/ });
  for (let i = 0; i < 8 && (await earlier.isEnabled()); i++) {
    await earlier.click();
    await expect(card(page)).not.toHaveAttribute('aria-busy', 'true', SLOWLY);
  }
  await expect(earlier).toBeDisabled();
  await expect(headline(page)).toHaveText('3h1 raises ACR from 70,642 to 92,717 cells/s.');
});

test('in step mode the card of the algorithm lights the line, tells its table, and leads to what followed', async ({
  page,
}) => {
  await open(page, '/?scene=exact-rates&t=0.0655&vc=1&paused=1&card=algorithm');
  await page.evaluate(() => window.cellscope.step('rm'));
  await expect(litLines(page)).toHaveCount(1);
  await expect(page.getByText('State kept at sw2')).toBeVisible();
  const told = await sentence(page).getByRole('heading', { level: 2 }).textContent();
  await sentence(page).getByRole('button', { name: 'What followed?' }).click();
  await expect(headline(page)).toHaveText(told ?? '', SLOWLY);
  await expect(card(page)).toContainText(/It is home after|ACR stays|ACR .* becomes/);
});

for (const [theme, width, height, tier] of [
  ['dark', 1366, 768, LONG],
  ['projector', 1920, 1080, LONG],
  ['light', 390, 844, LONG],
] as const) {
  test(`fits and is found clean: ${theme}, ${width} x ${height}`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?scene=exact-rates&theme=${theme}&t=0.0655&vc=1&paused=1`);
    await rates(page).focus();
    await page.keyboard.press('Enter');
    await expect(headline(page)).toBeFocused(SLOWLY);
    await expectClean(page);
    await expectNothingSideways(page);
  });
}
