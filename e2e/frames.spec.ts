import {
  expect,
  expectClean,
  expectNothingSideways,
  expectWholeInWindow,
  LONG,
  open,
  state,
  test,
} from './stage.ts';

const RECOVERY = '/?scene=take-turns&vc=4&t=1.04&paused=1&view=1.005,1.055';

test('opens beside the followed window, tells the recovery, and is kept in the address', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, RECOVERY);
  const panel = page.getByRole('region', { name: 'Frames', exact: true });
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Frames' }).click();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/frames=1/);
  await expectWholeInWindow(page, 1);
  await expect(
    panel.getByText(/data frames sent in the visible range, [1-9]\d* of them again/),
  ).toBeAttached();

  const plot = page.getByRole('slider', { name: /^Frames and ACKs of VC 4/ });
  await plot.focus();
  await page.keyboard.press('t');
  const rows = page.getByRole('table', { name: 'Frames and ACKs of VC 4' }).getByRole('row');
  await expect(rows.filter({ hasText: 'data, sent again' }).first()).toContainText('arrived');
  await expect(rows.filter({ hasText: 'duplicate ACK' })).not.toHaveCount(0);
  await expectClean(page);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Frames', pressed: true }).click();
  await expect(panel).toHaveCount(0);
});

test('says when frames are too many to draw, and zooms in', async ({ page }) => {
  await open(page, '/?scene=take-turns&vc=8&frames=1&t=1.09&paused=1');
  await expect(page.getByText(/^About .* too many to draw/)).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText(/^About .* too many to draw/)).toBeHidden();
  await expect(page.getByText(/^Frames of VC 8: [1-9]/)).toBeAttached();
  const { time } = await state(page);
  expect(time).toBeCloseTo(1.09, 5);
});

test('goes along while the run plays', async ({ page }) => {
  await open(page, '/?scene=take-turns&vc=4&frames=1&t=1.0&paused=1&view=0.98,1.04&speed=0.02');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(1.02);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/^Frames of VC 4: [1-9]\d* data frames/)).toBeAttached();
});

for (const theme of ['light', 'dark'])
  test(`on a phone it stands below the window: ${theme}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${RECOVERY}&frames=1&theme=${theme}`);
    await page.getByRole('region', { name: 'Frames', exact: true }).scrollIntoViewIfNeeded();
    await expectClean(page);
    await expectNothingSideways(page);
  });
