import { expect, expectClean, expectNothingSideways, LONG, test } from './stage.ts';

test('five queues are guessed by keys and presses; each answer shows why, the score opens each run', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?page=guess&seed=4');
  const answers = page.getByRole('group', { name: 'What the senders run' });
  const isReady = () => expect(answers.getByRole('button', { name: /CUBIC/ })).toBeEnabled();
  await isReady();
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yes: TCP CUBIC.');
  await expect(page.getByText(/timers ended, and for only \d+\s% of the time no cell waits/)).toBeVisible();
  await expect(page.getByRole('figure', { name: 'The window of each sender' })).toBeVisible();
  await expectNothingSideways(page);
  await expectClean(page);
  for (let round = 2; round <= 5; round++) {
    await page.keyboard.press(' ');
    await isReady();
    await answers.getByRole('button', { name: /TCP Reno/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Yes: TCP Reno|It is .*, not TCP Reno)\.$/,
    );
  }
  await page.getByRole('button', { name: 'See the score' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 of 5.');
  await expectClean(page);
  await expect(page).toHaveURL(/answers=cubic,reno,reno,reno,reno/);
  await page.getByRole('link', { name: 'TCP CUBIC' }).first().click();
  await expect(page).toHaveURL(/scene=half-empty.*congestionControl=cubic/);
});

test('in German and without motion, by keys alone', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/?page=guess&seed=4');
  const answers = page.getByRole('group', { name: 'Was in den Sendern läuft' });
  for (let round = 1; round <= 5; round++) {
    await expect(answers.getByRole('button', { name: /CUBIC/ })).toBeEnabled();
    await page.keyboard.press('3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Ja: TCP CUBIC|Es ist .*, nicht TCP CUBIC)\.$/,
    );
    await page.keyboard.press(' ');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d von 5\.$/);
  await expectClean(page);
});
