import type { Page } from '@playwright/test';
import { region, sentence } from './parts.ts';
import { boxOf, expect, expectClean, expectNothingSideways, LONG, open, state, test } from './stage.ts';

/** Wall time after its opening in which the scene has come by its first silence, milliseconds. */
const FIRST_SILENCE_MS = 12_000;

/** Names of the plots that have moved since they were seen, without anybody having acted. */
const movedPlots = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(async () => {
    const names = new Set<string | null>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources)
          if (node instanceof HTMLElement && node.matches('section:has(canvas)'))
            names.add(node.getAttribute('aria-label'));
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [...names];
  });

test('the opening scene, without a click, names the silence of the link while it lasts', async ({ page }) => {
  await open(page);
  // Read at the very painting that names it: under load the test is slower than the words.
  const found = await page.waitForFunction(
    () => {
      const text = (name: string) =>
        document.querySelector(`section[aria-label="${name}"]`)?.textContent ?? '';
      const seen = { now: text('Now'), use: text('Use of the link'), network: text('Network') };
      const idle = Number(/^.*\b(\d+)\s% idle in the last/s.exec(seen.use)?.[1]);
      return /^At [\d.]+\ss the link was idle:/.test(seen.now) && idle >= 60 ? seen : null;
    },
    undefined,
    { polling: 'raf', timeout: FIRST_SILENCE_MS },
  );
  const seen = (await found.jsonValue()) ?? { now: '', use: '', network: '' };
  expect(seen.now).toMatch(
    /\w+ senders (had lost cells within \S+\sms, and \w+ )?waited for (its|their) timers?/,
  );
  expect(seen.now).toMatch(
    /\d+\s% of all cell slots so far passed empty\. (The losses began at [\d.]+ s\. )?Next of those that wait: VC \d+, in \d+ ms\./,
  );
  expect(seen.network).toMatch(/\d+ of 10 waits?; ring: time left/);
  await expect.poll(() => movedPlots(page)).toEqual([]);
});

test('at a paused moment of it, every number is that of the senders and of the slots; shares add up in the table', async ({
  page,
}) => {
  await open(page, '/?scene=half-empty&t=0.462&paused=1');
  await expect(sentence(page).getByRole('heading')).toHaveText(
    /^The link stands idle\. All ten senders lost cells within 13\.0\sms, and nine wait for their timers\.$/,
  );
  await expect(sentence(page)).toContainText('VC 7 has repaired its loss and sends alone.');
  const next = /Next of those that wait: VC (\d+), in (\d+) ms/.exec(
    (await sentence(page).textContent()) ?? '',
  );
  const { time } = await state(page);
  await page.evaluate((seconds) => window.cellscope.runUntil(seconds), time + 0.2);
  const timeouts = await page.evaluate(() => window.cellscope.events('timeout'));
  const first = timeouts.find((one) => one.time > time);
  expect(first?.vc).toBe(Number(next?.[1]));
  expect(Math.round(((first?.time ?? 0) - time) * 1000)).toBe(Number(next?.[2]));

  await region(page, 'Use of the link').getByRole('slider').focus();
  await page.keyboard.press('t');
  const rows = region(page, 'Use of the link').getByRole('row');
  await expect(rows.nth(20)).toBeAttached();
  const cells = (await rows.nth(20).getByRole('cell').allTextContents()).slice(-5).map(Number);
  const sum = cells.reduce((all, one) => all + one, 0);
  expect(sum).toBeGreaterThan(99.5);
  expect(sum).toBeLessThan(100.5);
});

test(
  'queue, use of the link, drops and windows share their edges, and the buffer is a press away',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/?scene=half-empty&t=0.462&paused=1');
    const plots = ['Queue', 'Use of the link', 'Drops', 'All windows', 'Windows'];
    const edges = await Promise.all(
      plots.map(async (name) => {
        const { left, right } = await boxOf(region(page, name).getByRole('slider').first());
        return [left, right];
      }),
    );
    for (const edge of edges) expect(edge).toEqual(edges[0]);
    const buffer = region(page, 'Buffer, cell by cell');
    await expect(buffer).toHaveCount(0);
    await page.getByRole('button', { name: 'cell by cell' }).click();
    await expect(buffer).toBeInViewport({ ratio: 1 });
    await expect(region(page, 'Windows')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Alt+l');
    await expect(buffer).toHaveCount(0);
  },
);

test('on a phone the senders stand in one row with their timers, above the question and the plots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?scene=half-empty&t=0.462&paused=1');
  const senders = page.getByRole('group', { name: 'Follow a VC' }).getByRole('button');
  await expect(senders).toHaveCount(10);
  const next = /Next of those that wait: VC (\d+), in (\d+) ms/.exec(
    (await sentence(page).textContent()) ?? '',
  );
  await expect(senders.nth(Number(next?.[1]) - 1)).toContainText(`${next?.[2]} ms`);
  await expect(senders.nth(6)).toContainText('sends');
  const tops = new Set(
    (await Promise.all((await senders.all()).map((one) => boxOf(one)))).map(({ top }) => top),
  );
  expect(tops.size).toBe(1);

  const parts = [
    sentence(page),
    senders.first(),
    region(page, 'Which cells does the port refuse?'),
    region(page, 'Queue'),
  ];
  const starts = (await Promise.all(parts.map((part) => boxOf(part)))).map(({ top }) => top);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  await expect(page.getByRole('button', { name: 'Run both to the end' })).toBeInViewport({ ratio: 1 });
  await expect(region(page, 'Queue')).toBeInViewport({ ratio: 1 });
  await senders.nth(2).click();
  await expect(senders.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expectNothingSideways(page);
  await expectClean(page);
});
