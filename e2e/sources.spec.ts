import type { Page } from '@playwright/test';
import { boxOf, expect, expectClean, LONG, middleOf, open, runUntil, state, test } from './stage.ts';

/** Of a VC at a moment, bytes or cells/s; traces reach as far as the run has been. */
const traced = (page: Page, id: string, seconds: number): Promise<number> =>
  page.evaluate(
    ([channel, time]) => {
      const { time: times, max } = window.cellscope.traces(channel);
      return max[times.findLastIndex((one) => one <= time)] ?? Number.NaN;
    },
    [id, seconds] as const,
  );
const valuesOf = async (page: Page, vc: number) =>
  (await state(page)).rates.find(({ id }) => id === vc)?.values;
const sources = (page: Page) => page.getByRole('dialog', { name: /sender/i });

test(
  'coupled: form and round trip are taken back one by one, and the run is what it was; drag k, switch it off, see windows follow; a link brings the same run',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=coupled&card=sources&t=0.05&paused=1');
    const opened = await runUntil(page, 0.08);
    await runUntil(page, 0.05);
    await sources(page).getByRole('combobox', { name: 'Coupling' }).selectOption('average');
    await expect(sources(page).getByRole('slider', { name: 'g', exact: true })).toBeVisible();
    await sources(page).getByRole('combobox', { name: 'RTT' }).selectOption('minimum');
    await expect.poll(async () => (await state(page)).edits.length).toBe(2);
    expect(await runUntil(page, 0.08)).not.toBe(opened);
    for (let left = 1; left >= 0; left--) {
      await page.keyboard.press('Alt+z');
      await expect.poll(async () => (await state(page)).edits.length).toBe(left);
    }
    await expect(sources(page).getByRole('combobox', { name: 'Coupling' })).toHaveValue('direct');
    await expect.poll(() => page.evaluate(() => window.cellscope.digest())).toBe(opened);
    await sources(page).getByRole('button', { name: 'Close' }).click();
    await expect(sources(page)).toHaveCount(0);

    const untouched = await runUntil(page, 0.1);
    const before = await traced(page, 'cwnd/1', 0.099);
    await runUntil(page, 0.05);

    await page.getByRole('button', { name: 'Sources TM 4.0' }).click();
    const k = sources(page).getByRole('slider', { name: 'k', exact: true });
    await k.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(k);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((await boxOf(k)).left + 30, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number((await valuesOf(page, 1))?.['coupling.k'])).toBeGreaterThan(2);
    expect(await runUntil(page, 0.1)).not.toBe(untouched);
    await expect.poll(() => traced(page, 'cwnd/1', 0.099)).toBeGreaterThan(1.5 * before);

    // The window is TCP's own again: what mattered to the coupling is gone from the card.
    await sources(page).getByRole('combobox', { name: 'Coupling' }).selectOption('none');
    await expect(k).toHaveCount(0);
    const free = await runUntil(page, 0.12);
    const { edits, link } = await state(page);
    expect(edits.at(-1)).toMatchObject({ path: 'vcs.*.abr.coupling.form', value: 'none', time: 0.1e12 });

    await open(page, new URL(link).search);
    await expect.poll(async () => (await state(page)).edits).toEqual(edits);
    expect(await runUntil(page, 0.12)).toBe(free);
  },
);

test('beat-down: RIF by the keyboard for one VC, refused and mended in the box, told by its help', async ({
  page,
}) => {
  await open(page, '/?scene=beat-down&card=sources&t=0.03&paused=1');
  const untouched = await runUntil(page, 0.05);
  await runUntil(page, 0.03);
  // Nothing of TCP where no TCP sends.
  await expect(sources(page).getByText('TCP-ABR coupling')).toHaveCount(0);

  await sources(page).getByRole('combobox', { name: 'Which' }).selectOption({ label: 'Sender 2h1' });
  await sources(page).getByText('ABR source').click();
  const rif = sources(page).getByRole('slider', { name: 'RIF' });
  await rif.focus();
  await expect(sources(page).getByText(/Rate increase factor/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(rif).toHaveAttribute('aria-valuetext', /^1\/8/);
  await expect.poll(async () => (await valuesOf(page, 2))?.rif).toBe(1 / 8);
  await expect.poll(async () => (await valuesOf(page, 1))?.rif).toBe(1 / 16);

  const box = sources(page).getByRole('textbox', { name: 'RIF' });
  await box.fill('3/2');
  await box.press('Enter');
  await expect(sources(page).getByRole('alert')).toContainText(/1\.5 is outside .* to 1; still 1\/8/);
  await box.fill('1/2');
  await box.press('Enter');
  await expect.poll(async () => (await valuesOf(page, 2))?.rif).toBe(1 / 2);
  const nrm = sources(page).getByRole('textbox', { name: 'Nrm, cells' });
  await nrm.fill('33');
  await nrm.press('Enter');
  await expect(sources(page).getByRole('alert')).toContainText('33 is not a power of two');
  await nrm.fill('many');
  await nrm.press('Enter');
  await expect(sources(page).getByRole('alert')).toContainText('many is not a number; range 2 to 256 cells');
  // What holds, typed again, is nothing to complain of, and no change either.
  await nrm.fill('32');
  await nrm.press('Enter');
  await expect(sources(page).getByRole('alert')).toHaveCount(0);
  await expect
    .poll(async () => (await state(page)).edits.map(({ path }) => path))
    .toEqual(['vcs.2.abr.rif', 'vcs.2.abr.rif']);

  await sources(page).getByRole('combobox', { name: 'Which' }).selectOption({ label: 'All senders (7)' });
  await sources(page).getByText('ABR source').click();
  await expect(sources(page).getByText('elsewhere 2h1 1/2')).toBeVisible();
  expect(await runUntil(page, 0.05)).not.toBe(untouched);
});

test('a locked parameter shows its value; the others can be changed', async ({ page }) => {
  await open(page, '/?scene=coupled&card=sources&t=0.1&paused=1&lock=abr.coupling.*');
  await expect(sources(page).getByText('Coupling direct locked')).toBeVisible();
  await expect(sources(page).getByRole('slider', { name: 'k', exact: true })).toHaveCount(0);
  await expect(sources(page).getByRole('slider', { name: 'RIF' })).toBeVisible();
});

for (const [look, width, height, tier] of [
  ['light', 1366, 768, LONG],
  ['dark', 1440, 900, LONG],
  ['projector', 1920, 1080, LONG],
  ['light', 390, 844, LONG],
] as const) {
  test(
    `the rate control of all senders: axe finds nothing, ${look}, ${width} x ${height}`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `/?scene=coupled&card=sources&tab=policy&t=0.1&paused=1&theme=${look}`);
      await expect(sources(page).getByRole('combobox', { name: 'Coupling' })).toBeVisible();
      await expectClean(page);
    },
  );
}
