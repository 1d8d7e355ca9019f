import { atRest, expect, inject, open, reach, state, test } from './stage.ts';

test('opens on the running scene without a click, pauses while the tab is hidden and says so; a script that runs on while a scene is still being opened is not overtaken by it', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const { time } = await state(page);
  expect(time).toBeGreaterThan(0.3);
  await reach(page, time + 0.01);
  expect(page.url()).toMatch(/\/\?scene=half-empty$/);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await state(page)).run).toBe('paused');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('paused while this tab was hidden')).toBeVisible();

  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await state(page)).run).toBe('playing');
  const reached = await page.evaluate(async () => {
    const { cellscope } = window;
    const times: number[] = [];
    for (const scene of ['take-turns', 'exact-rates', 'symmetric-500']) {
      const opening = cellscope.load(scene);
      await cellscope.runUntil(0.07);
      await opening;
      times.push(cellscope.state().time);
    }
    return times;
  });
  expect(reached).toEqual([0.07, 0.07, 0.07]);
  await expect.poll(async () => (await state(page)).run).toBe('paused');
});

test('tells a reader who wants no motion the same event, paused, as a stepper, and plays step by step until told to stop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  await expect(page.getByRole('heading', { name: /refused/ })).toBeVisible();
  const before = await state(page);
  await atRest(page);
  await expect.poll(async () => (await state(page)).time).toBe(before.time);
  expect(before.run).toBe('paused');

  await page.evaluate(() => window.cellscope.runUntil(0.9));
  await page.getByRole('radio', { name: 'drop', exact: true }).check({ force: true });
  const { time, run } = await state(page);
  expect(run).toBe('paused');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('step by step, at a drop')).toBeVisible();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(time);
  const first = (await state(page)).time;
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  // A step that was under way ends; no further one is to come.
  await atRest(page);
  const stopped = (await state(page)).time;
  await atRest(page);
  await expect.poll(async () => (await state(page)).time).toBe(stopped);
});

test('shows the part of the run that belongs to the moment of a link, however its batches came, and asks for no frame and no timer while paused', async ({
  page,
}) => {
  await inject(page, () => {
    const counts = { frames: 0, timers: 0 };
    Object.assign(window, { counts });
    const { requestAnimationFrame, setTimeout } = window;
    window.requestAnimationFrame = (callback) => {
      counts.frames++;
      return requestAnimationFrame.call(window, callback);
    };
    window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
      counts.timers++;
      return setTimeout.apply(window, args);
    }) as typeof window.setTimeout;
  });
  await open(page, '?scene=half-empty&t=0.47&paused=1');
  // A link carries a view that differs from the usual one.
  expect(await page.evaluate(() => window.cellscope.state().link)).not.toContain('view=');

  const counts = () => page.evaluate(() => ({ ...(window as unknown as { counts: object }).counts }));
  await atRest(page);
  // A loop of frames or a clock that ticks would show within a few tenths of a second.
  const before = await counts();
  await page.waitForTimeout(400);
  await expect.poll(() => counts()).toEqual(before);
});

test('a key pressed while a scene is still being computed takes the run over, and the page is ready', async ({
  page,
}) => {
  await page.goto('/?scene=abr-satellite&t=2.5&paused=1');
  await page.waitForFunction(() => window.cellscope?.state().scenario !== null, null, { polling: 5 });
  await page.keyboard.press('Alt+ArrowRight');
  await page.evaluate(() => window.cellscope.ready);
  await page.evaluate(() => window.cellscope.set('algorithm', 'eprca'));
  await expect(page).toHaveURL(/algorithm~eprca/);
});

test('a script hears that its run was overtaken', async ({ page }) => {
  await open(page, '/?scene=abr-satellite&paused=1&t=0');
  const [first, second] = await page.evaluate(async () => {
    const far = window.cellscope.runUntil(4).catch((error: Error) => error.message);
    const near = await window.cellscope.runUntil(0.1);
    return [await far, near];
  });
  expect(first).toBe('overtaken by another command');
  expect(second).toMatch(/^[0-9a-f]{16}$/);
});
