import type { Page } from '@playwright/test';
import { litLines, region } from './parts.ts';
import {
  expect,
  expectClean,
  expectNothingSideways,
  expectWholeInWindow,
  LONG,
  middleOf,
  open,
  reach,
  state,
  test,
} from './stage.ts';

const lanes = (page: Page) => region(page, 'Buffer');
const names = (page: Page) =>
  lanes(page).getByRole('list', { name: 'Queues, with their weights' }).getByRole('listitem');

const WEIGHTED = '/?scene=zhu-weighted&t=0.4&paused=1&step=cell';

test('shows a lane per VC with its weight, virtual time and finish tags in step mode, clean in the dark; tells who was pushed out for whom, and counts it; a share dragged on the scale is applied, and a share out of order is refused in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `${WEIGHTED}&theme=dark&vc=2`);
  await expect(names(page)).toHaveCount(4);
  await expectClean(page);
  await expectNothingSideways(page);

  await page.evaluate(() => window.cellscope.step('cell'));
  await expect(names(page)).toHaveText(['×11', '×22', '×33', '×44']);
  await expect(lanes(page).getByText(/^V [\d,]+\.\d$/)).toBeVisible();
  await expect(lanes(page).getByText(/^F [\d,]+\.\d$/)).toHaveCount(4);
  await expect(lanes(page).locator('[aria-current="true"]')).toHaveCount(1);
  const queues = page.getByRole('slider', { name: 'Queues of S1 to S2, one lane each' });
  await queues.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(queues).toHaveAttribute(
    'aria-valuetext',
    /^VC 2: \d+ cells, weight 2, guaranteed 50, at most/,
  );
  await page.keyboard.press('t');
  await expect(page.getByRole('table', { name: 'Queues of the shown port' })).toBeVisible();
  await lanes(page).getByRole('button', { name: 'Back to the plot (T)' }).click();

  const headline = await page.evaluate(async () => {
    for (let i = 0; i < 300; i++) {
      const told = await window.cellscope.step('drop');
      if (told?.sharing?.pushedOut) return told.headline;
    }
    return '';
  });
  expect(headline).toMatch(/^The last cell of VC \d is pushed out for VC \d\.$/);
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  await page.getByRole('tab', { name: 'Sharing' }).click();
  await expect(litLines(page)).toContainText('push out the last cell of victim');
  await expect(page.getByRole('button', { name: 'Pushed out, at this port' })).toBeVisible();

  const applied = async () => (await state(page)).ports[0]!.allocationParams;
  const slider = page.getByRole('slider', { name: 'Minimum share of every VC, cells' });
  const { x, y } = await middleOf(slider);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number((await applied()).min)).toBeGreaterThan(0.1);
  await expect(page).toHaveURL(/allocation\.min~0\.1/);

  const most = page.getByRole('slider', { name: 'Maximum share of every VC, cells' });
  await most.focus();
  await page.keyboard.press('Home');
  await expect(lanes(page).getByRole('status')).toContainText('allocation.max');
  await expect.poll(async () => (await applied()).max).toBe(1);
});

test('swaps schedulers and sharing while the run plays; the address brings the run back', async ({
  page,
  other,
}) => {
  await open(page, '/?scene=take-turns&scheduler=rr&t=0.09&speed=0.001&paused=1');
  await expect(names(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('tab', { name: 'Scheduler' }).click();
  const scheduler = page.getByRole('combobox', { name: 'Scheduler' });
  for (const id of ['fifo', 'wfq']) {
    await scheduler.selectOption(id);
    await expect.poll(async () => (await state(page)).ports[0]!.scheduler).toBe(id);
    await reach(page, (await state(page)).time + 0.0002);
    await expect(names(page)).toHaveCount(id === 'fifo' ? 0 : 10);
  }
  await page.getByRole('tab', { name: 'Sharing' }).click();
  await page.getByRole('combobox', { name: 'Buffer sharing' }).selectOption('caps');
  await expect.poll(async () => (await state(page)).ports[0]!.allocation).toBe('caps');
  await page.evaluate(() => window.cellscope.pause());
  const digest = await page.evaluate(() => window.cellscope.runUntil(0.12));
  await expect(page).toHaveURL(/scheduler=rr.*~scheduler~fifo.*~scheduler~wfq.*~allocation~caps.*t=0\.12/);
  await open(other, page.url());
  expect(await other.evaluate(() => window.cellscope.digest())).toBe(digest);
});

test('one key brings the lanes to the projector', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, `${WEIGHTED}&theme=projector`);
  await expect(names(page)).toHaveCount(0);
  await page.keyboard.press('Alt+l');
  await expect(names(page)).toHaveCount(4);
  await expectWholeInWindow(page, 1);
});

test('axe finds nothing in the lanes: light, 390 x 844', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${WEIGHTED}&theme=light&vc=2`);
  await page.getByRole('tab', { name: 'Buffer' }).click();
  await expect(names(page)).toHaveCount(4);
  await expectClean(page);
  await expectNothingSideways(page);
});
