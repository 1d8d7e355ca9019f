import { readFileSync } from 'node:fs';
import { FRAMES } from '../src/app/chrome/share/link/snippets.ts';
import { serveBelow } from './fileServer.ts';
import { region, status, thresholdLabels, timeAxis } from './parts.ts';
import { beyond, boxOf, expect, expectClean, expectWholeInWindow, LONG, open, state, test } from './stage.ts';

test('a locked control shows its value and why it cannot be changed', async ({ page }) => {
  await open(page, '/?policy=epd&lock=policy,policy.threshold,seed,measure.*&t=0.3&paused=1');
  await expect(page.getByText('EPD: early packet discard locked by the link')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Discard policy' })).toHaveCount(0);
  await expect(page.getByRole('slider', { name: /Threshold T/ })).toHaveCount(0);
  await expect(thresholdLabels(region(page, 'Queue'))).toHaveText(/^T 1,\d+locked by the link$/);
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveCount(0);
  await expect(page.getByText('Measured from 0.5 to 3 s locked by the link')).toBeVisible();
  await expectClean(page);
  await expect
    .poll(async () => (await state(page)).link)
    .toContain('lock=policy,policy.threshold,seed,measure.*');
});

test('hidden parts are not there, and stay away with another scene', async ({ page }) => {
  await open(page, '/?hide=score,help,file&t=0.3&paused=1');
  await expect(page.getByRole('button', { name: 'Open file' })).toHaveCount(0);
  await expect(page.getByText('Effective throughput')).toHaveCount(0);
  await page.evaluate(() => window.cellscope.load('one-cell'));
  await expect(page.getByText('Effective throughput')).toHaveCount(0);
  await expect.poll(async () => (await state(page)).link).toContain('hide=score,help,file');
});

test('in another page: traces, sentence and transport, and the page around is told', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  const home = test.info().project.use.baseURL ?? '';
  // A course page of another origin, which takes only messages of its frame.
  const course = await serveBelow(
    '/course/',
    () => `<!doctype html><title>course</title><script>
      window.heard = [];
      addEventListener('message', ({ data, origin, source }) => {
        const frame = document.querySelector('iframe');
        if (source === frame.contentWindow && origin === new URL(frame.src).origin) heard.push(data);
      });
    </script><iframe src="${home}?policy=epd&embed=1&t=0.3" width="834" height="504"></iframe>
    <p style="height: 1200px">The next part of the course.</p>`,
  );
  expect(new URL(course.address).origin).not.toBe(new URL(home).origin);
  await page.goto(course.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: 'Page' })).toHaveCount(0);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
  const heard = () => page.evaluate(() => (window as unknown as { heard: object[] }).heard);
  await expect
    .poll(heard)
    .toContainEqual(
      expect.objectContaining({ source: 'cellscope', type: 'ready', scenario: 'half-empty', time: 0.3 }),
    );
  const whole = frame.getByRole('link', { name: 'Open in Cellscope' });
  await whole.focus();
  await expect(whole).toHaveAttribute('href', '?scene=half-empty&seed=1&policy=epd&t=0.3&paused=1');
  await expect(frame.getByRole('slider', { name: /Threshold T/ })).toBeVisible();
  await frame.getByRole('button', { name: 'Step forward: event' }).click();
  await expect.poll(heard).toContainEqual(expect.objectContaining({ type: 'state', run: 'paused' }));
  const inner = page.frames()[1]!;
  const over = await inner.evaluate(async () => {
    await window.cellscope.atRest();
    return document.documentElement.scrollHeight - window.innerHeight;
  });
  expect(over).toBeLessThanOrEqual(0);

  // The wheel is the course's; with Ctrl it is the plot's.
  await frame.getByRole('slider', { name: /^Queue of/ }).hover();
  const view = () => inner.evaluate(() => new URL(window.cellscope.state().link).searchParams.get('view'));
  const seen = await view();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const hint = frame.getByText('Ctrl and the wheel zoom (on a Mac: Cmd)');
  await expect(hint).toBeVisible();
  await expect.poll(() => view()).toBe(seen);
  await expect(hint).toHaveCount(0);
  await page.mouse.wheel(0, -40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(hint).toHaveCount(0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(view).not.toBe(seen);
  course.stop();
});

test('panels of rate control go by the names of those in whose place they stand', LONG, async ({ page }) => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await open(page, '/?scene=beat-down&embed=1&t=0.06&paused=1');
  for (const name of ['Allowed rate', 'Queue', 'Use of the link']) await expect(panel(name)).toBeVisible();
  await expect(panel('Routes')).toHaveCount(0);
  await expect(panel('One RM cell around the loop')).toHaveCount(0);

  await open(page, '/?scene=beat-down&embed=1&show=network,policy&hide=queue&t=0.06&paused=1');
  await expect(panel('Routes')).toBeVisible();
  await expect(panel('Allowed rate')).toBeVisible();
  await page.evaluate(() => window.cellscope.step('rm'));
  await expect(panel('One RM cell around the loop')).toBeVisible();
  // What leads is above both columns, and the rows have the wide one.
  const { left, right } = await boxOf(panel('Allowed rate'));
  expect(right - left).toBeGreaterThan(0.5 * (page.viewportSize()?.width ?? Infinity));
  for (const name of ['Queue', 'Use of the link']) await expect(panel(name)).toHaveCount(0);

  await open(page, '/?scene=beat-down&hide=windows,network&t=0.06&paused=1');
  await expect(panel('Queue')).toBeVisible();
  for (const name of ['Routes', 'Allowed rate']) await expect(panel(name)).toHaveCount(0);
});

test('rates fit a frame of the size that is recommended, whatever is locked', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 504 });
  await open(page, '/?scene=exact-rates&embed=1&lock=*&t=0.05&paused=1');
  const below = async () => (await beyond(page)).y;
  await expect.poll(() => below()).toBeLessThanOrEqual(0);
  // Nothing between the rows and the buttons is empty.
  const buttons = await boxOf(region(page, 'Transport'));
  expect(buttons.top - (await boxOf(timeAxis(page))).bottom).toBeLessThan(8);
  const labels = await thresholdLabels(region(page, 'Queue')).all();
  const boxes = await Promise.all(labels.map(boxOf));
  const [upper, lower] = boxes.sort((one, other) => one.top - other.top);
  expect(lower!.top).toBeGreaterThanOrEqual(upper!.bottom - 1);
  expect(Math.max(upper!.right, lower!.right)).toBeLessThanOrEqual(834);

  // Beside windows every row is lower, and all of them are in the frame.
  await open(page, '/?scene=coupled&embed=1&t=0.5&paused=1');
  await expect.poll(() => below()).toBeLessThanOrEqual(0);
  await expect(page.getByRole('region', { name: 'Windows', exact: true })).toBeInViewport({ ratio: 1 });

  // What is higher than a lower frame passes behind the axis.
  await page.setViewportSize({ width: 834, height: 440 });
  await expect.poll(() => below()).toBeGreaterThan(0);
  await expect(timeAxis(page)).toBeInViewport({ ratio: 1 });
  const { bottom } = await boxOf(timeAxis(page));
  const { top } = await boxOf(region(page, 'Transport'));
  expect(bottom).toBeLessThanOrEqual(top + 1);
});

test(
  'in a frame of every size that is offered the time axis is below all plots, above the buttons',
  LONG,
  async ({ page }) => {
    const rows = {
      'half-empty': ['Queue', 'Use of the link', 'Windows'],
      'beat-down': ['Allowed rate', 'Queue'],
      coupled: ['Allowed rate', 'Queue', 'Windows'],
    };
    for (const { width, height } of FRAMES)
      for (const [scene, names] of Object.entries(rows)) {
        await page.setViewportSize({
          width: width.endsWith('%') ? 900 : Number(width),
          height: Number(height),
        });
        await open(page, `/?scene=${scene}&embed=1&t=0.1`);
        const axis = await boxOf(timeAxis(page));
        const where = `${scene} in ${width} x ${height}`;
        for (const name of names)
          await expect
            .poll(async () => (await boxOf(region(page, name))).bottom, `${name}, ${where}`)
            .toBeLessThanOrEqual(axis.top + 1);
        expect(axis.bottom, where).toBeLessThanOrEqual((await boxOf(region(page, 'Transport'))).top + 1);
      }
  },
);

test('a frame of the width of a course has the time axis between plots and buttons', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 504 });
  await open(page, '/?scene=half-empty&embed=1&t=0.1');
  const buttons = await boxOf(region(page, 'Transport'));
  await expect.poll(async () => (await boxOf(timeAxis(page))).bottom).toBeCloseTo(buttons.top, 0);
  await page.evaluate(() => scrollTo(0, 10_000));
  const rows = await boxOf(region(page, 'Windows'));
  await expect.poll(async () => (await boxOf(timeAxis(page))).top).toBeGreaterThanOrEqual(rows.bottom - 1);
});

test('a smaller frame holds what the list of sizes recommends for it', LONG, async ({ page }) => {
  const guide = readFileSync('docs/reference/links.md', 'utf8');
  const sizes = [...guide.matchAll(/^\| (\d+) x (\d+) \| `(hide=[\w,-]+)`/gm)];
  expect(sizes).toHaveLength(2);
  const last = [...(sizes[1] ?? [])];
  last.splice(2, 2, '320', `${last[3]},title`);
  for (const [, width, height, hide] of [...sizes, last]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    await open(page, `/?scene=half-empty&policy=epd&embed=1&${hide}&t=0.3`);
    await expectWholeInWindow(page);
    await expect(region(page, 'Queue')).toBeInViewport({ ratio: 1 });
  }
});

test('in a narrow frame the scale of time stands below the buttons', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 360 });
  await open(page, '/?scene=exact-rates&embed=1&t=0.05&paused=1');
  const { right, top, bottom } = await boxOf(status(page));
  expect(right).toBeLessThanOrEqual(480);
  expect(bottom - top).toBeLessThan(24);
});

test('a lesson in a course: answers, steps and its height reach the page around it', async ({ page }) => {
  const home = test.info().project.use.baseURL ?? '';
  const course = await serveBelow(
    '/course/',
    () => `<!doctype html><title>course</title><script>
      window.heard = [];
      window.others = 0;
      addEventListener('message', ({ data, origin, source }) => {
        const [frame, plain] = document.querySelectorAll('iframe');
        if (source === plain.contentWindow) others++;
        if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
        heard.push(data);
        if (data.type === 'height') frame.style.height = data.height + 'px';
      });
    </script><iframe src="${home}?lesson=one-cell&step=2&embed=1" width="1000" height="300"></iframe>
    <iframe src="${home}?lesson=one-cell&step=2" width="1000" height="600"></iframe>`,
  );
  try {
    await page.goto(course.address);
    const frame = page.frameLocator('iframe >> nth=0');
    const heard = (type: string) =>
      page.evaluate(
        (wanted) =>
          (window as unknown as { heard: { type: string }[] }).heard.filter((data) => data.type === wanted),
        type,
      );
    await frame.getByRole('radio', { name: 'Throw them all away' }).check();
    const about = { source: 'cellscope', lesson: 'one-cell' };
    await expect
      .poll(() => heard('answer'))
      .toMatchObject([{ ...about, step: 2, kind: 'ask', answer: 'Throw them all away', right: true }]);
    await frame.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => heard('step')).toMatchObject([{ step: 2 }, { step: 3, of: 8 }]);
    expect(await heard('lesson')).toMatchObject([{ ...about, steps: 8 }]);
    // All of it is seen without scrolling in the frame.
    await expect.poll(async () => (await heard('height')).length, 'messages of heights').toBeGreaterThan(0);
    await expect
      .poll(() =>
        frame
          .getByRole('main')
          .evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight),
      )
      .toBeLessThanOrEqual(1);
    await expect(frame.getByRole('link', { name: 'Cellscope' })).toHaveCount(0);
    // Without embed in its link nothing is sent.
    const plain = page.frameLocator('iframe >> nth=1');
    await plain.getByRole('radio', { name: 'Throw them all away' }).check();
    await expect(plain.getByText('Right. The checksum fails')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { others: number }).others)).toBe(0);
  } finally {
    course.stop();
  }
});
