import type { Page } from '@playwright/test';
import { atRest, digest, expect, expectClean, LONG, open, state, test } from './stage.ts';

test('a playing run stops where it was asked to, and says at what', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=epd&t=0.3&paused=1&speed=0.05');
  await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).click();
  const card = page.getByRole('region', { name: 'Breakpoints' });
  await card.getByRole('combobox', { name: 'Who or what' }).selectOption('the queue of S2 → S3');
  await card.getByRole('textbox', { name: 'Limit' }).fill('-1');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(card.getByRole('alert')).toHaveText('stops.0.limit: -1 is not a number from 0 to 1e12');
  await card.getByRole('textbox', { name: 'Limit' }).fill('1500');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(
    card.getByRole('checkbox', { name: 'the queue of S2 → S3 rises above 1,500 cells' }),
  ).toBeChecked();
  const said = page.getByRole('status');
  await expect(said).toHaveText('Breakpoint added: the queue of S2 → S3 rises above 1,500 cells.');
  await card.getByRole('combobox', { name: 'Who or what' }).selectOption('any VC');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(said).toHaveText('Breakpoint added: any VC loses a cell at S2 → S3.');
  await card.getByRole('button', { name: 'Delete: any VC loses a cell at S2 → S3' }).click();
  await expect(said).toHaveText('Breakpoint removed: any VC loses a cell at S2 → S3.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('paused, the queue of S2 → S3 rises above 1,500 cells')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/1,501 of 2,000/).first()).toBeVisible();
});

test(
  'a breakpoint is typed as a sentence, mended, switched off, and comes back from the link',
  LONG,
  async ({ page, other }) => {
    await open(page, '/?scene=half-empty&t=0.3&paused=1&speed=0.2');
    await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).press('Enter');
    const card = page.getByRole('region', { name: 'Breakpoints' });
    const typed = card.getByRole('combobox', { name: 'Or type it' });
    await typed.fill('stop when VC 3 explodes');
    await typed.press('Enter');
    await expect(card.getByRole('alert')).toContainText(
      '“explodes” is unknown after “VC 3”. Known: loses a cell',
    );
    await expect(typed).toHaveValue('stop when VC 3 explodes');
    await typed.fill('the link is idle for 0 ms');
    await typed.press('Enter');
    await expect(card.getByRole('alert')).toHaveText('0: range 0.01 to 10,000 ms.');
    await expect(typed).toHaveValue('the link is idle for 0 ms');
    await typed.fill('any VC loses a cell');
    await typed.press('Enter');
    const lossy = card.getByRole('checkbox', { name: 'any VC loses a cell at S2 → S3' });
    await lossy.click();
    await expect(lossy).not.toBeChecked();
    await typed.fill('stop when the link stands idle for 10 ms');
    await typed.press('Enter');
    await expect(card.getByRole('checkbox', { name: 'the link S2 → S3 is idle for 10 ms' })).toBeChecked();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+k');
    await expect(page.getByText('paused, the link S2 → S3 is idle for 10 ms')).toBeVisible({
      timeout: 40_000,
    });

    const { link, stops, time } = await state(page);
    await open(other, link);
    await expect.poll(() => state(other)).toMatchObject({ stops, time, problems: [] });
    expect(stops).toHaveLength(2);
  },
);

/** Chooses an option by keys alone. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 16; i++) {
    if ((await box.locator('option:checked').textContent()) === option) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no option ${option} of ${label}`);
}

interface Wanted {
  readonly who: string;
  readonly does: string;
  readonly limit?: string;
}

/** Makes one stop by keys alone and plays on to it. */
async function playTo(page: Page, { who, does, limit }: Wanted, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).press('Enter');
  await choose(page, 'Who or what', who);
  await choose(page, 'Does what', does);
  if (limit !== undefined) {
    await page.getByRole('textbox', { name: 'Limit' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(limit);
    await page.keyboard.press('Enter');
  } else await page.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Breakpoints' }).getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+k');
  await expect(page.getByText(`paused, ${words}`)).toBeVisible({ timeout: 40_000 });
}

const PICO = 1e-12;

/** What each of them stops at is a unit test (tests/worker/stops.test.ts). */
test.describe('by keys alone the run stops exactly', () => {
  const scene = '/?scene=take-turns&policy=epd&t=0.3&paused=1&speed=0.2';

  test('at the first drop of VC 3; a bookmark had brought the head back to its moment', async ({ page }) => {
    await open(page, scene);
    await page.keyboard.press('Alt+b');
    await page.evaluate(() => window.cellscope.runUntil(0.5));
    await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).click();
    await page.getByRole('textbox', { name: /Name of the bookmark/ }).fill('first');
    await page.getByRole('textbox', { name: /Name of the bookmark/ }).blur();
    await page.getByRole('button', { name: 'Go to first' }).click();
    await expect.poll(async () => (await state(page)).time).toBe(0.3);
    await page.keyboard.press('Escape');

    await playTo(page, { who: 'VC 3', does: 'loses a cell' }, 'VC 3 loses a cell');
    const drops = await page.evaluate(() => window.cellscope.events('drop'));
    const first = drops.find(({ vc, time }) => vc === 3 && time >= 0.3);
    await expect.poll(async () => (await state(page)).time).toBeCloseTo((first?.time ?? 0) + PICO, 12);
  });

  test('at the cut of a window', LONG, async ({ page }) => {
    await open(page, scene);
    await playTo(page, { who: 'any VC', does: 'cuts its window' }, 'any VC cuts its window');
    const { time } = await state(page);
    const cuts = await page.evaluate(() =>
      [...window.cellscope.events('timeout'), ...window.cellscope.events('fastRetransmit')].map(
        (one) => one.time,
      ),
    );
    const first = Math.min(...cuts.filter((one) => one >= 0.3));
    expect(time).toBeCloseTo(first + PICO, 12);
  });

  test('at 0.35 s', LONG, async ({ page }) => {
    await open(page, scene);
    await playTo(page, { who: 'the time', does: 'is', limit: '0.35' }, 'the time is 0.35 s');
    await expect.poll(async () => (await state(page)).time).toBe(0.35);
  });

  test('where ACR falls below PCR/10', LONG, async ({ page }) => {
    await open(page, '/?scene=beat-down&t=0.06&vc=1&paused=1&speed=0.1');
    const wanted = { who: '3h1', does: 'rate falls below', limit: 'PCR/10' };
    await playTo(page, wanted, '3h1’s rate falls below 35,321 cells/s');
    const { time } = await state(page);
    const why = await page.evaluate((seconds) => {
      const event = { time: seconds, vc: 1, port: null };
      return window.cellscope.why('rate', event, 'before');
    }, time);
    expect(time).toBeCloseTo(why.time + PICO, 12);
    expect(why.rate?.before).toBeGreaterThanOrEqual(35_320.7);
    expect(why.rate?.after).toBeLessThan(35_320.8);
  });
});

test('steps to RM cells go on and back to the same bits', LONG, async ({ page }) => {
  await open(page, '/?scene=beat-down&t=0.0612&vc=1&paused=1');
  const seen: [number, string][] = [];
  for (let i = 0; i < 3; i++) {
    await page.evaluate(() => window.cellscope.step('rm'));
    seen.push([(await state(page)).time, await page.evaluate(() => window.cellscope.digest())]);
  }
  for (const [time, bits] of seen.slice(0, 2).reverse()) {
    await page.evaluate(() => window.cellscope.step('rm', { back: true }));
    await expect.poll(async () => (await state(page)).time).toBe(time);
    expect(await page.evaluate(() => window.cellscope.digest())).toBe(bits);
  }
});

for (const [kinds, tier] of [
  [['event', 'cell', 'drop', 'timeout'], {}],
  [['frame', 'rtt', 'threshold'], LONG],
] as const)
  test(
    `each step goes on and back to the same bits, and leaves the picture as it was, to the pixel: ${kinds.join(', ')}`,
    tier,
    async ({ page }) => {
      await open(page, '/?scene=take-turns&policy=epd&t=0.48&paused=1&view=0.3,0.9&lens=1');
      // What is known of the future is drawn as well: it is known before the first picture.
      await page.evaluate(async () => {
        await window.cellscope.runUntil(1);
        await window.cellscope.runUntil(0.48);
      });
      const panels = ['Network', 'Buffer, cell by cell', 'Queue', 'Use of the link', 'Windows'];
      const pictures = async () => {
        await atRest(page);
        return page.evaluate(
          (names) =>
            names.map((name) =>
              document.querySelector<HTMLCanvasElement>(`section[aria-label="${name}"] canvas`)?.toDataURL(),
            ),
          panels,
        );
      };
      for (const kind of kinds) {
        await page.evaluate((one) => window.cellscope.step(one), kind);
        const [time, bits] = [(await state(page)).time, await digest(page)];
        const before = await pictures();
        for (const one of before) expect(one?.length, kind).toBeGreaterThan(1000);
        await page.evaluate((one) => window.cellscope.step(one), kind);
        await expect.poll(() => pictures(), kind).not.toEqual(before);
        await page.evaluate((one) => window.cellscope.step(one, { back: true }), kind);
        await expect.poll(async () => (await state(page)).time, kind).toBe(time);
        await expect.poll(() => digest(page), kind).toBe(bits);
        const same = (await pictures()).map((one, i) => one === before[i]);
        expect(same, `${kind}: ${panels.join(', ')}`).toEqual(panels.map(() => true));
      }
    },
  );
