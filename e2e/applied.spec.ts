import type { Page } from '@playwright/test';
import { expect, open, state, test } from './stage.ts';

const PORT = 'S2>S3';

/** Policy and first threshold in force at the bottleneck, by time. */
const inForce = (page: Page) =>
  page.evaluate(
    (port) =>
      window.cellscope
        .settings(port)
        .map(({ time, policy, params }) => [time, policy, params.threshold ?? params.th1] as const),
    PORT,
  );

test('policies swapped there and back: thresholds as the engine applied them, after rewind and reload too', async ({
  page,
}) => {
  await open(page, '/?t=0.3&paused=1&seed=1');
  const swap = (path: string, value: string | number, until: number) =>
    page.evaluate(
      async ([where, what, seconds]) => {
        await window.cellscope.set(where, what);
        await window.cellscope.runUntil(seconds);
      },
      [path, value, until] as const,
    );
  await swap('policy', 'epd', 0.31);
  await swap('policy', 'espd', 0.32);
  await swap('policy.th1', 1_500, 0.33);
  await swap('policy', 'epd', 0.34);
  await swap('policy', 'espd', 0.35);
  const steps = await inForce(page);
  const espd = steps.filter(([, policy]) => policy === 'espd').map(([, , th1]) => th1);
  // What a swapped policy begins with is what it began with before, not the value it was dragged to.
  expect(espd).toEqual([espd[0], 1_500, espd[0]]);
  expect(espd[0]).not.toBe(1_500);
  const { ports } = await state(page);
  expect(ports.find(({ id }) => id === PORT)?.params.th1).toBe(espd.at(-1));

  await page.evaluate(() => window.cellscope.runUntil(0.305));
  await expect.poll(() => inForce(page)).toEqual(steps);
  await page.evaluate(() => window.cellscope.runUntil(0.35));
  await page.goto((await state(page)).link);
  await page.evaluate(() => window.cellscope.ready);
  await expect.poll(async () => (await state(page)).time).toBe(0.35);
  await expect.poll(() => inForce(page)).toEqual(steps);
});
