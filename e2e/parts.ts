import type { Locator, Page } from '@playwright/test';

// Parts of the page that several journeys look at: by role and name where there is one, else by what only drawings have.

export const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });

/** The column of what is told beside the traces. */
export const explanation = (page: Page): Locator => region(page, 'What happens, by which rule, at what cost');

/** What is told about the moment, unless an answer is in its place. */
export const sentence = (page: Page): Locator => region(page, 'Now');

/** The card of the mechanisms of the shown port. */
export const policyCard = (page: Page): Locator => region(page, 'Mechanisms of the port');

export const transport = (page: Page): Locator => region(page, 'Transport');

/** The speed in words, and why nothing moves. */
export const status = (page: Page): Locator => transport(page).getByRole('paragraph');

/** The digest of the run, four digits at a time. */
export const shownDigest = (page: Page): Locator =>
  transport(page).getByText(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);

/** What the header says for some seconds about what was done. */
export const notice = (page: Page): Locator => page.getByRole('banner').getByRole('note');

export const pseudoCode = (page: Page): Locator => page.getByRole('list', { name: 'Pseudo-code' });

export const litLines = (page: Page): Locator => pseudoCode(page).locator('[aria-current="step"]');

/** Fields of the RM cell that is shown around its loop, station by station. */
export const fieldsOfRmCell = (page: Page): Locator =>
  region(page, 'One RM cell around the loop').getByRole('table');

/** The picture of that loop. */
export const loopOfRmCell = (page: Page): Locator =>
  region(page, 'One RM cell around the loop').getByRole('img');

/** What the algorithm of the shown port remembers. */
export const kept = (page: Page): Locator => page.getByRole('group').filter({ hasText: /State kept at \S+/ });

/** The rates of every VC in the score. */
export const rateScore = (page: Page): Locator =>
  page.getByRole('table', { name: 'Rates over the measured window' });

/** What is drawn around a radio button that is not seen: a lane, the name of a route. */
export const labelOf = (radio: Locator): Locator => radio.locator('..');

/** Values at the handles of thresholds: `HT 100`. */
export const thresholdLabels = (panel: Locator): Locator =>
  panel.getByText(/^[HL]?T [\d,.]+k?(locked by the link)?$/);

/** Written scale of the lanes of a panel: the end of each, and of a large one its zero. */
export const scales = (panel: Locator): Locator =>
  panel.getByRole('radiogroup').getByText(/^(0–\S+|[\d,]+k?)$/);

/** The drawn time axis: screen readers have it in every plot. */
export const timeAxis = (page: Page): Locator => page.getByTestId('time-axis');
