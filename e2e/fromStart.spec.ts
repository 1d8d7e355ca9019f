import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { applySettings, checkScenario, createSimulation } from '../src/engine/node.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { digest, dropFile, expect, LONG, open, state, test } from './stage.ts';

const SCENE = '/?scene=half-empty&t=0.3&paused=1';
const SETTING = ['tcp.minRtoMs', 1000] as const;

/** What the command line prints of the scene with these settings. */
function onNode(settings: readonly (readonly [string, string | number])[], seconds: number): string {
  const document = findScenario('half-empty');
  if (document === null) throw new Error('there is no such scene');
  const { scenario } = checkScenario(applySettings(document, settings).document);
  if (scenario === null) throw new Error('the scene cannot run');
  const simulation = createSimulation(scenario, { seed: 1 });
  simulation.runUntil(Math.round(seconds * 1e12));
  return simulation.digest();
}

/** Digests of both branches at the head, as the table of differences copies them. */
async function digests(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Copy table' }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).toMatch(/\ndigest,[\da-f]{16}/);
  return (await text()).split('\ndigest,')[1]?.trim().split(',') ?? [];
}

test(
  'a value that acts from the start makes a branch: compared, undone, and in the link',
  LONG,
  async ({ page, other }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, SCENE);
    await page.evaluate(([path, value]) => window.cellscope.set(path, value), SETTING);
    await expect.poll(async () => (await state(page)).branches.length).toBe(2);
    await expect.poll(() => digest(page)).toBe(onNode([SETTING], 0.3));
    await page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' }).click();
    await page.getByRole('checkbox', { name: 'Compare with A' }).check();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.cellscope.runUntil(0.6));
    const both = [onNode([], 0.6), onNode([SETTING], 0.6)];
    await expect.poll(() => digests(page)).toEqual(both);

    const link = await page.evaluate(() => window.cellscope.state().link);
    await open(other, link);
    await expect(other.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => digests(other)).toEqual(both);

    // A file has what the link has, and the digest that it must come to.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await saving;
    await page.keyboard.press('Escape');
    await open(other, '/?scene=one-cell&paused=1');
    await dropFile(other, file.suggestedFilename(), readFileSync(await file.path(), 'utf8'));
    await expect.poll(async () => (await state(other)).scenario).toBe('half-empty');
    await expect.poll(() => digest(other)).toBe(both[1]);
    await expect.poll(() => digests(other)).toEqual(both);
    await expect(other.getByRole('alert')).toHaveCount(0);

    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await state(page)).branch).toBe(1);
    await expect.poll(() => digest(page)).toBe(both[0]);
  },
);

for (const [place, hide, region] of [
  ['the question', 'mechanisms', 'Which cells does the port refuse?'],
  ['Undo', 'mechanisms,knob', 'Transport'],
] as const)
  test(
    `a threshold that was moved with its card out of sight acts from 0 s by one press at ${place}`,
    LONG,
    async ({ page }) => {
      await open(page, `${SCENE}&policy=epd&hide=${hide}`);
      await page.getByRole('slider', { name: 'Threshold T, cells' }).press('ArrowLeft');
      const since = async () =>
        (await state(page)).edits.find(({ path }) => path.endsWith('threshold'))?.time;
      await expect.poll(since).toBe(0.3e12);
      const press = page.getByRole('button', { name: /^From 0 s: / });
      await expect(press).toHaveCount(1);
      await page
        .getByRole('region', { name: region, exact: true })
        .getByRole('button', { name: /^From 0 s: / })
        .click();
      await expect.poll(since).toBe(0);
      await expect(press).toHaveCount(0);
    },
  );

test('a share of the buffer, moved below its lanes, acts from 0 s by one press', LONG, async ({ page }) => {
  await open(page, '/?scene=capture&allocation=caps&t=0.3&paused=1');
  await page.getByRole('slider', { name: 'Maximum share of every VC, cells' }).press('ArrowLeft');
  const later = async () => (await state(page)).edits.filter(({ time }) => time > 0).length;
  await expect.poll(later).toBe(1);
  await page.getByRole('button', { name: /^From 0 s: / }).click();
  await expect.poll(later).toBe(0);
});
