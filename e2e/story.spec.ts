import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { atRest, dropFile, expect, expectClean, expectNothingSideways, measured, test } from './stage.ts';

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
  await page.goto('/?story=half-empty');
  await expect(black(page, 'Pause')).toBeVisible();
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
    'Nobody sends. All ten lost a cell within 10 ms; eight wait for their timers.',
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
    /^Sender 6 lost a cell at 0\.1\d\d s; its timer ends in 24 ms\.$/,
  );

  await black(page, 'Show everything').click();
  await page.getByRole('navigation', { name: 'Where this run was opened' }).getByRole('link').waitFor();
  await atRest(page);
  const { run, time } = await page.evaluate(() => window.cellscope.state());
  expect(run).toBe('paused');
  expect(time).toBeCloseTo(0.13979, 5);
  await page.getByRole('link', { name: 'Back to the story' }).click();
  await expect(moment(page, 3)).toHaveAttribute('aria-current', 'step');
  await expect(sentence(page)).toHaveText(/^Nobody sends\./, { timeout: 60_000 });

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
  await expect(page.getByText('Five seeds: 92 to 119 %')).toBeVisible({ timeout: 120_000 });
  for (const text of ['48 % used', '99 % used', 'Your guess: 70 %', '29 points lower', '+113 %'])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main')).toContainText(
    'The price: 21 times as many cells lost. Loss was not the problem. Silence was.',
  );
  await expectClean(page);
  await expect(page).toHaveURL(/\?story=half-empty&seed=1&a=policy:rcd&b=policy:espd&guess=70$/);
});

test('by Space alone, without motion, in German on a phone: four stills, no guess, the end', async ({
  page,
}) => {
  test.setTimeout(MINUTES);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/de/?story=half-empty');
  for (const text of [
    /^Zehn Sender füllen/,
    /^Der Puffer ist voll\. 2\.719 Zellen/,
    /^Niemand sendet\./,
    /52 % der Leitung/,
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
  await expect(page.getByText('Fünf Seeds: 92 bis 119 %')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Deine Schätzung')).toHaveCount(0);
  await expectClean(page);
  await expectNothingSideways(page);
});

test('a picture moves with every frame of the display while it plays; keys lead to moments, and a file of its own is tried', async ({
  page,
}) => {
  test.setTimeout(MINUTES);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?story=half-empty');
  await expect(picture(page)).toContainText('Queue', { timeout: 60_000 });
  const [frames, moves] = await page.evaluate(async () => {
    const canvas = document.querySelector('figure canvas');
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
    if (context === null) throw new Error('there is no picture');
    let painted = 0;
    const clear = context.clearRect.bind(context);
    context.clearRect = (...box) => {
      painted++;
      clear(...box);
    };
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    return [30, painted];
  });
  expect(moves).toBeGreaterThanOrEqual(frames! - 1);
  await page.keyboard.press('3');
  await expect(sentence(page)).toHaveText(/^Nobody sends\./, { timeout: 60_000 });
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
