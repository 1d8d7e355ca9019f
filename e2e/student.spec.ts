import type { Locator, Page } from '@playwright/test';
import { region, sentence } from './parts.ts';
import { expect, LONG, state, tabTo, testKeeping } from './stage.ts';

/** Goes to the radio button of a group that is checked, and on by arrows to another one. */
async function choose(page: Page, group: Locator, name: RegExp): Promise<void> {
  const wanted = group.getByRole('radio', { name });
  await tabTo(page, group.getByRole('radio', { checked: true }), 'Tab', 160);
  const count = await group.getByRole('radio').count();
  for (let presses = 0; presses < count && !(await wanted.isChecked()); presses++)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}

// Machines of many users are slower than what is waited for.
const PATIENT = { timeout: 90_000 };

testKeeping(
  'a student without a mouse goes from home to a scene, asks why a cell is lost, guesses, runs both settings, reads the result and the answer, takes it back, and finds the way home',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const { keyboard } = page;
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: /^Ten senders, half a link/ }), 'Tab', 120);
    await keyboard.press('Enter');
    await page.waitForURL(/\?scene=half-empty$/);
    await page.evaluate(() => window.cellscope.ready);
    await expect.poll(async () => (await state(page)).time, PATIENT).toBeGreaterThan(0);

    // Space holds the run, wherever the focus is on the stage.
    await tabTo(page, page.getByRole('link', { name: 'Skip to the stage' }));
    await keyboard.press('Enter');
    const playing = async () => (await state(page)).run === 'playing';
    if (await playing()) await keyboard.press('Space');
    await expect.poll(playing).toBe(false);

    // A step to the next lost cell, and why it was lost.
    const steps = page.getByRole('group', { name: 'step by' });
    await choose(page, steps, /^drop$/);
    await tabTo(page, page.getByRole('button', { name: 'Step forward: drop' }), 'Tab', 120);
    await keyboard.press('Enter');
    const why = sentence(page).getByRole('button', { name: 'What followed?' });
    await expect(why).toBeVisible(PATIENT);
    await tabTo(page, why, 'Shift+Tab', 160);
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Why', exact: true })).toContainText(
      /lost|refused/,
      PATIENT,
    );
    await keyboard.press('Escape');
    await expect(sentence(page)).toBeVisible();

    // A guess, and both settings to the end.
    await choose(page, region(page, 'Which cells does the port refuse?'), /^ESPD/);
    await tabTo(page, page.getByRole('button', { name: 'Run both to the end' }), 'Tab', 60);
    const before = (await state(page)).edits.length;
    await keyboard.press('Enter');
    const headline = region(page, 'Result').getByRole('heading', { level: 2 });
    await expect(headline).toBeFocused(PATIENT);
    await expect(headline).toHaveText(
      /^With ESPD the network delivered 74,435 packets: 113\s% more/,
      PATIENT,
    );
    await expect(region(page, 'Result')).toContainText('measured from 0.5 to 3.0 s.');

    // The answer of the scene, and back.
    await keyboard.press('Control+z');
    await expect(headline).toBeHidden();
    expect((await state(page)).edits).toHaveLength(before);
    const questions = region(page, 'Questions of this scene');
    await tabTo(
      page,
      questions
        .getByText('Show the answer')
        .or(questions.getByText('Hint', { exact: true }))
        .first(),
      'Tab',
      160,
    );
    await keyboard.press('Enter');
    await expect(questions).toContainText(/The ledger has four parts|It passed empty/);
    await tabTo(page, page.getByRole('link', { name: 'Cellscope', exact: true }), 'Shift+Tab', 200);
    await keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Continue: Ten senders, half a link/ })).toBeVisible();
  },
);
