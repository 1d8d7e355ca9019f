import { expect, test } from '../scripts/author/playwright.ts';

test('an author’s way to a picture gives the same bytes and digest each time, and says what was refused', async ({
  cellscope,
}) => {
  const seen = (sight: 'usual' | 'deuteranopia') =>
    cellscope
      .open('half-empty', { theme: 'dark', size: 'phone', sight, seed: 1, link: 'policy=epd' })
      .at(0.3)
      .set('policy', 'espd')
      .at('drop');
  const pictureOf = (sight: 'usual' | 'deuteranopia') => seen(sight).screenshot({ region: 'Queue' });
  const first = await pictureOf('usual');
  const page = await seen('usual').page();
  expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible();
  const digest = await page.evaluate(() => window.cellscope.digest());
  const later = cellscope.open('half-empty', { seed: 1, link: 'policy=epd' }).at(0.2).at(0.3);
  expect(await later.set('policy', 'espd').at('drop').digest()).toBe(digest);
  expect(first.equals(await pictureOf('usual'))).toBe(true);
  const other = await pictureOf('deuteranopia');
  expect(other.equals(first)).toBe(false);
  expect(other.equals(await pictureOf('deuteranopia'))).toBe(true);
  await expect(cellscope.open('half-empty', { link: 'buffer=-1' }).digest()).rejects.toThrow('buffer = -1');
});
