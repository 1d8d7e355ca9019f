import { explanation, litLines } from './parts.ts';
import { boxOf, expect, LONG, open, state, test } from './stage.ts';

test('steps back one cell slot and tells its decision, then to the end of a frame before it; marks what a refused cell cost its sender, each mark a way to its moment; shows another port, and keeps it in the address', async ({
  page,
}) => {
  await open(page, '/?t=0.4&paused=1&step=cell');
  const before = (await state(page)).time;
  await page.getByRole('button', { name: 'Step back: cell' }).click();
  await expect.poll(async () => before - (await state(page)).time).toBeCloseTo(2.726e-6, 8);
  await expect(litLines(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'frame', exact: true }).check({ force: true });
  const { time } = await state(page);
  await page.getByRole('button', { name: 'Step back: frame' }).click();
  await expect.poll(async () => (await state(page)).time).toBeLessThan(time);

  await page.evaluate(() => window.cellscope.runUntil(1));
  await page.evaluate(() => window.cellscope.runUntil(0.4));
  const decision = await page.evaluate(() => window.cellscope.step('drop'));
  const cost = page.getByRole('region', { name: `What it cost VC ${decision?.vc}` });
  // The refusal, and the fast retransmit for its segment: the timeout behind it is for another one.
  await expect(cost.getByRole('button')).toHaveCount(2);
  const again = await page.evaluate(() => window.cellscope.events('fastRetransmit'));
  const first = again.find(({ vc, time }) => vc === decision?.vc && time > 0.4);
  await cost.getByRole('button', { name: /retransmit/ }).click();
  await expect.poll(async () => (await state(page)).time).toBe(first?.time);

  await page.getByRole('combobox', { name: 'Shown port' }).selectOption('S1>S2');
  await expect(page.getByText(/buffer of S1 → S2/)).toBeVisible();
  await expect(page).toHaveURL(/port=S1%3ES2/);
  await page.evaluate(() => window.cellscope.step('cell'));
  await expect(page.getByRole('slider', { name: /^Queue of S1 to S2/ })).toBeVisible();
});

test('says so when nothing has come of a drop yet', async ({ page }) => {
  await open(page, '/?scene=symmetric-500&policy=espd&t=0&paused=1');
  await expect(page.getByText('No VC refused so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Pause at the next one.' }).click();
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  await expect(page.getByRole('region', { name: /^What it cost/ })).toContainText(/cells? lost/);
  await expect(page.getByRole('region', { name: /^What it cost/ })).toContainText(
    /not reacted|not computed yet/,
  );
});

test(
  'a projector shows the window of the VC that was decided about, unless one is followed',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, '/?scene=take-turns&theme=projector&t=0.05&paused=1');
    const decision = await page.evaluate(() => window.cellscope.step('drop'));
    const row = page.getByRole('region', { name: 'Windows', exact: true });
    await expect(row).toContainText(`VC ${decision?.vc}`);
    await page.getByRole('radio', { name: 'VC 7', exact: true }).check({ force: true });
    await expect(row).toContainText('VC 7');
  },
);

for (const [scene, asks] of [
  ['whole-frames', true],
  ['five-classes', true],
  ['other-tcp', false],
  ['exact-rates', false],
] as const)
  test(
    `on a projector the question of ${scene} ${asks ? 'stands whole beside what is told' : 'leaves while something is told'}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await open(page, `/?scene=${scene}&theme=projector&paused=1`);
      const button = page.getByRole('button', { name: 'Run both to the end' });
      await expect(button).toBeVisible();
      await page.evaluate(
        async (of) => {
          if (of === 'rm') return void (await window.cellscope.step('rm'));
          await window.cellscope.runUntil(0.3);
          await window.cellscope.step('drop');
        },
        scene === 'exact-rates' ? 'rm' : 'drop',
      );
      await expect(page.getByRole('button', { name: 'What followed?' })).toBeVisible();
      if (asks) {
        const bottom = async () => (await boxOf(button)).bottom - (await boxOf(explanation(page))).bottom;
        await expect.poll(bottom).toBeLessThanOrEqual(0);
        return;
      }
      await expect(button).toBeHidden();
      if (scene === 'exact-rates') await page.getByRole('button', { name: 'Close', exact: true }).click();
      else await page.evaluate(() => window.cellscope.runUntil(window.cellscope.state().time + 0.001));
      await expect(button).toBeVisible();
    },
  );

test('puts the questions of a scene where there is room', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?t=0.3&paused=1');
  await page.getByRole('button', { name: 'Questions' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'other half of the link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1366, height: 1000 });
  await expect(page.getByRole('button', { name: 'Questions' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Questions of this scene' })).toBeVisible();
});

test('in step mode the card of the buffer sharing lights the line that decided', async ({ page }) => {
  await open(page, '/?scene=take-turns&t=0.05&paused=1');
  await page.evaluate(() => window.cellscope.set('allocation', 'dynamic'));
  await page.getByRole('tab', { name: /^Sharing/ }).click();
  const decision = await page.evaluate(() => window.cellscope.step('frame'));
  expect(decision?.sharing?.line).toBeGreaterThan(0);
  await expect(litLines(page)).toHaveCount(1);
});
