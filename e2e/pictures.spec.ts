import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectDrawn, expectTable } from './outside.ts';
import { timeAxis } from './parts.ts';
import { atRest, boxOf, digest, expect, expectClean, LONG, open, test } from './stage.ts';

/** The file that a press on the button saves. */
async function saved(
  page: Page,
  button: Locator,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What a reader of XML finds in a picture; `errors` where it is none. */
const inside = (page: Page, svg: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'image/svg+xml');
    const count = (names: string) => document.querySelectorAll(names).length;
    return {
      errors: count('parsererror'),
      rasters: count('image, foreignObject'),
      lines: count('path[stroke]'),
      texts: [...document.querySelectorAll('text')].map(({ textContent }) => textContent),
      data: JSON.parse(document.querySelector('metadata')?.textContent ?? '{}'),
    };
  }, svg);

test('a panel and the stage are saved as pictures that say which run they are of, and the same twice', async ({
  page,
}) => {
  await open(page, '/?policy=epd&t=0.3&paused=1&theme=dark');
  const told = await digest(page);
  await page.getByRole('button', { name: 'Queue', exact: true }).click();
  await page.getByRole('button', { name: 'Save picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  await expect(dialog.getByRole('combobox', { name: 'Picture of' })).toHaveValue('queue-length');
  await expect(dialog.getByRole('combobox', { name: 'Picture of' })).toBeFocused();
  await expectClean(page, 'dialog');
  const save = dialog.getByRole('button', { name: 'Save picture' });

  const queue = await saved(page, save);
  expect(queue.name).toBe('cellscope-half-empty-seed1-queue-length.svg');
  const seen = await inside(page, queue.bytes.toString());
  expect(seen).toMatchObject({
    errors: 0,
    rasters: 0,
    data: { scenario: 'half-empty', seed: 1, digest: told },
  });
  expect(seen.lines).toBeGreaterThan(3);
  expect(seen.texts).toEqual(
    expect.arrayContaining(['Ten senders, half a link', 'Queue', 'cells', '2,000', '0.300\u2009000 s']),
  );
  expect(seen.texts.join()).toContain(`seed 1 · up to 0.3 s · digest ${told.replace(/(.{4})(?=.)/g, '$1 ')}`);

  // The whole stage on paper, twice; the page is as dark as before.
  await dialog.getByRole('combobox', { name: 'Picture of' }).selectOption('Whole stage');
  await dialog.getByRole('combobox', { name: 'Colours' }).selectOption('Light, for paper');
  const [stage, again] = [await saved(page, save), await saved(page, save)];
  expect(stage.bytes.equals(again.bytes), 'the same picture').toBe(true);
  await expect.poll(async () => (await inside(page, stage.bytes.toString())).rasters).toBe(0);
  expectDrawn(stage.bytes);
  expect(stage.bytes.toString()).toContain('fill="#ffffff"/>');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('PNG, 2x (screen)');
  const png = await saved(page, save);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const [, width = '0'] = /width="(\d+)"/.exec(stage.bytes.toString()) ?? [];
  expect(png.bytes.readUInt32BE(16)).toBe(2 * Number(width));
  await expect(dialog.getByText(`Saved as ${png.name}.`)).toBeVisible();
});

/** Where texts of a picture stand, CSS pixels from its top. */
async function heightsOf(page: Page, svg: string, pattern: RegExp): Promise<number[]> {
  await atRest(page);
  return page.evaluate(
    ([text, source]) => {
      const frame = document.createElement('div');
      frame.innerHTML = text;
      document.body.append(frame);
      const top = frame.getBoundingClientRect().y;
      const heights = [...frame.querySelectorAll('text')]
        .filter(({ textContent }) => new RegExp(source).test(textContent ?? ''))
        .map((one) => one.getBoundingClientRect())
        .map(({ y, height }) => y + height / 2 - top);
      frame.remove();
      return heights;
    },
    [svg, pattern.source] as const,
  );
}

test('in a low window the time axis stands on the transport, and in a picture of the stage below its plots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/?t=0.168&paused=1');
  // The transport is measured once more a frame after the window has another size.
  const expectOnTransport = () =>
    expect(async () => {
      const transport = await boxOf(page.getByRole('contentinfo'));
      await expect.poll(async () => (await boxOf(timeAxis(page))).bottom).toBeCloseTo(transport.top, 0);
    }).toPass();
  await expectOnTransport();
  // Two rows of the transport instead of one: less room, or longer words.
  await page.setViewportSize({ width: 1024, height: 600 });
  await expectOnTransport();
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.keyboard.press('Alt+KeyS');
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  await dialog.getByText('Pictures and lab report').click();
  const { bytes } = await saved(page, dialog.getByRole('button', { name: 'Save picture' }));
  const windows = await heightsOf(page, bytes.toString(), /^[\d.]+ KB$/);
  const times = await heightsOf(page, bytes.toString(), /^0\.6 s$/);
  expect(windows.length).toBeGreaterThanOrEqual(10);
  expect(Math.min(...times)).toBeGreaterThan(Math.max(...windows));
});

test(
  'a lab report is one zip with pictures, tables, the run and own words, and the same twice',
  LONG,
  async ({ page }) => {
    await open(page, '/?policy=epd&t=0.3&paused=1&theme=light');
    const work = { step: 3, answers: {}, words: {}, drawings: { 1: [0, 20, 40, 60, 80, 60, 40, 20] } };
    await page.evaluate(
      (kept) => localStorage.setItem('cellscope.lesson.half-link', JSON.stringify(kept)),
      work,
    );
    await page.keyboard.press('Alt+KeyS');
    const dialog = page.getByRole('dialog', { name: 'Share this run' });
    await dialog.getByText('Pictures and lab report').click();
    const save = dialog.getByRole('button', { name: 'Save lab report' });
    // Its traces take until they are no longer wanted.
    await page.route('**/sim.worker*', () => undefined);
    await save.click();
    await expect(save).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText('Cancelled. No file was written.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const [report, again] = [await saved(page, save), await saved(page, save)];
    expect(report.name).toBe('cellscope-half-empty-seed1-report.zip');
    expect(report.bytes.equals(again.bytes), 'the same report').toBe(true);

    const files = unzipSync(report.bytes);
    const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
    const told = await digest(page);
    const manifest = JSON.parse(text('manifest.json'));
    expect(manifest).toMatchObject({ scenario: 'half-empty', seed: 1, digest: told });
    expect(Object.keys(files)).toEqual(['README.txt', 'manifest.json', ...manifest.files]);
    expect(manifest.files).toEqual(
      expect.arrayContaining([
        'run.json',
        'link.txt',
        'pictures/stage.svg',
        'pictures/queue-length.png',
        'lessons/half-link.txt',
        'lessons/half-link-2.svg',
      ]),
    );
    for (const path of manifest.files.filter((one: string) => one.endsWith('.svg')))
      await expect.poll(async () => (await inside(page, text(path))).errors, path).toBe(0);
    for (const path of ['tables/score.csv', 'tables/sessions.csv', 'tables/traces.csv']) {
      const lines = text(path).trim().split('\n');
      const rows = lines
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.replace(/"[^"]*"/g, '').split(',').length);
      expect(new Set(rows).size, path).toBe(1);
      expectTable(text(path), path);
      expect(
        lines
          .filter((line) => line.startsWith('#'))
          .join()
          .replaceAll(' ', ''),
        path,
      ).toContain(told);
    }
    expect(JSON.parse(text('run.json')).digest).toBe(told);
    await page.evaluate(() => localStorage.removeItem('cellscope.lesson.half-link'));
  },
);
