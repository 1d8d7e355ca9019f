import { expect, type Page } from '@playwright/test';
import type {} from '../src/app/client/script.ts';

/** Opens the page at a link and waits until its scene stands; fails on any error in the console. */
export async function open(page: Page, link = '/'): Promise<void> {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(message.text());
  });
  await page.goto(link);
  await page.evaluate(() => window.cellscope.ready);
}

export const state = (page: Page) => page.evaluate(() => window.cellscope.state());

/** Waits until the head has passed a simulated time. */
export async function reach(page: Page, seconds: number): Promise<void> {
  await expect.poll(async () => (await state(page)).time, { timeout: 20_000 }).toBeGreaterThan(seconds);
}

/** Drops a file of this text on the page. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'application/json' }));
      window.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    [name, text] as const,
  );
}
