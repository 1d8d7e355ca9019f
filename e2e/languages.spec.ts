import { beyond, expect, expectClean, LONG, open, test } from './stage.ts';
import { clashes } from './words.ts';

/** German, French in part, and the languages that nobody speaks (src/languages/README.md): the long tier builds them. */
const FOLDERS = ['de', 'fr', 'double', 'rtl'] as const;
const SIZES = [
  ['a laptop', 1440, 900],
  ['a phone', 390, 844],
] as const;
const STAGES = ['?scene=half-empty&t=0.47', '?scene=exact-rates&t=0.05', '?scene=take-turns&t=1'];
const TEXTS = ['?page=home', '?page=glossary', '?page=papers', '?lesson=one-cell'];

for (const folder of FOLDERS)
  for (const [size, width, height] of SIZES)
    test(`the page is whole in another language: ${folder} on ${size}`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const scene of STAGES) {
        await open(page, `/${folder}/${scene}&paused=1`);
        await expect.poll(async () => (await beyond(page)).x, scene).toBe(0);
        // Twice the length is more than a lane has: there only the page as a whole has to hold.
        if (folder !== 'double') await expect.poll(() => clashes(page), scene).toEqual([]);
        await expectClean(page);
      }
      for (const query of TEXTS) {
        await page.goto(`/${folder}/${query}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectClean(page);
        await expect.poll(async () => (await beyond(page)).x, query).toBe(0);
        if (!query.includes('lesson') || folder === 'de')
          await expect.poll(() => clashes(page), query).toEqual([]);
      }
    });
