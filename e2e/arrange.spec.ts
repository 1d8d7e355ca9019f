import type { Page } from '@playwright/test';
import { notice, region } from './parts.ts';
import { boxOf, expect, expectClean, LONG, open, test } from './stage.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SCENE = '/?scene=half-empty&t=0.31&paused=1';

/** Titles of the rows from top to bottom. */
const rows = async (page: Page): Promise<readonly string[]> => {
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  return titles.allTextContents();
};

test('a panel is hidden at its title, the link says so, and More brings it back; a link may put it first', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await open(page, SCENE);
  await expect
    .poll(() => rows(page))
    .toEqual(['Network', 'Queue', 'Use of the link', 'Drops', 'All windows', 'Windows']);
  const title = page.getByRole('button', { name: 'Use of the link', exact: true });
  await title.click();
  await page.getByRole('dialog', { name: 'Use of the link' }).getByRole('button', { name: 'Hide' }).click();
  await expect(title).toHaveCount(0);
  await expect(notice(page)).toHaveText('Use of the link is hidden. More, Panels shows it again.');
  // The focus is on what has taken its place.
  await expect(page.getByRole('button', { name: 'Drops', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/[?&]hide=link-use&/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
  await expect.poll(() => rows(page)).toEqual(['Network', 'Queue', 'Drops', 'All windows', 'Windows']);
  await page.getByRole('button', { name: /^More/ }).click();
  const list = region(page, 'Panels');
  await expect(list.getByRole('checkbox', { name: 'Use of the link' })).not.toBeChecked();
  await expectClean(page);
  await list.getByRole('checkbox', { name: 'Use of the link' }).check();
  await expect(title).toBeVisible();
  await expect(page).not.toHaveURL(/hide=/);
  await page.keyboard.press('Escape');

  await open(page, `${SCENE}&order=link-use`);
  await expect.poll(async () => (await rows(page))[0]).toBe('Use of the link');
  await page.getByRole('button', { name: /^More/ }).click();
  await region(page, 'Panels').getByRole('button', { name: 'Usual arrangement' }).click();
  await expect.poll(async () => (await rows(page))[0]).toBe('Network');
  await expect(page).not.toHaveURL(/order=/);
});

test(
  'an enlarged panel has the room of the others, on a laptop and, by touch, on a phone',
  LONG,
  async ({ start }) => {
    const page = await start({ hasTouch: true });
    for (const [size, least] of [
      [LAPTOP, 500],
      [PHONE, 300],
    ] as const) {
      await page.setViewportSize(size);
      await open(page, SCENE);
      const title = page.getByRole('button', { name: 'Queue', exact: true });
      await title.tap();
      await page.getByRole('button', { name: 'Enlarge' }).tap();
      await expect.poll(() => rows(page)).toEqual(['Queue']);
      const plot = await boxOf(region(page, 'Queue').getByRole('slider').first());
      expect(plot.bottom - plot.top).toBeGreaterThan(least);
      await expect(page).toHaveURL(/[?&]large=queue-length&/);
      await title.tap();
      await page.getByRole('button', { name: 'Back to its size' }).tap();
      await expect.poll(async () => (await rows(page)).length).toBeGreaterThan(2);
    }
    await page.context().close();
  },
);

test('in compare a panel can be left out, as by the link', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await open(page, `${SCENE}&hide=windows&twins=both`);
  await page.keyboard.press('Alt+f');
  await expect.poll(() => rows(page)).toEqual(['Queue', 'Queue']);
});
