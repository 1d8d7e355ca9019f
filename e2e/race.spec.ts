import type { Page } from '@playwright/test';
import { expect, expectClean, expectNothingSideways, LONG, open, state, test } from './stage.ts';

/** Short runs, so that a race ends while somebody waits. */
const SHORT = '/?scene=symmetric-500&policy=espd&run.durationS=0.3&measure.fromS=0.05&paused=1';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Race it' });

async function openRace(page: Page, link = SHORT): Promise<void> {
  await open(page, link);
  await page.getByRole('button', { name: 'Race it' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Start' })).toBeVisible();
}

async function seeds(page: Page, count: number): Promise<void> {
  const box = dialog(page).getByRole('textbox', { name: 'Seeds' });
  await box.fill(String(count));
  await box.press('Enter');
}

test('a race compares the policy on the card with others, and a run of it opens by its link', async ({
  page,
  other,
}) => {
  await openRace(page);
  const race = dialog(page);
  await expect(race.getByText('This policy: ESPD')).toBeVisible();
  await race.getByRole('checkbox', { name: 'RCD' }).uncheck();
  await seeds(page, 3);
  await expect(race.getByText('6 runs', { exact: true })).toBeVisible();
  await race.getByRole('button', { name: 'Start' }).click();
  await expect(race.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expect(
    race.getByText(/3 seeds: ESPD is significantly better than EPD on useful share/),
  ).toBeVisible();
  await expectClean(page);

  await race.getByText('Numbers, and a link to every run').click();
  await expect(race.getByRole('row', { name: /^ESPD .* \d+\.\d ± / })).toBeVisible();
  const link = race.getByRole('link', { name: /Open EPD, .*, seed 2$/ });
  await open(other, (await link.getAttribute('href')) ?? '');
  const opened = await state(other);
  expect([opened.seed, opened.ports[0]!.policy]).toEqual([2, 'epd']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    race.getByRole('button', { name: 'Save table (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cellscope-race.csv');
  await page.keyboard.press('Escape');
  await expect(race).toBeHidden();
  await expect.poll(async () => (await state(page)).run).toBe('paused');
});

test('a race that is cancelled keeps what it has, by keyboard', async ({ page }) => {
  await openRace(page);
  const race = dialog(page);
  await seeds(page, 60);
  await race.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await expect(race.getByRole('progressbar', { name: 'Progress of the race' })).toBeVisible();
  await expect(race.getByText(/^[1-9]\d* of 180 runs$/)).toBeVisible();
  await race.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(race.getByText(/^Cancelled after \d+ of 180 runs/)).toBeVisible();
  await expect(race.getByRole('button', { name: 'Start again' })).toBeEnabled();
});

test(
  'a network that refuses a parameter of the card says which and why, and the others go on',
  LONG,
  async ({ page }) => {
    await openRace(page, `${SHORT}&policy.th1=1990`);
    const race = dialog(page);
    await expect(race.getByText('This policy: ESPD Th1 1,990')).toBeVisible();
    await race.getByText('More networks').click();
    await race.getByRole('checkbox', { name: 'How much buffer?' }).check();
    await seeds(page, 1);
    await race.getByRole('button', { name: 'Start' }).click();
    await expect(race.getByRole('alert').first()).toHaveText(
      /^ESPD Th1 1,990, .*th1 = 1920 is outside 0 to 500 cells/,
    );
    await expect(race.getByText(/^[4-6] of 6 runs$/)).toBeVisible();
    await race.getByRole('button', { name: /Cancel|Start again/ }).click();
  },
);

for (const [theme, width, height, tier] of [
  ['dark', 1366, 768, LONG],
  ['projector', 1920, 1080, LONG],
  ['light', 390, 844, LONG],
] as const) {
  test(`axe finds nothing in a race: ${theme}, ${width} x ${height}`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${SHORT}&theme=${theme}&tab=policy`);
    await page.getByRole('button', { name: 'Race it' }).click();
    await seeds(page, 2);
    await dialog(page).getByRole('button', { name: 'Start' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Start again' })).toBeVisible();
    await expectClean(page);
    await expectNothingSideways(page);
  });
}
