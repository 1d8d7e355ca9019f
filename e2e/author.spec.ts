import { expect, test } from '../scripts/author/playwright.ts';

test('an author’s way to a picture gives the same bytes and digest each time, and says what was refused', async ({
  cellscope,
}) => {
  const shot = cellscope
    .open('half-empty', { theme: 'dark', size: 'phone', seed: 1, link: 'policy=epd' })
    .at(0.3)
    .set('policy', 'espd')
    .at('drop');
  const first = await shot.screenshot({ region: 'Queue' });
  const page = await shot.page();
  expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible();
  const digest = await page.evaluate(() => window.cellscope.digest());
  const later = cellscope.open('half-empty', { seed: 1, link: 'policy=epd' }).at(0.2).at(0.3);
  expect(await later.set('policy', 'espd').at('drop').digest()).toBe(digest);
  expect(first.equals(await shot.screenshot({ region: 'Queue' }))).toBe(true);
  const seen = (sight: 'usual' | 'deuteranopia') =>
    cellscope.open('half-empty', { sight, seed: 1 }).at(0.3).screenshot({ region: 'Queue' });
  const [usual, other] = [await seen('usual'), await seen('deuteranopia')];
  expect(other.equals(usual)).toBe(false);
  expect(other.equals(await seen('deuteranopia'))).toBe(true);
  await expect(cellscope.open('half-empty', { link: 'buffer=-1' }).digest()).rejects.toThrow('buffer = -1');
});
