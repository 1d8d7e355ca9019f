import type { Page } from '@playwright/test';
import { litLines } from './parts.ts';
import {
  boxOf,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  open,
  runUntil,
  state,
  tabTo,
  test,
} from './stage.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Why', exact: true });
const spoken = (page: Page) => page.getByRole('status');

/** Opens the scene before its first loss, with a second of it computed. */
async function prepared(page: Page, link: string): Promise<void> {
  await open(page, link);
  const { time } = await state(page);
  // A plot says its range once it has rested: there, and again back here.
  const plot = page.getByRole('slider', { name: /^Queue of/ });
  for (const moment of [1, time]) {
    await page.evaluate((seconds) => window.cellscope.runUntil(seconds), moment);
    await expect(plot).toHaveAttribute('aria-valuenow', moment.toFixed(6));
  }
}

/** Where on the queue plot the first drop at or after a time is drawn. */
async function firstDrop(
  page: Page,
  from: number,
): Promise<{ x: number; y: number; time: number; vc: number }> {
  const drop = await page.evaluate((seconds) => {
    const found = window.cellscope
      .events('drop')
      .find(({ time, port }) => time >= seconds && port === 'S2>S3');
    if (!found) throw new Error('no drop');
    return found;
  }, from);
  const plot = page.getByRole('slider', { name: /^Queue of/ });
  const { left, right, top } = await boxOf(plot);
  const [low, high] = await plot.evaluate((element) =>
    ['aria-valuemin', 'aria-valuemax'].map((name) => Number(element.getAttribute(name))),
  );
  const x = left + ((drop.time - low!) / (high! - low!)) * (right - left);
  return { x, y: top + 26, time: drop.time, vc: drop.vc };
}

test('a drop on the queue plot tells its reason and what followed; a way leads to each moment; a decision just taken leads on to what followed', async ({
  page,
}) => {
  await prepared(page, '/?scene=take-turns&t=0.4&paused=1');
  const drop = await firstDrop(page, 0.4);
  await page.mouse.click(drop.x, drop.y);
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(
    `The whole frame of VC ${drop.vc} is refused.`,
  );
  await expect(card(page)).toContainText(
    'has reached the threshold 1,960 and this is the first cell of a frame',
  );
  await expect(card(page)).toContainText('EPD, line 22');
  await expect(litLines(page)).toContainText('refuse');
  await expect(spoken(page)).toContainText('What followed');
  const moments = card(page).getByRole('list', { name: 'What followed' }).getByRole('button');
  await card(page).getByRole('button', { name: 'Close' }).focus();
  // The terms of the text come before.
  await tabTo(page, moments.first(), 'Tab', 10);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(drop.time);
  await expect(card(page)).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(card(page)).toHaveCount(0);

  await runUntil(page, 0.4);
  const decision = await page.evaluate(() => window.cellscope.step('drop'));
  await page.getByRole('button', { name: 'What followed?' }).click();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(decision?.headline ?? '');
  const [first] = await page.evaluate(() => window.cellscope.events('timeout'));
  const why = await page.evaluate((event) => window.cellscope.why('timeout', event!), first);
  expect(why.headline).toContain(`VC ${first!.vc} times out`);
  const nothing = page.evaluate((event) => window.cellscope.why('drop', event!), first);
  await expect(nothing).rejects.toThrow(/Nothing of this kind happened/);
});

test('by keys alone: Enter on a plot, arrows through the events, Escape back; a press on a row of drops asks about that VC, and follows it', async ({
  page,
}) => {
  await prepared(page, '/?scene=half-empty&t=0.47&paused=1');
  await page.getByRole('slider', { name: /^Congestion windows/ }).focus();
  await page.keyboard.press('Enter');
  const headline = card(page).getByRole('heading', { level: 2 });
  await expect(headline).toBeFocused();
  await expect(headline).toContainText(/VC \d+ (times out|sends segment)/);
  await expect(card(page)).toContainText(/event 5 of \d+ of VC 1/);
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).toContainText(/event 4 of \d+ of VC 1/);
  await expect(card(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(headline).toContainText('VC 1 times out');
  const why = card(page)
    .getByRole('list', { name: 'Causes' })
    .getByRole('button', { name: /^Why: loss/ });
  await why.first().press('Enter');
  await expect(headline).toHaveText('A cell of VC 1 is refused.');
  await expect(headline).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('slider', { name: /^Congestion windows/ })).toBeFocused();

  const plot = page.getByRole('slider', { name: /^Drops, one row per VC/ });
  const { x, time } = await firstDrop(page, 0.38);
  const { top } = await boxOf(plot);
  const vc = await page.evaluate(
    (seconds) => window.cellscope.events('drop').find((one) => one.time >= seconds)?.vc ?? 0,
    time,
  );
  await page.mouse.click(x, top + 8 + (vc - 0.5) * 7);
  await expect(card(page)).toContainText(`VC ${vc}`);
  await expect(
    page
      .getByRole('region', { name: 'Windows', exact: true })
      .getByRole('radio', { name: `VC ${vc}`, exact: true }),
  ).toBeChecked();
});

for (const [theme, width, height, tier] of [
  ['dark', 1366, 768, LONG],
  ['projector', 1920, 1080, LONG],
  ['light', 390, 844, LONG],
  ['light', 320, 640, {}],
] as const) {
  test(`fits and is found clean: ${theme}, ${width} x ${height}`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepared(page, `/?theme=${theme}&policy=espd&t=0.3&paused=1`);
    await page.getByRole('slider', { name: /^Queue of/ }).focus();
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading', { level: 2 })).toBeFocused();
    if (width < 400) {
      await card(page).getByRole('button', { name: 'Explain this' }).click();
      await expect(card(page).getByRole('list', { name: 'What followed' })).toBeVisible();
    }
    await expectClean(page);
    await expectNothingSideways(page);
  });
}
