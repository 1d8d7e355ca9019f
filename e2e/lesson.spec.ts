import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Lesson } from '../src/lessons/lesson.ts';
import { minutesOf } from '../tests/lessons/minutes.ts';
import { region } from './parts.ts';
import { boxOf, expect, expectClean, expectNothingSideways, LONG, measured, tabTo, test } from './stage.ts';

/** Goes to the next step and waits until its title has the focus: a key pressed before that would be lost. */
async function next(page: Page): Promise<void> {
  const step = page.getByRole('main').getByRole('progressbar');
  const now = (await step.getAttribute('aria-label')) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(step).not.toHaveAttribute('aria-label', now);
  await expect(title(page)).toBeFocused();
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Any cell of the picture is lost by a press, and brought back by another; the last one takes the next packet along. */
async function loseCells(page: Page): Promise<void> {
  const picture = page.getByRole('figure', { name: 'A packet and its cells' });
  const cells = picture.getByRole('list', { name: 'Cells of the first packet' }).first();
  await cells.getByRole('button', { name: 'Cell 1 of 33', exact: true }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cells.getByRole('button', { name: 'Cell 2 of 33, lost' })).toBeFocused();
  await expect(cells.getByRole('button', { name: /wasted$/ })).toHaveCount(32);
  await expect(picture.getByText('32 cells are wasted. 1 lost, 33 sent again.')).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Space');
  await expect(cells.getByRole('button', { name: /lost|wasted/ })).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(picture.getByRole('heading', { name: 'The last cell is missing' })).toBeVisible();
  await expect(picture.getByText('taken for one packet: 65 cells wasted, 66 sent again')).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page);
}

test('a lesson on a phone by keys alone and without motion: answered, drawn, run, explained, and found again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?lesson=one-cell&step=2');
  await expect(title(page)).toHaveText('One cell is missing');
  await page.getByRole('radio', { name: 'Throw them all away' }).press('Space');
  await expect(page.getByText(/^Right\. The checksum fails/)).toBeVisible();
  await loseCells(page);
  await next(page);
  await page.getByRole('button', { name: 'Do it for me' }).press('Enter');
  await expect(page.getByText('Done.')).toBeVisible();
  await next(page);
  const drawing = page.getByRole('slider', { name: 'Your drawing: Queue of S2 → S3' });
  await expect(drawing).toHaveAttribute('aria-valuetext', /^Point 1 of 8, 0\.083 seconds, [\d,]+ cells$/);
  const run = page.getByRole('button', { name: 'Run and compare' });
  await expect(run).toBeDisabled();
  await expect(run).toHaveAccessibleDescription('First draw at least 6 points of the curve: 0 so far.');
  await run.press('Enter');
  await expect(run).toBeFocused();
  for (let point = 0; point < 7; point++) {
    await drawing.press('ArrowDown');
    await drawing.press('ArrowRight');
  }
  await run.press('Enter');
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeFocused();
  await expect(page.getByText(/^It falls to 0 at 0\.10\d s\. Your drawing stays above\.$/)).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page);
  await next(page);
  await next(page);
  await page.getByRole('textbox', { name: 'In your own words' }).fill('One missing cell spoils the packet.');
  await page.goto('/?lesson=one-cell');
  await expect(title(page)).toHaveText('Your explanation');
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue(/spoils the packet/);
});

test(
  'both bars of a comparison are above the transport of a laptop, and each row below the one before on a phone; a small projector leaves the stage more room than the text, and plots more than code',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/?lesson=taking-turns&step=3');
    await region(page, 'Result, the stage of the lesson').waitFor();
    const { top } = await boxOf(region(page, 'Transport, the stage of the lesson'));
    for (const badge of ['A', 'B'])
      await expect
        .poll(
          async () => (await boxOf(region(page, `${badge}, Senders hit, the stage of the lesson`))).bottom,
        )
        .toBeLessThan(top);
    await page.setViewportSize({ width: 390, height: 844 });
    const parts = ['A, Use of the link', 'B, Use of the link', 'A, Senders hit', 'B, Senders hit'];
    const rows = await Promise.all(
      parts.map((part) =>
        measured(region(page, `${part}, the stage of the lesson`), (row) => {
          const title = row.querySelector('h2')?.getBoundingClientRect();
          const plot = row.querySelector('canvas')?.getBoundingClientRect();
          return [title?.top, title?.bottom, plot?.top, plot?.bottom].map(Number);
        }),
      ),
    );
    const down = rows.flat();
    expect(down).toEqual(down.toSorted((a, b) => a - b));
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/?lesson=taking-turns&step=3&theme=projector');
    const text = await boxOf(title(page));
    const stage = await boxOf(region(page, 'Queue, the stage of the lesson'));
    expect(stage.right - stage.left).toBeGreaterThan(1.5 * (text.right - text.left));
    await expectNothingSideways(page);
    await page.goto('/?lesson=taking-turns&step=1&theme=projector');
    const plot = await boxOf(page.getByRole('slider', { name: /^Queue.*cursor$/ }));
    const code = await boxOf(page.getByRole('list', { name: 'Pseudo-code' }));
    expect(plot.right - plot.left).toBeGreaterThan(400);
    expect(plot.bottom - plot.top).toBeGreaterThan(120);
    expect(code.top).toBeGreaterThan(plot.bottom);
    expect(code.bottom).toBeLessThan((await boxOf(region(page, 'Transport, the stage of the lesson'))).top);
  },
);

/** How a reader reaches what is on the page. */
interface Hands {
  press(button: Locator): Promise<void>;
  choose(answer: Locator): Promise<void>;
  draw(plot: Locator): Promise<void>;
  write(box: Locator, words: string): Promise<void>;
}

/** From where the focus is, forwards, and round once where it is behind. */
const keysOf = (page: Page): Hands => {
  const { keyboard } = page;
  const goTo = (control: Locator) => tabTo(page, control, 'Tab', 80);
  return {
    async press(button) {
      await goTo(button);
      await keyboard.press('Enter');
    },
    async choose(answer) {
      const all = answer.page().getByRole('main').getByRole('radio');
      await goTo(all.first());
      await keyboard.press('Space');
      for (let presses = await all.count(); presses > 0 && !(await answer.isChecked()); presses--)
        await keyboard.press('ArrowDown');
    },
    async draw(plot) {
      await goTo(page.getByRole('button', { name: 'Go to the plot' }));
      await keyboard.press('Enter');
      await expect(plot).toBeFocused();
      for (let point = 0; point < 7; point++) {
        await keyboard.press('ArrowDown');
        await keyboard.press('ArrowRight');
      }
    },
    async write(box, words) {
      await goTo(box);
      await keyboard.type(words);
    },
  };
};

/** A finger, or the pointer of someone who wants no motion. */
const pointerOf = (page: Page, touch: (one: Locator) => Promise<void>): Hands => ({
  press: touch,
  choose: touch,
  async draw(plot) {
    await plot.scrollIntoViewIfNeeded();
    const { left, top, right, bottom } = await boxOf(plot);
    const finger = await page.context().newCDPSession(page);
    const at = (share: number) => ({
      x: left + share * (right - left),
      y: top + (0.2 + 0.5 * share) * (bottom - top),
    });
    const touchAt = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: ReturnType<typeof at>[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touchAt('touchStart', at(0.3));
    for (let step = 1; step <= 12; step++) await touchAt('touchMove', at(0.3 + 0.05 * step));
    await touchAt('touchEnd');
    await finger.detach();
  },
  async write(box, words) {
    await touch(box);
    await page.keyboard.type(words);
  },
});

const FIRST: Lesson = JSON.parse(readFileSync('src/lessons/texts/one-cell.lesson.json', 'utf8'));

/** The first lesson from its first step to its end, without anything being done instead of the reader. */
async function takeFirst(page: Page, hands: Hands): Promise<void> {
  const main = page.getByRole('main');
  for (const [at, step] of FIRST.steps.entries()) {
    await expect(title(page)).toHaveText(step.title);
    await page.evaluate(() => window.cellscope.ready);
    if (step.kind === 'ask' || step.kind === 'check') {
      const right = step.answers.find((answer) => answer.right);
      await hands.choose(main.getByRole('radio', { name: right?.text ?? '', exact: true }));
      await expect(main.getByText(right?.because ?? '')).toBeVisible();
    } else if (step.kind === 'do') {
      await expect(main.getByText('Waiting for you to do this on the stage.')).toBeVisible();
      await hands.press(page.getByRole('button', { name: 'Step forward: drop' }));
      // Of the first overflow, whatever the reader has played before.
      await expect.poll(() => page.evaluate(() => window.cellscope.state().time)).toBeLessThan(0.085);
      await expect(main.getByText('Done.', { exact: true })).toBeVisible();
    } else if (step.kind === 'draw') {
      await hands.draw(page.getByRole('slider', { name: `Your drawing: ${step.drawing.name}` }));
      await hands.press(main.getByRole('button', { name: 'Run and compare' }));
      await expect(main.getByText(/^It falls to 0 at 0\.10\d s\./)).toBeVisible();
      await expect(main.getByText(step.drawing.seen)).toBeVisible();
    } else if (step.kind === 'explain') {
      await hands.write(main.getByRole('textbox', { name: 'In your own words' }), 'A gap spoils the packet.');
      await hands.press(main.getByRole('button', { name: 'Compare with ours' }));
      await expect(main.getByText(step.model)).toBeVisible();
    }
    await expectNothingSideways(page);
    if (at < FIRST.steps.length - 1)
      await hands.press(main.getByRole('button', { name: 'Next', exact: true }));
  }
  await expect(main.getByText(/^This was the last step/)).toBeVisible();
  const minutes = minutesOf(FIRST);
  console.log(
    `one-cell: drawn, surprised and explained within ${minutes.toFixed(1)} minutes at reading speed`,
  );
  expect(minutes).toBeLessThanOrEqual(8);
}

const START = '/?lesson=one-cell&step=1';

test('the first lesson, all of it, by the keyboard alone', LONG, async ({ page }) => {
  await page.goto(START);
  await takeFirst(page, keysOf(page));
});

test('the first lesson, all of it, on a phone by touch', LONG, async ({ start }) => {
  const page = await start({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await page.goto(START);
  await takeFirst(
    page,
    pointerOf(page, (one) => one.tap()),
  );
  await page.context().close();
});

test('the first lesson, all of it, without motion', LONG, async ({ start }) => {
  const page = await start({ hasTouch: true, reducedMotion: 'reduce' });
  await page.goto(START);
  await takeFirst(
    page,
    pointerOf(page, (one) => one.click()),
  );
  await page.context().close();
});

for (const [lesson, step] of [
  ['one-cell', 4],
  ['three-losses', 2],
  ['taking-turns', 6],
] as const)
  test(
    `on a low projector the way on is in sight at every step: ${lesson}, step ${step}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`/?lesson=${lesson}&step=${step}&theme=projector`);
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeInViewport({ ratio: 1 });
    },
  );
