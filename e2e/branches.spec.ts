import type { Page } from '@playwright/test';
import { checkScenario, createSimulation } from '../src/engine/node.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { region } from './parts.ts';
import { boxOf, digest, expect, inject, LONG, middleOf, open, picture, state, test } from './stage.ts';

/** For what is computed anew. */
const SLOWLY = { timeout: 30_000 };
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const differences = (page: Page) => page.getByRole('table', { name: 'Differences' });
const why = (page: Page) => page.getByRole('region', { name: 'Why', exact: true });

const SCENE = '/?scene=take-turns&policy=epd&t=1.2&paused=1&view=0.6,1.8';

/** The run on Node, from zero, with the edits of a branch. */
function onNode(edits: Awaited<ReturnType<typeof state>>['edits'], seconds: number): string {
  const { scenario } = checkScenario(findScenario('take-turns'));
  if (scenario === null) throw new Error('the scene cannot run');
  const simulation = createSimulation(scenario, { seed: 1, edits });
  simulation.runUntil(Math.round(seconds * 1e12));
  return simulation.digest();
}

const typeTime = async (page: Page, seconds: string) => {
  await page.getByRole('textbox', { name: 'Time, seconds' }).fill(seconds);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).time).toBe(Number(seconds));
};

const tools = (page: Page) => page.getByRole('button', { name: 'Branches, breakpoints, bookmarks' });

/** Clicks the first drop behind a moment where the queue plot marks it. */
async function clickDrop(page: Page, from: number): Promise<void> {
  const time = await page.evaluate((seconds) => {
    const drops = window.cellscope.events('drop');
    return drops.find((drop) => drop.time >= seconds && drop.port === 'S2>S3')?.time ?? Number.NaN;
  }, from);
  const plot = page.getByRole('slider', { name: /^Queue of/ });
  const { left, right, top } = await boxOf(plot);
  // A plot says its range once it has rested.
  await expect(plot).toHaveAttribute('aria-valuenow', (await state(page)).time.toFixed(6));
  const [low, high] = await plot.evaluate((element) =>
    ['aria-valuemin', 'aria-valuemax'].map((name) => Number(element.getAttribute(name))),
  );
  await page.mouse.click(left + ((time - low!) / (high! - low!)) * (right - left), top + 26);
}

/** Shows another branch, at the same moment. */
async function showBranch(page: Page, badge: string, id: number): Promise<void> {
  const { time } = await state(page);
  await tools(page).click();
  await page.getByRole('button', { name: `Show ${badge}` }).click();
  await expect.poll(async () => (await state(page)).branch).toBe(id);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await state(page)).time).toBe(time);
}

test('a lecture: a threshold dragged, time turned back, another policy, compared, a drop explained, handed on by a link', async ({
  page,
  other,
}) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, SCENE);
  const at = await middleOf(page.getByRole('slider', { name: 'Threshold T, cells' }));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number((await state(page)).ports[0]!.params.threshold)).toBeLessThan(1700);
  await page.evaluate(() => window.cellscope.runUntil(1.5));
  await expect.poll(async () => (await state(page)).branches).toHaveLength(1);

  await typeTime(page, '0.9');
  await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('espd');
  await expect.poll(async () => (await state(page)).branches.length).toBe(2);
  const forked = await state(page);
  expect([forked.branch, forked.branches[1]!.from]).toEqual([2, 0.9]);

  await tools(page).click();
  await page.getByRole('checkbox', { name: 'Compare with A' }).check();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.cellscope.runUntil(1.4));
  const table = page.getByRole('table', { name: 'Differences' });
  await expect(table.getByRole('row', { name: /Packets delivered/ })).toContainText(/\d/);
  await expect(page.getByText('Identical until 0.900 s')).toBeVisible();

  const { branches } = await state(page);
  await expect.poll(() => digest(page)).toBe(onNode(branches[1]!.edits, 1.4));
  await page.getByRole('button', { name: 'Copy table' }).click();
  const digests = branches.map(({ edits }) => onNode(edits, 1.4)).join(',');
  await expect.poll(() => copied(page)).toContain(`\ndigest,${digests}`);

  await clickDrop(page, 0.95);
  await expect(why(page).getByRole('heading', { level: 2 })).toHaveText(/VC \d+/, SLOWLY);
  await expect(why(page)).toContainText('What followed', SLOWLY);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  const link = await copied(page);
  expect(new URL(link).searchParams.get('state')?.length).toBeLessThan(2000);

  await open(other, link);
  await expect(other.getByRole('alert')).toHaveCount(0);
  const told = ({ branch, branches: all, together, time }: Awaited<ReturnType<typeof state>>) => ({
    branch,
    all,
    together,
    time,
  });
  expect(told(await state(other))).toEqual(told(await state(page)));
  await expect.poll(() => digest(other)).toBe(await digest(page));
  await expect(differences(other)).toHaveText((await differences(page).textContent()) ?? '');
  const headline = (one: Page) => why(one).getByRole('heading', { level: 2 });
  await expect(headline(other)).toHaveText((await headline(page).textContent()) ?? '', SLOWLY);
  for (const one of [page, other]) await one.mouse.move(1, 1);
  for (const panel of ['Queue', 'Windows']) {
    const canvas = (one: Page) => region(one, panel).locator('canvas').first();
    const pictures = [await picture(canvas(page)), await picture(canvas(other))];
    expect(pictures[0]!.equals(pictures[1]!), `the same picture of ${panel}`).toBe(true);
  }
  for (const one of [page, other]) {
    await showBranch(one, 'A', 1);
    await expect.poll(() => digest(one)).toBe(onNode(branches[0]!.edits, (await state(one)).time));
  }
});

test(
  'a twin runs beside the run it left, and a third and a fourth; their names, stops, bookmarks and letters are in the link, and undo begins where it opened',
  LONG,
  async ({ page, other }) => {
    await open(page, SCENE);
    for (const policy of ['espd', 'rcd', 'ppd']) {
      await page.keyboard.press('Alt+f');
      await expect.poll(async () => (await state(page)).time).toBe(1.2);
      await page.evaluate((id) => window.cellscope.set('policy', id), policy);
    }
    await expect.poll(async () => (await state(page)).together).toEqual([3, 2, 1]);
    await page.keyboard.press('Alt+b');
    await page.evaluate(() => window.cellscope.runUntil(1.3));
    await expect(differences(page).getByRole('columnheader')).toHaveText(['A', 'B', 'C', 'D']);
    await tools(page).click();
    await page.getByRole('textbox', { name: 'Name of D' }).fill('the last one');
    await page.getByRole('button', { name: 'Delete B' }).click();
    const form = page.getByRole('region', { name: 'Breakpoints' });
    await form.getByRole('combobox', { name: 'Does what' }).selectOption('times out');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByRole('checkbox', { name: 'any VC times out' })).toBeChecked();
    const before = await state(page);
    expect(before.branches.map(({ id, parent, name }) => [id, parent, name])).toEqual([
      [1, null, ''],
      [3, 1, ''],
      [4, 3, 'the last one'],
    ]);

    await open(other, before.link);
    const { branch, branches, together, bookmarks, stops, problems } = await state(other);
    expect({ branch, branches, together, bookmarks, stops }).toEqual({
      branch: 4,
      branches: before.branches,
      together: [3, 1],
      bookmarks: [{ time: 1.2, name: '' }],
      stops: [{ kind: 'event', event: 'timeout', vc: null, port: null }],
    });
    expect(problems).toEqual([]);
    await expect(differences(other).getByRole('columnheader')).toHaveText(['A', 'C', 'D']);
    await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);

test('undo and redo give the run as it was and as it became, with keys alone', async ({ page }) => {
  await open(page, SCENE);
  const before = await page.evaluate(() => window.cellscope.digest());
  await page.evaluate(() => window.cellscope.runUntil(0.8));
  await page.evaluate(() => window.cellscope.set('policy', 'espd'));
  const after = await page.evaluate(() => window.cellscope.runUntil(1.2));
  expect(after).not.toBe(before);
  await page.keyboard.press('Alt+z');
  await expect.poll(async () => (await state(page)).branch).toBe(1);
  await expect.poll(() => page.evaluate(() => window.cellscope.digest())).toBe(before);
  await expect(page.getByRole('combobox', { name: 'Discard policy' })).toHaveValue('epd');
  await page.keyboard.press('Alt+Shift+Z');
  await expect.poll(() => page.evaluate(() => window.cellscope.digest())).toBe(after);
  await expect(page.getByRole('combobox', { name: 'Discard policy' })).toHaveValue('espd');
});

/** Keeps the workers that the page makes, so that one can be lost. */
const keepWorkers = (page: Page) =>
  inject(page, () => {
    const made: Worker[] = [];
    Object.assign(globalThis, { workersMade: made });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        made.push(this);
      }
    };
  });

/** The newest worker ends, with a message as a crash makes it. */
const loseWorker = (page: Page, time: number) =>
  page.evaluate((ps) => {
    const worker = (globalThis as unknown as { workersMade: Worker[] }).workersMade.at(-1);
    worker?.terminate();
    const data = { type: 'failed', time: ps, message: 'a planted fault' };
    worker?.dispatchEvent(new MessageEvent('message', { data }));
  }, time);

test('a worker that dies comes back at the same moment, with every branch', LONG, async ({ page }) => {
  await keepWorkers(page);
  await open(page, SCENE);
  await page.evaluate(() => window.cellscope.runUntil(0.9));
  await page.evaluate(() => window.cellscope.set('policy', 'espd'));
  await page.evaluate(() => window.cellscope.set('tcp.congestionControl', 'newreno'));
  await expect.poll(async () => (await state(page)).branches.length).toBe(3);
  const digest = await page.evaluate(() => window.cellscope.runUntil(1.1));
  await loseWorker(page, 1.1e12);
  await expect(page.getByText(/The simulation failed at 1.100 s: a planted fault/)).toBeVisible();
  const grown = async () => (await state(page)).branches.map(({ from, edits }) => [from, edits.length]);
  await expect.poll(grown, { timeout: 40_000 }).toEqual([
    [0, 1],
    [0.9, 2],
    [0, 3],
  ]);
  await expect.poll(async () => (await state(page)).branch, { timeout: 40_000 }).toBe(3);
  await expect.poll(async () => (await state(page)).time).toBe(1.1);
  await expect.poll(() => page.evaluate(() => window.cellscope.digest())).toBe(digest);
});

test(
  'what was done before a worker died can still be taken back, to the beginning',
  LONG,
  async ({ page }) => {
    await keepWorkers(page);
    await open(page, '/?scene=take-turns&policy=epd&t=0.2&paused=1');
    const digestAt = async () => page.evaluate(() => window.cellscope.runUntil(0.3));
    const edits = async () => (await state(page)).edits.map(({ path, value }) => `${path}=${value}`);
    const opened = await edits();
    const before = await digestAt();
    for (const [time, path, value] of [
      [0.21, 'policy', 'ppd'],
      [0.24, 'buffer', 2_100],
      [0.22, 'policy', 'espd'],
      [0.26, 'buffer', 2_200],
    ] as const) {
      await page.evaluate(
        async ([seconds, where, what]) => {
          await window.cellscope.runUntil(seconds);
          await window.cellscope.set(where, what);
        },
        [time, path, value] as const,
      );
    }
    const after = await digestAt();
    const forked = (await state(page)).branches.length;
    expect(forked).toBeGreaterThan(1);

    await loseWorker(page, 0.3e12);
    await expect(page.getByText(/a planted fault/)).toBeVisible();
    await expect.poll(async () => (await state(page)).branches.length, { timeout: 40_000 }).toBe(forked);
    await expect.poll(async () => (await state(page)).time).toBe(0.3);
    await expect.poll(() => page.evaluate(() => window.cellscope.digest())).toBe(after);

    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toBeEnabled();
    for (let i = 0; i < 4; i++) await page.keyboard.press('Alt+z');
    await expect(undo).toBeDisabled();
    await expect.poll(edits).toEqual(opened);
    expect(await digestAt()).toBe(before);
    for (let i = 0; i < 4; i++) await page.keyboard.press('Alt+Shift+z');
    await expect.poll(async () => (await edits()).length).toBe(opened.length + 3);
    expect(await digestAt()).toBe(after);
  },
);
