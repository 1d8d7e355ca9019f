import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { findBrowser, STABLE_PIXELS } from '../scripts/browser.mjs';
import { atRest, expect, LONG, open, reach, state, test, testAlone } from './stage.ts';

test('a page is at rest once it is paused and painted, and says so on its root element', async ({ page }) => {
  await open(page, '/?scene=half-empty&t=0.3&paused=1');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-at-rest');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-at-rest');
  await page.getByRole('button', { name: 'Pause' }).click();
  await atRest(page);
  await expect(root).toHaveAttribute('data-at-rest');

  const during = await page.evaluate(async () => {
    const resting = () => document.documentElement.hasAttribute('data-at-rest');
    const gone = window.cellscope.runUntil(0.9);
    await Promise.resolve();
    const onTheWay = [resting()];
    await gone;
    await window.cellscope.atRest();
    return [...onTheWay, resting(), window.cellscope.state().time];
  });
  expect(during.slice(1)).toEqual([true, 0.9]);
});

/** What is painted on each canvas: the part of the page it is in, and the same few letters for the same pixels. */
async function painted(page: Page): Promise<string[]> {
  await atRest(page);
  const canvases = await page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map((canvas) => ({
      part: canvas.closest('[aria-label]')?.getAttribute('aria-label'),
      pixels: canvas.toDataURL(),
    })),
  );
  return canvases.map(
    ({ part, pixels }) => `${part}: ${createHash('sha1').update(pixels).digest('hex').slice(0, 8)}`,
  );
}

test(
  'a run that was played and run on by a script looks like one that is opened at that moment',
  LONG,
  async ({ page, other }) => {
    await open(page, '/?scene=half-empty&t=0.2&paused=1');
    await page.getByRole('button', { name: 'Play' }).click();
    await reach(page, 0.25);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.evaluate(async () => {
      const { time } = window.cellscope.state();
      for (let i = 1; i <= 20; i++) await window.cellscope.runUntil(time + i * 0.000_5);
    });
    const played = await painted(page);
    await open(other, (await state(page)).link);
    expect(played).toEqual(await painted(other));
  },
);

test('no contrast can be measured while a sentence fades in', async ({ page }) => {
  await open(page, '/?scene=half-empty&policy=epd&t=0.3&paused=1');
  // Longer than any journey: it ends when that is asked for.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[aria-label="Now"] > :is(h2, p) { animation-duration: 600s !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const seen = await page.evaluate(async () => {
    const opacity = (words: Element) => Number(getComputedStyle(words).opacity);
    const begun = new Promise<Element>((resolve) =>
      document.addEventListener('animationstart', ({ target }) => {
        // The line that decided is lit with it.
        if (target instanceof Element && target.matches('[aria-label="Now"] > :is(h2, p)')) resolve(target);
      }),
    );
    void window.cellscope.step('drop');
    const early = opacity(await begun);
    const later = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'fading'));
    const rest = window.cellscope.atRest().then(() => 'at rest');
    const meanwhile = await Promise.race([rest, later(300)]);
    // The words may be others by then.
    const finish = setInterval(() => {
      for (const animation of document.getAnimations()) animation.finish();
    }, 20);
    const after = await rest;
    clearInterval(finish);
    const late = [...document.querySelectorAll('[aria-label="Now"] > :is(h2, p)')].map(opacity);
    return { early, meanwhile, after, late };
  });
  expect(seen.early).toBeLessThan(1);
  expect(seen).toMatchObject({ meanwhile: 'fading', after: 'at rest' });
  expect(new Set(seen.late)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

testAlone('a page whose fonts have not come is not ready', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  // A page that waits for a font is not loaded either.
  await page.goto('/?scene=one-cell&t=0.01&paused=1', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.cellscope?.state().time === 0.01);
  const isReady = () =>
    page.evaluate(async () => {
      const later = new Promise<boolean>((resolve) => setTimeout(resolve, 300, false));
      return Promise.race([window.cellscope.ready.then(() => true), later]);
    });
  expect(await isReady()).toBe(false);
  expect(await page.locator('html').getAttribute('data-at-rest')).toBeNull();
  release();
  await page.evaluate(() => window.cellscope.ready);
  expect(await page.evaluate(() => document.fonts.check('12px Inter'))).toBe(true);
});

/** The recipe of the docs, with the machine's browser, in this folder. */
async function followRecipe(address: string, path: string): Promise<Buffer> {
  const [, recipe = ''] =
    /### Take the same picture every time.*?```js\n(.*?)```/s.exec(
      readFileSync('docs/reference/scripting.md', 'utf8'),
    ) ?? [];
  for (const flag of STABLE_PIXELS) expect(recipe).toContain(`'${flag}'`);
  const body = recipe.replace(/^import .*\n/, '').replace("'half-empty.png'", JSON.stringify(path));
  const here = {
    launch: (options: LaunchOptions) => chromium.launch({ ...options, executablePath: findBrowser() }),
  };
  const AsyncFunction = followRecipe.constructor as FunctionConstructor;
  await new AsyncFunction('chromium', 'address', body)(here, address);
  return readFileSync(path);
}

// That pictures of one run are the same bytes is also an author's journey (author.spec.ts), in a browser that is there already.
test('the recipe for a picture gives the same bytes each time', LONG, async ({ baseURL }, info) => {
  const pictures: Buffer[] = [];
  for (let i = 0; i < 3; i++)
    pictures.push(await followRecipe(baseURL ?? '', info.outputPath(`picture-${i}.png`)));
  expect(pictures[0]!.byteLength).toBeGreaterThan(50_000);
  expect(pictures.slice(1).map((one) => one.equals(pictures[0]!))).toEqual([true, true]);
});
