import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Engine } from './engine.ts';
import { firefoxOfTheSystem, webKitOfTheSystem } from './webDriver.ts';

/** A page of a browser that Playwright drives; nothing where it does not start. */
async function byPlaywright(type: BrowserType, options?: LaunchOptions): Promise<Engine | undefined> {
  const browser = await type.launch(options).catch(() => undefined);
  if (browser === undefined) return undefined;
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const slider = async (name: string) => {
    const box = await page.getByRole('slider', { name, exact: true }).boundingBox();
    if (box === null) throw new Error(`the slider ${name} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    open: async (address) => {
      await page.goto(address);
      await page.evaluate('window.cellscope.ready');
    },
    run: (expression) => page.evaluate(expression),
    press: (role, name) =>
      role === 'radio' ? page.getByRole(role, { name }).check() : page.getByRole(role, { name }).click(),
    choose: async (name, value) =>
      void (await page.getByRole('combobox', { name, exact: true }).selectOption(value)),
    drag: async (name, down) => {
      const { x, y } = await slider(name);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + down, { steps: 6 });
      await page.mouse.up();
    },
    sees: (role, name) => page.getByRole(role, { name }).first().waitFor(),
    close: () => browser.close(),
  };
}

/** Ways to an engine, best first. */
export const ENGINES: Record<string, readonly (() => Promise<Engine | undefined>)[]> = {
  chromium: [() => byPlaywright(chromium, { executablePath: findBrowser() })],
  firefox: [() => byPlaywright(firefox), firefoxOfTheSystem],
  webkit: [() => byPlaywright(webkit), webKitOfTheSystem],
};

export async function findEngine(name: string): Promise<Engine | undefined> {
  for (const way of ENGINES[name] ?? []) {
    const found = await way();
    if (found !== undefined) return found;
  }
  return undefined;
}
