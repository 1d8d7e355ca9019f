import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  digest,
  dropFile,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  open,
  runUntil,
  state,
  test,
} from './stage.ts';

const EPD = readFileSync('src/rules/discard/epd.rule', 'utf8');
/** EPD that begins to refuse at half its threshold. */
const GENTLE = EPD.replace(
  'rule epd: early packet discard',
  'rule gentle-epd: early packet discard, half as late',
)
  .replace('short EPD', 'short gentle EPD')
  .replace('if queue < threshold and', 'if queue < threshold / 2 and');
const FAULTY = GENTLE.replace('if queue < threshold / 2', 'if queu < threshold / 2');
const LINK = '/?scene=half-empty&policy=epd&t=0.3&paused=1';

const policy = (page: Page) => page.getByRole('combobox', { name: 'Discard policy' });
const chosen = (page: Page) => policy(page).locator('option:checked');
const yourRules = async (page: Page) => {
  await policy(page).selectOption({ label: 'Rename, save, delete …' });
  return page.getByRole('dialog', { name: 'Your rules' });
};
const openRule = async (page: Page, text = GENTLE) => {
  await dropFile(page, 'gentle.rule', text);
  await expect(chosen(page)).toHaveText(/^gentle EPD/);
};

test.describe('a rule in a file', () => {
  test('runs from the play head on when it is dropped on the page, with its parameters; a link opens the same run in a browser that has never seen it; it is kept: in the list after the page is opened again, where it is renamed, deleted with undo, and saved as a file that opens again', async ({
    page,
    other,
  }) => {
    await open(page, LINK);
    await runUntil(page, 0.3);
    await openRule(page);
    await expect(page.getByRole('list', { name: 'Pseudo-code' })).toContainText('queue < threshold / 2');
    await page.evaluate(() => window.cellscope.set('policy.threshold', 1500));
    await expect.poll(async () => (await state(page)).ports[0]?.params.threshold).toBe(1500);
    await expect(page.getByRole('tab', { name: 'Discard gentle EPD' })).toBeVisible();

    await runUntil(page, 0.6);
    const { link } = await state(page);
    expect(link.length, 'characters of the link').toBeLessThan(2000);
    const { pathname, search } = new URL(link);
    await open(other, `${pathname}${search}`);
    await expect(chosen(other)).toHaveText(/^gentle EPD: early packet discard, half as late/);
    await expect.poll(async () => (await state(other)).problems).toEqual([]);
    await expect.poll(() => digest(other)).toBe(await digest(page));

    await open(page, LINK);
    await expect(chosen(page)).toHaveText(/^EPD/);
    await policy(page).selectOption({ label: 'gentle EPD' });
    await expect(chosen(page)).toHaveText(/^gentle EPD: early packet discard, half as late/);

    const dialog = await yourRules(page);
    await dialog.getByRole('textbox', { name: 'Name of gentle EPD' }).fill('soft EPD');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete: soft EPD' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expectClean(page, 'dialog[open]');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save file: soft EPD' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('soft-epd.rule');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toBe(
      GENTLE.replace('rule gentle-epd:', 'rule soft-epd:').replace('short gentle EPD', 'short soft EPD'),
    );
  });

  test('that is faulty is reported with line and column, and kept', async ({ page }) => {
    await open(page, LINK);
    await dropFile(page, 'gentle.rule', FAULTY);
    await expect(page.getByRole('alert')).toContainText(/gentle\.rule: line 13, column 4: .*`queu`/);
    await expect(chosen(page)).toHaveText(/^EPD/);
  });
});

test.describe('the list of your rules', () => {
  test('keeps aside what it cannot read, and loses none of it', async ({ page }) => {
    await open(page, LINK);
    const date = '2026-11-24T06:00:00.000Z';
    await page.evaluate(
      (rules) => localStorage.setItem('cellscope.rules', JSON.stringify({ version: 1, rules })),
      [
        { text: GENTLE, date },
        { text: 42, date },
      ],
    );
    await open(page, LINK);
    const dialog = await yourRules(page);
    await expect(dialog.getByRole('alert')).toContainText('One entry could not be read');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a file' }).click();
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject([
      { entry: { text: 42, date } },
    ]);
  });

  test('fits a phone', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${LINK}&tab=policy`);
    await openRule(page);
    await expectNothingSideways(page);
    const dialog = await yourRules(page);
    await expect(dialog.getByRole('button', { name: 'Delete: gentle EPD' })).toBeInViewport();
    await expectNothingSideways(page);
  });
});
