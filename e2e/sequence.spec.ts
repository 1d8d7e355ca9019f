import type { Page } from '@playwright/test';
import { beyond, boxOf, expect, expectClean, LONG, open, test } from './stage.ts';

const LAPTOP = { width: 1366, height: 768 };
const panelOf = (page: Page) => page.getByRole('region', { name: 'Sequence numbers' });

/** An own run of TCP over ABR whose switches answer nothing: senders time out. */
const LOSSY =
  '/?scene=coupled&abr.coupling.form=none&algorithm=none&buffer=400&tcp.congestionControl=reno&tcp.minRtoMs=50';

test('sequence numbers open beside the rates, by button and by key, in the place of the use of the link', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await open(page, '/?scene=exact-rates&t=0.07&paused=1');
  const opener = page
    .getByRole('region', { name: 'Allowed rate' })
    .getByRole('button', { name: 'Sequence numbers' });
  await expect(panelOf(page)).toHaveCount(0);
  await opener.click();
  await expect(panelOf(page)).toBeVisible();
  await expect(opener).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Use of the link' })).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]lens=1/);
  await expect.poll(async () => (await beyond(page)).y).toBeLessThanOrEqual(0);
  await page.keyboard.press('Alt+l');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Use of the link' })).toBeVisible();
});

test('cells that have arrived: spoken at the cursor, in the table, and a press follows the VC of a line', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await open(page, '/?scene=exact-rates&t=0.07&lens=1&paused=1');
  const panel = panelOf(page);
  const plot = panel.getByRole('slider');
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    /^At 0\.070.*: 3h1 12,\d{3} cells, [\d.]+k a second; 2h1 [\d,]+ cells, .*; 1h3 \d{3} cells, [\d.]+k a second$/,
  );
  await plot.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plot).toHaveAttribute('aria-valuetext', /^At 0\.069/);
  await page.keyboard.press('t');
  await expect(panel.getByRole('columnheader', { name: '3h1, cells' })).toBeVisible();
  await expect(panel.getByRole('columnheader', { name: '1h3, cells' })).toBeAttached();
  await page.keyboard.press('t');

  // Names stand as high as their lines are at the head.
  const name = await boxOf(panel.getByRole('listitem', { includeHidden: true }).filter({ hasText: '2h1' }));
  const { left, right, top } = await boxOf(panel.locator('canvas'));
  const [from, to] = await Promise.all(
    ['aria-valuemin', 'aria-valuemax'].map(async (end) => Number(await plot.getAttribute(end))),
  );
  const x = ((right - left) * (0.069 - from!)) / (to! - from!);
  await plot.click({ position: { x, y: (name.top + name.bottom) / 2 - top } });
  const rates = page.getByRole('region', { name: 'Allowed rate' });
  await expect(rates.getByRole('radio', { name: '2h1' })).toBeChecked();
});

test('of TCP: what is acknowledged of what is sent, time-outs to ask about, and the scale of the followed VC', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await open(page, `${LOSSY}&t=0.3&vc=1&view=0.15,0.4&lens=1&paused=1`);
  const panel = panelOf(page);
  await expect(panel).toContainText('3h1 under way');
  const plot = panel.getByRole('slider');
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    /3h1 \d+\sKB acknowledged of \d+\sKB sent; 2h1 all 1,024\sKB/,
  );
  await plot.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /sends segment \d+ again|times out/ })).toBeVisible();
  const fell = await page.evaluate(() => {
    const { min } = window.cellscope.traces('sent/1');
    return min.some((value: number, i: number) => i > 0 && value < min[i - 1]!);
  });
  expect(fell).toBe(true);
});

for (const [look, size, link, tier] of [
  ['a projector', { width: 1920, height: 1080 }, '&theme=projector', LONG],
  ['a phone', { width: 390, height: 844 }, '', LONG],
  ['a laptop in the dark', LAPTOP, '&theme=dark', LONG],
] as const)
  test(`on ${look} sequence numbers are there, and accessible`, tier, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, `/?scene=coupled&t=0.5&lens=1&paused=1${link}`);
    await panelOf(page).scrollIntoViewIfNeeded();
    await expect(panelOf(page).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      /2h1 all 1,024\sKB acknowledged;/,
    );
    await expectClean(page);
  });
