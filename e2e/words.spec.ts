import { expect, test } from '@playwright/test';
import { open } from './stage.ts';
import { clashes } from './words.ts';

/** A scene of every kind: one queue, random discard, shares, rates, windows over rates, cut loops, credit. */
const SCENES = [
  ['half-empty', 0.47],
  ['early-warning', 0.5],
  ['zhu-weighted', 1],
  ['exact-rates', 0.05],
  ['coupled', 0.4],
  ['abr-segments', 0.1],
  ['ulku-credit', 0.05],
] as const;

const PAGES = [
  ['a laptop', 1366, 768, 'theme=light'],
  ['a tablet', 820, 1180, 'theme=dark'],
  ['a phone', 390, 844, 'theme=light'],
  ['a phone lying on its side', 844, 390, 'theme=light'],
  ['a projector', 1920, 1080, 'theme=projector'],
  ['a frame in somebody’s page', 834, 504, 'embed=1&lock=*'],
] as const;

for (const [name, width, height, look] of PAGES)
  test(`no words stand on others, and none leave the window: ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [scene, time] of SCENES) {
      await open(page, `/?scene=${scene}&t=${time}&paused=1&${look}`);
      await expect.poll(() => clashes(page), { message: scene }).toEqual([]);
      if (scene !== 'coupled') continue;
      await open(page, `/?scene=${scene}&t=${time}&vc=5&paused=1&${look}`);
      await expect.poll(() => clashes(page), { message: 'another VC followed' }).toEqual([]);
    }
  });
