import { litLines, status, transport } from './parts.ts';
import { boxOf, expect, LONG, measuredAll, open, reach, state, test } from './stage.ts';

test('plays, pauses, steps, goes to a typed time and starts over with the scene as it opened', async ({
  page,
}) => {
  await open(page, '/?t=0.3&paused=1&step=drop');
  await page.getByRole('button', { name: 'Play' }).click();
  await reach(page, 0.301);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(status(page)).toHaveText(/^Slowed 25×1 s on screen is 40\sms in the network$/);

  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('0.2');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).time).toBe(0.2);

  await page.getByRole('button', { name: 'Step forward: drop' }).click();
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  const drop = (await state(page)).time;
  await page.getByRole('button', { name: 'Step forward: drop' }).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(drop);
  await page.getByRole('button', { name: 'Step back: drop' }).click();
  await expect.poll(async () => (await state(page)).time).toBe(drop);
  await expect(litLines(page)).toHaveCount(1);

  await page.getByRole('radio', { name: 'cell', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Step forward: cell' }).click();
  await expect.poll(async () => (await state(page)).time - drop).toBeLessThan(4e-6);

  await page.evaluate(() => window.cellscope.set('policy', 'epd'));
  await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(async () => (await state(page)).edits).toEqual([]);
  await expect.poll(async () => (await state(page)).time).toBe(0.3);
});

test('is one row from 1024 pixels on, with all there is to press', LONG, async ({ page }) => {
  for (const scene of ['half-empty', 'exact-rates']) {
    await open(page, `/?scene=${scene}&t=0.05&paused=1`);
    for (const width of [1024, 1100, 1200]) {
      await page.setViewportSize({ width, height: 768 });
      const bar = page.getByRole('region', { name: 'Transport' });
      const back = await boxOf(bar.getByRole('button', { name: /^Step back/ }));
      const play = await boxOf(bar.getByRole('button', { name: 'Play' }));
      const more = await boxOf(bar.getByText('More', { exact: true }));
      expect(more.top).toBe(play.top);
      // As far from the edge of the page as the row begins.
      expect(back.left).toBeGreaterThanOrEqual(16);
      expect(more.right).toBeLessThanOrEqual(width - back.left);
    }
  }
});

test('is worked by keys alone; goes at the speed of a tick that is pressed and at max, refuses a time outside the run, reaches the end as fast as possible', async ({
  page,
}) => {
  await open(page, '/?t=0.5&paused=1');
  // Marks on the timeline: one stop of Tab, arrow keys from one to the next, Enter leads there.
  const marks = page.getByRole('toolbar', { name: 'Events on the timeline' }).getByRole('button');
  await marks.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('paused, burst: 2,719 cells of 10 VCs lost')).toBeVisible();
  const { time } = await state(page);
  await page.keyboard.press('ArrowRight');
  await expect(marks.nth(1)).toBeFocused();
  await expect(marks.first()).toHaveAttribute('tabindex', '-1');
  await marks.nth(1).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(time);

  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('0.5');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).time).toBe(0.5);
  // In a box Alt belongs to what is typed.
  await transport(page).getByRole('button', { name: /Play/ }).focus();
  await page.keyboard.press('Alt+k');
  await reach(page, 0.501);
  await page.keyboard.press('Alt+k');
  await expect.poll(async () => (await state(page)).run).toBe('paused');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  await page.keyboard.press('Alt+/');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('0.3');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).time).toBe(0.3);
  const speed = page.getByRole('slider', { name: 'Speed' });
  const thumb = await boxOf(speed);
  const name = await boxOf(page.getByRole('button', { name: '1/100' }));
  // A press beside a tick means the tick.
  await page.mouse.click((name.left + name.right) / 2 - 4, (thumb.top + thumb.bottom) / 2);
  await expect(status(page)).toContainText('Slowed 100×');
  await page.getByRole('button', { name: 'max' }).click();
  await expect(status(page)).toContainText('as fast as possible');
  await speed.press('PageDown');
  await expect(status(page)).toContainText('Real time');
  await speed.press('PageDown');
  await expect(status(page)).toContainText('Slowed 10×');
  await page.getByRole('button', { name: '1 cell/s' }).press('Enter');
  await expect(status(page)).toContainText('1 s on screen is 2.7');

  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('not a time between 0 and 3 s')).toBeVisible();
  await expect.poll(async () => (await state(page)).time).toBe(0.3);
  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('0.3');
  await page.keyboard.press('Enter');

  await speed.press('End');
  await expect(page.getByText('as fast as possible')).toBeVisible();
  await speed.press('Home');
  await expect(page.getByText(/1 s on screen is 2\.\d\sµs in the network/)).toBeVisible();
  await speed.press('End');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('at the end of the run', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('a presentation remote walks through a cycle of the half-empty link in four presses, and back', async ({
  page,
}) => {
  await open(page, '/?scene=half-empty&t=0.3&paused=1&theme=projector');
  const times: number[] = [];
  for (const at of [
    'paused, burst: 390 cells of 10 VCs lost in 13.0\u00a0ms',
    'paused, queue empty for 37.4\u00a0ms',
    'paused, 9 timeouts of 9 VCs in 20.7\u00a0ms',
    'paused, refill: the queue grows',
  ]) {
    await page.keyboard.press('PageDown');
    await expect(page.getByText(at)).toBeVisible();
    times.push((await state(page)).time);
  }
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await state(page)).time).toBe(times.at(-2));
});

test('a presentation remote steps by RM cells where the link says so', LONG, async ({ page }) => {
  await open(page, '/?scene=exact-rates&t=0.07&paused=1&theme=projector&step=rm');
  await page.keyboard.press('PageDown');
  await expect(page.getByText('paused, at an RM cell')).toBeVisible();
});

test('slows down at a burst, until the reader switches that off for good', LONG, async ({ page }) => {
  await open(page, '/?t=0.4');
  await expect(status(page)).toContainText('Slowed 100×, at a burst');
  await expect(status(page)).toContainText('Slowed 25×', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).click();
  await page.getByRole('checkbox', { name: 'Slow down at drops and timeouts' }).uncheck();
  await expect(page).toHaveURL(/slow=0/);
  await page.keyboard.press('Escape');
  await open(page, '/?t=0.4');
  await reach(page, 0.42);
  await expect(status(page)).toContainText('Slowed 25×');
  // A link means what it says, whatever the reader prefers, and a speed is that speed.
  await open(page, '/?t=0.4&slow=1');
  await expect(status(page)).toContainText('at a burst');
  await page.evaluate(() => localStorage.clear());
  await open(page, '/?t=0.4&speed=0.02');
  await reach(page, 0.42);
  await expect(status(page)).toContainText('Slowed 50×');
});

test('on a phone every word of the transport has its place', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const scene of ['half-empty', 'exact-rates']) {
    await open(page, `/?scene=${scene}&paused=1`);
    const buttons = transport(page).getByRole('button', { name: /^(Step |▶ Play)/ });
    await expect(buttons).toHaveCount(3);
    const cut = await measuredAll(
      buttons,
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
    );
    expect(cut, scene).toBe(0);
    // Marks of events, whose names begin with their time, are on the timeline.
    const parts = transport(page).getByRole('button', { name: /^\D/ }).or(status(page));
    await expect(parts).toHaveCount(5);
    const boxes = await Promise.all((await parts.all()).map(boxOf));
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
          scene,
        ).toBe(true);
  }
});

for (const [what, width, height, most] of [
  ['a phone lying on its side', 844, 390, 0.15],
  ['a smaller one', 667, 375, 0.27],
  ['a laptop at 200 %', 720, 450, 0.22],
] as const)
  test(`leaves the stage its room, and everything can be pressed: ${what}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?scene=exact-rates&t=0.05&paused=1');
    const foot = await boxOf(page.getByRole('contentinfo'));
    expect((foot.bottom - foot.top) / height).toBeLessThan(most);
    const bar = page.getByRole('region', { name: 'Transport' });
    const rows = new Set<number>();
    for (const button of await bar.getByRole('button', { name: /^\D/ }).all()) {
      const box = await boxOf(button);
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(44);
      expect(box.right - box.left).toBeGreaterThanOrEqual(44);
      rows.add(box.top);
    }
    expect(rows.size).toBe(1);

    await bar.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('radio', { name: 'cell', exact: true }).check({ force: true });
    await page.getByRole('textbox', { name: 'Time, seconds' }).fill('0.04');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await state(page)).time).toBe(0.04);
    await page.getByRole('slider', { name: 'Speed' }).press('End');
    await expect(bar.getByText('as fast as possible')).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Step forward: cell' }).click();
    await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.04);
    await expect.poll(async () => (await state(page)).time - 0.04).toBeLessThan(4e-6);
  });
