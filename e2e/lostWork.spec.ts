import type { Page } from '@playwright/test';
import { policyCard } from './parts.ts';
import { expect, expectClean, LONG, open, state, test } from './stage.ts';

const thresholdNow = async (page: Page) => (await state(page)).ports[0]?.params.threshold;

/** Changes the threshold, and loads the page again so soon after it. */
async function changeAndReload(page: Page, value: number, afterMs: number): Promise<void> {
  const box = policyCard(page).getByRole('textbox', { name: 'T, cells' });
  const loaded = page.waitForEvent('load');
  await box.evaluate(
    (element, [threshold, wait]) => {
      (element as HTMLInputElement).focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        element,
        String(threshold),
      );
      element.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }));
        setTimeout(() => location.reload(), wait);
      });
    },
    [value, afterMs] as const,
  );
  await loaded;
  await page.evaluate(() => window.cellscope.ready);
}

/** Milliseconds, spread over twice the time after which the address is written. */
const MOMENTS = (count: number) =>
  Array.from({ length: count }, (_, i) => Math.round((800 * ((i * 37) % count)) / count));

for (const [count, tag] of [
  [4, {}],
  [50, LONG],
] as const)
  test(`a change survives a reload whenever that comes: ${count} times`, tag, async ({ page }) => {
    // Each of them is a page that is loaded anew.
    test.setTimeout(60_000 + count * 10_000);
    await open(page, '/?policy=epd&t=0.3&paused=1');
    await expect(policyCard(page).getByRole('textbox', { name: 'T, cells' })).toBeVisible();
    for (const [i, moment] of MOMENTS(count).entries()) {
      const value = 1_000 + i;
      await changeAndReload(page, value, moment);
      await expect.poll(() => thresholdNow(page), `reloaded ${moment} ms after the change`).toBe(value);
    }
    // A link that is opened is what it says, whatever was under way.
    await open(page, '/?policy=epd&t=0.3&paused=1');
    await expect.poll(() => thresholdNow(page)).not.toBe(1_000 + count - 1);
  });

test('a network that is being built survives a reload', async ({ page }) => {
  await open(page, '/?scene=half-empty&t=0.3&paused=1');
  const openBuilder = async () => {
    await page.getByRole('button', { name: 'Scenes' }).click();
    await page.getByRole('button', { name: 'Build a network' }).click();
    return page.getByRole('dialog', { name: 'Build a network' });
  };
  const builder = await openBuilder();
  await builder.getByRole('button', { name: 'Parking lot' }).click();
  await builder.getByRole('button', { name: 'Add switch' }).click();
  await expect(builder.getByRole('status')).toContainText('added.');
  const drawing = (of: typeof builder) => of.getByRole('img', { name: /^Drawing/ });
  const drawn = await drawing(builder).textContent();
  await page.reload();
  await page.evaluate(() => window.cellscope.ready);
  const again = await openBuilder();
  await expect(again.getByText('The network is as it was before the page was loaded again.')).toBeAttached();
  expect(await drawing(again).textContent()).toBe(drawn);
  await expectClean(page, 'dialog[open]');
});

test('a result is there again after a reload', LONG, async ({ page }) => {
  await open(page, '/?scene=half-empty&run.durationS=1&paused=1');
  await page.getByRole('radio', { name: /^ESPD/ }).check();
  await page.getByRole('button', { name: 'Run both to the end' }).click();
  const sentence = page.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 });
  await expect(sentence).toHaveText(/^With ESPD .*% more than with RCD/, { timeout: 60_000 });
  const said = (await sentence.textContent()) ?? '';
  await page.reload();
  await expect(sentence).toHaveText(said, { timeout: 60_000 });
});
