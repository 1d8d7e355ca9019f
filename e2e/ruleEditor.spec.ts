import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { notice, region } from './parts.ts';
import {
  atRest,
  digest,
  dropFile,
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

const EPD = readFileSync('src/rules/discard/epd.rule', 'utf8');
const LINE = 'if queue < threshold and queue < buffer';
const HALVED = LINE.replace('threshold', 'threshold / 2');
const LINK = '/?scene=half-empty&policy=epd&t=0.3&paused=1&step=drop';

const editor = (page: Page) => region(page, 'Rule editor');
const text = (page: Page) => page.getByRole('textbox', { name: /^Text of the rule/ });
const errors = (page: Page) => editor(page).getByRole('status').first();
const policy = (page: Page) => page.getByRole('combobox', { name: 'Discard policy' });
const chosen = (page: Page) => policy(page).locator('option:checked');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const running = async (page: Page) => (await state(page)).ports[0]?.policy ?? '';

async function edit(page: Page): Promise<void> {
  await press(page, 'Edit');
  await expect(text(page)).toBeFocused();
}

/** Keys of so many letters, or of a key so often. */
async function strike(page: Page, key: string, often: number): Promise<void> {
  for (let i = 0; i < often; i++) await page.keyboard.press(key);
}

/** With the cursor in the line of the threshold: behind its name. */
async function goToThreshold(page: Page): Promise<void> {
  await page.keyboard.press('Home');
  await strike(page, 'ArrowRight', 'if queue < threshold'.length);
}

const highest = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([since, until]) => {
      const { time, max } = window.cellscope.traces('queue/S2>S3');
      return Math.max(...max.filter((_: number, i: number) => time[i]! >= since && time[i]! < until));
    },
    [from, to] as const,
  );

async function seeds(page: Page, count: number): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Seeds' });
  await box.fill(String(count));
  await box.press('Enter');
}

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};

test('a student changes a line, sees it act, mends a slip, compares, races and shares', async ({
  page,
  other,
}) => {
  await open(page, `${LINK}&run.durationS=0.7&measure.fromS=0.31`);
  const epd = await runUntil(page, 0.6);
  await expect.poll(() => highest(page, 0.3, 0.6)).toBeGreaterThan(1900);
  await runUntil(page, 0.3);
  await edit(page);
  await page.getByText(LINE).last().click();
  await goToThreshold(page);
  await page.keyboard.type(' / 2');
  await expect(editor(page)).toContainText('from EPD, 1 line changed');
  await page.keyboard.press('Control+Enter');
  await expect(chosen(page)).toHaveText('my EPD: early packet discard');
  await expect(errors(page)).toHaveText('No errors, runs');
  const mine = await runUntil(page, 0.6);
  expect(mine).not.toBe(epd);
  await expect.poll(() => highest(page, 0.3, 0.6)).toBeLessThan(1100);

  // A slip: the last good rule goes on.
  const good = await running(page);
  await text(page).focus();
  await strike(page, 'ArrowLeft', ' / 2'.length);
  await page.keyboard.press('Backspace');
  await expect(errors(page)).toHaveText(/^Line 13: .*`threshol`.* did you mean `threshold`\?$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => running(page)).toBe(good);
  await editor(page)
    .getByRole('button', { name: /^Use threshold/ })
    .click();
  await expect(errors(page)).toHaveText('No errors, runs');

  // A drop is explained by the line that decided, with its numbers.
  await runUntil(page, 0.4);
  await press(page, 'Step forward: drop');
  await expect(text(page).locator('[aria-current="step"]')).toContainText('refuse');
  await expect(text(page)).toContainText(/\d{3} < 1,960 \/ 2: no|\d{3} < 980: no/);

  await press(page, 'Compare with EPD');
  await expect(page.getByText('Identical until 0.300 s')).toBeVisible();
  await runUntil(page, 0.6);
  const { branches, together, edits } = await state(page);
  // The one that began when the past was changed is there too.
  expect(branches.map(({ name }) => name)).toEqual(['', '', 'EPD']);
  expect(together).toEqual([3]);
  expect(edits.at(-1)).toMatchObject({ path: 'policy', time: 3e11 });

  await press(page, 'Race it');
  await seeds(page, 2);
  const race = page.getByRole('dialog', { name: 'Race it' });
  await expect(race.getByText('This policy: my EPD')).toBeVisible();
  await race.getByRole('checkbox', { name: 'RCD' }).uncheck();
  await race.getByRole('button', { name: 'Start' }).click();
  await expect(race.getByRole('button', { name: 'Start again' })).toBeVisible();
  await race.getByText('Numbers, and a link to every run').click();
  const run = race.getByRole('link', { name: /^Open my EPD, .*, seed 2$/ });
  const raced = (await run.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await expect(region(page, 'Result of the race')).toContainText(/, 2 seeds: /);

  const { link } = await state(page);
  expect(link.length, 'characters of the link').toBeLessThan(2000);
  await open(other, pathOf(link));
  await expect(chosen(other)).toHaveText('my EPD: early packet discard');
  await expect.poll(() => digest(other)).toBe(await digest(page));
  await expect.poll(async () => (await state(other)).branches).toHaveLength(3);
  await open(other, pathOf(raced));
  expect([(await state(other)).seed, await running(other)]).toEqual([2, good]);

  await press(page, 'Undo');
  await expect(chosen(page)).toHaveText('EPD: early packet discard');
  await page.keyboard.press('Alt+Shift+KeyZ');
  await expect(chosen(page)).toHaveText('my EPD: early packet discard');
});

test('by keys alone: edit, complete a name, mend, run, compare and race', LONG, async ({ page }) => {
  await open(page, LINK);
  await policy(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await strike(page, 'ArrowDown', 6);
  await goToThreshold(page);
  await page.keyboard.type(' - VC cel');
  const offer = page.getByRole('option', { name: /^VC cells waiting/ });
  await expect(offer).toBeVisible();
  await expect(offer).toHaveAttribute('aria-selected', 'true');
  await expectClean(page);
  await page.keyboard.press('Enter');
  await expect(text(page)).toContainText('threshold - VC cells waiting and queue');
  await page.keyboard.press('Backspace');
  await expect(errors(page)).toContainText('did you mean `VC cells waiting`?');
  await expect(errors(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Enter');
  await expect(errors(page)).toHaveText('No errors');
  await page.keyboard.press('Control+Enter');
  await expect(errors(page)).toHaveText('No errors, runs');
  await expect(text(page)).toBeFocused();

  // Alt belongs to the text; on the next control keys of the page work again: one step on.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Header and messages' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(text(page).locator('[aria-current="step"]')).toHaveCount(1);
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Run this rule' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Identical until 0.300 s')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Race it' }), 'Tab', 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Race it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Race it' })).toBeFocused();
});

test('nothing is lost: a draft outlives the editor, a reload and another scene', LONG, async ({ page }) => {
  const lists = page.getByRole('dialog', { name: 'Your rules' });
  await open(page, LINK);
  await policy(page).selectOption({ label: 'New rule …' });
  await lists.getByRole('combobox', { name: 'New rule from' }).selectOption({ label: 'three lines' });
  await lists.getByRole('button', { name: 'Write it' }).click();
  await expect(text(page)).toContainText('if queue < buffer');
  await page.getByRole('textbox', { name: 'Name of the rule' }).fill('half full');
  await page.keyboard.press('Enter');
  await page.getByText('if queue < buffer').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' / 2');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' ?');
  await expect(errors(page)).toHaveText(/^Line 4: /);

  await page.evaluate(() => window.cellscope.load('early-warning'));
  await expect(text(page)).toContainText('if queue < buffer / 2 ?');
  await open(page, LINK);
  await expect(chosen(page)).toHaveText('EPD: early packet discard');
  await policy(page).selectOption({ label: 'Rename, save, delete …' });
  await expect(lists).toContainText('draft, has not run');
  await lists.getByRole('button', { name: 'Edit: half full' }).click();
  await expect(text(page)).toContainText('if queue < buffer / 2 ?');
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await strike(page, 'ArrowUp', 2);
  await page.keyboard.press('End');
  await strike(page, 'Backspace', 2);
  await page.keyboard.press('Control+Enter');
  await expect(chosen(page)).toHaveText(/^half full: /);
  await press(page, 'Close editor');
  await edit(page);
  await expect(text(page)).toContainText('if queue < buffer / 2');

  // Another one from a built-in rule leaves the first where it is.
  await policy(page).selectOption({ label: 'New rule …' });
  await lists.getByRole('combobox', { name: 'New rule from' }).selectOption('fba');
  await lists.getByRole('button', { name: 'Write it' }).click();
  await expect(editor(page)).toContainText('from FBA, unchanged');
  await page.keyboard.press('Control+Enter');
  await expect(chosen(page)).toHaveText(/^my FBA: /);
  await expect(policy(page).getByRole('option', { name: 'half full' })).toBeAttached();
});

test(
  'a link that would be too long is saved as a file, which opens as the same run',
  LONG,
  async ({ page, other }) => {
    const noise = Array.from({ length: 300 }, (_, i) => `# ${((i * i * 7919) % 99_991) ** 3}`).join('\n');
    await open(page, LINK);
    const long = EPD.replace(LINE, HALVED)
      .replace('short EPD', 'short long')
      .replace('\n\nif', `\n${noise}\n\nif`);
    await dropFile(page, 'long.rule', long);
    await expect(chosen(page)).toHaveText(/^long: /);
    await runUntil(page, 0.5);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Copy link')]);
    await expect(notice(page)).toHaveText(
      'A link would be over 2,000 characters. Saved as cellscope-half-empty-seed1.json instead.',
    );
    const file = readFileSync(await download.path(), 'utf8');
    await open(other, '/?scene=one-cell&paused=1');
    await dropFile(other, download.suggestedFilename(), file);
    await expect(chosen(other)).toHaveText(/^long: /);
    await expect.poll(async () => (await state(other)).time).toBe(0.5);
    await expect.poll(() => digest(other)).toBe(await digest(page));
    await expect.poll(async () => (await state(other)).problems).toEqual([]);
  },
);

test('on a phone a rule is edited, mended and raced', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${LINK}&tab=policy&run.durationS=0.5&measure.fromS=0.1`);
  await edit(page);
  await page.getByText(LINE).last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(errors(page)).toContainText('did you mean `buffer`?');
  await expectNothingSideways(page);
  await page.keyboard.press('Escape');
  await editor(page)
    .getByRole('button', { name: /^Use buffer/ })
    .click();
  await page.keyboard.type(' / 2');
  await press(page, /^Run this rule/);
  await expect(chosen(page)).toHaveText('my EPD: early packet discard');
  await press(page, 'Race it');
  await seeds(page, 2);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(region(page, 'Result of the race')).toContainText(/, 2 seeds: /);
  await expectNothingSideways(page);
  await expectClean(page);
});

for (const [name, width, height, tier] of [
  ['a laptop', 1366, 768, LONG],
  ['a phone', 390, 844, {}],
] as const)
  test(`the cells of each VC stand beside a rule that reads them, on ${name}`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${LINK}&tab=policy`);
    await runUntil(page, 0.43);
    const waiting = region(page, 'Waiting');
    await edit(page);
    await expect(waiting).toHaveCount(0);
    await page.getByText(LINE).last().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' and VC cells waiting <= 150 ');
    await expect(waiting).toContainText('line 13 changes at 150 cells');
    const cells = await waiting.locator('[data-vc] b').allTextContents();
    const counts = cells.map(Number);
    expect(counts).toHaveLength(10);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(100);
    await expect(waiting).toContainText(
      `${counts.reduce((sum, one) => sum + one, 0).toLocaleString('en')} now`,
    );
    const held = await waiting.locator('[data-holds="true"] b').allTextContents();
    expect(held.map(Number)).toEqual(counts.filter((one) => one <= 150));
    await expectNothingSideways(page);
    await expectClean(page);

    // Half of that, with the keys: the line follows.
    await strike(page, 'Backspace', '50 '.length);
    await page.keyboard.type('00');
    await expect(waiting).toContainText('line 13 changes at 100 cells');
    await press(page, 'Close editor');
    await expect(waiting).toHaveCount(0);
  });

test('whom the port refuses next is said beside the rule and marked', async ({ page }) => {
  await open(page, '/?scene=half-empty&policy=fba&t=0.47&paused=1&theme=light&tab=policy');
  await edit(page);
  const refused = region(page, 'Waiting')
    .getByText('its packet is being refused, or the next one would be')
    .filter({ visible: true });
  await expect(refused).toHaveCount(1);
  await page.evaluate(() => window.cellscope.set('policy', 'rcd'));
  await expect(refused).toHaveCount(0);
});

for (const [theme, width, height] of [
  ['light', 1366, 768],
  ['dark', 1366, 768],
  ['projector', 1920, 1080],
] as const)
  test(
    `axe finds nothing in the editor, with an error and names to choose: ${theme}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `${LINK}&theme=${theme}`);
      // On a projector its button leaves beside a decision.
      await edit(page);
      await press(page, 'Step forward: drop');
      await page.getByText(LINE).last().click();
      await page.keyboard.press('End');
      await strike(page, 'Backspace', 2);
      await page.keyboard.type('e');
      await expect(page.getByRole('option', { name: /^buffer/ })).toBeVisible();
      await expectClean(page);
      await page.keyboard.press('Escape');
      await expect(errors(page)).toBeInViewport();
      await press(page, 'Show EPD');
      await expectClean(page);
      await atRest(page);
    },
  );
