import {
  boxOf,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  measured,
  middleOf,
  open,
  state,
  test,
} from './stage.ts';

const HAND = '/?scene=be-the-sender&hand=1&seed=1';
/** Simulated seconds per second: the run is soon over. */
const FAST = `${HAND}&speed=1`;

test('a reader drives the tenth sender by keys; the drawn rate is the run of the link, and the end says what Reno gets in its place', async ({
  page,
}) => {
  await open(page, FAST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nine run TCP/);
  const slider = page.getByRole('slider', { name: /^Your rate/ });
  await slider.press('End');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^127\.0 megabits per second; an equal share is 12\.7$/,
  );
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await slider.press('Home');
  const result = page.getByRole('heading', {
    level: 1,
    name: /^You got .* Mb\/s and lost .*; Reno in your place got/,
  });
  await expect(result).toBeVisible();
  const { edits } = await state(page);
  const drawn = edits.filter(({ path }) => path === 'vcs.10.rate').map(({ value }) => value);
  expect(drawn[0]).toBe(366_346);
  expect(drawn.at(-1)).toBe(1);
  await expect(page.getByRole('table')).toContainText('counted from 0 to 3 s, seed 1');
  const dots = page.getByRole('img', { name: 'One dot for each seed: how far it is from Reno' });
  await expect(dots.getByTitle(/^Seed [123]: /)).toHaveCount(3, { timeout: 60_000 });
  const said = await result.textContent();
  await expectClean(page);
  await expect(page).toHaveURL(/[?&]hand=1/);
  await page.reload();
  await expect(result).toHaveText(said ?? '');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('button', { name: 'Drive the sender by hand' })).toBeVisible();
  await page.getByRole('button', { name: 'Drive the sender by hand' }).click();
  await page.getByRole('button', { name: 'Drive again' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.goBack();
  await expect(result).toHaveText(said ?? '');
});

test('on a phone a finger drives it, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, HAND);
  const slider = page.getByRole('slider', { name: /^Your rate/ });
  const { x, y } = await middleOf(slider);
  await page.mouse.click(x, y);
  await expect(slider).toHaveAttribute('aria-valuetext', /^6[34]\.\d megabits/);
  await expectNothingSideways(page);
  await expectClean(page);
});

test(
  'in German and without motion a reader drives it step by step, and what is drawn between two steps counts',
  LONG,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/de${FAST}`);
    const slider = page.getByRole('slider', { name: /^Deine Rate/ });
    await slider.press('End');
    await page.getByRole('button', { name: 'Los' }).click();
    await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0);
    await slider.press('Home');
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /^Du hast .* Mb\/s bekommen .*; Reno an deiner Stelle bekam/,
      }),
    ).toBeVisible();
    const drawn = (await state(page)).edits.map(({ value }) => value);
    expect([drawn[0], drawn.at(-1)]).toEqual([366_346, 1]);
    await expectClean(page);
  },
);

for (const [address, width] of [
  ['/de/?scene=be-the-sender&paused=1&back=001-table-3', 1280],
  ['/?scene=be-the-sender&paused=1&back=story', 1024],
  ['/?scene=be-the-sender&paused=1', 1280],
] as const)
  test(`the title and the ways back are whole: ${address} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(address);
    const ways = page
      .getByRole('banner')
      .getByRole('navigation', { name: /Where this run was opened|Wo dieser Lauf geöffnet wurde/ });
    await expect(ways).toBeVisible();
    const menu = await boxOf(page.getByRole('banner').getByRole('navigation').last());
    const title = page.getByRole('heading', { level: 1 });
    expect(await measured(title, (element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const way of await ways.getByRole('link').or(ways.getByRole('button')).all()) {
      const { right, top, bottom } = await boxOf(way);
      const isNextToMenu = top < menu.bottom && menu.top < bottom;
      expect(right).toBeLessThanOrEqual(isNextToMenu ? menu.left : width);
    }
  });
