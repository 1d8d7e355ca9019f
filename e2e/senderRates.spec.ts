import { region } from './parts.ts';
import { boxOf, expect, expectClean, LONG, open, state, test } from './stage.ts';

test('rates of the senders are a panel of More; a press on a part or on a name, or its key, follows the sender, and the link shows them again', async ({
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
  const followed = async () => new URL((await state(page)).link).searchParams.get('vc');
  await expect.poll(followed).toBe('1');
  const senders = region(page, 'Rates of the senders').getByRole('radio');
  await expect(senders).toHaveCount(10);
  await senders.and(page.getByRole('radio', { name: 'VC 4', exact: true })).press('Space');
  await expect.poll(followed).toBe('4');
  await expectClean(page);
  await expect(page).toHaveURL(/[?&]show=sender-rates/);
  await page.reload();
  await expect(plot).toBeVisible();
});

for (const [width, height, theme] of [
  [1366, 768, 'light'],
  [820, 1180, 'projector'],
] as const)
  test(
    `in German the labels of the senders are below the name of the line that fills the link: ${width} x ${height}, ${theme}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `/de/?scene=far-near&t=0.3&paused=1&show=sender-rates&theme=${theme}`);
      const row = region(page, /^Raten/);
      const { bottom } = await boxOf(row.getByText('füllen die Leitung', { exact: true }));
      for (const label of await row.getByText(/^\d+,\d$/).all())
        expect((await boxOf(label)).top).toBeGreaterThanOrEqual(bottom - 2);
    },
  );
