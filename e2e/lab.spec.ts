import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atRest, expect, expectClean, expectNothingSideways, LONG, test } from './stage.ts';

test('a sweep is run on this device, refuses what is no value, and leads to a run and to a race', async ({
  page,
}) => {
  await page.goto('/?page=sweep');
  const tabs = page.getByRole('navigation').getByRole('listitem').first();
  await atRest(page);
  const tabsAt = await tabs.boundingBox();
  const values = page.getByRole('textbox', { name: 'Values of the first setting' });
  await values.fill('1000,1900');
  await page.getByRole('button', { name: 'Start 6 runs' }).click();
  await expect(page.getByText('All runs are done (6).')).toBeVisible();
  await expectClean(page);

  await values.fill('many');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('alert')).toContainText(/policy\.threshold.*many/);
  await values.fill('1000,1900');
  await expect(page.getByText('All runs are done (6).')).toBeVisible();

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

  await page.setViewportSize({ width: 1440, height: 900 });
  await atRest(page);
  expect(await tabs.boundingBox(), 'tabs stay where they are from page to page').toEqual(tabsAt);
});

test('a sweep of a scene begins with its own question; settings are chosen by name, or by their path', async ({
  page,
}) => {
  await page.goto('/?page=sweep&scene=half-empty');
  const setting = page.getByRole('combobox', { name: 'Setting to vary' });
  const values = page.getByRole('textbox', { name: 'Values of the first setting' });
  await expect(setting).toHaveValue('policy');
  await expect(values).toHaveValue('rcd,ppd,epd,espd');
  await expect(page.getByText('4 points, each with 3 seeds: 12 runs.')).toBeVisible();

  await setting.selectOption({ label: 'Minimum RTO' });
  await expect(values).toHaveValue('12.5,25,50,100,200');
  await expect(page.getByText('5 values from 12.5 to 200 ms')).toBeVisible();
  await page.getByRole('combobox', { name: 'Second setting' }).selectOption({ label: 'Buffer' });
  await expect(page.getByRole('textbox', { name: 'Values of the second setting' })).toHaveValue(/^500,/);
  await expectClean(page);

  await setting.selectOption({ label: 'Any setting, by its path' });
  const path = page.getByRole('textbox', { name: 'Path of the first setting' });
  await expect(path).toHaveValue('tcp.minRtoMs');
  await path.fill('tcp.minRto');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('alert')).toContainText('tcp.minRto');
  await setting.selectOption({ label: 'Delay' });
  await expect(path).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});

/** Presses a button of the group that saves; the bytes of the file. */
async function saved(page: Page, kind: string, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('group', { name: 'Save this sweep as' }).getByRole('button', { name: kind }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

test(
  'a sweep over two settings is a heat map that is saved as CSV, SVG, PNG and JSON, and a run of it leads back',
  LONG,
  async ({ page }) => {
    await page.goto(
      '/?page=sweep&scene=symmetric-500&vary=policy.threshold=1000,1900&vary=tcp.minRtoMs=50,100&policies=epd' +
        '&set=run.durationS=0.15&set=measure.fromS=0.05&seeds=1',
    );
    await page.getByRole('button', { name: 'Start 4 runs' }).click();
    await expect(page.getByText('All runs are done (4).')).toBeVisible();
    await expect(page.getByText('Each field is a mean over the seeds.')).toBeVisible();
    await expect(
      page.getByText(/Engine: version \d+\.\d+\.\d+, digest [\da-f]{4}( [\da-f]{4}){3}\./),
    ).toBeVisible();

    const csv = String(await saved(page, 'CSV', 'cellscope-sweep.csv'));
    expect(csv.trim().split('\n')).toHaveLength(5);
    expect(csv).toMatch(/^EPD,1900,100,|,1900,100,/m);
    const svg = String(await saved(page, 'SVG', 'cellscope-sweep.svg'));
    expect(svg).toMatch(
      /^<\?xml.*<metadata>.*npm run sweep -- symmetric-500.*>EPD, EPD-VC: T \(policy\.threshold\)</s,
    );
    expect(svg.match(/>0\.\d+</g)).toHaveLength(4);
    const png = await saved(page, 'PNG', 'cellscope-sweep.png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [, width] = /<svg [^>]*width="(\d+)"/.exec(svg) ?? [];
    expect(png.readUInt32BE(16)).toBe(2 * Number(width));
    const file = JSON.parse(String(await saved(page, 'Sweep (JSON)', 'cellscope-sweep.json')));
    expect(file).toMatchObject({
      kind: 'cellscope-sweep',
      vary: ['policy.threshold=1000,1900', 'tcp.minRtoMs=50,100'],
    });
    expect(file.rows).toHaveLength(4);

    const asked = page.url();
    await page.getByText('Numbers, and a link to every run').click();
    await page.getByRole('table').getByRole('link').last().click();
    await page.getByRole('link', { name: 'Back to the sweep' }).click();
    await expect(page.getByText(/runs are kept on this device/)).toBeVisible();
    expect(new URL(page.url()).search).toBe(new URL(asked).search);
  },
);

/** The script of the n-th worker from now on throws as soon as it is loaded. */
async function breakWorker(page: Page, nth: number): Promise<void> {
  let count = 0;
  await page.route('**/sim.worker*', (route) =>
    ++count === nth
      ? route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" })
      : route.continue(),
  );
}

/** The browser has no room for what is kept. */
const fillDevice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });

const countIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);

test(
  'a worker that crashes, a full device and a tab that is closed: what is finished stays, and each is named',
  LONG,
  async ({ page }) => {
    await page.goto(
      '/?page=sweep&scene=symmetric-500&vary=policy.threshold=700,1300&policies=epd&set=run.durationS=0.55&seeds=2',
    );
    const run = page.getByRole('button', { name: /^Start \d+ runs$/ });
    const kept = page.getByText(/^\d+ runs are kept on this device/);
    await expect(run).toHaveText('Start 4 runs');
    // The first one only looks at the values.
    await breakWorker(page, 2);
    await run.click();
    await expect(page.getByRole('alert')).toHaveText(/^A run has failed: symmetric-500, seed 1: .*planted$/);
    const again = page.getByRole('button', { name: 'Run the failed ones again' });
    await expect(again).toBeVisible();
    const before = countIn(await kept.textContent());
    await fillDevice(page);
    await again.click();
    await expect(page.getByText('All runs are done (1). The worker was busy')).toBeVisible();
    await expect(page.getByText(/cannot store .*QuotaExceededError: no room.*until you close/)).toBeVisible();

    await page.reload();
    await expect(kept).toHaveText(new RegExp(`^${before} runs`));
    const seeds = page.getByRole('textbox', { name: 'Seeds' });
    await seeds.fill('50');
    await seeds.press('Enter');
    await run.click();
    await expect(page.getByText(/^[2-9]\d? of 97 runs/)).toBeVisible();
    const done = countIn(await page.getByText(/^\d+ of 97 runs/).textContent());
    const asked = page.waitForEvent('dialog');
    const left = page.goto('/?page=papers');
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await left;
    await page.goBack();
    await expect(kept).toBeVisible();
    // The last one may have been on its way into the store.
    expect(countIn(await kept.textContent())).toBeGreaterThanOrEqual(before + done - 1);
    await expect(run).toHaveText(/^Start (?!97)\d+ runs$/);
  },
);
