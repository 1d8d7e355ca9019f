import type { Locator, Page } from '@playwright/test';
import { skipToStage, typeInto } from './keys.ts';
import { region } from './parts.ts';
import {
  boxOf,
  digest,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  open,
  runUntil,
  state,
  tabTo,
  test,
} from './stage.ts';

const card = (page: Page, name: string) => page.getByRole('dialog', { name });
const things = (page: Page) => page.getByRole('toolbar', { name: 'Parameters of switches, links and ports' });

test('half-empty: the TCP of one sender and of all, half the delay of a link', LONG, async ({ page }) => {
  await open(page, '/?scene=half-empty&t=0.3&paused=1');
  const untouched = await digest(page);
  const question = region(page, 'Questions of this scene').getByRole('listitem').nth(2);
  await question.locator('summary').first().click();
  await question.getByText('Show the answer', { exact: true }).click();
  await expect(question).toContainText('It fills a little of the hole.');
  const senders = page.getByRole('radiogroup', { name: 'Follow a VC from its sender' });
  await senders.getByText('3', { exact: true }).click();
  const sender = card(page, 'Sender 3');
  await sender.getByText('TCP: window').click();
  await sender.getByRole('combobox', { name: 'Congestion control' }).selectOption('cubic');
  await expect(sender.getByText('1 change')).toBeVisible();
  await sender.getByRole('button', { name: 'Undo: VC 3 congestion control CUBIC' }).click();
  await expect(sender.getByText('1 change')).toHaveCount(0);
  await expect(sender.getByText('Route: src3 → S1 → S2 → S3 → dst3')).toBeVisible();
  await sender.getByRole('button', { name: 'Change the route' }).click();
  const builder = page.getByRole('dialog', { name: 'Build a network' });
  await expect(builder.getByRole('combobox', { name: 'Route', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');

  await sender.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'All senders (10)' });
  const all = card(page, 'All senders (10)');
  await all.getByText('TCP: window').click();
  await all.getByRole('combobox', { name: 'Congestion control' }).selectOption('newreno');
  await all.getByText('TCP: timers').click();
  const timeout = all.getByRole('textbox', { name: 'Minimum RTO, ms' });
  await expect(timeout).toHaveAccessibleDescription(/Range: 0.001 to 1,000,000 ms\.$/);
  await timeout.fill('0');
  await timeout.press('Enter');
  await expect(all.getByRole('alert')).toContainText('0.001 to 1,000,000 ms');
  await timeout.fill('200');
  await timeout.press('Enter');

  await all.getByRole('button', { name: 'Close' }).click();
  await things(page).getByRole('button', { name: 'Link S1 – S2' }).click();
  const link = card(page, 'Link S1 – S2');
  await expect(link.getByText('2 changes')).toBeVisible();
  const delay = link.getByRole('textbox', { name: 'Delay, ms' });
  await expect(delay).toHaveValue('1');
  await link.getByRole('slider', { name: 'Delay', exact: true }).press('ArrowRight');
  await expect(link.getByText('3 changes')).toBeVisible();
  expect(Number(await delay.inputValue())).toBeGreaterThan(1);
  await delay.fill('0.5');
  await delay.press('Enter');
  await link.getByRole('button', { name: 'Run from 0 s' }).click();
  await expect(link.getByText(/changes?$/)).toHaveCount(0);
  await expect(delay).toHaveValue('0.5');
  await link.getByRole('button', { name: 'Close' }).click();
  await senders.getByText('7', { exact: true }).click();
  const another = card(page, 'Sender 7');
  await another.getByText('TCP: window').click();
  await expect(another.getByRole('combobox', { name: 'Congestion control' })).toHaveValue('newreno');
  const changed = await runUntil(page, 0.3);
  expect(changed).not.toBe(untouched);
  const { link: address } = await state(page);
  await open(page, `${new URL(address).search}${new URL(address).hash}`);
  expect(await runUntil(page, 0.3)).toBe(changed);
});

test('half-empty, with keys only: do five more senders fill the hole, with NewReno, with a shorter link?', async ({
  page,
}) => {
  await open(page, '/?scene=half-empty&t=0.3&paused=1&run.durationS=0.8');
  const sources = page.getByRole('radiogroup', { name: 'Follow a VC from its sender' });
  const source = (vc: number) => sources.getByRole('radio', { name: `VC ${vc}`, exact: true });
  const third = source(3);
  const open3 = page.getByRole('dialog');
  const heading = (hasText: string) => open3.locator('summary').filter({ hasText });
  const run = open3.getByRole('button', { name: 'Run from 0 s' });
  const kind = open3.getByRole('combobox', { name: 'Parameters of' });
  const start = async () => {
    await tabTo(page, run);
    await page.keyboard.press('Enter');
    await expect(run).toHaveCount(0);
    await expect(kind).toBeFocused();
  };
  await skipToStage(page);
  await tabTo(page, source(1));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, open3.getByRole('textbox', { name: 'Senders here' }), '10');
  await start();
  await page.keyboard.press('Escape');
  await expect(third).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('10 senders at S1, 15 senders in all; opened with');

  await tabTo(page, page.getByRole('button', { name: 'Run both to the end' }));
  await page.keyboard.press('Enter');
  const numbers = page.getByRole('region', { name: 'A against B' });
  await expect(numbers.getByText('Idle cell slots', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(
    /With 10 senders at S1 the network delivered [\d,]+ packets/,
  );
  // They fill the hole, as the answer to the third question says.
  const [, ten, fifteen] = /Idle cell slots.*?(\d+)\s%.*?(\d+)\s%/s.exec(await numbers.innerText()) ?? [];
  expect(Number(fifteen)).toBeLessThan(Number(ten) - 5);
  await page.keyboard.press('Alt+z');
  await expect.poll(async () => (await state(page)).time).toBe(0.3);

  await tabTo(page, third);
  await page.keyboard.press('Enter');
  await tabTo(page, heading('TCP: window'));
  await page.keyboard.press('Enter');
  const control = open3.getByRole('combobox', { name: 'Congestion control' });
  await tabTo(page, control);
  await page.keyboard.type('N');
  await expect(control).toHaveValue('newreno');
  await start();
  await expect(page.getByRole('banner')).toContainText('VC 3 congestion control NewReno');
  const which = open3.getByRole('combobox', { name: 'Which' });
  await tabTo(page, which);
  await page.keyboard.press('Home');
  await tabTo(page, heading('TCP: timers'));
  await page.keyboard.press('Enter');
  await typeInto(page, open3.getByRole('textbox', { name: 'Minimum RTO, ms' }), '200');
  await tabTo(page, kind, 'Shift+Tab');
  await page.keyboard.type('L');
  await typeInto(page, open3.getByRole('textbox', { name: 'Delay, ms' }), '0.5');
  await start();
  const { branches, branch } = await state(page);
  const edits = branches.find(({ id }) => id === branch)?.edits.map(({ path, value }) => [path, value]);
  expect(edits).toEqual(
    expect.arrayContaining([
      ['senders.S1', 10],
      ['vcs.3.tcp.congestionControl', 'newreno'],
      ['tcp.minRtoMs', 200],
      [expect.stringMatching(/^links\..*\.delayMs$/), 0.5],
    ]),
  );
  await expectClean(page);
});

test(
  'on a phone: TCP of one sender and of all, five more, half the delay of a link, weights; play stays in reach',
  LONG,
  async ({ start }) => {
    const page = await start({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await open(page, '/?scene=half-empty&t=0.3&paused=1&run.durationS=1');
    const senders = page.getByRole('group', { name: 'Follow a VC' }).getByRole('button');
    await senders.nth(2).tap();
    const one = card(page, 'Sender 3');
    await expect(senders.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
    const [above, below] = [await boxOf(one), await boxOf(page.getByRole('contentinfo'))];
    expect(above.bottom).toBeLessThanOrEqual(below.top + 1);
    for (const control of await one.locator(':is(button, select, summary):visible').all()) {
      const { top, bottom } = await boxOf(control);
      expect(bottom - top, String(await control.textContent())).toBeGreaterThanOrEqual(44);
    }
    const fill = async (name: string, value: string) => {
      const box = page.getByRole('dialog').getByRole('textbox', { name });
      await box.fill(value);
      await box.press('Enter');
    };
    await fill('Senders here', '10');
    await one.getByText('TCP: window').click();
    await one.getByRole('combobox', { name: 'Congestion control' }).selectOption('newreno');
    await one.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'All senders (10)' });
    await page.getByRole('dialog').getByText('TCP: timers').click();
    await fill('Minimum RTO, ms', '200');
    await page.getByRole('combobox', { name: 'Parameters of' }).selectOption('Link');
    await fill('Delay, ms', '0.5');
    await page.getByRole('button', { name: 'Run from 0 s' }).click();
    await expect(senders).toHaveCount(15);
    await expect.poll(async () => (await state(page)).branches.at(-1)?.edits).toHaveLength(4);
    await expectNothingSideways(page);
    await expectClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Run both to the end' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(
      /the network delivered [\d,]+ packets/,
      {
        timeout: 60_000,
      },
    );

    await open(page, '/?scene=unarmed-weights&t=0.1&paused=1');
    await senders.first().click();
    await page.getByRole('combobox', { name: 'Parameters of' }).selectOption('VC');
    await fill('Weight', '4');
    await expect
      .poll(async () => (await state(page)).edits.map(({ path }) => path))
      .toEqual(['vcs.1.weight']);
    await expect(page.getByRole('textbox', { name: 'Least share' })).toHaveAttribute('placeholder', '0');
    await page.getByRole('button', { name: 'Undo: VC 1 weight 4' }).click();
    await expect.poll(async () => (await state(page)).edits).toEqual([]);
    await expectClean(page);
    await fill('Weight', '4');
    await expect
      .poll(async () => (await state(page)).edits)
      .toMatchObject([{ path: 'vcs.1.weight', value: 4 }]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await runUntil(page, 0.5);
    await page.getByRole('tab', { name: 'Score' }).click();
    await page.getByRole('button', { name: 'All senders' }).click();
    const cards = page.getByRole('region', { name: 'Senders', exact: true }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expect
      .poll(async () => (await boxOf(page.getByRole('contentinfo'))).bottom, 'below the cards')
      .toBe(844);
    const losses = async () =>
      (await cards.allInnerTexts()).map((text) => Number(/Cells lost\s*(\d+\.\d\d)\s*%/.exec(text)?.[1]));
    // The buffer is full: who gives out its places decides, not the weights 4, 2, 3 and 4.
    const equal = await losses();
    expect(Math.max(...equal) - Math.min(...equal)).toBeLessThan(4);
    await page.context().close();
  },
);

test('unarmed-weights, with keys only: a weight, and what each VC loses', LONG, async ({ page }) => {
  await open(page, '/?scene=unarmed-weights&t=0.1&paused=1');
  await skipToStage(page);
  await tabTo(page, page.getByRole('radio', { name: 'VC 1', exact: true }));
  await page.keyboard.press('Enter');
  const kind = page.getByRole('combobox', { name: 'Parameters of' });
  await expect(kind).toBeFocused();
  await page.keyboard.type('V');
  await expect(card(page, 'VC 1')).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: 'Weight' }), '4');
  await expect
    .poll(async () => (await state(page)).edits.map(({ path, value }) => [path, value]))
    .toEqual([['vcs.1.weight', 4]]);
  await page.keyboard.press('Escape');
  await runUntil(page, 0.2);
  await tabTo(page, page.getByRole('button', { name: 'All senders' }));
  await page.keyboard.press('Enter');
  const sessions = page.getByRole('region', { name: 'Senders: what each of them got' });
  const losses = sessions.getByRole('row', { name: /Follow VC \d/ });
  await expect(losses).toHaveCount(4);
  await expect(losses.first()).toContainText(/\d+\.\d\d/);
});

test('beat-down, with keys only: ERICA in one switch, EPRCA in the next; axe finds nothing', async ({
  page,
}) => {
  await open(page, '/?scene=beat-down&t=0.05&paused=1');
  const algorithms = async () =>
    Object.fromEntries((await state(page)).ports.map(({ id, algorithm }) => [id, algorithm]));
  const algorithm = page.getByRole('dialog').getByRole('combobox', { name: 'Rate algorithm' });
  await skipToStage(page);
  for (const [name, id] of [
    ['Switch sw0', 'erica'],
    ['Switch sw1', 'eprca'],
  ] as const) {
    const thing = page.getByRole('button', { name, exact: true });
    await tabTo(page, thing);
    await page.keyboard.press('Enter');
    await expect(card(page, name).getByRole('combobox', { name: 'Parameters of' })).toBeFocused();
    await tabTo(page, algorithm);
    // Letters that come slowly, on a busy machine, are not taken together.
    await expect(async () => {
      await page.keyboard.type(`${id.toUpperCase()}:`);
      await expect(algorithm).toHaveValue(id, { timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(thing).toBeFocused();
  }
  await expect.poll(algorithms).toMatchObject({ 'sw0>sw1': 'erica', 'sw1>sw2': 'eprca' });
  await tabTo(page, page.getByRole('button', { name: 'Link sw0 – sw1' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Link sw0 – sw1')).toBeVisible();
  await expectClean(page);
});

test(
  'a source with levels, a VS/VD switch, the buffer of a class and a merging router, each by its card',
  LONG,
  async ({ page }) => {
    const shown = page.getByRole('dialog');
    const network = page.getByRole('region', { name: 'Network' });
    const first = network.getByRole('radio', { name: 'VC 1', exact: true });
    const fill = async (box: Locator, value: string) => {
      await box.fill(value);
      await box.press('Enter');
    };
    const edits = async () => (await state(page)).edits.map(({ path, value }) => [path, value]);
    const run = async () => {
      await shown.getByRole('button', { name: 'Run from 0 s' }).click();
      await expect(shown.getByText(/changes?$/)).toHaveCount(0);
    };
    await open(page, '/?scene=half-empty&t=0.02&paused=1');
    await first.press('Enter');
    await shown.getByRole('combobox', { name: 'Kind' }).selectOption('vbr');
    await shown.getByRole('button', { name: 'Add a level' }).click();
    const rate = shown.getByRole('textbox', { name: 'level 3, rate, cells/s' });
    await fill(rate, '-1');
    await expect(shown.getByRole('alert')).toContainText('0 to 23,584,906 cells/s');
    await fill(rate, '30000');
    await shown.getByRole('button', { name: 'Remove level 2' }).click();
    await run();
    await expect
      .poll(() => edits())
      .toEqual([
        ['vcs.1.source.kind', 'vbr'],
        ['vcs.1.source.levels', '20000 50, 30000 50'],
      ]);

    await open(page, '/?scene=beat-down&t=0.02&paused=1');
    await page.getByRole('button', { name: 'Switch sw1', exact: true }).press('Enter');
    await shown.getByRole('combobox', { name: 'VS/VD' }).selectOption('true');
    await run();
    await expect.poll(() => edits()).toEqual([['nodes.sw1.segments', 'true']]);

    await open(page, '/?scene=five-classes&t=0.02&paused=1');
    await page.getByRole('button', { name: 'Switch S1', exact: true }).press('Enter');
    await shown.getByRole('combobox', { name: 'Parameters of' }).selectOption('Port');
    await shown.getByRole('combobox', { name: 'Which' }).selectOption('S1>S2');
    const ubr = shown.getByRole('group').filter({ hasText: 'Buffer of UBR' });
    await fill(ubr.getByRole('textbox', { name: 'buffer, cells' }), '450');
    await expect.poll(edits).toEqual([['ports.S1>S2.classes.ubr.buffer', 450]]);
    await expectClean(page);

    await open(page, '/?scene=rosolen-router&t=0.001&paused=1');
    await network.getByRole('button', { name: 'All routers (20)' }).first().press('Enter');
    await shown.getByRole('combobox', { name: 'Which' }).selectOption({ index: 1 });
    await fill(shown.getByRole('textbox', { name: 'Frames, packets' }), '40');
    await expectClean(page);
    await run();
    await expect.poll(() => edits()).toEqual([[expect.stringMatching(/^nodes\..*\.bufferPackets$/), 40]]);
  },
);
