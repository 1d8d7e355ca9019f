import type { Page } from '@playwright/test';
import { region, sentence, timeAxis } from './parts.ts';
import {
  atRest,
  boxOf,
  expect,
  expectClean,
  expectNothingSideways,
  expectWholeInWindow,
  LONG,
  open,
  test,
} from './stage.ts';

const SIZES = [
  ['light', 1366, 768],
  ['dark', 1366, 768],
  ['projector', 1920, 1080],
  ['light', 390, 844],
] as const;

for (const [theme, width, height] of SIZES) {
  test(`axe finds nothing: ${theme}, ${width} x ${height}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?theme=${theme}&policy=espd&t=0.3&paused=1`);
    await page.evaluate(() => window.cellscope.step('drop'));
    await expectClean(page);
    await expectNothingSideways(page);
  });
}

/** What has the focus, and by how much it is behind the transport, pixels; nothing once the keys have left the page. */
async function focused(page: Page) {
  await atRest(page);
  return page.evaluate(() => {
    const { activeElement: one } = document;
    const transport = document.querySelector('footer');
    if (one === null || one === document.body || transport === null) return null;
    const behind = one.getBoundingClientRect().bottom - transport.getBoundingClientRect().top;
    return {
      name: one.getAttribute('aria-label') ?? one.textContent,
      behind: transport.contains(one) ? 0 : Math.round(behind),
    };
  });
}

for (const [width, height] of [
  [1366, 600],
  [390, 700],
] as const)
  test(`what keys go to is not behind the transport: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?policy=epd&t=0.3&paused=1');
    const names = new Set<string | null>();
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (at === null) break;
      names.add(at.name);
      expect(at.behind, at.name ?? '').toBeLessThanOrEqual(1);
    }
    expect(names.size).toBeGreaterThan(20);
  });

/** Text twice as large, by a style sheet: every panel, one after another. */
async function expectInsideWithLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const name of ['Buffer', 'Network', 'Policy', 'Score', 'Traces']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNothingSideways(page);
  }
}

test('text twice as large, by a style sheet, stays inside 1366 x 768', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?policy=espd&t=0.3&paused=1');
  await expectInsideWithLargeText(page);
});

/** A laptop at 400 %: the buttons of the transport stay, header and the rest of it leave the window to the stage. */
async function expectRoomAtFourTimes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const play = page.getByRole('button', { name: 'Play' });
  const main = page.getByRole('main');
  const shareOfStage = async (): Promise<number> => {
    const [stage, button] = [await boxOf(main), await boxOf(play)];
    return (Math.min(256, button.top, stage.bottom) - Math.max(0, stage.top)) / 256;
  };
  const expectShareAt = (top: number, least: number) =>
    expect(async () => {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect
        .poll(() => shareOfStage(), `share of the window that the stage has at ${top} px`)
        .toBeGreaterThan(least);
    }).toPass({ timeout: 10_000 });
  await expectShareAt(0, 0.5);
  await expectShareAt(300, 0.75);
  await expect(play).toBeInViewport({ ratio: 1 });
  for (const tab of await page.getByRole('tab').all()) {
    await tab.scrollIntoViewIfNeeded();
    await expect(tab).toBeInViewport({ ratio: 0.99 });
  }
  await expectNothingSideways(page);
  await expectClean(page);
}

test('on a phone a dialog gives the focus back to the menu it was opened from', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?theme=light&policy=espd&t=0.3&paused=1');
  const menu = page.getByRole('button', { name: 'Menu' });
  const help = page.getByRole('dialog', { name: 'Help' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => help.getByRole('button', { name: 'Close' }).press('Enter'),
  ]) {
    await menu.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Help' }).press('Enter');
    await expect(help).toBeVisible();
    await close();
    await expect(menu).toBeFocused();
  }
});

test(
  'on a phone text twice as large stays inside 390 x 844 at a drop; axe finds nothing at 320 x 640',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/?theme=light&policy=espd&t=0.3&paused=1');
    await page.evaluate(() => window.cellscope.step('drop'));
    await expectInsideWithLargeText(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    await page.setViewportSize({ width: 320, height: 640 });
    await expectClean(page);
    await expectNothingSideways(page);
    await expectRoomAtFourTimes(page);
  },
);

for (const [width, height, tier] of [
  [1280, 720, LONG],
  [1024, 768, LONG],
] as const) {
  test(`a projector of ${width} x ${height} shows the whole stage`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?theme=projector&policy=espd&t=0.3&paused=1');
    await expectWholeInWindow(page, 1);
    await page.getByRole('slider', { name: /^Queue of S2 to S3/ }).hover();
    await expect(
      timeAxis(page)
        .getByText(/^[\d.\u2009]+ s$/)
        .filter({ visible: true })
        .last(),
    ).toBeVisible();
  });
}

test('on a phone every caption of the network stands under its ends', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?scene=capture&t=0.3&paused=1&tab=network');
  await expect(region(page, 'Network').getByText(/^(senders|destinations) \d/)).toHaveText([
    'senders 1–10',
    'destinations 1–10',
  ]);
});

const spoken = (page: Page) => page.getByRole('status');

test('the focus is never lost: a table, an answer, a line that is deleted; dialogs and the card of branches and stops are found clean; a card opened by keys takes the focus, gives it back; what keys did is spoken', async ({
  page,
}) => {
  await open(page, '/?policy=epd&t=0.3&paused=1');
  const plot = page.getByRole('slider', { name: /^Queue of S2 to S3/ });
  await plot.press('t');
  await expect(page.getByRole('region', { name: 'Queue of S2 to S3' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(plot).toBeFocused();

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.evaluate(() => window.cellscope.set('policy', 'ppd'));
  await undo.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();

  await page.keyboard.press('Alt+ArrowRight');
  await expect(spoken(page).filter({ hasText: /^Paused at 0\.\d+\s\d+ s, \w/ })).toHaveCount(1);
  await page.evaluate(() => window.cellscope.step('drop'));
  await expect(spoken(page).filter({ hasText: /^Paused at 0\.\d+\s\d+ s, at a drop\. / })).toHaveCount(1);
  await page.getByRole('button', { name: 'What followed?' }).press('Enter');
  await expect(
    page.getByRole('region', { name: 'Why', exact: true }).getByRole('heading', { level: 2 }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sentence(page)).toBeFocused();

  await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).press('Enter');
  const stops = page.getByRole('dialog', { name: 'Branches, breakpoints, bookmarks' });
  await expectClean(page);
  await stops.getByRole('button', { name: 'Add' }).press('Enter');
  await stops.getByRole('button', { name: 'Delete: any VC loses a cell at S2 → S3' }).press('Enter');
  await expect(stops).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stops).toBeHidden();

  for (const name of ['Scenes', 'Help']) {
    await page.getByRole('button', { name }).click();
    await expectClean(page, 'dialog[open]');
    await page.keyboard.press('Escape');
  }
  const term = page.getByRole('button', { name: 'Fairness (Jain)' });
  const card = page.getByRole('dialog', { name: 'Fairness (Jain)' });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cells lost', exact: true })).toBeFocused();

  // What keys did is spoken, the same words once more too.
  await page.keyboard.press('Alt+f');
  await expect(spoken(page)).toContainText('A second branch runs too.');
  await page.keyboard.press('Alt+b');
  await expect(spoken(page)).toContainText('Bookmark');
  const before = await spoken(page).locator('span').elementHandle();
  await page.keyboard.press('Alt+b');
  await expect.poll(() => before?.evaluate((line) => line.isConnected)).toBe(false);
  await expect(spoken(page)).toContainText('Bookmark');
});

/** What twins and a reason look like to axe is also in their own journeys, on a laptop and at 320 pixels. */
const STATES: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['twins', '/?policy=epd&t=0.3&paused=1', (page) => page.keyboard.press('Alt+f')],
  [
    'why a cell was dropped',
    '/?policy=epd&t=0.3&paused=1',
    async (page) => {
      await page.evaluate(() => window.cellscope.step('drop'));
      await page.getByRole('button', { name: 'What followed?' }).press('Enter');
      await expect(page.getByRole('button', { name: 'What followed?' })).toHaveCount(0);
    },
  ],
];

for (const [name, link, reach] of STATES) {
  test(`axe finds nothing: ${name}`, LONG, async ({ page }) => {
    await open(page, link);
    await reach(page);
    await expectClean(page);
  });
}

test(
  'axe finds nothing where an RM cell goes around its loop; a phone shows one panel of rate control at a time, and axe finds nothing in it',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=beat-down&paused=1');
    const cells = page.getByRole('slider', { name: 'RM cells under way' });
    await cells.press('ArrowRight');
    await cells.press('Enter');
    await expect(page.getByText(/What happened at each of its \d+ stations/)).toBeVisible();
    await expectClean(page);

    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = ['Buffer', 'Network', 'Policy', 'Score', 'Traces'];
    // The card of the policy has tabs of its own.
    const panels = page.getByRole('tabpanel', { name: new RegExp(`^(${tabs.join('|')})$`) });
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(panels).toHaveCount(1);
      await expectClean(page);
    }
  },
);
