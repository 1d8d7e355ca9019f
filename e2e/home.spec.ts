import { expect, expectClean, expectNothingSideways, reach, state, test, testKeeping } from './stage.ts';

testKeeping(
  'the bare address is the home page: one press shows a network collapse, and the next visit continues there',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See why networks collapse');
    // The stage is fetched ahead while nothing happens; the engine and its worker come with the stage.
    expect(asked.filter((path) => path.includes('/sim.'))).toEqual([]);
    expect(await page.evaluate(() => 'cellscope' in window)).toBe(false);
    await expect(page.getByRole('heading', { name: /^First steps/ })).toBeVisible();
    await expectClean(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingSideways(page);
    await expectClean(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('link', { name: 'Watch a network collapse' }).click();
    await page.waitForURL(/\?scene=half-empty$/);
    await page.evaluate(() => window.cellscope.ready);
    await reach(page, (await state(page)).time + 0.01);
    expect((await state(page)).run).toBe('playing');
    await page.getByRole('link', { name: 'Cellscope', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Continue: Ten senders, half a link/ })).toBeVisible();
  },
);

test('every term has a place on a page of its own, found by typing; so have the model and accessibility', async ({
  page,
}) => {
  await page.goto('/?page=glossary');
  const box = page.getByRole('searchbox');
  await box.fill('early packet discard');
  await expect(page.getByText('EPD', { exact: true }).first()).toBeVisible();
  await expectClean(page);
  for (const name of ['About the model', 'Accessibility']) {
    await page.getByRole('link', { name: 'Cellscope', exact: true }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectClean(page);
  }
});
