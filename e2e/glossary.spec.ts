import { glossaryEntry } from '../src/app/chrome/glossary/split.ts';
import { abbreviationsIn, KNOWN_ABBREVIATIONS } from '../tests/support/abbreviations.ts';
import { policyCard, region } from './parts.ts';
import { expect, expectClean, often, open, test } from './stage.ts';

const score = 'Score';

test('a term opens what it means by hover, by focus and by a press, and closes again; all terms are listed, from the help; the name of a parameter opens what it means, with its terms, by press and by key', async ({
  page,
}) => {
  await open(page, '/?scene=half-empty&policy=fba&t=0.46&paused=1');
  const term = region(page, score).getByRole('button', { name: 'dead', exact: true });
  const card = page.getByRole('tooltip');
  await term.hover();
  await expect(card).toContainText('its frame has already lost a cell');
  await expect(term).toHaveAccessibleDescription(/its frame has already lost a cell/);
  await page.mouse.move(400, 400);
  await expect(card).toBeHidden();

  await term.click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await expect(card).toContainText('reaches its receiver for the first time');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card).toContainText('the receiver already has');

  await page.keyboard.press('Alt+/');
  await page.getByRole('button', { name: 'All terms' }).click();
  const list = page.getByRole('dialog', { name: 'Terms' });
  for (const name of ['EOM', 'drop list', 'ssthresh', 'ACR', 'credit'])
    await expect(list.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  const name = policyCard(page).getByRole('button', { name: 'Z', exact: true });
  await name.press('Enter');
  const meaning = page.getByRole('dialog', { name: 'Z', exact: true });
  await expect(meaning).toContainText('How many times an equal share a VC may hold when the buffer is full');
  await expectClean(page);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(name).toBeFocused();
  await policyCard(page).getByRole('button', { name: 'equal share' }).click();
  await expect(page.getByRole('dialog', { name: 'equal share' })).toBeVisible();
});

for (const [scene, at] of [
  ['half-empty', 0.47],
  ['early-warning', 0.7],
  ['exact-rates', 0.065],
  ['ulku-credit', 0.05],
] as const)
  test(
    `every abbreviation of a page has an entry: ${scene}`,
    often(scene === 'exact-rates'),
    async ({ page }) => {
      await open(page, `/?scene=${scene}&t=${at}&paused=1`);
      // Options spell out what they are short for.
      const text = await page.evaluate(() => {
        for (const option of document.querySelectorAll('option')) option.remove();
        return document.body.innerText;
      });
      const found = abbreviationsIn(text);
      expect(found.length).toBeGreaterThan(3);
      const unknown = found.filter(
        (one) => !(one in KNOWN_ABBREVIATIONS) && glossaryEntry(one) === undefined,
      );
      expect([...new Set(unknown)]).toEqual([]);
    },
  );
