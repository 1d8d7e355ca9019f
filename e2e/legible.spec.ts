import type { Page } from '@playwright/test';
import { region } from './parts.ts';
import { atRest, boxOf, expect, open, test } from './stage.ts';

/** Type below this is smaller than that of a caption, CSS pixels. */
const SMALLEST = 11;

/** Texts in sight below a size, each with its own. */
const smallTexts = (page: Page, least: number) =>
  page.evaluate((size) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility() || !node.textContent?.trim()) continue;
      const own = Number.parseFloat(getComputedStyle(parentElement).fontSize);
      if (own < size) found.push(`${node.textContent}: ${own}`);
    }
    return found;
  }, least);

for (const scene of ['half-empty&t=0.462', 'beat-down&t=0.1', 'five-classes&t=0.31'])
  test(`no text is smaller than a caption: ${scene}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/?scene=${scene}&paused=1`);
    await atRest(page);
    expect(await smallTexts(page, SMALLEST)).toEqual([]);
  });

for (const [width, height, role, name] of [
  [390, 844, 'group', 'Follow a VC'],
  [1440, 900, 'radiogroup', 'Follow a VC from its source'],
] as const)
  test(`times of long timers keep apart: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?scene=capture&t=13.95&paused=1');
    const times = page.getByRole(role, { name, exact: true }).getByText(/^(\d+(\.\d)? s|sends)$/);
    await expect(times).toHaveCount(10);
    const boxes = await Promise.all((await times.all()).map(boxOf));
    boxes.sort((a, b) => a.left - b.left);
    for (const [i, box] of boxes.entries()) expect(box.left).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
  });

test('what fills the link is above the values of the lanes, however little it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/?scene=capture&t=13.95&paused=1');
  const fills = await boxOf(region(page, 'All windows').getByText('fill the link', { exact: true }));
  const value = await boxOf(region(page, 'Windows').getByText('0.5 KB').first());
  expect(fills.bottom).toBeLessThanOrEqual(value.top + 1);
});

for (const [scene, theme, width, height, share] of [
  ['half-empty&t=0.462', 'light', 2560, 1440, 0.25],
  ['unarmed-weights&t=17.05', 'projector', 1024, 768, 0.33],
] as const)
  test(`plots grow with a tall page: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?scene=${scene}&theme=${theme}&paused=1`);
    const { top, bottom } = await boxOf(region(page, 'Queue'));
    expect((bottom - top) / height).toBeGreaterThan(share);
  });
