import type { Locator, Page, TestInfo } from '@playwright/test';
import { simCommand } from '../src/cli/sim/simCommand.ts';
import { digest, expect, expectClean, expectNothingSideways, open, runUntil, state, test } from './stage.ts';

async function openBuilder(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Scenes' }).click();
  await page.getByRole('button', { name: 'Build a network' }).click();
  const builder = page.getByRole('dialog', { name: 'Build a network' });
  await builder.getByRole('button', { name: 'Empty network' }).click();
  return builder;
}

const drawing = (builder: Locator) => builder.getByRole('img', { name: /^Drawing/ });

/** With keys: the letters of an option. */
async function choose(builder: Locator, name: string, option: string): Promise<void> {
  const list = builder.getByRole('combobox', { name, exact: true });
  await list.pressSequentially(option);
  await expect(list).toHaveValue(option);
}

/** Drags on the drawing from one named switch to another. */
async function drag(page: Page, builder: Locator, from: string, to: string): Promise<void> {
  const centre = async (name: string) => {
    const box = await drawing(builder).getByText(name, { exact: true }).boundingBox();
    if (box === null) throw new Error(`${name} is not drawn`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(to)), { steps: 4 });
  await page.mouse.up();
}

async function addSwitches(builder: Locator, count: number): Promise<void> {
  const add = builder.getByRole('button', { name: 'Add switch' });
  await add.focus();
  for (let i = 0; i < count; i++) await add.press('Enter');
}

interface Built {
  readonly page: Page;
  readonly other: Page;
  readonly builder: Locator;
  readonly how: (button: Locator) => Promise<void>;
}

/** Saves the network and runs it: the page, another one that opens its link, and the command line give one digest. */
async function expectSameElsewhere({ page, other, builder, how }: Built, info: TestInfo): Promise<void> {
  const saving = page.waitForEvent('download');
  await how(builder.getByRole('button', { name: 'Save file' }));
  const file = await saving;
  expect(file.suggestedFilename()).toBe('my-network.json');
  await how(builder.getByRole('button', { name: 'Run' }));
  await expect.poll(async () => (await state(page)).scenario).toBe('my-network');
  await runUntil(page, 0.2);
  await open(other, (await state(page)).link);
  const here = await digest(page);
  expect(await digest(other)).toBe(here);
  await file.saveAs(info.outputPath('built.json'));
  const output: string[] = [];
  const write = (text: string) => void output.push(text);
  await simCommand(['run', info.outputPath('built.json'), '--until', '0.2', '--json'], {
    out: write,
    err: write,
  });
  expect(JSON.parse(output.join('')).digest).toBe(here);
}

test('a network of four switches is drawn, run, opened elsewhere, and run by the command line', async ({
  page,
  other,
}, info) => {
  await open(page, '/?paused=1&t=0.1');
  const builder = await openBuilder(page);
  await expect(builder.getByText('The network has no switch: add one.').first()).toBeVisible();
  await addSwitches(builder, 4);
  await builder.getByRole('radio', { name: 'Links' }).check({ force: true });
  for (const [from, to] of ['S1 S2', 'S2 S3'].map((pair) => pair.split(' ')))
    await drag(page, builder, from, to);
  await builder.getByRole('radio', { name: 'Sends' }).check({ force: true });
  await drag(page, builder, 'S1', 'S4');
  await expect(
    builder.getByText('S1 has no way to S4, where VCs 1–5 leave: add a link.').first(),
  ).toBeVisible();
  await expect(builder.getByRole('button', { name: 'Run' })).toBeDisabled();
  await builder.getByRole('radio', { name: 'Links' }).check({ force: true });
  await drag(page, builder, 'S3', 'S4');
  await builder.getByRole('radio', { name: 'Sends' }).check({ force: true });
  await drag(page, builder, 'S2', 'S4');
  await expect(builder.getByText('Ready to run: 4 switches, 3 links, 10 senders.')).toBeVisible();
  await expectClean(page, 'dialog[open]');

  await expectSameElsewhere({ page, other, builder, how: (button) => button.click() }, info);
});

test('the same network is built with keys alone, and runs the same elsewhere', async ({
  page,
  other,
}, info) => {
  await open(page, '/?paused=1&t=0.1');
  const builder = await openBuilder(page);
  await addSwitches(builder, 4);
  for (const [from, to] of ['S1 S2', 'S2 S3', 'S3 S4'].map((pair) => pair.split(' '))) {
    await choose(builder, 'Link from', from);
    await choose(builder, 'Link to', to);
    await builder.getByRole('button', { name: 'Add link' }).press('Enter');
  }
  for (const from of ['S1', 'S2']) {
    await choose(builder, 'Senders enter at', from);
    await choose(builder, 'Senders leave at', 'S4');
    await builder.getByRole('button', { name: 'Add senders' }).press('Enter');
  }
  const size = builder.getByRole('textbox', { name: 'Packet size, bytes' });
  await size.fill('1500');
  await size.press('Enter');
  await builder.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(size).toHaveValue('512');
  const group = builder.getByRole('button', { name: /^VCs 6–10/ });
  await group.press('Delete');
  await expect(group).toBeHidden();
  await expect(builder.getByRole('button', { name: /^Whole network/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(group).toBeVisible();
  await expectSameElsewhere({ page, other, builder, how: (button) => button.press('Enter') }, info);
  await page.getByRole('button', { name: 'Edit this network' }).press('Enter');
  await expect(builder.getByRole('textbox', { name: 'Name of the network' })).toHaveValue('My network');
  await expect(builder.getByText('Ready to run: 4 switches, 3 links, 10 senders.')).toBeVisible();
  await expect(builder.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await builder.getByRole('button', { name: /^Back to the previous run/ }).press('Enter');
  await expect.poll(async () => (await state(page)).scenario).not.toBe('my-network');
  await expect(builder).toBeHidden();
});

test('on a phone a network is built from a template', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?paused=1&t=0.1&theme=dark');
  const builder = await openBuilder(page);
  await builder.getByText('Start from').click();
  await builder.getByRole('button', { name: 'Star', exact: true }).click();
  await builder.getByRole('button', { name: /^VCs 1–4/ }).click();
  await builder.getByRole('textbox', { name: 'Senders', exact: true }).fill('6');
  await page.keyboard.press('Enter');
  await expect(builder.getByText('Ready to run: 5 switches, 4 links, 14 senders.')).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page, 'dialog[open]');
  await builder.getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => (await state(page)).scenario).toBe('star');
});
