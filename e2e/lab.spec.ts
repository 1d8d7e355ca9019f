import { expect, expectClean, expectNothingSideways, test } from './stage.ts';

test('a sweep is run on this device, refuses what is no value, is kept, and leads to a run and to a race', async ({
  page,
}) => {
  await page.goto('/?page=sweep');
  const values = page.getByRole('textbox', { name: 'Values of the first setting' });
  await values.fill('1000,1900');
  await page.getByRole('button', { name: 'Run 6 runs' }).click();
  await expect(page.getByText('All runs are done (6).')).toBeVisible();
  await expectClean(page);

  await values.fill('many');
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByRole('alert')).toContainText(/policy\.threshold.*many/);
  await values.fill('1000,1900');
  await page.reload();
  await expect(page.getByText('6 runs are kept on this device')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  await page.getByText('Numbers, and a link to every run').click();
  const run = page.getByRole('table').getByRole('link').first();
  expect(await run.getAttribute('href')).toContain('scene=symmetric-500');
  await page.getByRole('link', { name: 'Race' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Race policies against each other');
  await expect(page.getByText('This policy: ESPD')).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page);
});
