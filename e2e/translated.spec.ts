import type { Page } from '@playwright/test';
import { expect, often, open, state, testAlone as test } from './stage.ts';

test.use({ actionTimeout: 20_000 });

/**
 * What the translator of a browser does: every text, also one that comes later, is replaced by two font elements or put
 * into them, but not where the page forbids it. The words stay as they are, so that they can be compared.
 */
function translate(keepsTexts: boolean): void {
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    const isLeft =
      !parent || parent.closest('script, style, textarea, title, option, [translate="no"], font, svg');
    if (isLeft || !text.data.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    const { data } = text;
    text.replaceWith(outer);
    if (keepsTexts) inner.append(text);
    else inner.textContent = data;
  };
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) wrapAll(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens a page of the site that is not the stage, and expects no errors of it either. */
async function goTo(page: Page, address: string): Promise<void> {
  await open(page, '/?scene=half-empty&t=0.3&paused=1');
  await page.goto(address);
}

const fonts = (page: Page) => page.locator('font > font').count();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

for (const [how, keepsTexts] of [
  ['replaced', false],
  ['wrapped', true],
] as const)
  test(
    `with every text ${how} by a translator the page plays, steps, swaps policies, opens dialogs, cards and a lesson`,
    often(!keepsTexts),
    async ({ page }) => {
      await page.addInitScript(translate, keepsTexts);
      await open(page, '/?policy=epd&t=0.3&paused=1&step=drop');
      await expect.poll(() => fonts(page)).toBeGreaterThan(20);
      await test.step('what is live goes on', async () => {
        const time = page.getByRole('textbox', { name: 'Time, seconds' });
        const headline = page
          .getByRole('region', { name: 'What happens now' })
          .or(page.locator('[data-panel="sentence"]'))
          .first();
        const before = await headline.innerText();
        for (let step = 0; step < 3; step++) await button(page, 'Step forward: drop').click();
        await expect(page.getByRole('heading', { level: 2, name: /refused/ })).toBeVisible();
        expect(await headline.innerText()).not.toBe(before);
        await button(page, /Play$/).click();
        await expect(time).not.toHaveValue(/^0\.3/);
        await button(page, /Pause$/).click();
      });
      await test.step('policies change, and their card with them', async () => {
        for (const policy of ['espd', 'rcd', 'epd']) {
          await page.getByRole('combobox', { name: 'Discard policy' }).selectOption(policy);
          await expect.poll(async () => (await state(page)).ports[0]?.policy).toBe(policy);
        }
        await page.getByRole('slider', { name: 'T', exact: true }).press('ArrowLeft');
      });
      await test.step('dialogs and cards open, change and close', async () => {
        for (const key of ['Alt+/', 'Alt+s']) {
          await page.keyboard.press('Tab');
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          await page.keyboard.press(key);
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await button(page, /Branches, breakpoints, bookmarks/).click();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Alt+f');
        await expect.poll(async () => (await state(page)).branch).toBeGreaterThan(0);
        await button(page, 'Scenes').click();
        await page.getByRole('searchbox').first().fill('beat');
        await page.getByRole('searchbox').first().fill('');
        await page.keyboard.press('Escape');
      });
      await test.step('a lesson is answered, drawn and run', async () => {
        await goTo(page, '/?lesson=one-cell&step=2');
        const main = page.getByRole('main');
        await page.getByRole('radio', { name: 'Throw them all away' }).check();
        await expect(page.getByText(/^Right\. The checksum fails/).first()).toBeVisible();
        await main.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('button', { name: 'Do it for me' }).click();
        await expect(page.getByText('Done.').first()).toBeVisible();
        await main.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByRole('slider', { name: /^Your drawing/ })).toBeVisible();
      });
      await test.step('home lists its lessons', async () => {
        await goTo(page, '/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => fonts(page)).toBeGreaterThan(20);
      });
    },
  );
