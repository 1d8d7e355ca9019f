import type { Page } from '@playwright/test';
import { expectWholeOnPaper, printed } from './pdf.ts';
import { expect, LONG, often, test } from './stage.ts';

const headed = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

for (const folder of ['', 'de/'])
  test(
    `the handout is whole on every size of paper, with its QR code: /${folder}`,
    often(folder === ''),
    async ({ page }) => {
      await page.goto(`/${folder}?page=handout&scene=half-empty&policy=epd&lock=policy&t=0.5`);
      await headed(page);
      await page.evaluate(() => window.cellscope.ready);
      await expect(page.getByRole('link', { name: /policy=epd&lock=policy&t=0\.5&paused=1$/ })).toBeVisible();
      await expect(page.getByRole('main').locator('figure svg')).toHaveCount(1);
      await page.getByRole('checkbox').check();
      await expectWholeOnPaper(page);
      // Letters are as large as the sheet says, not as small as a wide picture would have them.
      await page.getByRole('checkbox').uncheck();
      expect((await printed(page, { format: 'A4' })).sheets).toBe(1);
    },
  );

for (const folder of ['', 'de/'])
  test(
    `lab sheet, plan of a lecture and what is to be read are whole on every size of paper: /${folder}`,
    LONG,
    async ({ page }) => {
      await page.goto(`/${folder}?page=lab-sheet`);
      await headed(page);
      await page.getByRole('checkbox').check();
      await expectWholeOnPaper(page);
      await page.goto(`/${folder}?page=lecture&plan=half-empty-link`);
      await headed(page);
      await expectWholeOnPaper(page);
      for (const name of ['home', 'model', 'glossary', 'accessibility']) {
        await page.goto(`/${folder}?page=${name}`);
        await headed(page);
        await expectWholeOnPaper(page, 0);
      }
    },
  );
