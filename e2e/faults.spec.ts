import type { Page } from '@playwright/test';
import type {} from '../src/app/client/scripting/script.ts';
import { expect, reach, state, test } from './stage.ts';

/** Opens the page; errors in the console are expected here. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.evaluate(() => window.cellscope.ready);
}

test('a painter that throws is named, all else goes on, and it can be tried again', async ({ page }) => {
  await open(page, '/?t=0.3&paused=1');
  const restore = await page.evaluateHandle(() => {
    const canvas = CanvasRenderingContext2D.prototype;
    const { setLineDash } = canvas;
    canvas.setLineDash = () => {
      throw new Error('planted');
    };
    return () => {
      canvas.setLineDash = setLineDash;
    };
  });
  await page.getByRole('button', { name: 'Play' }).click();
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('An error stopped the queue plot: planted.');
  await expect(strip).toContainText('The simulation and the other parts go on.');
  // Batches are taken, though painters throw in every frame.
  const { time } = await state(page);
  await reach(page, time + 0.02);
  await page.evaluate((mend) => mend(), restore);
  await strip.getByRole('button', { name: 'Try again' }).click();
  await reach(page, (await state(page)).time + 0.01);
  await expect(strip).toHaveCount(0);
});

test('a component that throws is left out by name, the rest stays, and it comes back', async ({ page }) => {
  await open(page, '/?t=0.3&paused=1');
  const restore = await page.evaluateHandle(() => {
    const { URL } = window;
    // The share dialog writes a link while it is rendered.
    window.URL = class {
      constructor() {
        throw new Error('planted');
      }
    } as unknown as typeof window.URL;
    return () => {
      window.URL = URL;
    };
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('alert')).toContainText('An error stopped the share dialog: planted.');
  await expect(page.getByText('An error stopped the share dialog.', { exact: true })).toBeVisible();
  await expect(page.getByRole('slider', { name: /^Queue of/ })).toBeVisible();
  await page.evaluate((mend) => mend(), restore);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('An error stopped the share dialog.', { exact: true })).toHaveCount(0);
});

test('an error outside every part is named once, in the dialog that is open', async ({ page }) => {
  await open(page, '/?t=0.3&paused=1');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.evaluate(() => {
    for (let i = 0; i < 3; i++) {
      setTimeout(() => {
        throw new Error('planted');
      });
      void Promise.reject(new Error('refused'));
    }
  });
  // The strip of the page is behind the dialog, where nobody can press it.
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('alert');
  await expect(told).toContainText('An error stopped a part of the page: planted.');
  await expect(told.getByRole('button', { name: 'Copy report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('An error stopped a part of the page: refused.');
  expect((await strip.textContent())?.match(/planted/g)).toHaveLength(1);
});
