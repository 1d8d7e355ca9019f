import type { Page } from '@playwright/test';
import { notice, status } from './parts.ts';
import {
  atRest,
  beyond,
  boxOf,
  expect,
  expectClean,
  inject,
  LONG,
  often,
  open,
  readFast,
  state,
  test,
} from './stage.ts';

const SCENE = '/?scene=take-turns&policy=epd&measure.fromS=0.35&t=0.35&paused=1&view=0.3,0.7&vc=4';

/** Further twins of the run, each with a policy of its own, all of them at 0.6 s; by keys as far as there are any. */
async function twins(page: Page, policies: readonly string[]): Promise<void> {
  const { length } = (await state(page)).branches;
  for (const [i, policy] of policies.entries()) {
    await page.keyboard.press('Alt+f');
    await expect
      .poll(async () => (await state(page)).branches.length, { timeout: 15_000 })
      .toBe(length + i + 1);
    await page.evaluate((id) => window.cellscope.set('policy', id), policy);
  }
  await page.evaluate(() => window.cellscope.runUntil(0.6));
}

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Compare' });
const clean = async (page: Page) => {
  await expectClean(page);
};
/** Nothing of the page is out of sight. */
async function fits(page: Page): Promise<void> {
  const { x, y } = await beyond(page);
  expect(Math.max(x, y)).toBeLessThanOrEqual(1);
}

test('two runs side by side: what differs in a sentence, one cursor, one head, and the link says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, SCENE);
  await expect(bar(page)).toHaveCount(0);
  await twins(page, ['espd']);
  await fits(page);
  await bar(page).getByRole('radio', { name: 'Side by side' }).check();
  for (const name of ['A, Queue', 'B, Queue', 'A, Windows', 'B, Windows'])
    await expect(row(page, name)).toBeVisible();
  await expect(row(page, 'A, Queue')).toContainText('EPD');
  await expect(row(page, 'B, Queue')).toContainText('ESPD');
  const claim = bar(page).getByRole('heading');
  await expect(claim).toHaveText(/^Packets delivered(?: so far)?: A [\d,]+, B [\d,]+\.$/);
  await expect(page).toHaveURL(/twins=both/);
  await fits(page);

  // The cursor of one row is that of all: each says its own value there.
  const plot = row(page, 'A, Queue').getByRole('slider', { name: /^A, Queue of S2 to S3/ });
  await plot.focus();
  await page.keyboard.press('Home');
  const readouts = page.getByRole('note').and(page.locator('[data-cursor="true"]'));
  await expect(readouts).toHaveCount(2);
  const [first, second] = await readouts.allTextContents();
  expect(first).toBe(second);
  await expect(plot).toHaveAttribute('aria-valuetext', /cells/);
  await clean(page);
});

test(
  'the way they are shown is changed by a key, said aloud, and taken from a link; while they stand still nothing is drawn',
  LONG,
  async ({ page }) => {
    await inject(page, () => {
      const ask = window.requestAnimationFrame.bind(window);
      Object.assign(globalThis, { framesAsked: 0 });
      window.requestAnimationFrame = (draw) => {
        (globalThis as unknown as { framesAsked: number }).framesAsked++;
        return ask(draw);
      };
    });
    await open(page, `${SCENE}&twins=both`);
    await page.keyboard.press('Alt+v');
    const said = page.getByRole('status');
    await expect(said).toContainText('There is one branch');
    await expect(row(page, 'Queue')).toBeVisible();
    await twins(page, ['espd']);
    await expect(row(page, 'B, Windows')).toBeVisible();
    await page.keyboard.press('Alt+v');
    await expect(said).toContainText('Compare: queues only.');
    await expect(row(page, 'B, Windows')).toHaveCount(0);
    await page.keyboard.press('Alt+v');
    await expect(row(page, 'A, Windows')).toBeVisible();
    await expect(row(page, 'A, Queue')).toHaveCount(0);
    await page.keyboard.press('Alt+v');
    await expect(row(page, 'Result')).toBeVisible();
    await page.keyboard.press('Alt+v');
    await expect(row(page, 'Drop list')).toBeVisible();

    await page.keyboard.press('Alt+v');
    await twins(page, ['rcd', 'ppd']);
    for (const letter of 'ABCD') await expect(row(page, `${letter}, Queue`)).toBeVisible();
    const frames = () => page.evaluate(() => (globalThis as unknown as { framesAsked: number }).framesAsked);
    await atRest(page);
    await expect(async () => {
      const before = await frames();
      await page.waitForTimeout(400);
      await expect.poll(() => frames()).toBe(before);
    }).toPass();
  },
);

test('four runs, one panel at a time; the one that is pressed comes on the stage', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `${SCENE}&twins=both`);
  await twins(page, ['espd', 'rcd', 'ppd']);
  for (const letter of 'ABCD') await expect(row(page, `${letter}, Queue`)).toBeVisible();
  await expect(row(page, 'D, Windows')).toHaveCount(0);
  await expect(bar(page).getByRole('heading')).toContainText(/^Packets delivered so far: A \d/);
  await expect(row(page, 'D, Queue').getByRole('slider')).toHaveCount(1);
  await fits(page);
  await bar(page).getByRole('button', { name: 'B ESPD' }).click();
  await expect.poll(async () => (await state(page)).branch).toBe(2);
  // Its thresholds can be dragged now.
  await expect(row(page, 'B, Queue').getByRole('slider', { name: /^Threshold Th1/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Discard policy' })).toHaveValue('espd');
  await bar(page).getByRole('radio', { name: 'Windows' }).check();
  for (const letter of 'ABCD') await expect(row(page, `${letter}, Windows`)).toBeVisible();
  await clean(page);
});

for (const [theme, width, height, tier] of [
  ['dark', 1440, 900, LONG],
  ['projector', 1920, 1080, LONG],
  ['light', 390, 844, LONG],
] as const) {
  test(
    `${theme}, ${width} x ${height}: rows inside the page, nothing found by axe`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `${SCENE}&twins=both&theme=${theme}`);
      await twins(page, ['espd', 'rcd', 'ppd']);
      await expect(row(page, 'D, Queue')).toBeVisible();
      const { x: sideways } = await beyond(page);
      expect(sideways).toBeLessThanOrEqual(0);
      if (width > 400) await fits(page);
      else await expect(row(page, 'D, Windows')).toBeAttached();
      await clean(page);
    },
  );
}

test('rates of twins: the queues and the allowed rates of both', async ({ page }) => {
  await open(page, '/?scene=beat-down&t=0.03&paused=1&twins=both');
  await page.keyboard.press('Alt+f');
  await expect.poll(async () => (await state(page)).branches.length).toBe(2);
  const { ports } = await state(page);
  const other = ports[0]!.algorithm === 'erica' ? 'efci' : 'erica';
  await page.evaluate((id) => window.cellscope.set('algorithm', id), other);
  await page.evaluate(() => window.cellscope.runUntil(0.05));
  for (const name of ['A, Allowed rate', 'B, Allowed rate', 'A, Queue', 'B, Queue'])
    await expect(row(page, name)).toBeVisible();
  await clean(page);
});

test(
  'changes in the past: each leaves the old future behind it, four of them, and each can be shown',
  LONG,
  async ({ page }) => {
    await open(page, SCENE);
    await page.evaluate(() => window.cellscope.runUntil(0.5));
    for (const policy of ['espd', 'rcd', 'ppd']) {
      await page.evaluate(() => window.cellscope.runUntil(0.35));
      await page.evaluate((id) => window.cellscope.set('policy', id), policy);
      await page.evaluate(() => window.cellscope.runUntil(0.5));
    }
    const { branches, branch } = await state(page);
    expect([branch, ...branches.map(({ parent, from }) => [parent, from])]).toEqual([
      4,
      [null, 0],
      [1, 0.35],
      [2, 0.35],
      [3, 0.35],
    ]);
    await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).click();
    for (const letter of 'ABC') await page.getByRole('checkbox', { name: `Compare with ${letter}` }).check();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await state(page)).together.length).toBe(3);
    await bar(page).getByRole('radio', { name: 'Queues' }).check();
    for (const letter of 'ABCD') await expect(row(page, `${letter}, Queue`)).toBeVisible();
  },
);

test('twins side by side come from a link with branches as they were', LONG, async ({ page, other }) => {
  await open(page, `${SCENE}&twins=both`);
  await twins(page, ['espd']);
  await expect(row(page, 'B, Windows')).toBeVisible();
  const { link } = await state(page);
  expect(link).toMatch(/twins=both/);
  await open(other, link);
  for (const name of ['A, Queue', 'B, Queue', 'A, Windows', 'B, Windows'])
    await expect(row(other, name)).toBeVisible();
  await expect(bar(other).getByRole('radio', { name: 'Side by side' })).toBeChecked();
  await expect.poll(async () => (await state(other)).together).toEqual([1]);
});

for (const width of [1366, 1440])
  test(
    `${width} px: a notice moves nothing, and the transport is one row`,
    often(width === 1366),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await open(page, `${SCENE}&step=threshold&theme=light`);
      const heights = () =>
        Promise.all(
          [page.getByRole('banner'), status(page).locator('..')].map(
            async (part) => (await part.boundingBox())?.height,
          ),
        );
      await atRest(page);
      const before = await heights();
      expect(before[1]).toBeLessThan(40);
      await readFast(page);
      await twins(page, ['espd', 'rcd', 'ppd']);
      await page.keyboard.press('Alt+ArrowRight');
      await expect(notice(page)).toHaveCount(0);
      await readFast(page, false);
      await expect(status(page)).toContainText('at a threshold');
      await expect.poll(() => heights()).toEqual(before);
      await page.keyboard.press('Alt+f');
      await page.keyboard.press('Alt+b');
      await expect(notice(page)).toBeVisible();
      await expect.poll(() => heights()).toEqual(before);
    },
  );

for (const [theme, width, height, tier] of [
  ['light', 1366, 768, LONG],
  ['projector', 1366, 768, LONG],
] as const)
  test(
    `twins under credit have their credit side by side, by names one can say: ${theme}`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `/?scene=ulku-credit&t=0.03&paused=1&theme=${theme}&twins=both`);
      await page.keyboard.press('Alt+f');
      await expect.poll(async () => (await state(page)).branches.length).toBe(2);
      await page.evaluate(() => window.cellscope.set('scheduler', 'wfq'));
      await page.evaluate(() => window.cellscope.set('vcs.1.weight', 4));
      await page.evaluate(() => window.cellscope.runUntil(0.06));
      for (const name of ['A, Queue', 'B, Queue', 'A, Credit left', 'B, Credit left'])
        await expect(row(page, name)).toBeVisible();
      await expect(page.getByRole('region', { name: /Window/ })).toHaveCount(0);
      await expect(bar(page)).toContainText('RR, 1h1 weight 1');
      await expect(bar(page)).toContainText('WFQ, 1h1 weight 4');
      const [queue, credit] = [await boxOf(row(page, 'B, Queue')), await boxOf(row(page, 'A, Credit left'))];
      expect(queue.bottom).toBeLessThanOrEqual(credit.top + 1);
      for (const measure of ['Share of maximum', 'Idle cell slots', 'Cells waiting, mean'])
        await expect(page.getByRole('row', { name: measure })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => beyond(page)).toEqual({ x: 0, y: 0 });
    },
  );

test('twins without windows, rates and credit are offered their queues', LONG, async ({ page }) => {
  await open(page, '/?scene=unarmed-weights&t=0.5&paused=1&twins=both');
  await page.keyboard.press('Alt+f');
  await expect(bar(page).getByRole('radio')).toHaveCount(3);
  await expect(bar(page).getByRole('radio', { name: 'Queues only' })).toBeChecked();
});

test('plots and boxes under rate control are called by what their titles say', LONG, async ({ page }) => {
  await open(page, '/?scene=exact-rates&t=0.05&paused=1');
  await expect(
    page.getByRole('slider', { name: /^Use of the link sw2 to sw3, cells per second/ }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Measured to, s' })).toBeVisible();
  await open(page, '/?scene=abr-background&t=0.05&paused=1');
  await expect(page.getByRole('slider', { name: /^Bandwidth by service class at sw2/ })).toBeVisible();
});

test(
  'buttons are called by what is written on them, and lines that unfold by what is in them',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=ulku-credit&t=0.03&paused=1&scheduler=wfq');
    await expect(page.getByRole('button', { name: /^More: / })).toBeVisible();
    for (const line of await page.locator('summary').all()) await expect(line).toHaveText(/\p{L}/u);
  },
);

test('the key of states is of the twin that judges', LONG, async ({ page }) => {
  await open(page, '/?scene=exact-rates&algorithm=eraa&t=0.07&paused=1&twins=both&view=0.03,0.12');
  await page.keyboard.press('Alt+f');
  await expect.poll(async () => (await state(page)).branches.length).toBe(2);
  await page.evaluate(() => window.cellscope.set('algorithm', 'eprca'));
  await page.evaluate(() => window.cellscope.runUntil(0.1));
  const key = (letter: string) => row(page, `${letter}, Allowed rate`).getByText(/^at sw2$/);
  await expect(key('A')).toBeVisible();
  await expect(row(page, 'B, Allowed rate')).toContainText('arrivals');
  await expect(key('B')).not.toBeVisible();
});
