import type { Page } from '@playwright/test';
import { digest, expect, expectClean, open, runUntil, state, test } from './stage.ts';

const card = (page: Page, name: string) => page.getByRole('dialog', { name });
const things = (page: Page) =>
  page.getByRole('toolbar', { name: 'Parameters of switches, links and the port' });

test('half-empty: the TCP of one sender and of all, half the delay of a link', async ({ page }) => {
  await open(page, '/?scene=half-empty&t=0.3&paused=1');
  const untouched = await digest(page);
  const senders = page.getByRole('radiogroup', { name: 'Follow a VC from its source' });
  await senders.getByText('3', { exact: true }).click();
  const sender = card(page, 'Sender 3');
  await sender.getByText('TCP: window').click();
  await sender.getByRole('combobox', { name: 'Congestion control' }).selectOption('cubic');
  await expect(sender.getByText('1 change')).toBeVisible();
  await sender.getByRole('button', { name: 'Discard' }).click();

  await sender.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'All senders (10)' });
  const all = card(page, 'All senders (10)');
  await all.getByText('TCP: timers').click();
  const timeout = all.getByRole('textbox', { name: 'Minimum RTO, ms' });
  await timeout.fill('0');
  await timeout.press('Enter');
  await expect(all.getByRole('alert')).toContainText('0.001 to 1,000,000 ms');
  await timeout.fill('200');
  await timeout.press('Enter');

  await all.getByRole('button', { name: 'Close' }).click();
  await things(page).getByRole('button', { name: 'Link S1 – S2' }).click();
  const link = card(page, 'Link S1 – S2');
  await expect(link.getByText('1 change')).toBeVisible();
  const delay = link.getByRole('textbox', { name: 'Delay, ms' });
  await expect(delay).toHaveValue('1');
  await delay.fill('0.5');
  await delay.press('Enter');
  await link.getByRole('button', { name: 'Run from 0 s' }).click();
  await expect(link.getByText(/changes?$/)).toHaveCount(0);
  await expect(delay).toHaveValue('0.5');
  const changed = await runUntil(page, 0.3);
  expect(changed).not.toBe(untouched);
  const { link: address } = await state(page);
  await open(page, `${new URL(address).search}${new URL(address).hash}`);
  expect(await runUntil(page, 0.3)).toBe(changed);
});

test('beat-down, with keys only: ERICA in one switch, EPRCA in the next; axe finds nothing', async ({
  page,
}) => {
  await open(page, '/?scene=beat-down&t=0.05&paused=1');
  const algorithms = async () =>
    Object.fromEntries((await state(page)).ports.map(({ id, algorithm }) => [id, algorithm]));
  const algorithm = page.getByRole('dialog').getByRole('combobox', { name: 'Rate algorithm' });
  for (const [name, id] of [
    ['Switch sw0', 'erica'],
    ['Switch sw1', 'eprca'],
  ] as const) {
    const thing = page.getByRole('button', { name, exact: true });
    await thing.focus();
    await page.keyboard.press('Enter');
    await expect(card(page, name).getByRole('combobox', { name: 'Parameters of' })).toBeFocused();
    while (!(await algorithm.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await algorithm.selectOption(id);
    await expect(algorithm).toHaveValue(id);
    await page.keyboard.press('Escape');
    await expect(thing).toBeFocused();
  }
  await expect.poll(algorithms).toMatchObject({ 'sw0>sw1': 'erica', 'sw1>sw2': 'eprca' });
  await page.getByRole('button', { name: 'Link sw0 – sw1' }).press('Enter');
  await expect(card(page, 'Link sw0 – sw1')).toBeVisible();
  await expectClean(page);
});
