import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Lesson, Step } from '../src/lessons/lesson.ts';
import { minutesOf } from '../tests/lessons/minutes.ts';
import { expect, expectClean, often, test } from './stage.ts';

const FOLDER = 'src/lessons/texts';
const lessons = readdirSync(FOLDER).map(
  (name): Lesson => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')),
);
/** It stands for all: a question, a drawing of results, a control to move, own words. */
const USUAL = 'the-line';

async function draw(page: Page, { drawing }: Extract<Step, { kind: 'draw' }>): Promise<void> {
  const slider = page.getByRole('slider', { name: `Your drawing: ${drawing.name}` });
  for (let point = 0; point < ('places' in drawing ? drawing.places.length : 8); point++) {
    await slider.press('ArrowUp');
    await slider.press('ArrowRight');
  }
  await page.getByRole('button', { name: /^(Run and compare|Show the results)$/ }).click();
  await expect(page.getByText(drawing.seen)).toBeVisible();
}

/** What a reader does in a step who knows everything. */
async function take(page: Page, step: Step): Promise<void> {
  const main = page.getByRole('main');
  switch (step.kind) {
    case 'ask':
    case 'check': {
      const right = step.answers.find((answer) => answer.right);
      await main.getByRole('radio', { name: right?.text ?? '', exact: true }).check();
      return expect(main.getByText(right?.because ?? '')).toBeVisible();
    }
    case 'do':
      await main.getByRole('button', { name: 'Do it for me' }).click();
      return expect(main.getByText('Done.', { exact: true })).toBeVisible();
    case 'draw':
      return draw(page, step);
    case 'explain':
      await main.getByRole('textbox', { name: 'In your own words' }).fill('I would say it like this.');
      await main.getByRole('button', { name: 'Compare with ours' }).click();
      return expect(main.getByText(step.model)).toBeVisible();
    case 'show':
  }
}

for (const lesson of lessons) {
  test(
    `${lesson.id} is taken from its first step to its last, and then marked as done`,
    often(lesson.id === USUAL),
    async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto(`/?lesson=${lesson.id}&step=1`);
      for (const [at, step] of lesson.steps.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.title);
        await page.evaluate(() => window.cellscope.ready);
        await take(page, step);
        if (step.picture?.name === 'closer')
          await expect(page.getByText(/^Yellow: .* The curve reaches [\d,]+: \d+ of them\.$/)).toBeVisible();
        if (step.kind === 'draw') await expectClean(page);
        if (at < lesson.steps.length - 1)
          await main.getByRole('button', { name: 'Next', exact: true }).click();
      }
      await expect(main.getByText(/^This was the last step/)).toBeVisible();
      await main.getByRole('link', { name: 'Open in the stage' }).click();
      await expect(page).toHaveURL(/scene=/);
      await page.goto('/');
      const entry = page
        .getByRole('region', { name: 'Lessons' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: lesson.title }) });
      await expect(entry).toContainText('done');
      console.log(`${lesson.id}: ${minutesOf(lesson).toFixed(1)} minutes at reading speed`);
    },
  );
}
