import type { Page } from '@playwright/test';
import { BOMBS } from '../scripts/hostile/bombLinks.ts';
import { expect, LONG, often, state, test, testAlone } from './stage.ts';

/** A little longer than the page waits for an answer, ms. */
const PATIENCE = 26_000;

const alert = (page: Page) => page.getByRole('alert');

/**
 * What workers do with a message, a text, before the program sees it: the first of them, and those after it, whose script comes
 * when `held` lets it.
 */
async function meddle(page: Page, first: string, later = '', held = Promise.resolve()): Promise<void> {
  let isFirst = true;
  await page.route('**/sim.worker*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const act = isFirst ? first : later;
    if (!isFirst) await held;
    isFirst = false;
    const own = `const own = self.onmessage; self.onmessage = (event) => { const text = JSON.stringify(event.data); ${act}; own(event); };`;
    await route.fulfill({ response, body: `${body};${own}` });
  });
}

/** What the page says once it has waited for as long as it does, however late its worker has come. */
async function expectAfterPatience(page: Page, sentence: string): Promise<void> {
  const told = async () => ((await alert(page).isVisible()) ? alert(page).textContent() : '');
  const before = await told();
  // No longer than that: workers answer in real time, also while that of the page is made to fly.
  await expect
    .poll(async () => {
      await page.clock.runFor(PATIENCE);
      return told();
    })
    .not.toBe(before);
  await page.clock.resume();
  await expect(alert(page)).toContainText(sentence);
}

async function openAnotherScene(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Scenes' }).click();
  const gallery = page.getByRole('dialog', { name: 'Scenes' });
  await gallery.getByRole('link', { name: /From groping to arithmetic/ }).click();
}

async function expectItIsOpen(page: Page): Promise<void> {
  await expect.poll(async () => (await state(page)).scenario).toBe('exact-rates');
  await expect(alert(page)).toBeHidden();
}

/** Another scene opens in the same tab, and runs. */
async function expectAnotherScene(page: Page): Promise<void> {
  await openAnotherScene(page);
  await expectItIsOpen(page);
}

testAlone('a link whose run never answers is told, and another scene opens in that tab', async ({ page }) => {
  const hang = "if (text.includes('777')) for (;;);";
  await meddle(page, hang, hang);
  await page.clock.install();
  await page.goto('/?scene=half-empty&tcp.minRtoMs=777&t=0.3&paused=1');
  await expect(page.getByRole('heading', { name: 'The network is being built.' })).toBeVisible();
  await expectAfterPatience(page, 'The run of this link gave no answer for 20 s.');
  await expect.poll(() => state(page)).toMatchObject({ scenario: 'half-empty', edits: [] });
  await expectAnotherScene(page);
});

testAlone(
  'a worker that ends without a word is started again, with scene, edits and moment',
  async ({ page }) => {
    await meddle(page, 'if (text.includes(\'"step"\')) self.close()');
    await page.clock.install();
    await page.goto('/?scene=half-empty&seed=3&e=0.2~policy~epd&t=0.3&paused=1');
    await page.evaluate(() => window.cellscope.ready);
    const before = await state(page);
    await page.getByRole('button', { name: 'Step forward: event' }).click();
    await expectAfterPatience(page, 'It was started again with everything you set.');
    await page.evaluate(() => window.cellscope.atRest());
    const { time, edits } = before;
    await expect.poll(() => state(page)).toMatchObject({ scenario: 'half-empty', seed: 3, time, edits });
    await expectAnotherScene(page);
  },
);

testAlone(
  'a scene that is opened while the run before is still being restored is the one that stays',
  LONG,
  async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await meddle(page, 'if (text.includes(\'"step"\')) self.close()', '', held);
    await page.clock.install();
    await page.goto('/?scene=half-empty&t=0.3&paused=1');
    await page.evaluate(() => window.cellscope.ready);
    await page.getByRole('button', { name: 'Step forward: event' }).click();
    await expectAfterPatience(page, 'It was started again with everything you set.');
    await openAnotherScene(page);
    go();
    await expectItIsOpen(page);
    await page.evaluate(() => window.cellscope.runUntil(0.01));
    await expect
      .poll(() => state(page))
      .toMatchObject({ scenario: 'exact-rates', time: 0.01, failure: null });
  },
);

testAlone(
  'a run that gives no answer again once it is restored stands still, and another scene opens',
  LONG,
  async ({ page }) => {
    await meddle(
      page,
      'if (text.includes(\'"step"\')) self.close()',
      "if (text.includes('half-empty')) for (;;);",
    );
    await page.clock.install();
    await page.goto('/?scene=half-empty&t=0.3&paused=1');
    await page.evaluate(() => window.cellscope.ready);
    await page.getByRole('button', { name: 'Step forward: event' }).click();
    await expectAfterPatience(page, 'It was started again with everything you set.');
    await expectAfterPatience(page, 'also after a new start');
    await expectAnotherScene(page);
  },
);

for (const name of ['200,001 edits', '100,001 nodes', 'loops in each other', 'definitions that double'])
  test(
    `a small link with much in it opens a usable page: ${name}`,
    often(name === '100,001 nodes'),
    async ({ page }) => {
      await page.goto(`/${BOMBS[name]}&paused=1`);
      await page.evaluate(() => window.cellscope.ready);
      await expect(alert(page)).toBeVisible();
      await expect.poll(() => state(page)).toMatchObject({ scenario: 'half-empty', failure: null });
      await page.getByRole('button', { name: 'Step forward: event' }).click();
      await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0);
    },
  );

test('what others append to an address leaves home at home, and a link without a remark', async ({
  page,
}) => {
  await page.goto('/?fbclid=abc&utm_source=mail&_gl=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'cellscope' in window)).toBe(false);
  await page.goto('/?scene=half-empty&gclid=x&t=0.3&paused=1');
  await page.evaluate(() => window.cellscope.ready);
  await expect(alert(page)).toBeHidden();
});

test('a bad value of a link is left out alone; the good one is in force and named', async ({ page }) => {
  await page.goto('/?scene=half-empty&tcp.minRtoMs=1000&links.*.delayMs=x&t=0.3&paused=1');
  await page.evaluate(() => window.cellscope.ready);
  await expect(alert(page)).toContainText('links.*.delayMs = x');
  await expect(alert(page)).toContainText('Everything else works. In force: tcp.minRtoMs = 1,000.');
  const { link } = await page.evaluate(() => ({ link: location.search }));
  expect(link).toContain('tcp.minRtoMs=1000');
});
