import type { Page } from '@playwright/test';
import { policyCard } from './parts.ts';
import { atRest, expect, open, state, test } from './stage.ts';

interface Stroke {
  readonly key: string;
  /** Where the key is, in the words of a keyboard from the United States. */
  readonly code: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
  readonly modifierAltGraph?: boolean;
}

/** A key of another keyboard, pressed where the focus is; whether the page left it to the browser. */
const press = (page: Page, stroke: Stroke): Promise<boolean> =>
  page.evaluate((init) => {
    let at = document.activeElement ?? document.body;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true });
    return at.dispatchEvent(event);
  }, stroke);

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Ctrl+Z and Ctrl+Y where keyboards have these letters. */
const BOARDS = [
  ['QWERTZ', 'KeyY', 'KeyZ'],
  ['AZERTY', 'KeyW', 'KeyY'],
  ['Dvorak', 'Slash', 'KeyT'],
] as const;

/** What Option types on keyboards of Macs, and AltGr on others. */
const OPTION: readonly Stroke[] = [
  { key: '@', code: 'KeyL', altKey: true },
  { key: '\u0142', code: 'KeyL', altKey: true },
  { key: '\u00df', code: 'KeyS', altKey: true },
  { key: 'Dead', code: 'KeyK', altKey: true },
  { key: '\u00e5', code: 'KeyA', altKey: true },
];
const ALT_GR: readonly Stroke[] = [
  { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true },
  { key: '\u0142', code: 'KeyL', ctrlKey: true, altKey: true },
  { key: '{', code: 'Digit7', modifierAltGraph: true },
  { key: '\u2190', code: 'KeyZ', ctrlKey: true, altKey: true, modifierAltGraph: true },
];

/** What the keys of the page change. */
const moment = (page: Page) =>
  page.evaluate(() => {
    const { time, run, branch, edits, bookmarks } = window.cellscope.state();
    return {
      time,
      run,
      branch,
      edits,
      bookmarks,
      dialogs: document.querySelectorAll('[open]').length,
    };
  });

async function expectTyped(page: Page, strokes: readonly Stroke[]): Promise<void> {
  const before = await moment(page);
  for (const stroke of strokes) expect(await press(page, stroke), `${stroke.key} is typed`).toBe(true);
  await atRest(page);
  await expect.poll(() => moment(page)).toEqual(before);
}

test('keys are read by what they print, on QWERTZ, AZERTY and Dvorak; what is typed into a field belongs to the field, with the Option of a Mac and AltGr too', async ({
  page,
}) => {
  await open(page, '/?policy=epd&t=0.3&paused=1&step=drop');
  const threshold = async () => (await state(page)).ports[0]?.params.threshold;
  const first = await threshold();
  await page.getByRole('slider', { name: 'T', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(threshold).not.toBe(first);
  const second = await threshold();
  for (const [board, undo, redo] of BOARDS)
    await test.step(`Ctrl+Z and Ctrl+Y on ${board}, from a slider and from nowhere`, async () => {
      expect(await press(page, { key: 'z', code: undo, ctrlKey: true })).toBe(false);
      await expect.poll(threshold).toBe(first);
      await blur(page);
      expect(await press(page, { key: 'y', code: redo, ctrlKey: true })).toBe(false);
      await expect.poll(threshold).toBe(second);
      // Cmd of a Mac, with Shift.
      await press(page, { key: 'z', code: undo, metaKey: true });
      await expect.poll(threshold).toBe(first);
      await press(page, { key: 'Z', code: undo, metaKey: true, shiftKey: true });
      await expect.poll(threshold).toBe(second);
    });
  await test.step('where no text is entered, Option of a Mac is Alt', async () => {
    await press(page, { key: '\u222b', code: 'KeyB', altKey: true });
    await expect.poll(async () => (await state(page)).bookmarks.length).toBe(1);
  });
  await test.step('AltGr means no key of the page, nor does Z in the place of another letter', async () => {
    await expectTyped(page, ALT_GR);
    await expectTyped(page, [{ key: 'w', code: 'KeyZ', ctrlKey: true }]);
  });
  await test.step('in a number box', async () => {
    const box = policyCard(page).getByRole('textbox', { name: 'T, cells' });
    await box.focus();
    await expectTyped(page, [
      ...OPTION,
      ...ALT_GR,
      { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true },
      { key: 'z', code: 'KeyZ', ctrlKey: true },
      { key: 't', code: 'KeyT' },
      { key: '?', code: 'Minus', shiftKey: true },
    ]);
    await page.keyboard.press('Escape');
  });
  await test.step('? opens the help on QWERTZ and AZERTY, with Alt and without', async () => {
    await blur(page);
    for (const code of ['Minus', 'Comma'])
      for (const altKey of [false, true]) {
        expect(await press(page, { key: '?', code, shiftKey: true, altKey })).toBe(false);
        const help = page.getByRole('heading', { name: 'Help', exact: true });
        await expect(help).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(help).toHaveCount(0);
      }
  });
  await test.step('keys of one character are switched off in the help, those with Alt stay', async () => {
    const help = page.getByRole('heading', { name: 'Help', exact: true });
    const box = page.getByRole('checkbox', { name: /^Keys of one character/ });
    await press(page, { key: '?', code: 'Minus', shiftKey: true });
    await page.getByText('Keys', { exact: true }).click();
    await box.uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await blur(page);
    expect(await press(page, { key: '?', code: 'Minus', shiftKey: true })).toBe(true);
    await expect(help).toHaveCount(0);
    await press(page, { key: '?', code: 'Minus', shiftKey: true, altKey: true });
    await page.getByText('Keys', { exact: true }).click();
    await box.check();
    await page.keyboard.press('Escape');
  });
  await test.step('in a box for searching', async () => {
    await page.getByRole('button', { name: 'Scenes' }).first().click();
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.type('beat');
    await expectTyped(page, [...OPTION, ...ALT_GR, { key: 'z', code: 'KeyZ', ctrlKey: true }]);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('searchbox').first()).not.toHaveValue('beat');
    await expect.poll(() => threshold()).toBe(second);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
  await test.step('in a list: its letters choose', async () => {
    await page.getByRole('combobox', { name: 'Discard policy' }).focus();
    await expectTyped(page, [OPTION[0]!, { key: 'ArrowDown', code: 'ArrowDown', altKey: true }]);
  });
  await test.step('in the text of a rule, which is in a shadow root', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const text = page.getByRole('textbox', { name: /^Text of the rule/ });
    await expect(text).toBeFocused();
    await expectTyped(page, [...OPTION, ...ALT_GR]);
    const before = await moment(page);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+l');
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await page.keyboard.press('Control+z');
    await expect.poll(() => moment(page)).toEqual(before);
  });
});
