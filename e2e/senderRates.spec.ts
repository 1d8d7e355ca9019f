import { region } from './parts.ts';
import { boxOf, expect, expectClean, open, test } from './stage.ts';

test('rates of the senders are a panel of More; a press on a part follows its sender, and the link shows them again', async ({
  page,
}) => {
  await open(page, '/?scene=half-empty&t=0.4&paused=1');
  await page.getByRole('button', { name: /^More/ }).click();
  await region(page, 'Panels').getByRole('checkbox', { name: 'Rates of the senders' }).check();
  await page.keyboard.press('Escape');
  const plot = page.getByRole('slider', { name: /^What the application of each destination gets/ });
  await expect(plot).toHaveAttribute('aria-valuetext', /VC 1 \d.*VC 10 \d.*together \d+\.?\d* Mb\/s/);
  const { left, right, bottom } = await boxOf(plot);
  await page.mouse.click((left + right) / 2, bottom - 10);
  await expect(page).toHaveURL(/[?&]vc=\d/);
  await expectClean(page);
  await expect(page).toHaveURL(/[?&]show=sender-rates/);
  await page.reload();
  await expect(plot).toBeVisible();
});
