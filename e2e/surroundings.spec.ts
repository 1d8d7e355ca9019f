import type { Locator, Page } from '@playwright/test';
import { scenarios } from '../src/scenarios/index.ts';
import { beatDown } from '../src/scenarios/scenes/rates/beatDown.ts';
import { litLines, pseudoCode, region, shownDigest } from './parts.ts';
import { atRest, boxOf, expect, LONG, open, openFile, reach, state, test } from './stage.ts';

/** Puts the table of a plot in its place and copies it. */
async function copyTable(page: Page, name: RegExp, region = 'Queue'): Promise<void> {
  await page.getByRole('slider', { name }).press('t');
  const panel = page.getByRole('region', { name: region, exact: true });
  await panel.getByRole('button', { name: 'Copy as CSV' }).click();
}

test('what is copied of a plot is numbers to a spreadsheet, up to the play head; without a clipboard the page says that nothing was copied', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/?policy=espd&t=0.3&paused=1');
  await page.evaluate(() => window.cellscope.runUntil(1));
  const digest = await page.evaluate(() => window.cellscope.runUntil(0.3));
  for (const [region, plot, named] of [
    ['Queue', /^Queue of/, 'Queue of S2 to S3'],
    ['Drop list', /^Drop list/, 'Stays on the drop list'],
    ['Windows', /^Congestion windows/, 'Congestion windows'],
  ] as const) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copyTable(page, plot, region);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(named);
    const [stamp, , ...rows] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(stamp).toContain(`digest ${digest}; ${named}`);
    expect(rows.length).toBeGreaterThan(5);
    expect(Math.max(...rows.map((row) => Number(row.split(',')[0])))).toBeLessThanOrEqual(0.3);
    expect(rows.flatMap((row) => row.split(',')).filter((cell) => !Number.isFinite(Number(cell)))).toEqual(
      [],
    );
  }

  // A page that has no clipboard says that nothing was copied.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await region(page, 'Queue').getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByText('Copying is not allowed here')).toBeVisible();
});

test('a table opened while the run plays is of the moment that its copy tells', LONG, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/?policy=espd');
  await page.evaluate(() => window.cellscope.play());
  await reach(page, 0.2);
  await page.getByRole('slider', { name: /^Queue of/ }).press('t');
  await expect.poll(async () => (await state(page)).run).toBe('paused');
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const [stamp] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const [, seconds, digest] = stamp!.match(/up to ([\d.]+) s; digest (\w+)/) ?? [];
  expect(Number(seconds)).toBeCloseTo((await state(page)).time, 9);
  expect(digest).toBe(await page.evaluate((to) => window.cellscope.runUntil(to), Number(seconds)));
  // Further on there are further rows.
  const last = () => region(page, 'Queue').getByRole('row').last().innerText();
  const before = await last();
  await page.evaluate((to) => window.cellscope.runUntil(to), Number(seconds) + 0.1);
  await expect.poll(last).not.toBe(before);
});

test('parts of the page that cannot be loaded are told once', async ({ page }) => {
  await page.route(/\/late\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/?t=0.3&paused=1');
  await expect(page.getByRole('alert')).toContainText('page: a part of the page could not be loaded');
  await page.evaluate(() => window.cellscope.ready);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert').getByText(/could not be loaded/)).toHaveCount(1);
});

test('the title of every scene stands whole', LONG, async ({ page }) => {
  for (const [theme, width, height] of [
    ['light', 768, 1024],
    ['light', 1366, 768],
    ['projector', 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width !== 1366 || theme === 'projector') await open(page, `/?scene=capture&theme=${theme}&paused=1`);
    await atRest(page);
    const cut = await page.getByRole('heading', { level: 1 }).evaluate(
      (heading, titles) => {
        const first = heading.textContent;
        const tooLong = (title: string) => {
          heading.textContent = title;
          return heading.scrollWidth > heading.clientWidth;
        };
        const found = titles.filter(tooLong);
        heading.textContent = first;
        return found;
      },
      scenarios.map(({ title }) => title),
    );
    expect(cut, `${theme}, ${width} x ${height}`).toEqual([]);
  }
});

test('a long title leaves the menu where it can be pressed', LONG, async ({ page }) => {
  await open(page, '/?t=0.3&paused=1');
  const title = `${'A lecture about everything '.repeat(8)}${'W'.repeat(200)}`;
  await openFile(page, { ...beatDown, id: 'long', title });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const last = page.getByRole('navigation', { name: 'Page' }).getByRole('button').last();
    await expect.poll(async () => (await boxOf(last)).left).toBeLessThan(width);
  }
});

const grounds = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((one) => getComputedStyle(one).background));

test('paper gets light ink, whole, without what is pressed; high contrast keeps what is told by a ground of its own', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/?policy=espd&t=0.3&paused=1');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.evaluate(() =>
    addEventListener('beforeprint', () =>
      queueMicrotask(() => {
        document.body.dataset.printed = document.documentElement.dataset.theme;
      }),
    ),
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 1080 675.12]']);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'light');
  await expect.poll(() => theme()).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
  await expect(shownDigest(page)).toBeVisible();

  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
  await page.evaluate(() => window.cellscope.step('drop'));
  const slots = region(page, 'Score').getByRole('img', { name: /useful .*dead .*duplicate .*idle / });
  const parts = await grounds(slots.locator('span'));
  expect([parts.length, new Set(parts).size]).toEqual([4, 4]);
  await atRest(page);
  const [lit] = await grounds(litLines(page));
  const lines = await grounds(pseudoCode(page).getByRole('listitem'));
  expect(lines.filter((one) => one === lit)).toHaveLength(1);
  const kinds = page.getByRole('group', { name: 'Step by' });
  const [chosen, other] = ['event', 'cell'].map((kind) => kinds.getByText(kind, { exact: true }));
  await expect(kinds.getByRole('radio', { name: 'event' })).toBeChecked();
  await expect.poll(() => grounds(chosen!)).not.toEqual(await grounds(other!));
});
