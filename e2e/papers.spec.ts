import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { region } from './parts.ts';
import { expect, expectClean, expectNothingSideways, LONG, state, test } from './stage.ts';

/** The runs of a device are those of its browser: each journey begins without any. */
const openPapers = async (page: Page, paper: string): Promise<void> => {
  await page.goto(`/?page=papers&paper=${paper}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does it come out as printed?');
};

async function seeds(page: Page, count: number): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Seeds' });
  await box.fill(String(count));
  await box.press('Enter');
}

test('a table is run on this device, one of its runs opens on the stage, and the way back finds all runs', async ({
  page,
}) => {
  await openPapers(page, '000');
  const table = region(page, 'Table 1');
  await expect(table.getByText('not run')).toBeVisible();
  await seeds(page, 2);
  await page.getByRole('button', { name: 'Run Table 1' }).click();
  await expect(page.getByText('All runs are done (8).')).toBeVisible({ timeout: 60_000 });
  await expect(table.getByText('2 seeds')).toBeVisible();
  const row = table.getByRole('row', { name: /^EPD 52,956/ });
  await expect(row).toHaveText(
    /52,956\d\d,\d{3} ± [\d,]+[+−]\d+\.\d %.*(within 8 %|within the interval|apart)/,
  );
  await page
    .getByText(/claims hold/)
    .last()
    .click();
  await expect(
    page.getByRole('row', { name: /^table 1: PPD < EPD < ESPD.*runs on this device$/ }),
  ).toBeVisible();
  await expectClean(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save numbers (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cellscope-paper-000.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\n');
  expect(lines[0]).toBe('paper,table,row,column,printed,mean,sd,seeds,scale');
  expect(lines.find((line) => line.startsWith('000,1,maximum,EPD,'))).toBe(
    '000,1,maximum,EPD,76415,76415,0,2,1',
  );

  const figure = region(page, 'Figure 5');
  await figure.getByRole('button', { name: 'Run Figure 5' }).click();
  await expect(
    figure.getByRole('figure', { name: 'queue of the most congested port (cells) over time, s' }),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(figure.getByText('The paper states: buffer 2,000, threshold 1,960.')).toBeVisible();
  await figure.getByText('Numbers').click();
  await expect(
    figure.getByRole('row', { name: /^queue [\d.,]+ [\d.,]+ 1,9\d\d [\d.,]+ ± [\d.,]+$/ }),
  ).toBeVisible();
  const stage = figure.getByRole('link', { name: 'Open this run on the stage' }).first();
  await expect(stage).toHaveAttribute('href', /seed=1&/);
  await figure.getByRole('combobox', { name: 'Highlighted seed' }).selectOption('2');
  await expect(stage).toHaveAttribute('href', /seed=2&/);
  await page.getByRole('combobox', { name: 'Time scale' }).selectOption({ label: '0.2 of the length' });
  await expect(table.getByText('not run')).toBeVisible();
  await page.getByRole('combobox', { name: 'Time scale' }).selectOption({ label: 'full length' });

  const dot = row.getByRole('link', { name: /^Open effective throughput, EPD, seed 2: / });
  await expect(dot).toHaveAttribute('href', /seed=2&/);
  await dot.click({ trial: true });
  // The mean leads to the run that is nearest to it.
  const mean = row.getByRole('link', { name: /^[\d,]+ ± / });
  const seed = Number(new URLSearchParams((await mean.getAttribute('href')) ?? '').get('seed'));
  await mean.click();
  await page.waitForURL(/\?scene=symmetric-500/);
  await page.evaluate(() => window.cellscope.ready);
  const opened = await state(page);
  expect([opened.scenario, opened.seed, opened.ports[0]?.policy]).toEqual(['symmetric-500', seed, 'epd']);
  expect(opened.time).toBeGreaterThan(0.5);
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Table 1 of Cheon & Panwar 1997' }).click();
  await expect(page.getByRole('textbox', { name: 'Seeds' })).toHaveValue('2');
  await expect(region(page, 'Table 1').getByText('2 seeds')).toBeVisible();
  await expect(page.getByText(/^10 runs are kept on this device/)).toBeVisible();
});

test(
  'another reading stands beside the first, cancelling keeps what is done, and the phone has it all',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPapers(page, '000');
    await page.getByRole('navigation', { name: 'Papers' }).getByRole('link', { name: /Ülkü/ }).click();
    await expect(page).toHaveURL(/page=papers&paper=004$/);
    await page.goBack();
    await page
      .getByRole('combobox', { name: 'Take another reading' })
      .selectOption({ label: 'Timeouts double while the same segment expires' });
    await seeds(page, 1);
    await page.getByRole('combobox', { name: 'Time scale' }).selectOption({ label: '0.2 of the length' });
    await page.getByRole('button', { name: 'Run Table 5' }).click();
    await expect(page.getByText('All runs are done (4).')).toBeVisible({ timeout: 60_000 });
    const table = region(page, 'Table 5');
    await expect(table.getByRole('columnheader', { name: 'other reading' })).toBeVisible();
    await expect(table.getByRole('row', { name: /^EPD 59,054/ })).toHaveText(
      /59,054\d\d,\d{3}\d\d,\d{3}[+−]\d+\.\d %/,
    );
    const legend = page.getByRole('list', { name: 'Marks and colours' });
    for (const words of ['the paper', 'mean of the other reading', 'within 8 %', 'differs'])
      await expect(legend.getByText(words)).toBeVisible();
    await seeds(page, 100);
    await page.getByRole('button', { name: 'Run this paper' }).click();
    await expect(page.getByRole('progressbar', { name: 'Progress of the runs' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Cancelled after \d+ of \d+ runs\. These are kept\.$/)).toBeVisible();
    await expectNothingSideways(page);
    await expectClean(page);
  },
);
