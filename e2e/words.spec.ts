import { atRest, expect, LONG, often, open, test } from './stage.ts';
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

/** Pages, and the scenes that stand for all of them there: each way the page is laid out once. */
const PAGES = [
  ['a laptop', 1366, 768, 'theme=light', ['coupled']],
  ['a tablet', 820, 1180, 'theme=dark', []],
  ['a phone', 390, 844, 'theme=light', ['abr-segments']],
  ['a phone lying on its side', 844, 390, 'theme=light', ['ulku-credit']],
  ['a projector', 1920, 1080, 'theme=projector', ['half-empty']],
  ['a frame in somebody’s page', 834, 504, 'embed=1&lock=*', []],
] as const;

for (const [name, width, height, look, usual] of PAGES)
  for (const [scene, time] of SCENES)
    test(
      `no words stand on others, and none leave the window: ${scene} on ${name}`,
      often((usual as readonly string[]).includes(scene)),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const vc of scene === 'coupled' ? ['', '&vc=5'] : ['']) {
          await open(page, `/?scene=${scene}&t=${time}${vc}&paused=1&${look}`);
          await atRest(page);
          await expect.poll(() => clashes(page), vc).toEqual([]);
        }
      },
    );

/** Letters of a projector on pages that are too narrow for them. */
for (const [width, height, link] of [
  [390, 844, 'scene=lost-news'],
  [390, 844, 'scene=half-empty&t=0.8&show=sender-rates&large=sender-rates'],
  [820, 1180, 'scene=beat-down&t=0.06'],
] as const)
  test(`no words stand on others on a projector ${width} px wide: ${link}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?${link}&paused=1&theme=projector`);
    expect(await clashes(page)).toEqual([]);
  });
