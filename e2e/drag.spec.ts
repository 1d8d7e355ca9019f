import { expect, middleOf, open, reach, state, test } from './stage.ts';

test('a threshold dragged on the plot while the run plays acts at its time, and the queue answers; the box on its line takes 1,700, and what is left in it without Enter', async ({
  page,
}) => {
  await open(page, '/?scene=take-turns&policy=epd&t=0.09&speed=0.001&paused=1');
  const applied = async () => (await state(page)).ports[0]!.params.threshold;
  await expect.poll(() => applied()).toBe(1960);
  const slider = page.getByRole('slider', { name: 'Threshold T, cells' });
  const at = await middleOf(slider);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  // Not so far down that the queue, growing meanwhile, has passed it before it acts.
  await page.mouse.move(at.x, at.y + 30, { steps: 6 });
  await expect.poll(async () => (await state(page)).run).toBe('playing');
  await page.mouse.up();

  await expect.poll(applied).toBeLessThan(1500);
  const threshold = Number(await applied());
  await expect(slider).toHaveValue(String(threshold));
  await expect(page.getByText(/asked$/)).toHaveCount(0);
  const { edits } = await state(page);
  const { time, value } = edits[edits.length - 1]!;
  expect(value).toBe(threshold);
  const editS = time / 1e12;
  expect(editS).toBeGreaterThan(0.09);
  expect(edits.map(({ time }) => time)).toEqual(edits.map(({ time }) => time).toSorted((a, b) => a - b));
  await expect(page).toHaveURL(new RegExp(`~${threshold}(&|$)`));

  // Under EPD the queue passes its threshold by no more than the frames that have begun.
  await page.evaluate(() => window.cellscope.pause());
  await page.evaluate(() => window.cellscope.runUntil(0.12));
  const peak = await page.evaluate((from) => {
    const { time, max } = window.cellscope.traces('queue/S2>S3');
    return Math.max(...max.filter((_, bin) => time[bin]! > from));
  }, editS);
  expect(peak).toBeGreaterThan(threshold);
  expect(peak).toBeLessThan(threshold + 200);

  const box = page.getByRole('textbox', { name: 'T, cells' }).and(page.locator(':focus'));
  for (const [typed, end, taken] of [
    ['1,700', 'Enter', 1_700],
    ['1,650', 'Tab', 1_650],
    ['1,600', 'Escape', 1_650],
  ] as const) {
    await slider.press('Enter');
    await expect(box).toBeVisible();
    await page.keyboard.type(typed);
    await page.keyboard.press(end);
    await expect(box).toHaveCount(0);
    await expect.poll(applied).toBe(taken);
  }
});

test('a policy swapped while the run plays changes neither time nor history', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=rcd&t=0.09&speed=0.001&paused=1');
  const before = await page.evaluate(() => window.cellscope.traces('queue/S2>S3').max);
  await page.getByRole('button', { name: 'Play' }).click();
  await reach(page, 0.0901);
  await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('espd');
  await expect.poll(async () => (await state(page)).ports[0]!.policy).toBe('espd');
  const { edits, time } = await state(page);
  expect(edits.at(-1)).toMatchObject({ value: 'espd' });
  await reach(page, time + 0.0002);
  const after = await page.evaluate(() => window.cellscope.traces('queue/S2>S3').max);
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});
