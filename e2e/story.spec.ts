import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stories } from '../src/stories/index.ts';
import type { Story } from '../src/stories/story.ts';
import {
  atRest,
  boxOf,
  dropFile,
  expect,
  expectClean,
  expectNothingSideways,
  inject,
  LONG,
  measured,
  test,
} from './stage.ts';
import { clashes } from './words.ts';

/** Runs of stories take longer than the page takes to open. */
const MINUTES = 180_000;

const sentence = (page: Page) => page.getByRole('heading', { level: 1 });
const black = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const moment = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Moment ${number} of 4`) });
const picture = (page: Page) => page.getByRole('figure', { name: 'What happens in the network' });

/** Words besides numbers, their units and the letters of the two runs that a reader sees, and the smallest letters, pixels. */
const seen = (page: Page) =>
  measured(page.getByRole('main'), (main) => {
    const words: string[] = [];
    let smallest = Number.POSITIVE_INFINITY;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (parent === null || text.trim() === '' || !parent.checkVisibility()) continue;
      // What only a screen reader has is a pixel wide.
      if (parent.getBoundingClientRect().width <= 1) continue;
      words.push(
        ...text
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word) && !/^[AB]$/.test(word) && !/^m?s$/.test(word)),
      );
      const size = Number(/^[\d.]+/.exec(getComputedStyle(parent).fontSize)?.[0] ?? 0);
      // Letters of a drawing are scaled with it.
      const drawn = parent.closest('svg');
      const scale = drawn === null ? 1 : drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width;
      smallest = Math.min(smallest, size * scale);
    }
    return { words: words.length, smallest };
  });

async function expectHeld(page: Page, most = 45): Promise<void> {
  await expectClean(page);
  await expectNothingSideways(page);
  const { words, smallest } = await seen(page);
  expect(words, 'words on the screen').toBeLessThanOrEqual(most);
  expect(smallest, 'the smallest letters').toBeGreaterThanOrEqual(15);
}

test('who has seen only the story can say what is empty, what the senders do, what a loss costs, what two senders change, and the price', async ({
  page,
}) => {
  test.setTimeout(MINUTES);
  await page.setViewportSize({ width: 1366, height: 768 });
  // In stills: what plays between them is a journey of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const began = Date.now();
  await page.getByRole('link', { name: 'See why', exact: true }).click();
  await expect(sentence(page)).toHaveText('Ten senders fill the buffer faster than the link can empty it.');
  await expect(black(page, 'Go on')).toBeVisible({ timeout: 60_000 });
  await expect(picture(page)).toContainText('1,400 of 2,000 cells');
  await expectHeld(page);

  await black(page, 'Go on').click();
  await expect(sentence(page)).toHaveText('The buffer is full. 2,719 cells are lost, of all ten senders.', {
    timeout: 60_000,
  });
  await expectHeld(page);

  await black(page, 'Go on').click();
  await expect(sentence(page)).toHaveText(
    'Silence. All ten lost a cell within 10 ms; eight wait for their timers.',
    {
      timeout: 60_000,
    },
  );
  await expect(picture(page)).toContainText('95 % empty');
  await expect(picture(page)).toContainText('ten first losses');
  await expect(page.getByText('First: sender 6, 24 ms')).toHaveCount(1);
  await expectHeld(page);
  await page.getByRole('button', { name: 'Sender 6' }).focus();
  await expect(page.getByRole('status')).toHaveText(
    /^Sender 6 lost a cell at 0\.1\d\d s; its timer ends in 24 ms\. A packet or an answer of it is still under way\.$/,
  );

  await black(page, 'Show everything').click();
  await page.getByRole('navigation', { name: 'Where this run was opened' }).getByRole('link').waitFor();
  await atRest(page);
  const { run, time } = await page.evaluate(() => window.cellscope.state());
  expect(run).toBe('paused');
  expect(time).toBeCloseTo(0.13979, 5);
  await page.getByRole('link', { name: 'Back to the story' }).click();
  await expect(moment(page, 3)).toHaveAttribute('aria-current', 'step');
  await expect(sentence(page)).toHaveText(/^Silence\./, { timeout: 60_000 });

  await black(page, 'Go on').click();
  await expect(sentence(page)).toHaveText(
    'They start together, fill it together, and lose together: 52 % of the link stays empty.',
    { timeout: 120_000 },
  );
  await expectHeld(page);

  await black(page, 'Go on').click();
  await expect(sentence(page)).toHaveText(
    'What if the switch refused whole packets of only two senders at a time?',
  );
  const guess = page.getByRole('slider', { name: 'Guess: how much is used?' });
  await expect(guess).toHaveValue('48', { timeout: 60_000 });
  await guess.fill('70');
  await expect(guess).toHaveAttribute('aria-valuetext', 'Your guess, 70 % of the link used');
  await expectHeld(page);
  await black(page, 'Run both').click();
  await expect(sentence(page)).toHaveText(
    'Hit two senders at a time, and the other eight keep the link busy: 74,435 packets instead of 34,995.',
    { timeout: 120_000 },
  );
  expect(Date.now() - began, 'ms from home to the ending').toBeLessThan(MINUTES);
  await expect(page.getByText('Five seeds: 92 to 119 %')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: /^Seed [1-5]: \+\d+ %$/ })).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'The papers say less' })).toHaveAttribute(
    'href',
    '?page=papers&paper=000',
  );
  for (const text of ['48 % used', '99 % used', 'Your guess: 70 %', '29 points lower', '+113 %'])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main')).toContainText(
    'The price: 21 times as many cells lost. Loss was not the problem. Silence was.',
  );
  await expectClean(page);
  await expect(page).toHaveURL(/\?story=half-empty&seed=1&a=policy:rcd&b=policy:espd&guess=70$/);
});

test('from home by Space alone, without motion, in German on a phone: four stills, no guess, the end', async ({
  page,
}) => {
  test.setTimeout(MINUTES);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/de/');
  await expect(page.getByRole('heading', { name: /^Erste Schritte/ })).toBeVisible();
  const began = Date.now();
  await page.keyboard.press('Space');
  for (const text of [
    /^Zehn Sender füllen/,
    /^Der Puffer ist voll\. 2\.719 Zellen/,
    /^Stille\./,
    /52\s% der Leitung/,
  ]) {
    await expect(sentence(page)).toHaveText(text, { timeout: 120_000 });
    await expect(page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true })).toBeVisible({
      timeout: 120_000,
    });
    await expectClean(page);
    await expectNothingSideways(page);
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('slider')).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Space');
  await expect(sentence(page)).toHaveText(/74\.435 Pakete statt 34\.995\.$/, { timeout: 120_000 });
  expect(Date.now() - began, 'ms from home to the ending').toBeLessThan(MINUTES);
  await expect(page.getByText('Fünf Seeds: 92 bis 119 %')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Deine Schätzung')).toHaveCount(0);
  await expectClean(page);
  await expectNothingSideways(page);
});

for (const [by, press] of [
  ['the black button', (page: Page) => black(page, /^(Go on|Run both)$/).click()],
  ['Space', (page: Page) => page.keyboard.press('Space')],
] as const)
  test(
    `from home to the ending by ${by} alone takes at most three minutes, and what plays moves with every frame of the display`,
    LONG,
    async ({ page }) => {
      test.setTimeout(2 * MINUTES);
      await page.setViewportSize({ width: 1366, height: 768 });
      await inject(page, () => {
        const counts = { played: 0, painted: 0 };
        Object.assign(window, { counts });
        let isPainted = false;
        const clear = CanvasRenderingContext2D.prototype.clearRect;
        CanvasRenderingContext2D.prototype.clearRect = function (...box) {
          isPainted = true;
          clear.apply(this, box);
        };
        // Before the paints of its frame: what those of the frame before have done.
        const tick = () => {
          const main = document.querySelector('main');
          const plays = [...(main?.querySelectorAll('button') ?? [])].some(
            ({ textContent, disabled }) => textContent === 'Pause' && !disabled,
          );
          if (plays) {
            counts.played++;
            if (isPainted) counts.painted++;
          }
          isPainted = false;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: /^First steps/ })).toBeVisible();
      const began = Date.now();
      if (by === 'Space') await press(page);
      else await page.getByRole('link', { name: 'See why', exact: true }).click();
      for (const number of [1, 2, 3, 4]) {
        await expect(moment(page, number)).toHaveAttribute('aria-current', 'step', { timeout: MINUTES });
        await expect(black(page, 'Go on')).toBeVisible({ timeout: MINUTES });
        if (number === 1) await expect(picture(page)).toContainText('1,400 of 2,000 cells');
        await press(page);
        if (number < 4) await expect(black(page, 'Pause')).toBeVisible();
      }
      await expect(page.getByRole('slider')).toHaveValue('48', { timeout: MINUTES });
      await press(page);
      await expect(sentence(page)).toHaveText(/74,435 packets instead of 34,995\.$/, { timeout: MINUTES });
      expect(Date.now() - began, 'ms from home to the ending').toBeLessThan(MINUTES);
      const { played, painted } = await page.evaluate(
        () => (window as unknown as { counts: { played: number; painted: number } }).counts,
      );
      expect(played).toBeGreaterThan(100);
      // The first frame behind each press has nothing to move yet.
      expect(painted, `painted of ${played} frames`).toBeGreaterThanOrEqual(played - 8);
    },
  );

test('keys lead to moments, and a file of its own is tried', async ({ page }) => {
  test.setTimeout(MINUTES);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?story=half-empty');
  await expect(picture(page)).toContainText('Queue', { timeout: 60_000 });
  await page.keyboard.press('3');
  await expect(sentence(page)).toHaveText(/^Silence\./, { timeout: 60_000 });
  await page.keyboard.press('ArrowLeft');
  await expect(sentence(page)).toHaveText(/^The buffer is full\./);
  await page.keyboard.press('ArrowRight');
  await expect(black(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(black(page, 'Go on')).toBeVisible();
  const text = readFileSync('src/stories/texts/half-empty.story.json', 'utf8');
  await dropFile(page, 'my.story.json', text.replace('"slower": 100,', '"slower": 0,'));
  await expect(page.getByRole('alert')).toContainText(
    'my.story.json, line 7, column 13: slower = 0 is not a number from 0.1 to 100000',
  );
  await dropFile(page, 'my.story.json', text.replace('Ten senders fill', 'Ten of them fill'));
  await expect(sentence(page)).toHaveText(/^Ten of them fill the buffer/, { timeout: 60_000 });
  await expect(page.getByRole('main')).toContainText('my.story.json, tried here');
});

/** What each story tells, as somebody says it who has seen nothing else: what happens, why, the answer, and the price. */
const QUIZ: Readonly<Record<string, readonly RegExp[]>> = {
  'one-cell': [
    /one cell is lost/,
    /crossed the link and were wasted/,
    /fewer cells are wasted/,
    /The price: [\d,]+ cells lost/,
  ],
  'whole-frames': [
    /the rest of it/,
    /the heads had gone/,
    /Refuse whole packets early/,
    /times as many cells lost/,
  ],
  'take-turns': [
    /ten of ten senders lose/,
    /only wait for their timers/,
    /the others keep the link busy/,
    /times as many cells lost/,
  ],
  'buffer-dial': [
    /500 cells can wait/,
    /senders lose cells/,
    /A small buffer hits/,
    /of the link still stays empty/,
  ],
  capture: [
    /One sender keeps it full/,
    /still only wait/,
    /Ten senders get through instead of one/,
    /Sender 4 pays/,
  ],
  'far-near': [
    /Sender 2 gets 66 % of the link/,
    /On the longer way that takes longer/,
    // The picture counts who is on the link over the time that the sentence says.
    /2: 66 %/,
    /1: 33 %/,
    /both get half/,
    /Sender 2 pays/,
  ],
  'unarmed-weights': [
    /sender 1 holds 80 % of it/,
    /no cell waiting is not served/,
    /4: 25 %/,
    /what its weight says/,
    /Sender 1 pays/,
  ],
  'front-drop': [/cells are refused/, /Silence/, /52 timers end instead of 96/, /packets broken/],
  'beat-down': [/slow down/, /Fair would be a sixth/, /at least 99 % of a fair share/, /Sender 2 pays/],
  'exact-rates': [
    /100 cells wait/,
    /On average it is right/,
    /0\.5 cells wait on average/,
    /5 % of the link stays empty/,
  ],
  'idle-share': [
    /its third stays empty/,
    /who is open, not who sends/,
    /166 ms instead of 197/,
    /cells wait on average/,
  ],
};

for (const [id, answers] of Object.entries(QUIZ)) {
  const story: Story = JSON.parse(readFileSync(`src/stories/texts/${id}.story.json`, 'utf8'));
  // One with rates stands for all.
  test(
    `who has seen only “${stories[id]?.title}” can say what happens, why, what helps, and at what price`,
    id === 'beat-down' ? {} : LONG,
    async ({ page }) => {
      test.setTimeout(2 * MINUTES);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/?story=${id}`);
      const said: string[] = [];
      const note = async () => said.push(await page.getByRole('main').innerText());
      for (const [i] of story.moments.entries()) {
        await expect(
          page.getByRole('button', { name: new RegExp(`^Moment ${i + 1} of ${story.moments.length}`) }),
        ).toHaveAttribute('aria-current', 'step', { timeout: MINUTES / 2 });
        await expect(black(page, 'Go on')).toBeVisible({ timeout: MINUTES / 2 });
        await expectHeld(page);
        await note();
        await page.keyboard.press('Space');
      }
      if (story.guess !== undefined) {
        await expect(page.getByRole('slider', { name: story.guess.question })).toBeVisible();
        await expectHeld(page);
        await page.keyboard.press('Space');
      }
      await expect(page.getByRole('button', { name: 'Again', exact: true })).toBeVisible({
        timeout: MINUTES,
      });
      // Runs of the other seeds take longer than a look at the page may.
      await atRest(page);
      await note();
      for (const answer of answers) expect(said.join(' ').replace(/\s+/g, ' ')).toMatch(answer);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingSideways(page);
      await expectClean(page);
    },
  );
}

/** Words are placed with the next picture of the page. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await atRest(page);
}

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

for (const [id, { title }] of Object.entries(stories)) {
  const story: Story = JSON.parse(readFileSync(`src/stories/texts/${id}.story.json`, 'utf8'));
  test(
    `“${title}” is told in German by touch on a phone, without motion; no held screen has too many words`,
    LONG,
    async ({ browser, baseURL }) => {
      test.setTimeout(3 * MINUTES);
      const context = await browser.newContext({
        viewport: PHONE,
        hasTouch: true,
        reducedMotion: 'reduce',
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(`/de/?story=${id}`);
      const held = async () => {
        for (const size of [LAPTOP, PHONE]) {
          await resize(page, size);
          await expectHeld(page);
          await expect.poll(() => clashes(page)).toEqual([]);
        }
      };
      for (const [i] of story.moments.entries()) {
        await expect(
          page.getByRole('button', { name: new RegExp(`^Augenblick ${i + 1} von ${story.moments.length}`) }),
        ).toHaveAttribute('aria-current', 'step', { timeout: MINUTES / 2 });
        await expect(black(page, 'Weiter')).toBeVisible({ timeout: MINUTES / 2 });
        await held();
        await black(page, 'Weiter').tap();
      }
      if (story.guess !== undefined) {
        await expect(page.getByRole('slider')).toBeVisible();
        await held();
        await black(page, 'Beide laufen lassen').tap();
      }
      await expect(page.getByRole('button', { name: 'Noch einmal', exact: true })).toBeVisible({
        timeout: MINUTES,
      });
      // Runs of the other seeds take longer than a look at the page may.
      await atRest(page);
      await expectNothingSideways(page);
      await expect.poll(() => clashes(page)).toEqual([]);
      await expectDotsBelowTheirWords(page);
      await expectClean(page);
      await context.close();
    },
  );
}

/** Seeds with about one result are one above the other, and not on the words that count them. */
async function expectDotsBelowTheirWords(page: Page): Promise<void> {
  const words = page.getByText(/^Fünf Seeds: /);
  if ((await words.count()) === 0) return;
  const dots = await page.getByRole('button', { name: /^Seed \d+/ }).all();
  expect(dots.length).toBe(5);
  const { bottom } = await boxOf(words);
  for (const dot of dots) expect((await boxOf(dot)).top).toBeGreaterThanOrEqual(bottom - 4);
}

test(
  'both strips of a guess have one scale where a name takes two lines: a tablet in German',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/de/?story=beat-down&guess=');
    const today = page.getByRole('region', { name: 'Heute: langsamer oder schneller' }).getByRole('figure');
    await expect(today).toBeVisible();
    const [one, other] = [await boxOf(today), await boxOf(page.getByRole('slider'))];
    expect(Math.abs(one.bottom - other.bottom)).toBeLessThan(3);
    expect(Math.abs(one.top - other.top)).toBeLessThan(3);
  },
);

test('on a phone the line of the head does not go through the name of a row', LONG, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/?story=beat-down');
  await expect(black(page, 'Weiter')).toBeVisible({ timeout: MINUTES / 2 });
  const name = page.getByText('Wer auf der Leitung ist');
  await expect(name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test(
  'by touch on a phone, from home to the ending: the black button, a guess that is dragged, and how far it was off',
  LONG,
  async ({ browser, baseURL }) => {
    test.setTimeout(MINUTES);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto('/');
    const began = Date.now();
    await page.getByRole('link', { name: 'See why', exact: true }).tap();
    for (const number of [1, 2, 3, 4]) {
      await expect(moment(page, number)).toHaveAttribute('aria-current', 'step', { timeout: MINUTES / 2 });
      await expect(black(page, 'Go on')).toBeVisible({ timeout: MINUTES / 2 });
      await black(page, 'Go on').tap();
    }
    const guess = page.getByRole('slider', { name: 'Guess: how much is used?' });
    await expect(guess).toHaveValue('48', { timeout: MINUTES / 2 });
    const frame = await measured(guess, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    // From the height of today's share up to three quarters of the frame, by one finger.
    const touches = await context.newCDPSession(page);
    const x = frame.x + frame.width / 2;
    const at = (share: number) => [{ x, y: frame.y + frame.height * (1 - share) }];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.48) });
    for (const share of [0.55, 0.65, 0.75])
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Number(await guess.inputValue())).toBeGreaterThan(70);
    await black(page, 'Run both').tap();
    await expect(sentence(page)).toHaveText(/74,435 packets instead of 34,995\.$/, { timeout: MINUTES / 2 });
    expect(Date.now() - began, 'ms from home to the ending').toBeLessThan(MINUTES);
    await expect(page.getByRole('main')).toContainText(/\d+ points lower/);
    await expectNothingSideways(page);
    await context.close();
  },
);

test(
  'a moment that a run does not come to stays hollow; a result of other settings, and everything from the first moment on',
  LONG,
  async ({ page }) => {
    test.setTimeout(MINUTES);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Under rate control nothing is lost: the second moment cannot come.
    const text = readFileSync('src/stories/texts/beat-down.story.json', 'utf8');
    await page.goto('/?story=beat-down');
    await expect(black(page, 'Go on')).toBeVisible({ timeout: MINUTES / 2 });
    await black(page, 'Show everything').click();
    await page.waitForURL(/scene=beat-down.*paused=1/);
    await page.goto('/?story=beat-down&seed=2&a=algorithm:relative&b=algorithm:eraa');
    await expect(sentence(page)).toHaveText(/^With a rate, everyone gets at least 95\s% of a fair share\./, {
      timeout: MINUTES / 2,
    });
    await expectShares(page, /^A\s*one bit$/, 7);
    await dropFile(page, 'never.story.json', text.replace('"time": 0.29', '"lost": { "atLeast": 1 }'));
    const last = page.getByRole('button', { name: /^Moment 3 of 3/ });
    await expect(last).toBeDisabled({ timeout: MINUTES / 2 });
  },
);

test('names of rows end before their plots, in German on a large screen', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/de/?story=half-empty&moment=2');
  const name = page.getByText('Warteschlange', { exact: true });
  await expect(name).toBeVisible();
  // What is drawn is explained below the plots, from their left edge on.
  const key = page.getByRole('listitem').filter({ hasText: 'genutzt' });
  await expect.poll(async () => (await boxOf(name)).right).toBeLessThan((await boxOf(key)).left);
});

const SIZES = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
  [320, 900],
  // A window 1280 px wide, four times enlarged.
  [320, 256],
] as const;

/** On every size of window nothing stands on anything else or leaves the window; axe finds nothing. */
async function expectDesigned(page: Page, screen: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await resize(page, { width, height });
    await expectNothingSideways(page);
    // Where the page is longer than the window, what is at its lower edge is cut by it.
    if (height > 300) await expect.poll(() => clashes(page), `${screen} at ${width} x ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await expectClean(page);
}

for (const theme of ['light', 'dark', 'projector', 'projector-dark'])
  for (const folder of theme === 'light' ? ['', 'de/'] : [''])
    test(
      `every screen of a story fits all windows, and axe finds nothing: /${folder}, ${theme}`,
      LONG,
      async ({ page }) => {
        test.setTimeout(3 * MINUTES);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/${folder}?page=home&theme=${theme}`);
        await expectDesigned(page, 'home');
        await page.goto(`/${folder}?story=half-empty&theme=${theme}`);
        const goOn = black(page, /^(Go on|Weiter)$/);
        for (const number of [1, 2, 3, 4]) {
          await expect(
            page
              .getByRole('navigation')
              .getByRole('button', { name: new RegExp(` ${number} `) })
              .first(),
          ).toBeVisible({ timeout: MINUTES });
          await expect(page.locator('[aria-current="step"]')).toHaveText(String(number), {
            timeout: MINUTES,
          });
          await expect(goOn).toBeVisible({ timeout: MINUTES });
          await expectDesigned(page, `moment ${number}`);
          await page.keyboard.press('Space');
        }
        const guess = page.getByRole('slider');
        await expect(guess).toHaveValue('48', { timeout: MINUTES });
        await expectDesigned(page, 'guess');
        await guess.fill('70');
        await expectDesigned(page, 'guess made');
        await black(page, /^(Run both|Beide laufen lassen)$/).click();
        await expect(page.getByText(/^(Five|Fünf) Seeds: 92/i)).toBeVisible({ timeout: MINUTES });
        await expectDesigned(page, 'ending');
      },
    );

test('who is on the link: on a phone, with B kept and back, and with all numbers', LONG, async ({ page }) => {
  test.setTimeout(2 * MINUTES);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?story=capture&seed=1&a=allocation:shared&b=allocation:caps');
  await expect(sentence(page)).toHaveText('Ten senders get through instead of one.', { timeout: MINUTES });
  await expect(page.getByRole('button', { name: /^Seed [123]: the same conclusion$/ })).toHaveCount(3, {
    timeout: MINUTES,
  });
  await expect(page.getByRole('link', { name: 'What the papers print' })).toHaveAttribute(
    'href',
    '?page=papers&paper=003',
  );
  await expectShares(page, /^A\s*the first to come$/, 10);
});

/** Both answers side by side, B alone, and the table of what was counted. */
async function expectShares(page: Page, today: RegExp, senders: number): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  const link = page.getByRole('region', { name: 'Who is on the link' });
  await expect(link.getByRole('list')).toHaveCount(2);
  await expect(main.getByText(today)).toBeVisible();
  await expectNothingSideways(page);
  await expect.poll(() => clashes(page)).toEqual([]);

  await black(page, 'Keep B').click();
  await expect(link.getByRole('list')).toHaveCount(1);
  await expect(main.getByText(today)).toBeHidden();
  await black(page, 'Undo').click();
  await expect(main.getByText(today)).toBeVisible();

  await black(page, 'All numbers').click();
  const table = page.getByRole('table', { name: 'All numbers' });
  await expect(table).toBeInViewport();
  await expect(table.getByRole('row')).toHaveCount(1 + senders);
  await expectNothingSideways(page);
  await expectClean(page);
  await black(page, 'Hide the numbers').click();
  await expect(table).toBeHidden();
}
