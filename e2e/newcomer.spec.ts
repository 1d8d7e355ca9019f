import { transport } from './parts.ts';
import { boxOf, expect, expectClean, expectNothingSideways, open, state, test } from './stage.ts';

test('a newcomer sees the numbers that answer the question without scrolling, what every sign means, and can type a rule at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=half-empty&t=0.44&paused=1&theme=light');
  const shares = page.getByRole('img', { name: /^Slots of link S2 → S3: useful/ });
  await expect(shares).toBeVisible();
  const numbers = page.getByText(/^idle [\d.]+\s%$/);
  await expect
    .poll(async () => (await boxOf(numbers)).bottom)
    .toBeLessThan((await boxOf(transport(page))).top);

  // A press on an answer changes the network at once, and says what A and B are now.
  const policy = async () => (await state(page)).ports.find(({ id }) => id === 'S2>S3')?.policy;
  const answer = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(
    page.getByText(/^A runs now; B is compared with it\. Press another answer, and it runs at once/),
  ).toBeVisible();
  await expect(answer('RCD')).toBeChecked();
  await answer('EPD').check({ force: true });
  await expect.poll(policy).toBe('epd');
  await expect(page.getByText(/^The network runs EPD from this moment on\./).first()).toBeAttached();
  await expect(
    page.getByText('B: EPD, since 0.440 s. A: as it was. Undo takes the change back.'),
  ).toBeVisible();
  await expect(page.getByText('RCD and EPD, both from 0 s')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(policy).toBe('rcd');
  await expect(answer('RCD')).toBeChecked();

  await page.getByRole('button', { name: 'Help' }).press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  for (const panel of ['Network', 'Queue', 'Use of the link', 'Drop list', 'Windows'])
    await expect(help.getByRole('region', { name: panel, exact: true })).toBeVisible();
  await expect(help.getByRole('region', { name: 'Knob' })).toContainText('A: the run without the change');
  await expect(help.getByRole('region', { name: 'Allowed rate' })).toHaveCount(0);
  await expect(help.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await expectClean(page, 'dialog[open]');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 1366, height: 768 });

  await page.goto('/?page=home');
  await page.getByRole('link', { name: 'Write your own rule' }).click();
  await page.waitForFunction(() => 'cellscope' in window);
  const text = page.getByRole('textbox', { name: /^Text of the rule/ });
  await expect(text).toBeFocused();
  await page.keyboard.type('# mine');
  await expect(text).toContainText('# mine');
});
