import type { Locator, Page } from '@playwright/test';
import { expect, tabTo } from './stage.ts';

/** From where a page begins, past its head. */
export async function skipToStage(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the stage' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Types a value into a box of the open card. */
export async function typeInto(page: Page, box: Locator, value: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
}
