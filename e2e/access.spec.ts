import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { open } from './stage.ts';

const SIZES = [
  ['light', 1366, 768],
  ['dark', 1366, 768],
  ['projector', 1920, 1080],
  ['light', 390, 844],
  ['light', 320, 640],
] as const;

for (const [theme, width, height] of SIZES) {
  test(`axe finds nothing: ${theme}, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?theme=${theme}&policy=espd&t=0.3&paused=1`);
    await page.evaluate(() => window.cellscope.step('drop'));
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`text twice as large, by a style sheet, stays inside ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?policy=espd&t=0.3&paused=1');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [sheet];
    });
    for (const name of ['Buffer', 'Network', 'Policy', 'Score', 'Traces']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(sideways).toBeLessThanOrEqual(0);
    }
  });
}

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
] as const) {
  test(`a projector of ${width} x ${height} shows the whole stage`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?theme=projector&policy=espd&t=0.3&paused=1');
    const beyond = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(Math.max(...beyond)).toBeLessThanOrEqual(1);
    await page.mouse.move(width * 0.3, height * 0.4);
    await expect(page.locator('.axis-cursor')).toBeVisible();
  });
}

test('dialogs are found clean too', async ({ page }) => {
  await open(page, '/?t=0.3&paused=1');
  for (const name of ['Scenes', 'Help']) {
    await page.getByRole('button', { name }).click();
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a phone shows one panel at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?t=0.3&paused=1');
  for (const name of ['Buffer', 'Network', 'Policy', 'Score', 'Traces']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});
