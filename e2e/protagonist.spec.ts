import { sentence } from './parts.ts';
import { expect, LONG, open, test } from './stage.ts';

test(
  'headlines keep to the VC that the scene is about, and name the one furthest from its share',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=beat-down&t=0.2&paused=1');
    const headline = sentence(page).getByRole('heading');
    await expect(headline).toHaveText(/^3h1 is allowed \d+\s% of its fair share\.$/);
    await expect(sentence(page)).toContainText(/2h\d is furthest from its share: \d+\s% of it/);
    for (const time of [0.1, 0.15, 0.25, 0.29]) {
      await page.evaluate((seconds) => window.cellscope.runUntil(seconds), time);
      await expect(headline).toHaveText(/^3h1 /);
    }
    // Whoever follows another VC reads its story.
    await open(page, '/?scene=beat-down&t=0.2&paused=1&vc=4');
    await expect(headline).toHaveText(/^2h3 is allowed/);
  },
);
