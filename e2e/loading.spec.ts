import type { Page } from '@playwright/test';
import { expect, inject, often, test } from './stage.ts';

/** What is seen at each frame in which it is another text than before, with the phase of the page. */
interface Sample {
  readonly ready: boolean;
  readonly text: string;
}

/** Keeps what is seen of the page from its first frame on, while its worker comes late. */
async function watchLoading(page: Page): Promise<void> {
  await page.route(/\/sim[.-][^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await inject(page, () => {
    const samples: Sample[] = [];
    Object.assign(window, { samples });
    const look = () => {
      const shown = document.querySelector('[data-phase]');
      const text = document.body?.innerText ?? '';
      const ready = shown?.getAttribute('data-phase') === 'ready';
      if (shown && samples.at(-1)?.text !== text) samples.push({ ready, text });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function seenWhileLoading(page: Page, address: string): Promise<readonly Sample[]> {
  await page.goto(address);
  await page.evaluate(() => window.cellscope.ready);
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
}

/** Said of a run, or drawn beside a plot. */
const ABOUT_A_RUN = [
  /\b0.0 KB/,
  /\b1\s+1\s+0\b/,
  /0\.0 of 0\.0 s/,
  /(has|allowed) .*fair share/,
  /No VC has started yet/,
  /made no decision yet/,
  /Nothing is (loaded|recorded) yet/,
  /The queue (is|holds)/,
  /0\.000 000 s/,
];

for (const scene of ['half-empty', 'exact-rates', 'ulku-credit'])
  test(
    `nothing on the page is wrong while it loads: ${scene}`,
    often(scene !== 'ulku-credit'),
    async ({ page }) => {
      await watchLoading(page);
      const samples = await seenWhileLoading(page, `/?scene=${scene}`);
      const before = samples.filter(({ ready }) => !ready);
      expect(before.length).toBeGreaterThan(0);
      for (const { text } of before) {
        expect(text).toContain('The network is being built.');
        for (const claim of ABOUT_A_RUN) expect(text).not.toMatch(claim);
      }
      for (const { text } of samples.filter(({ ready }) => ready)) {
        expect(text).not.toContain('No VC has started yet');
        expect(text).not.toContain('Nothing is loaded yet');
        expect(text).not.toMatch(/\b0.0 KB/);
      }
    },
  );

test('as long as mechanisms are on their way, the choice of policies says so', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/mechanisms-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // The page is not ready as long as they are on their way.
  await page.goto('/?scene=half-empty&paused=1');
  const choice = page.getByRole('combobox', { name: 'Discard policy' });
  const coming = choice.getByRole('option', { name: 'The others are being loaded' });
  await expect(coming).toBeDisabled();
  letThrough();
  await expect(coming).toHaveCount(0);
  expect(await choice.getByRole('option').count()).toBeGreaterThan(18);
});
