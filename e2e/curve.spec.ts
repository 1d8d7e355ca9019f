import type { Page } from '@playwright/test';
import { region } from './parts.ts';
import { expect, expectClean, LONG, measured, middleOf, open, state, test } from './stage.ts';

const curve = (page: Page) => region(page, 'Curve');
const words = (page: Page) => curve(page).getByRole('note');
const plot = (page: Page) => curve(page).getByRole('img', { name: /^Decision curve: / });

test('an impossible threshold of RED returns with its range; the lower one of ATM-RED is dragged on its curve, acts, and is in the address', async ({
  page,
}) => {
  await open(page, '/?scene=take-turns&policy=red&t=0.09&paused=1');
  const slider = page.getByRole('slider', { name: 'min on the curve, cells' });
  await slider.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('1800');
  await page.keyboard.press('Enter');
  await expect(curve(page).getByRole('status')).toContainText('still 250');
  await expect(slider).toHaveValue('250');

  await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('atm-red');
  await expect(
    page.getByRole('img', { name: /^Decision curve: probability against average queue/ }),
  ).toBeVisible();
  await expect(words(page)).toHaveText(/^At .*p .* a cell, .* a packet of 192 cells$/);
  await expect(slider).toHaveValue('250');
  const handle = slider.locator('..');
  await handle.scrollIntoViewIfNeeded();
  const at = await middleOf(handle);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 40, at.y, { steps: 5 });
  await page.mouse.up();
  const applied = async () => Number((await state(page)).ports[0]!.params.minTh);
  await expect.poll(applied).toBeGreaterThan(350);
  // The last step of the drag may still be under way.
  await expect(async () => {
    const value = await applied();
    await expect(slider).toHaveValue(String(value), { timeout: 500 });
    await expect(page).toHaveURL(new RegExp(`policy\\.minTh~${value}(&|$)`), { timeout: 500 });
  }).toPass();

  // By keys, and along the other axis.
  const top = page.getByRole('slider', { name: 'maxP on the curve' });
  await top.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await state(page)).ports[0]!.params.maxP).toBe(0.15);

  await page.keyboard.press('t');
  await expect(page.getByRole('columnheader', { name: 'a cell, probability' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('columnheader', { name: 'a cell, probability' })).toHaveCount(0);
});

test('CCD shows its pause, and a policy without a curve has no figure; FBA has a point for each VC in the queue, and says where the followed one stands', async ({
  page,
}) => {
  await open(page, '/?scene=take-turns&policy=ccd&t=0.095&vc=3&paused=1');
  await page.evaluate(() => window.cellscope.step('drop'));
  await expect(words(page)).toHaveText(/suspended until 0\.\d/);
  const policy = page.getByRole('combobox', { name: 'Discard policy' });
  await policy.selectOption('epd');
  await expect(curve(page)).toHaveCount(0);
  await policy.selectOption('selective');
  await expect(plot(page)).toBeVisible();

  await policy.selectOption('fba');
  await expect(words(page)).toHaveText(/VC 3 holds .* (allowed|no limit)$/);
  // Above the canvas of the curve. The words are there before it has been painted.
  const points = curve(page).locator('canvas').last();
  const colours = () =>
    points.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const seen = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] !== 255) continue;
        const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
      }
      return [...seen].filter(([, pixels]) => pixels > 5).length;
    });
  await expect.poll(colours).toBeGreaterThan(4);
});

test('the curve passes axe, and folds by its key', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=p-red&t=0.1&paused=1');
  await expectClean(page, '[aria-label="Mechanisms of the port"]');
  await page.keyboard.press('Alt+c');
  await expect(plot(page)).toHaveCount(0);
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('button', { name: 'Curve' })).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Alt+c');
  await expect(plot(page)).toBeVisible();
});

test(
  'on a projector both chances of ATM-RED are told to their end, above the code and a whole score',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/?scene=early-warning&paused=1&theme=projector');
    await expect(words(page)).toContainText('192 cells');
    const cut = await measured(words(page), (line) => line.scrollWidth - line.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await expect(page.getByRole('row', { name: 'Fairness (Jain)' })).toBeInViewport({ ratio: 1 });
  },
);
