import type { Page } from '@playwright/test';
import { codeOf, curveLevels } from '../src/app/poll/code.ts';
import { boxOf, expect, expectClean, LONG, tabTo, test } from './stage.ts';

const drawn = { of: 'half-link.2', count: 6 };
/** Codes of 60 phones, all of them different curves. */
const sixty = Array.from({ length: 60 }, (_, phone) =>
  codeOf(
    { of: drawn.of, values: Array.from({ length: drawn.count }, (_point, i) => (phone + 5 * i) % 32) },
    curveLevels(drawn.count),
  ),
);

/** What the browser keeps for the page, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a class answers on the phone, and its codes come back to the wall', async ({ page }) => {
  await page.goto('/?page=poll&of=one-cell.2');
  const answer = page.getByRole('radio', { name: 'Throw them all away' });
  await expect(answer).toBeVisible();
  const before = await kept(page);
  // A phone answers without a network, and keeps nothing.
  await page.context().setOffline(true);
  await answer.check();
  await page.getByRole('button', { name: 'Show my code' }).click();
  const spoken = (await page.getByText(/^Your code: /).textContent()) ?? '';
  expect(await kept(page)).toBe(before);
  await page.context().setOffline(false);
  const code = spoken.replace('Your code: ', '').replaceAll(' ', '');
  expect(code).toBe(codeOf({ of: 'one-cell.2', values: [2] }, 3));
  await expectClean(page);

  await page.goto('/?page=poll&of=one-cell.2&wall=1');
  const codes = page.getByRole('textbox', { name: /^Codes/ });
  await codes.fill(`${code.toLowerCase()}\n${sixty[0]}`);
  await codes.press('Enter');
  await expect(page.getByText('1 code added, 1 in all.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(`${sixty[0]}: this is the code of another question.`);
  await page.getByRole('spinbutton', { name: 'Hands for Throw them all away' }).fill('12');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('img', { name: 'Throw them all away: 1 code, 12 hands' })).toBeVisible();
  await page.getByRole('button', { name: 'Show what happens' }).click();
  await expect(page.getByText('Right. The checksum fails')).toBeVisible();
  await expectClean(page);
});

test('60 codes are 60 curves over what happens', async ({ page }) => {
  await page.goto('/?page=poll&of=half-link.2&wall=1');
  const codes = page.getByRole('textbox', { name: /^Codes/ });
  const wrong = `${sixty[0]?.slice(0, 7)}${sixty[0]?.endsWith('A') ? 'B' : 'A'}`;
  await codes.fill([...sixty, wrong].join('\n'));
  await codes.press('Enter');
  await expect(page.getByText('60 codes added, 60 in all.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    `${wrong}: a character is wrong, or two have changed places.`,
  );
  await page.getByRole('button', { name: 'Show the guesses' }).click();
  await expect(page.getByRole('img', { name: '60 drawings over each other' })).toBeVisible();
  await page.getByRole('button', { name: 'Show what happens' }).click();
  await expect(page.getByText(/^The buffer is full for about/)).toBeVisible();
  await expectClean(page);
});

test('by keys alone: a question of the list, a code on the phone, the wall', LONG, async ({ page }) => {
  await page.goto('/?page=poll');
  const question = page.getByRole('main').getByRole('link').first();
  await expect(question).toBeVisible();
  await expectClean(page);
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wall=1/);

  await page.goto('/?page=poll&of=one-cell.2');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Show my code' }));
  await page.keyboard.press('Enter');
  const spoken = (await page.getByText(/^Your code: /).textContent()) ?? '';
  await expectClean(page);

  await page.goto('/?page=poll&of=one-cell.2&wall=1');
  await tabTo(page, page.getByRole('textbox', { name: /^Codes/ }));
  await page.keyboard.type(spoken.replace('Your code: ', '').replaceAll(' ', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 code added, 1 in all.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Show the guesses' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Throw them all away: 1 code, 0 hands' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Show what happens' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right. The checksum fails')).toBeVisible();
});

test(
  'on a device without a pointer the page says how a finger draws, not which keys do',
  LONG,
  async ({ start }) => {
    const page = await start({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    for (const address of ['/?page=poll&of=half-link.2', '/?lesson=half-link&step=2']) {
      await page.goto(address);
      await expect(page.getByText('Draw on the plot with a finger, from left to right.')).toBeVisible();
      await expect(page.getByText('use the keys')).toBeHidden();
    }
    await page.goto('/?story=half-empty&guess=');
    await expect(page.getByText('drag', { exact: true })).toBeVisible({ timeout: 90_000 });
    await page.context().close();
  },
);

test('a plot to draw on fits a phone that is turned', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?page=poll&of=half-link.2');
  const plot = page.getByRole('figure');
  await expect(plot).toBeVisible();
  const upright = await boxOf(plot);
  await page.setViewportSize({ width: 844, height: 600 });
  await expect
    .poll(async () => {
      const { top, bottom } = await boxOf(plot);
      return bottom - top;
    })
    .toBeLessThan(upright.bottom - upright.top - 100);
});
