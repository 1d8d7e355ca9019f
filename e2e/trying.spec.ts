import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  dropFile,
  expect,
  expectClean,
  expectNothingSideways,
  LONG,
  state,
  test,
  testAlone,
} from './stage.ts';

const lesson = JSON.parse(readFileSync('src/lessons/texts/one-cell.lesson.json', 'utf8'));
const scene = JSON.parse(readFileSync('tests/support/branching.json', 'utf8'));
const fileOf = (document: object): string => JSON.stringify(document, null, 2);

const MINE = fileOf({ ...lesson, title: 'My lesson', steps: lesson.steps.slice(0, 2) });
const WRONG_LESSON = MINE.replace('"kind": "show"', '"kind": "sing"').replace(
  '"minutes": 8',
  '"minutes": 900',
);
const WRONG_SCENE = fileOf({ ...scene, run: { durationS: -1 } });

const RULE = `rule mine: refuses at half of the buffer

accept if queue < 0.5 * buffer
refuse
`;

testAlone('where the browser stores nothing, a file from home opens all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Try a file' })).toBeVisible();
  await dropFile(page, 'branching.json', fileOf(scene));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.title);
  await expect.poll(async () => (await state(page)).problems).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Try a file' })).toBeVisible();
  await dropFile(page, 'mine.lesson.json', MINE);
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
});

const trouble = (page: Page) => page.getByRole('alert');
/** The line of the first one that has this in it. */
const lineOf = (text: string, part: string): number =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Try a file' }).press('Enter');
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test(
  'a scene or a lesson file is tried from home, stage and lesson; a broken one names line, column, path and range',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Try a file' });
    await expect(button).toBeVisible();
    await dropFile(page, 'mine.lesson.json', WRONG_LESSON);
    await expect(trouble(page)).toContainText('mine.lesson.json has 2 faults.');
    await expect(trouble(page)).toContainText(
      `line ${lineOf(WRONG_LESSON, '900')}, column 14: minutes = 900 is not a number from 1 to 60.`,
    );
    await expect(trouble(page)).toContainText('steps[0].kind = "sing" is not one of show, ask');
    await chooseFile(page, 'broken.json', '{\n  "version": 1,\n}');
    await expect(trouble(page)).toContainText('broken.json is not JSON at line 3, column 1');
    await dropFile(page, 'wrong.json', WRONG_SCENE);
    await expect(trouble(page)).toContainText(
      `line ${lineOf(WRONG_SCENE, 'durationS')}, column 18: run.durationS = −1 is outside`,
    );
    await expectClean(page);

    await dropFile(page, 'wrong.rule', RULE.replace('queue', 'cue'));
    await expect(trouble(page)).toContainText(/wrong\.rule: line 3: .*cue/);
    await dropFile(page, 'mine.rule', RULE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
    await expect
      .poll(async () => (await state(page)).ports.find(({ id }) => id === 'S2>S3')?.policy)
      .toBe(RULE);
    await page.goBack();

    await chooseFile(page, 'mine.json', fileOf(scene));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.title);
    await page.evaluate(() => window.cellscope.ready);
    await expect.poll(async () => (await state(page)).scenario).toBe(scene.id);
    await dropFile(page, 'mine.lesson.json', WRONG_LESSON);
    await expect(trouble(page)).toContainText(`line ${lineOf(WRONG_LESSON, 'sing')}, column`);
    await expect.poll(async () => (await state(page)).scenario).toBe(scene.id);

    await dropFile(page, 'mine.lesson.json', MINE);
    await expect(page.getByRole('note')).toContainText('Draft from mine.lesson.json');
    await page.getByRole('button', { name: 'Next' }).click();
    await dropFile(page, 'mine.lesson.json', WRONG_LESSON);
    await expect(trouble(page)).toContainText('is not one of show, ask');
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingSideways(page);
    await expectClean(page);
    await page.reload();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await dropFile(page, 'mine.json', fileOf(scene));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.title);

    await page.goto('/');
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: lesson.title }) });
    await expect(entry).toBeVisible();
    await expect(entry).not.toContainText(/done|you are at step/);
  },
);
