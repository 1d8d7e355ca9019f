import { serveBelow } from './fileServer.ts';
import { expect, open, reach, state, test } from './stage.ts';

const BASE = '/a/b/';

test('runs from any sub-path of a plain file server', async ({ page }) => {
  const server = await serveBelow(BASE);
  try {
    await open(page, `${server.address}?policy=espd`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
    await reach(page, (await state(page)).time + 0.01);
    await page.evaluate(() => document.fonts.ready);
    expect(server.asked.filter((path) => !path.startsWith(BASE))).toEqual([]);
    expect(server.asked.some((path) => path.includes('worker'))).toBe(true);
    expect(await page.evaluate(() => document.fonts.check('12px Inter'))).toBe(true);
  } finally {
    server.stop();
  }
});
