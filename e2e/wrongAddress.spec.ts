import { atRest, expect, expectClean, test } from './stage.ts';

/** What an address says that is not there, and how the page says it. */
const WRONG: readonly (readonly [address: string, said: RegExp])[] = [
  ['?page=race&scene=foo', /^scene = foo: no such scene; did you mean/],
  ['?page=sweep&scene=foo', /^scene = foo: no such scene; did you mean/],
  ['?page=sweep&scene=half-empty&seeds=abc', /^seeds = abc is not a number; range 1 to 100\. Using 3\./],
  ['?page=papers&paper=foo', /^paper = foo is not one of 000, .*Using 000\./],
  [
    '?page=papers&seeds=900&scale=7&reading=foo',
    /^seeds = 900 is outside 1 to 100\. Using 100\. scale = 7 is not one of 1, 0\.5.* reading = foo is not one of/,
  ],
  ['?lesson=foo', /There is no lesson “foo”\. There are: /],
  ['?lesson=one-cell&step=abc', /^step = abc is not a number; range 1 to 1,000\./],
  ['?lesson=one-cell&step=99', /^step = 99 is outside 1 to 8\./],
  ['?story=foo', /There is no story “foo”\./],
  ['?story=one-cell&seed=abc', /^seed = abc is not a number; range/],
  ['?story=one-cell&moment=50', /^moment = 50 is outside 1 to/],
  ['?page=guess&seed=1&answers=foo', /^answers = foo is not one of/],
  ['?page=lecture&plan=foo', /There is no lecture “foo”\./],
  ['?page=poll&of=foo', /There is no question “foo”\./],
  ['?page=handout&scene=foo', /^scene = foo is unknown\./],
  ['?page=lab-sheet&scene=foo', /^scene = foo: not used by this page\./],
  ['?page=race&scene=half-empty&seeds=5', /^seeds = 5: not used by this page\./],
  ['?page=lecture&scene=foo', /^scene = foo: not used by this page\./],
  ['?page=guess&answers=reno,abr', /^answers = reno,abr: left out: answers need the seed of their game\./],
  ['?page=foo', /^page = foo is not one of home,/],
];

test('what an address names and what is not there is said, on every page', async ({ page }) => {
  for (const [address, said] of WRONG) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('alert').filter({ hasText: said }), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first(), address).not.toBeEmpty();
  }
});

test('a scene that is not there is not one that is: the list of a race leads to another', async ({
  page,
}) => {
  await page.goto('/?page=race&scene=foo');
  const scenes = page.getByRole('combobox', { name: 'Scene whose policy takes part' });
  await expect(scenes).toHaveValue('foo');
  await atRest(page);
  await expectClean(page);
  await scenes.selectOption('half-empty');
  await page.waitForURL(/\?page=race&scene=half-empty$/);
  await expect(page.getByText(/^This policy:/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a strip about the address is dismissed, and hides nothing of its page', async ({ page }) => {
  await page.goto('/?page=papers&paper=foo');
  const strip = page.getByRole('alert').filter({ hasText: 'paper = foo' });
  await expect(strip).toBeVisible();
  await atRest(page);
  await expectClean(page);
  await strip.getByRole('button', { name: 'Dismiss' }).click();
  await expect(strip).toHaveCount(0);
});
