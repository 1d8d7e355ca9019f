import type { Locator, Page } from '@playwright/test';
import { expect, expectClean, expectNothingSideways, LONG, open, state, test } from './stage.ts';

const SCENE = '/?scene=five-classes&t=0.06&paused=1';

const partOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: /^Buffer/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

const card = (page: Page): Locator => page.getByRole('region', { name: 'Mechanisms of the port' });

test('each class has its own part of the buffer, with its size, its filling and its thresholds', async ({
  page,
}) => {
  await open(page, SCENE);
  for (const name of ['CBR', 'rt-VBR', 'nrt-VBR']) await expect(partOf(page, name)).toContainText('of 128');
  await expect(partOf(page, 'ABR')).toContainText('no limit');
  await expect(partOf(page, 'UBR')).toContainText(/[\d,]+ of 500/);
  await expect(partOf(page, 'UBR')).toContainText('T 400');
  await expect(
    page.getByRole('heading', { name: /UBR lost cells; CBR, rt-VBR, nrt-VBR and ABR lost none\.$/ }),
  ).toBeVisible();
  // Headline and part tell one number.
  const filling = await partOf(page, 'UBR').textContent();
  const cells = /([\d,]+) of 500/.exec(filling ?? '')?.[0] ?? 'none';
  await expect(page.getByRole('region', { name: 'What happens' })).toContainText(`UBR holds ${cells}.`);
  const score = page.getByRole('table', { name: 'Cells lost by class' });
  await expect(score.getByRole('row', { name: /^CBR lost/ })).toContainText('0.0');
  await expect(score.getByRole('row', { name: /^UBR lost/ })).toContainText(/[1-9]\d\.\d/);
});

test('the card of the policy is about one class; size, policy and threshold of it can be set, and a link keeps them', async ({
  page,
}) => {
  await open(page, `${SCENE}&card=policy`);
  const classes = card(page).getByRole('radiogroup', { name: 'Buffer of the service class' });
  await expect(classes.getByRole('radio', { name: /UBR/ })).toBeChecked();
  await expect(card(page).getByRole('combobox', { name: 'Discard policy' })).toHaveValue('epd');
  const threshold = card(page).getByRole('textbox', { name: 'T, cells' });
  if (!(await threshold.isVisible())) await card(page).getByText('buffer 500').click();
  await threshold.fill('600');
  await threshold.press('Enter');
  await expect(card(page).getByRole('alert')).toContainText('600 is outside 0 to 500');
  await threshold.fill('300');
  await threshold.press('Enter');
  await expect(partOf(page, 'UBR')).toContainText('T 300');
  await classes.getByRole('radio', { name: /^CBR/ }).check({ force: true });
  await expect(card(page).getByRole('combobox', { name: 'Discard policy' })).toHaveValue('rcd');
  const size = card(page).getByRole('textbox', { name: 'buffer, cells' });
  await size.fill('64');
  await size.press('Enter');
  await expect(partOf(page, 'CBR')).toContainText('of 64');
  const { edits, link } = await state(page);
  expect(edits.map(({ path, value }) => [path, value])).toEqual([
    ['classes.ubr.policy.threshold', 300],
    ['classes.cbr.buffer', 64],
  ]);
  await open(page, link.replace(/^[^?]*/, '/'));
  await expect(partOf(page, 'CBR')).toContainText('of 64');
  await expect(partOf(page, 'UBR')).toContainText('T 300');
});

test('one buffer for all takes the parts away, and a link may ask for it', LONG, async ({ page }) => {
  await open(page, `${SCENE}&card=policy`);
  await card(page).getByRole('combobox', { name: 'Buffers' }).selectOption('shared');
  await expect(partOf(page, 'UBR')).toHaveCount(0);
  await expect
    .poll(async () => (await state(page)).ports.find(({ id }) => id === 'S1>S2')?.classes)
    .toBeUndefined();
  await card(page).getByRole('combobox', { name: 'Buffers' }).selectOption('perClass');
  await expect(partOf(page, 'UBR')).toHaveCount(1);
  await open(page, `${SCENE}&buffers=shared`);
  await expect(partOf(page, 'UBR')).toHaveCount(0);
});

for (const [theme, width, height, tier] of [
  ['dark', 1440, 900, LONG],
  ['projector', 1366, 768, LONG],
  ['light', 390, 844, LONG],
] as const) {
  test(`parts of the buffer pass axe and fit: ${theme}, ${width} x ${height}`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${SCENE}&card=policy&theme=${theme}`);
    if (width < 600) await page.getByRole('tab', { name: 'Buffer' }).click();
    await expect(partOf(page, 'UBR')).toContainText('of 500');
    await expectNothingSideways(page);
    await expectClean(page);
  });
}
