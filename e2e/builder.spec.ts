import { readFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { simCommand } from '../src/cli/sim/simCommand.ts';
import type { ScenarioDocument } from '../src/contract/index.ts';
import {
  digest,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  middleOf,
  open,
  runUntil,
  state,
  tabTo,
  test,
} from './stage.ts';

/** How a control is pressed. */
type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();
const withKeys: Press = async (control) => {
  await tabTo(control.page(), control, 'Tab', 200);
  await control.page().keyboard.press('Enter');
};

async function openBuilder(page: Page, press = click): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await press(menu);
  await press(page.getByRole('button', { name: 'Scenes' }));
  await press(page.getByRole('button', { name: 'Build a network' }));
  const builder = page.getByRole('dialog', { name: 'Build a network' });
  await press(builder.getByRole('button', { name: 'Empty network' }));
  return builder;
}

/** With keys: the letters of an option. */
async function choose(builder: Locator, name: string, option: string, key?: 'Shift+Tab'): Promise<void> {
  const list = builder.getByRole('combobox', { name, exact: true });
  await tabTo(builder.page(), list, key);
  await builder.page().keyboard.type(option);
  await expect(list).toHaveValue(option);
}

/** Where the middle of a switch is drawn. */
async function placeOf(builder: Locator, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const text = builder.getByRole('img', { name: /^Drawing/ }).getByText(name, { exact: true });
  return middleOf(text);
}

/** Drags on the drawing along named switches. */
async function drag(builder: Locator, ...names: readonly [string, ...string[]]): Promise<void> {
  const { mouse } = builder.page();
  const [first, ...others] = names;
  const { x, y } = await placeOf(builder, first);
  await mouse.move(x, y);
  await mouse.down();
  for (const name of others) {
    const next = await placeOf(builder, name);
    await mouse.move(next.x, next.y, { steps: 4 });
  }
  await mouse.up();
}

/** Pulls a switch down, a little aside: it snaps to its column, before and after it is let go. */
async function expectSnaps(builder: Locator, name: string, down: number): Promise<void> {
  const { mouse } = builder.page();
  const before = await placeOf(builder, name);
  await mouse.move(before.x, before.y);
  await mouse.down();
  await mouse.move(before.x + 7, before.y + down, { steps: 4 });
  await expect.poll(async () => (await placeOf(builder, name)).y - before.y).toBeGreaterThan(20);
  const pulled = await placeOf(builder, name);
  expect(pulled.x).toBeCloseTo(before.x, 0);
  await mouse.move(before.x + 5, before.y + down + 3);
  await expect.poll(async () => (await placeOf(builder, name)).y).toBeCloseTo(pulled.y, 0);
  await mouse.up();
  const after = await placeOf(builder, name);
  expect([after.x, after.y].map(Math.round)).toEqual([pulled.x, pulled.y].map(Math.round));
}

interface Built {
  readonly page: Page;
  readonly elsewhere: Page;
  readonly builder: Locator;
  readonly press: Press;
}

/** Copies the link of the network, saves and runs it: the page, another one with that link, and the command line give one digest. */
async function expectSameElsewhere(
  { page, elsewhere, builder, press }: Built,
  info: TestInfo,
): Promise<ScenarioDocument> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(builder.getByRole('button', { name: 'Copy link' }));
  await expect(builder.getByRole('status')).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saving = page.waitForEvent('download');
  await press(builder.getByRole('button', { name: 'Save file' }));
  const file = await saving;
  expect(file.suggestedFilename()).toBe('my-network.json');
  await press(builder.getByRole('button', { name: 'Run', exact: true }));
  await expect.poll(async () => (await state(page)).scenario).toBe('my-network');
  await runUntil(page, 0.2);
  const here = await digest(page);
  await open(elsewhere, link);
  await expect.poll(async () => (await state(elsewhere)).scenario).toBe('my-network');
  await runUntil(elsewhere, 0.2);
  await expect.poll(() => digest(elsewhere)).toBe(here);
  const path = info.outputPath('built.json');
  await file.saveAs(path);
  const output: string[] = [];
  const write = (text: string) => void output.push(text);
  await simCommand(['run', path, '--until', '0.2', '--json'], { out: write, err: write });
  expect(JSON.parse(output.join('')).digest).toBe(here);
  return JSON.parse(readFileSync(path, 'utf8')) as ScenarioDocument;
}

const pathOf = ({ vcs }: ScenarioDocument, vc: number): string =>
  vcs
    .find(({ id }) => id === vc)
    ?.path.slice(1, -1)
    .join(' ') ?? '';

test('a network is drawn with the mouse, run, opened in a fresh browser by its link, and run by the command line', async ({
  page,
  start,
}, info) => {
  await open(page, '/?paused=1&t=0.1');
  const builder = await openBuilder(page);
  const dragging = async (name: string) => {
    const choice = builder.getByRole('radio', { name, exact: true });
    // It is under its label, and moves when a sentence above it comes or goes.
    await expect(async () => {
      await choice.click({ force: true });
      await expect(choice).toBeChecked({ timeout: 500 });
    }).toPass();
  };
  await expect(builder.getByText('The network has no switch: add one.').first()).toBeVisible();
  const add = builder.getByRole('button', { name: 'Add switch' });
  for (let i = 0; i < 4; i++) await add.click();
  await dragging('link');
  await drag(builder, 'S1', 'S2');
  await drag(builder, 'S2', 'S3');
  await dragging('add senders');
  await drag(builder, 'S1', 'S4');
  await expect(
    builder.getByText('S1 has no way to S4, where VCs 1–5 leave: add a link.').first(),
  ).toBeVisible();
  await expect(builder.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await dragging('link');
  await drag(builder, 'S3', 'S4');
  await dragging('move');
  await expectSnaps(builder, 'S2', 90);
  const heightOf = async (name: string) => Math.round((await placeOf(builder, name)).y);
  const [pulled, row] = [await heightOf('S2'), await heightOf('S1')];
  await builder.getByRole('button', { name: 'Arrange' }).click();
  await expect.poll(() => heightOf('S2')).toBe(row);
  await builder.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => heightOf('S2')).toBe(pulled);
  await dragging('link');
  await drag(builder, 'S1', 'S3');
  await builder.getByRole('button', { name: /^VCs 1–5/ }).click();
  await dragging('set the route');
  await drag(builder, 'S1', 'S3', 'S4');
  await expect(builder.getByRole('combobox', { name: 'Route' })).toHaveValue('S1 → S3 → S4');
  await builder.getByRole('button', { name: 'Copy VCs 1–5' }).click();
  await expect(builder.getByRole('status')).toContainText('VCs 1–5 copied.');
  await expect(builder.getByText('Ready to run: 4 switches, 4 links, 10 senders.')).toBeVisible();
  await expectClean(page, 'dialog[open]');

  const elsewhere = await start();
  const file = await expectSameElsewhere({ page, elsewhere, builder, press: click }, info);
  await elsewhere.context().close();
  expect([pathOf(file, 1), pathOf(file, 6)]).toEqual(['S1 S3 S4', 'S1 S3 S4']);
  expect(file.stage?.places?.S2).toMatchObject({ column: 1 });
});

test('another is built with keys alone, and runs the same elsewhere', LONG, async ({ page, other }, info) => {
  await open(page, '/?paused=1&t=0.1');
  const builder = await openBuilder(page, withKeys);
  const { keyboard } = page;
  const button = (name: string | RegExp) => builder.getByRole('button', { name });
  await withKeys(button('Add switch'));
  for (let i = 1; i < 4; i++) await keyboard.press('Enter');
  for (const [from, to] of ['S1 S2', 'S2 S3', 'S3 S4'].map((pair) => pair.split(' '))) {
    await choose(builder, 'Link from', from!, from === 'S1' ? undefined : 'Shift+Tab');
    await choose(builder, 'Link to', to!);
    await withKeys(button('Add link'));
  }
  for (const from of ['S1', 'S2']) {
    await choose(builder, 'Senders enter at', from, from === 'S1' ? undefined : 'Shift+Tab');
    await choose(builder, 'Senders leave at', 'S4');
    await withKeys(button('Add senders'));
  }
  const size = builder.getByRole('textbox', { name: 'Packet size, bytes' });
  await tabTo(page, size, 'Shift+Tab');
  await keyboard.press('Control+a');
  await keyboard.type('1500');
  await keyboard.press('Enter');
  await tabTo(page, button('Undo'), 'Shift+Tab', 200);
  await keyboard.press('Enter');
  await expect(size).toHaveValue('512');
  const group = button(/^VCs 6–10/);
  await tabTo(page, group, 'Tab', 200);
  await keyboard.press('Delete');
  await expect(group).toBeHidden();
  await expect(button(/^Whole network/)).toBeFocused();
  await keyboard.press('Control+z');
  await withKeys(group);
  await withKeys(button('Copy VCs 6–10'));
  await withKeys(button(/^S2 /));
  await withKeys(button('Down'));
  await tabTo(page, button('Undo'), 'Shift+Tab', 200);
  const file = await expectSameElsewhere({ page, elsewhere: other, builder, press: withKeys }, info);
  expect([pathOf(file, 6), pathOf(file, 11)]).toEqual(['S2 S3 S4', 'S2 S3 S4']);
  expect(file.stage?.places?.S2).toEqual({ column: 1, row: 0.5 });
  await withKeys(page.getByRole('button', { name: 'Edit this network' }));
  await expect(button(/^Whole network/)).toContainText('My network');
  await expect(builder.getByText('Ready to run: 4 switches, 3 links, 15 senders.')).toBeVisible();
  await expect(button('Undo')).toBeEnabled();
  await withKeys(button(/^Back to the previous run/));
  await expect.poll(async () => (await state(page)).scenario).not.toBe('my-network');
  await expect(builder).toBeHidden();
});

test('on a phone a network is built from a template', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?paused=1&t=0.1&theme=dark');
  const builder = await openBuilder(page);
  await builder.getByText('Start from').click();
  await builder
    .getByRole('combobox', { name: 'A network of a paper or a scene' })
    .selectOption({ label: 'Weighted fair queueing among four Poisson sources' });
  await expect(builder.getByText('Ready to run: 2 switches, 1 link, 4 senders.')).toBeVisible();
  await builder.getByText('Start from').click();
  await builder.getByRole('button', { name: 'Parking lot', exact: true }).click();
  await builder.getByRole('button', { name: /^VCs 1–5/ }).click();
  await builder.getByRole('textbox', { name: 'Senders', exact: true }).fill('6');
  await page.keyboard.press('Enter');
  await expect(builder.getByText('Ready to run: 4 switches, 3 links, 16 senders.')).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page, 'dialog[open]');
  await builder.getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => (await state(page)).scenario).toBe('parking-lot');
});
