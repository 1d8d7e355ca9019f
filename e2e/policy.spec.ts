import { litLines, policyCard, pseudoCode, region, sentence } from './parts.ts';
import { atRest, boxOf, digest, expect, expectClean, LONG, open, reach, state, test } from './stage.ts';

test('swaps the policy while the run goes on', LONG, async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('espd');
  await expect.poll(async () => (await state(page)).ports[0]!.policy).toBe('espd');
  const { time, edits } = await state(page);
  expect(edits).toHaveLength(1);
  await reach(page, time + 0.005);
  await expect(pseudoCode(page).getByRole('listitem')).toHaveCount(31);
});

test('says why it refuses and explains also after the network has gone: sentence, lit line, numbers; a parameter is set by slider and by number', async ({
  page,
}) => {
  await open(page, '/?policy=espd&t=0.3&paused=1&step=drop');
  await atRest(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const box = policyCard(page).getByRole('textbox', { name: 'Th1, cells' });
  try {
    await box.fill('2100');
    await box.press('Enter');
    await expect(policyCard(page).getByRole('alert')).toContainText('2,100 is outside 0 to 2,000');
    await expect.poll(async () => (await state(page)).ports[0]!.params.th1).toBe(1920);
    await page.getByRole('button', { name: 'Step forward: drop' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /refused/ })).toBeVisible();
    await expect(litLines(page)).toHaveCount(1);
    await expect(sentence(page).getByRole('strong').first()).toHaveText(/[\d,]+/);
    expect(await pseudoCode(page).getByRole('note').count()).toBeGreaterThan(1);
  } finally {
    await page.context().setOffline(false);
  }

  const summary = policyCard(page).locator('summary');
  if (!(await page.getByRole('slider', { name: 'Th2', exact: true }).isVisible())) await summary.click();
  await page.getByRole('slider', { name: 'Th2', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await state(page)).ports[0]!.params.th2).toBe(900);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await state(page)).ports[0]!.params.th2).toBe(880);
  await box.fill('1900');
  await box.press('Enter');
  await expect.poll(async () => (await state(page)).ports[0]!.params.th1).toBe(1900);
});

test(
  'draws the states of ATM-RED with the VCs in them: whose frame is refused is in discard-cell',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=early-warning&t=0.9&paused=1&step=drop');
    await atRest(page);
    await page.getByRole('button', { name: 'Step forward: drop' }).click();
    const heading = page.getByRole('heading', { level: 2, name: /refused/ });
    await expect(heading).toBeVisible();
    const [, vc = ''] = /VC (\d+)/.exec(await heading.innerText()) ?? [];
    await policyCard(page).getByText('States of the VCs').click();
    const picture = policyCard(page).getByRole('img', { name: /^States that the rule keeps/ });
    await expect(picture).toContainText(new RegExp(`discard-cell(\\d+ )*${vc}\\b`));
    await expect(picture).toHaveAccessibleDescription(
      /In accept-first another cell that draws a mark is discarded: discard-cell follows/,
    );
  },
);

test('explains each measure and measures another window', async ({ page }) => {
  await open(page, '/?t=0.5&paused=1');
  await page.getByRole('button', { name: 'Fairness (Jain)' }).click();
  await expect(page.getByRole('dialog', { name: 'Fairness (Jain)' })).toContainText('÷');
  await page.keyboard.press('Escape');
  const from = page.getByRole('textbox', { name: 'Measured from, s' });
  await from.fill('0.1');
  await from.press('Enter');
  await expect(page).toHaveURL(/measure\.fromS=0\.1/);
  await expect.poll(async () => (await state(page)).time).toBe(0.5);
  const results = await page.evaluate(() => window.cellscope.results());
  expect(results.window.fromS).toBe(0.1);
  const ledger = results.links.find(({ link }) => link === 'S2>S3')?.ledger;
  expect(
    ledger && ledger.useful + ledger.dead + ledger.duplicate + ledger.rm + ledger.credit + ledger.idle,
  ).toBeCloseTo(1, 9);
});

test('on a projector the score stands whole, at a drop and beside a curve', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const left = async () => {
    const [foot, score] = [page.getByRole('contentinfo'), region(page, 'Score')];
    return (await boxOf(foot)).top - (await boxOf(score)).bottom;
  };
  await open(page, '/?scene=early-warning&theme=projector&t=0.22&paused=1');
  await expect.poll(left).toBeGreaterThanOrEqual(0);

  await open(page, '/?scene=half-empty&theme=projector&t=0.02&paused=1');
  for (const policy of ['drop-front', 'epd', 'p-red']) {
    await page.evaluate(async (id) => {
      await window.cellscope.runUntil(0.08);
      await window.cellscope.set('policy', id);
      await window.cellscope.step('drop');
    }, policy);
    await expect(page.getByRole('button', { name: 'What followed?' })).toBeVisible();
    await expect.poll(left, policy).toBeGreaterThanOrEqual(0);
    // The same drop once more, with what came of it.
    await page.evaluate(async () => {
      const { time } = window.cellscope.state();
      await window.cellscope.runUntil(0.25);
      await window.cellscope.runUntil(time - 1e-6);
      await window.cellscope.step('drop');
    });
    await expect(page.getByRole('button', { name: 'What followed?' })).toBeVisible();
    await expect.poll(left, policy).toBeGreaterThanOrEqual(0);
  }
});

test('a setting that was changed on the way acts from 0 s by one press on its card: in the run, its link and the next comparison', async ({
  page,
  other,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=half-empty&t=0.3&paused=1&theme=light');
  const edits = async () => (await state(page)).edits;
  await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('epd');
  await expect.poll(edits).toEqual([{ time: 0.3e12, path: 'policy', value: 'epd' }]);
  await expect(page.getByText('EPD: since 0.300 s')).toBeVisible();
  const before = await digest(page);
  await page.getByRole('button', { name: 'From 0 s: EPD' }).click();
  await expect.poll(edits).toEqual([{ time: 0, path: 'policy', value: 'epd' }]);
  await expect.poll(() => digest(page)).not.toBe(before);
  // The run counts anew from 0 s up to the moment shown.
  await expect.poll(async () => (await state(page)).time).toBe(0.3);
  await expect(page.getByRole('button', { name: /^From 0 s/ })).toHaveCount(0);
  await expect(page.getByText('RCD and EPD, both from 0 s')).toBeVisible();
  await open(other, (await state(page)).link);
  await expect
    .poll(async () => (await state(other)).edits)
    .toEqual([{ time: 0, path: 'policy', value: 'epd' }]);
  await expect.poll(() => digest(other)).toBe(await digest(page));

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(edits).toEqual([{ time: 0.3e12, path: 'policy', value: 'epd' }]);
  await expect.poll(() => digest(page)).toBe(before);

  // The same on the card of a thing.
  await page.evaluate(() => window.cellscope.set('vcs.3.weight', 2));
  await page
    .getByRole('toolbar', { name: 'Parameters of switches, links and ports' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Parameters of' }).selectOption('VC');
  await page.getByRole('combobox', { name: 'Which' }).selectOption('3');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^From 0 s: .*weight 2/ })
    .click();
  await expect.poll(async () => (await edits()).find(({ path }) => path === 'vcs.3.weight')?.time).toBe(0);
  await expectClean(page);
});
