import type { Page } from '@playwright/test';
import { checkScenario, createSimulation } from '../src/engine/node.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { expect, inject, open, state, test, testAlone } from './stage.ts';

test('the address brings back the same bits', async ({ page, other }) => {
  await open(page, '/?scene=half-empty&seed=3&t=0.3&paused=1');
  await page.evaluate(async () => {
    await window.cellscope.set('policy', 'espd');
    await window.cellscope.runUntil(0.35);
    await window.cellscope.set('policy.th1', 1500);
  });
  const digest = await page.evaluate(() => window.cellscope.runUntil(0.4));
  await expect(page).toHaveURL(/e=0\.35~policy\.th1~1500.*t=0\.4&paused=1/);

  await open(other, page.url());
  expect(await other.evaluate(() => window.cellscope.digest())).toBe(digest);
  await expect.poll(async () => (await state(other)).edits).toEqual((await state(page)).edits);

  // Home leads back to it by a link that knows its digest: a run that is another one here says so.
  const kept = () => other.evaluate(() => localStorage.getItem('cellscope-last-visit') ?? '');
  await expect.poll(kept).toContain(digest);
  const changed = (await kept()).replace(digest, '0123456789abcdef');
  await other.evaluate((text) => localStorage.setItem('cellscope-last-visit', text), changed);
  await other.reload();
  await expect(other.getByRole('alert')).toContainText(`saved with the run; here it is ${digest}`);
});

test('going back shows the ports as they were, and an edit there ends what came after', async ({ page }) => {
  await open(page, '/?policy=epd&e=0.2~policy~espd&e=0.3~policy.th1~1500&t=0.35&paused=1');
  const port = async () => (await state(page)).ports[0];
  await expect.poll(() => port()).toMatchObject({ policy: 'espd', params: { th1: 1500 } });
  await page.evaluate(() => window.cellscope.runUntil(0.25));
  await expect.poll(() => port()).toMatchObject({ policy: 'espd', params: { th1: 1920 } });
  await page.evaluate(() => window.cellscope.runUntil(0.1));
  await expect.poll(() => port()).toMatchObject({ policy: 'epd' });
  await expect.poll(async () => (await state(page)).edits).toHaveLength(3);

  const from = page.getByRole('textbox', { name: 'Measured from, s' });
  await from.fill('0.05');
  await from.press('Enter');
  await expect(page).toHaveURL(/measure\.fromS=0\.05.*e=0\.3~policy\.th1~1500/);

  await page.evaluate(() => window.cellscope.set('policy', 'rcd'));
  await expect.poll(async () => (await state(page)).edits.map(({ value }) => value)).toEqual(['epd', 'rcd']);
  await page.evaluate(() => window.cellscope.runUntil(0.35));
  await expect.poll(() => port()).toMatchObject({ policy: 'rcd' });
});

testAlone(
  'Back opens the scene before with its edits, Forward the next one; not in a frame',
  async ({ page }) => {
    await open(page, '/?scene=half-empty&t=0.3&paused=1');
    await expect(page).toHaveTitle('Ten senders, half a link · Cellscope');
    await page.evaluate(() => window.cellscope.set('policy', 'espd'));
    await expect(page).toHaveURL(/e=0\.3~policy~espd/);
    await page.getByRole('button', { name: 'Scenes' }).click();
    await page.getByRole('link', { name: /From groping to arithmetic/ }).click();
    await expect(page).toHaveURL(/scene=exact-rates/);
    await expect(page).toHaveTitle('From groping to arithmetic · Cellscope');

    await page.goBack();
    await expect.poll(async () => (await state(page)).scenario).toBe('half-empty');
    await expect.poll(async () => (await state(page)).ports[0]?.policy).toBe('espd');
    await expect.poll(async () => (await state(page)).time).toBe(0.3);
    await page.evaluate(() => window.cellscope.set('policy.th1', 1500));
    await expect(page).toHaveURL(/policy\.th1~1500/);

    await page.goForward();
    await expect.poll(async () => (await state(page)).scenario).toBe('exact-rates');
    expect(await page.evaluate(() => history.length)).toBe(3);

    // In a frame scenes are no steps of it.
    await open(page, '/?scene=half-empty&embed=1&t=0.3&paused=1');
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => window.cellscope.load('exact-rates'));
    await expect(page).toHaveURL(/scene=exact-rates/);
    expect(await page.evaluate(() => history.length)).toBe(before);
  },
);

/** Commands that the page sends its worker from now on, but for the ticks of taking batches. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await inject(page, () => {
    const sent: string[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, command: { readonly type: string }) {
      if (command.type !== 'ackBatch') sent.push(command.type);
      post.call(this, command);
    };
    Object.assign(window, { sent });
  });
  return () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
}

test('two hundred changes are opened in as few words as one, refused ones told, the run the same as on Node', async ({
  page,
}) => {
  const links = [1, 200].map((count) => {
    const at = (i: number) =>
      `e=${(0.1 + i / 2000).toFixed(4)}~policy.threshold~${i === 7 ? 2100 : 1900 - i}`;
    return `/?scene=half-empty&policy=epd&t=0.3&paused=1&${Array.from({ length: count }, (_, i) => at(i)).join('&')}`;
  });
  const sent = await listen(page);
  await open(page, links[0]);
  // The speed follows what happens where the head stands.
  const words = async () => (await sent()).filter((word) => word !== 'speed');
  const few = await words();
  await open(page, links[1]);
  await expect.poll(() => words()).toEqual(few);
  expect(few).not.toContain('set');
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('policy.threshold = 2,100 is outside 0 to 2,000');
  const { edits } = await state(page);
  expect(edits).toHaveLength(200);
  const { scenario } = checkScenario(findScenario('half-empty'));
  if (scenario === null) throw new Error('the scene cannot run');
  const simulation = createSimulation(scenario, { seed: 1, edits });
  simulation.runUntil(0.3e12);
  expect(await page.evaluate(() => window.cellscope.digest())).toBe(simulation.digest());
});

test('a bad address opens a usable page and lists every problem', async ({ page }) => {
  await open(page, '/?scene=%3Cimg%3E&policy=espd&policy.th1=2100&foo=1&tcp.minRtoMs=-5&t=soon');
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('5 problems');
  await expect(strip).toContainText('policy.th1 = 2,100 is outside 0 to 2,000');
  await expect(strip).toContainText('Using 1,920');
  await expect(strip).toContainText('scene = <img>');
  await expect(strip).toContainText('tcp.minRtoMs = \u22125 is outside');
  await expect(strip).toContainText('foo = 1');
  await expect.poll(async () => (await state(page)).ports[0]!.policy).toBe('espd');
  await strip.getByRole('button', { name: 'Dismiss' }).click();
  await expect(strip).toHaveCount(0);
});

test('what does not fit the run is told with what does', async ({ page }) => {
  await open(page, '/?t=99&vc=77&port=S7%3ES8&paused=1');
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('t = 99 is outside 0 to 3.000 s');
  await expect(strip).toContainText('vc = 77: unknown; known: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
  await expect(strip).toContainText('port = S7>S8: unknown; known: S1>S2');
  await expect(strip).toContainText('Using S2>S3');
  await expect.poll(async () => (await state(page)).time).toBe(3);
});

test('a link carries theme, followed VC, step kind and range; a seed that cannot be is refused with the range, and the one in force stays; another seed, another scene', async ({
  page,
}) => {
  await open(page, '/?theme=dark&vc=8&step=cell&view=0.1,0.3&t=0.2&paused=1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'cell', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Step forward: cell' }).click();
  await expect(page).toHaveURL(/vc=8/);

  await page.evaluate(() => window.cellscope.runUntil(0.3));
  const seed = page.getByRole('textbox', { name: 'Seed' });
  const refused = [
    ['1e99', 'outside 0 to 4,294,967,295'],
    ['-5', 'outside 0 to 4,294,967,295'],
    ['3.7', 'not a whole number; range 0 to 4,294,967,295'],
    ['many', 'not a number; range 0 to 4,294,967,295'],
  ] as const;
  for (const [typed, reason] of refused) {
    await seed.fill(typed);
    await seed.press('Enter');
    await expect(page.getByRole('alert')).toContainText(`is ${reason}. Using 1.`);
    await expect(seed).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => state(page)).toMatchObject({ seed: 1, time: 0.3 });
  }
  await seed.fill('5');
  await seed.press('Enter');
  await expect.poll(async () => (await state(page)).seed).toBe(5);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await seed.fill('7');
  await seed.press('Enter');
  await expect.poll(async () => (await state(page)).seed).toBe(7);
  await page.getByRole('button', { name: 'Scenes' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /One cell kills a packet/i })
    .click();
  await expect.poll(async () => (await state(page)).scenario).toBe('one-cell');
});
