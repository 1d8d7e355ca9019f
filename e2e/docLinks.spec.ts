import { parseLink } from '../src/app/link/query.ts';
import { withOverrides } from '../src/app/settings/document.ts';
import { checkScenario, createSimulation } from '../src/engine/node.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { linksOfScenes } from '../tests/docs/sceneLinks.ts';
import { expect, often, open, state, test } from './stage.ts';

const links = linksOfScenes();

/** Digest of the run of a link on Node, up to a moment. */
function onNode(link: string, seconds: number): string {
  const { scene = '', seed = 1, edits, overrides } = parseLink(link).link;
  const document = findScenario(scene);
  const { scenario } = document
    ? checkScenario(withOverrides(document, overrides).scenario)
    : { scenario: null };
  if (scenario === null) throw new Error(`${link} cannot run`);
  const simulation = createSimulation(scenario, { seed, edits });
  simulation.runUntil(Math.round(seconds * 1e12));
  return simulation.digest();
}

/** Those that stop at an event: that the others are accepted and reach their moment is a unit test (tests/docs/sceneLinks.test.ts). */
const usual = links.filter((link) => link.includes('at='));

for (const link of links)
  test(`opens where it says: ${link}`, often(usual.includes(link)), async ({ page }) => {
    await open(page, `/${link}${link.includes('paused=1') ? '' : '&paused=1'}`);
    const { time, problems } = await state(page);
    expect(problems).toEqual([]);
    const { timePs, at } = parseLink(link).link;
    expect(await page.evaluate(() => window.cellscope.digest())).toBe(onNode(link, time));
    if (at === undefined) {
      if (timePs !== undefined) expect(Math.round(time * 1e12)).toBe(timePs);
      return;
    }
    const events = await page.evaluate(
      (name) => window.cellscope.events(name).map((one) => one.time),
      at.kind,
    );
    const after = [...new Set(events.map((one) => Math.round(one * 1e12)))].filter(
      (one) => one >= (timePs ?? 0),
    );
    expect(Math.round(time * 1e12)).toBe((after[at.count - 1] ?? Number.NaN) + 1);
  });

test('the first link of the README shows the drop that the page describes, and its copy leads there; the time box takes an event after a time', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [link] = links;
  await open(page, `/${link}`);
  await expect(page.getByRole('heading', { level: 2, name: /refused/ })).toBeVisible();
  await expect(page.getByText('paused, at a drop')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  const there = await state(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('at=drop');
  const copy = await page.evaluate(() => navigator.clipboard.readText());
  await open(page, copy);
  await expect.poll(async () => (await state(page)).time).toBe(there.time);
  await expect(page.getByText('paused, at a drop')).toBeVisible();

  await page.evaluate(() => window.cellscope.runUntil(0.9));
  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('1.1504 drop 1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).time).toBe(there.time);
  await page.getByRole('textbox', { name: 'Time, seconds' }).fill('1.1504 cake 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('nor an event like 1.15 drop 1')).toBeVisible();
});
