import type { Locator, Page } from '@playwright/test';

// Parts of the page that several journeys look at: by role and name where there is one, else by what only drawings have.

export const litLines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Pseudo-code' }).locator('[aria-current="step"]');

/** Fields of the RM cell that is shown around its loop, station by station. */
export const fieldsOfRmCell = (page: Page): Locator =>
  page.getByRole('region', { name: 'One RM cell around the loop' }).getByRole('table');

/** What the algorithm of the shown port remembers. */
export const kept = (page: Page): Locator => page.getByRole('group').filter({ hasText: /State kept at \S+/ });

/** The rates of every VC in the score. */
export const rateScore = (page: Page): Locator =>
  page.getByRole('table', { name: 'Rates over the measured window' });

/** The drawn time axis: screen readers have it in every plot. */
export const timeAxis = (page: Page): Locator => page.locator('.panel-axis');

/** The flag of the head on it. */
export const headFlag = (page: Page): Locator => page.locator('.axis-flag');
