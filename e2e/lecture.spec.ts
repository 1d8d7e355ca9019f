import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Lecture } from '../src/lessons/lectures/lecture.ts';
import {
  dropFile,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  runUntil,
  state,
  test,
} from './stage.ts';

const [first, second] = ['half-empty-link', 'shares-and-rates'].map(
  (id): Lecture => JSON.parse(readFileSync(`src/lessons/lectures/${id}.lecture.json`, 'utf8')),
) as [Lecture, Lecture];

const counter = (page: Page) => page.getByRole('button', { name: /Open the notes$/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The notes of a lecture that is started from its plan. */
async function start(page: Page, lecture: Lecture): Promise<Page> {
  await page.goto('/?page=lecture');
  await page.getByRole('link', { name: lecture.title }).click();
  const opens = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Start with notes' }).click();
  await page.waitForURL(/step=1/);
  await expect(counter(page)).toBeVisible();
  return opens;
}

/** Presses Page Down from the first step to the last stop, and expects each in its turn. */
async function walk(page: Page, { steps }: Lecture, reached: (at: number) => Promise<void>): Promise<void> {
  for (const [at, step] of steps.entries()) {
    await expect(title(page)).toHaveText(step.title);
    if (step.stage === undefined) await expect(page.getByText(step.ask ?? '', { exact: true })).toBeVisible();
    for (let stop = 1; stop <= step.stops.length; stop++) {
      await page.keyboard.press('PageDown');
      await expect(counter(page)).toHaveText(`${at + 1} of ${steps.length} ${stop}/${step.stops.length}`);
    }
    await reached(at);
    await page.keyboard.press('PageDown');
  }
  await expect(page.getByText(/^This was the last step/)).toBeVisible();
}

/** Nothing on the stage was refused, once it has done what was pressed. */
async function expectDone(page: Page, { stops }: Lecture['steps'][number]): Promise<void> {
  const plays = stops.at(-1) !== undefined && 'play' in (stops.at(-1) ?? {});
  if (!plays) await page.evaluate(() => window.cellscope.atRest());
  expect(await page.evaluate(() => window.cellscope.state().problems)).toEqual([]);
  await expect(page.getByText(/^This press had no effect/)).toBeHidden();
}

/** Where the run is, and with how many changes, once it has done what was pressed. */
const standing = (page: Page) =>
  page.evaluate(async () => {
    await window.cellscope.atRest();
    const { time, edits, ports } = window.cellscope.state();
    return { time, edits: edits.length, policy: ports.find(({ id }) => id === 'S2>S3')?.policy };
  });

/** Goes into a step: a drop under PPD, the scene under EPD, its drop, a threshold. Each is taken back by Page Up. */
async function takeBack(page: Page): Promise<void> {
  const before = [];
  for (let stop = 0; stop < 4; stop++) {
    before.push(await standing(page));
    await page.keyboard.press('PageDown');
    await expect(counter(page)).toHaveText(`5 of 9 ${stop + 1}/7`);
  }
  await expect.poll(() => standing(page)).toMatchObject({ policy: 'epd', edits: 1 });
  for (let stop = 3; stop >= 0; stop--) {
    await page.keyboard.press('PageUp');
    await expect(counter(page)).toHaveText(`5 of 9 ${stop}/7`);
    await expect.poll(() => standing(page)).toEqual(before[stop]);
  }
}

/** The audience asks: a value is changed by hand; the plan waits for it, and so does the question for the plan. */
async function answerQuestion(page: Page, notes: Page): Promise<void> {
  const asked = 'Not in the plan. The next press returns to the plan.';
  const before = await standing(page);
  await page.evaluate(() => window.cellscope.set('buffer', 20_000));
  await expect(page.getByText(asked)).toBeVisible();
  await expect(notes.getByText(asked)).toBeVisible();
  const question = await standing(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByText(/^Back in the plan/)).toBeVisible();
  await expect.poll(() => standing(page)).toEqual(before);
  await expect(counter(page)).toHaveText('5 of 9 0/7');
  await page.keyboard.press('PageUp');
  await expect(page.getByText(asked)).toBeVisible();
  await expect.poll(() => standing(page)).toEqual(question);
  await page.keyboard.press('PageUp');
  await expect(page.getByText(/^Back in the plan/)).toBeVisible();
  await expect.poll(() => standing(page)).toEqual(before);
}

/** A press on a port opens its card; Esc closes that, and the lecture stays. */
async function closeCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Port S2 → S3' }).click();
  const card = page.getByRole('dialog', { name: 'Port S2 → S3' });
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByText('Press Esc again to leave the lecture.')).toBeHidden();
}

/** A second window for the room has the clock of the first, and both say that there are two. */
async function openSecondRoom(page: Page, notes: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  const other = /^Another window shows this lecture/;
  for (const window of [page, second, notes]) await expect(window.getByText(other)).toBeVisible();
  await expect(notes.getByRole('timer')).not.toHaveText('0:00');
  // Nor need it say that it is gone: it may have crashed.
  await second.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await second.close();
  await expect(page.getByText(other)).toBeHidden();
  await expect(counter(page)).toBeVisible();
}

test('Page Down leads through a lecture from start to end, with notes that follow, and Esc leaves it', async ({
  page,
}) => {
  const notes = await start(page, first);
  await expect(notes.getByText('What many believe', { exact: true })).toBeVisible();
  await expectClean(notes);
  await expect(notes.getByText('The clock starts with the first press')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(notes.getByText('The clock starts with the first press')).toBeHidden();
  await page.keyboard.press('PageUp');
  await notes.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(notes);
  await walk(page, first, async (at) => {
    await expect(title(notes)).toHaveText(first.steps[at]?.title ?? '');
    if (at !== 1) return;
    await page.reload();
    await expect(counter(page)).toHaveText(/^2 of 9 0/);
    await expect(notes.getByText('The window of the lecture is not open.')).toBeHidden();
    await expect(notes.getByRole('timer')).not.toHaveText('0:00');
    await notes.reload();
    await expect(title(notes)).toHaveText(first.steps[1]?.title ?? '');
    for (const _ of first.steps[1]?.stops ?? []) await notes.keyboard.press('PageDown');
    await expect(counter(page)).toHaveText(/^2 of 9 4\/4/);
  });
  await page.keyboard.press('b');
  await expect(notes.getByText('The room sees a black screen.')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await notes.getByRole('button', { name: /^Refuse early, refuse whole/ }).click();
  await expect(title(page)).toHaveText('Refuse early, refuse whole');
  await answerQuestion(page, notes);
  await takeBack(page);
  await closeCard(page);
  await openSecondRoom(page, notes);
  await expectClean(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press Esc again to leave the lecture.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You left at step 5: Refuse early, refuse whole.')).toBeVisible();
  await expect(notes.getByText('The window of the lecture is not open.')).toBeVisible();
  await expectClean(page);
  await notes.close();
});

test('the other lecture begins, too, in a browser that blocks the notes', async ({ page }) => {
  await page.goto(`/?page=lecture&plan=${second.id}`);
  await expect(page.getByRole('row')).toHaveCount(second.steps.length + 1);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g), 'sheets of paper').toHaveLength(1);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('link', { name: 'Start with notes' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Open the notes' })).toBeVisible();
  await page.getByRole('link', { name: 'Start without notes' }).click();
  const [begin] = second.steps;
  await expect(title(page)).toHaveText(begin?.title ?? '');
  await page.keyboard.press('PageDown');
  await expect(counter(page)).toHaveText(`1 of ${second.steps.length} 1/${begin?.stops.length}`);
});

test('each plan is one sheet of A4 and of Letter, in both languages', LONG, async ({ page }) => {
  for (const folder of ['', 'de/'])
    for (const lecture of [first, second])
      for (const format of ['A4', 'Letter']) {
        await page.goto(`/${folder}?page=lecture&plan=${lecture.id}`);
        await expect(page.getByRole('row')).toHaveCount(lecture.steps.length + 1);
        const paper = (await page.pdf({ format })).toString('latin1');
        expect(paper.match(/\/Type \/Page\b/g), `${folder}${lecture.id}, ${format}`).toHaveLength(1);
      }
});

for (const lecture of [first, second])
  test(`${lecture.title}: each stop is done before the next one is asked for`, LONG, async ({ page }) => {
    await page.goto(`/?page=lecture&plan=${lecture.id}&step=1`);
    await page.waitForFunction(() => 'cellscope' in window);
    await page.evaluate(() => window.cellscope.ready);
    await walk(page, lecture, async (at) => expectDone(page, lecture.steps[at] as Lecture['steps'][number]));
  });

test(
  "a lecturer's own plan is dropped, goes without one of its steps, and its minutes are right, on a dark projector",
  LONG,
  async ({ page }) => {
    const steps = first.steps.slice(0, 3);
    const own: Lecture = {
      ...first,
      id: 'own-hour',
      title: 'My own hour',
      minutes: steps.at(-1)?.to ?? 0,
      steps,
    };
    const [begin, left, last] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0]];
    const shorter = left.to - left.from;
    await page.goto('/?page=lecture&theme=projector-dark');
    await expectClean(page);
    await dropFile(page, 'own-hour.lecture.json', JSON.stringify(own));
    await expect(title(page)).toHaveText(own.title);
    await page.getByRole('checkbox', { name: `Give this step: ${left.title}` }).uncheck();
    await expect(page.getByRole('row', { name: left.title })).toContainText('left out');
    await expect(page.getByRole('row', { name: last.title })).toContainText(
      `${last.from - shorter}–${last.to - shorter}`,
    );
    await expectClean(page);
    const opens = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Start with notes' }).click();
    const notes = await opens;
    await expect(counter(page)).toHaveText(/^1 of 2 /);
    // On the wall: the question, and what each sign means.
    await expect(page.getByText(begin.ask ?? '', { exact: true })).toBeVisible();
    const signs = page.getByRole('list', { name: 'What is drawn' });
    await expect(signs.getByText('cells lost', { exact: true })).toBeInViewport();
    // A page that plays is never at rest.
    await runUntil(page, (await state(page)).time);
    await expectClean(page);
    await walk(page, { ...own, steps: [begin, last] }, async (at) => {
      if (at === 1)
        await expect(notes.getByText(`${last.from - shorter} to ${last.to - shorter} min`)).toBeVisible();
    });
    await expectClean(notes);
    await notes.close();
  },
);
