import type { Page } from '@playwright/test';
import { scenes } from '../src/scenarios/index.ts';
import { explanation, region } from './parts.ts';
import { atRest, expect, LONG, measured, often, open, test } from './stage.ts';

/** Words of the right column that end below it, or whose lower half is behind something else. */
const cutWords = (page: Page) =>
  measured(explanation(page), (column) => {
    const { bottom } = column.getBoundingClientRect();
    const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.some((line) => line.bottom > bottom + 1)) found.push(text);
    }
    return found;
  });

const expectWhole = (page: Page, when: string) =>
  expect.poll(() => cutWords(page), { message: when }).toEqual([]);

const MOMENTS = ['drop', 'rm'] as const;

for (const [{ id }] of scenes)
  test(
    `on a wall nothing in the right column is cut: ${id}`,
    often(id === 'be-the-sender'),
    async ({ page }) => {
      for (const [width, height] of [
        [1280, 720],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, `/?scene=${id}&theme=projector&paused=1`);
        await expectWhole(page, `${width} x ${height}, opened`);
        for (const moment of MOMENTS) {
          const found = await page.evaluate((what) => window.cellscope.step(what), moment);
          if (found === null) continue;
          await expectWhole(page, `${width} x ${height}, at ${moment}`);
          const more = page.getByRole('button', { name: 'What followed?' }).first();
          if (!(await more.isVisible())) continue;
          await more.click();
          await expectWhole(page, `${width} x ${height}, why of ${moment}`);
        }
      }
    },
  );

test('a wall with room for it shows the choice of the policy next to five answers; what has left comes back by one press, and by itself where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/?scene=other-tcp&theme=projector&t=0.1&paused=1');
  await expect(page.getByRole('combobox', { name: 'Discard policy' })).toBeVisible();
  const mechanisms = page.getByRole('tablist', { name: 'Mechanisms of the port' });
  await expect(mechanisms).toBeHidden();
  const rest = page.getByRole('button', { name: 'Show the rest' });
  await rest.click();
  await expect(mechanisms).toBeVisible();
  const scrolls = () => measured(explanation(page), (box) => box.scrollHeight - box.clientHeight);
  expect(await scrolls()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Fit to the screen' }).click();
  await expect(mechanisms).toBeHidden();
  expect(await scrolls()).toBe(0);

  // The question is left out: there is room for more, and nothing is missing.
  await open(page, '/?scene=other-tcp&theme=projector&t=0.1&paused=1&hide=knob');
  await atRest(page);
  await expect(mechanisms).toBeVisible();
  await expect(region(page, 'Score')).toBeVisible();
  await expect(rest).toBeHidden();
});

test(
  'while a run plays, nothing in the right column of a wall is ever painted below its edge',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/?scene=half-empty&theme=projector&t=0.2');
    const most = await explanation(page).evaluate(
      (column) =>
        new Promise<number>((resolve) => {
          let over = 0;
          const begun = performance.now();
          // After the frame has been laid out, as it is painted.
          const look = () =>
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => {
                over = Math.max(over, column.scrollHeight - column.clientHeight);
                if (performance.now() - begun > 8000) resolve(over);
                else look();
              };
              channel.port2.postMessage(null);
            });
          look();
        }),
    );
    expect(most).toBeLessThanOrEqual(1);
  },
);
