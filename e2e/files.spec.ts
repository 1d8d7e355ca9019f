import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { MOST_VCS } from '../src/contract/index.ts';
import { region } from './parts.ts';
import {
  boxOf,
  dropFile,
  expect,
  expectWholeInWindow,
  inject,
  LONG,
  measuredAll,
  open,
  openFile,
  state,
  test,
} from './stage.ts';

const tiny = {
  version: 1,
  id: 'tiny',
  title: 'Two senders',
  nodes: [
    ...['A', 'B', 'C'].map((id) => ({ id, kind: 'host' })),
    ...['S1', 'S2'].map((id) => ({ id, kind: 'switch' })),
  ],
  links: [
    { a: 'A', b: 'S1', rateMbps: 155.52, delayMs: 1 },
    { a: 'B', b: 'S1', rateMbps: 155.52, delayMs: 1 },
    { a: 'S1', b: 'S2', rateMbps: 155.52, delayMs: 1 },
    { a: 'S2', b: 'C', rateMbps: 155.52, delayMs: 1 },
  ],
  vcs: [
    { id: 1, path: ['A', 'S1', 'S2', 'C'], source: { kind: 'greedy-tcp', packetBytes: 512 } },
    { id: 2, path: ['B', 'S1', 'S2', 'C'], source: { kind: 'greedy-tcp', packetBytes: 512 } },
  ],
  ports: { default: { bufferCells: 500, policy: 'epd' } },
  run: { durationS: 0.5 },
};

test(
  'a branching network fits the page, with a buffer in whichever wire is chosen',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/?paused=1&lens=1');
    await openFile(page, JSON.parse(readFileSync('tests/support/branching.json', 'utf8')));
    await page.getByRole('combobox', { name: 'Shown port' }).selectOption('S3>S5');
    await expect(page.getByRole('slider', { name: /^Buffer of S3 to S5/ })).toBeVisible();
    await expectWholeInWindow(page);
  },
);

function largeFile(vcs: number): string {
  const hosts = Array.from({ length: vcs }, (_, index) => `H${index + 1}`);
  return JSON.stringify({
    ...tiny,
    id: 'large',
    nodes: [...tiny.nodes.slice(2), ...hosts.map((id) => ({ id, kind: 'host' }))],
    links: [...tiny.links.slice(2), ...hosts.map((id) => ({ ...tiny.links[0], a: id }))],
    vcs: hosts.map((id, index) => ({ ...tiny.vcs[0], id: index + 1, path: [id, 'S1', 'S2', 'C'] })),
  });
}

test('a file of as many VCs as there may be leaves every panel its place', LONG, async ({ page }) => {
  for (const [theme, width, height] of [
    ['light', 1440, 900],
    ['projector', 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/?paused=1&theme=${theme}`);
    await openFile(page, JSON.parse(largeFile(MOST_VCS)));
    await expectWholeInWindow(page);
  }
});

test('notes beside a list of many VCs stand clear of the numbers of its rows', LONG, async ({ page }) => {
  await open(page, '/?paused=1');
  await openFile(page, JSON.parse(largeFile(40)));
  await page.evaluate(() => window.cellscope.set('policy', 'espd'));
  const list = region(page, 'Drop list');
  const notes = list.getByText(/^VCs refused$|unless full$/);
  await expect(notes).toHaveCount(2);
  const wordsOf = (texts: Locator) =>
    measuredAll(texts, (all) =>
      all.map((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { left, right } = words.getBoundingClientRect();
        return { left, right };
      }),
    );
  const ends = (await wordsOf(notes)).map(({ right }) => right);
  const begins = (await wordsOf(list.getByText(/^\d+$/))).map(({ left }) => left);
  expect(begins.length).toBeGreaterThan(1);
  expect(Math.min(...begins) - Math.max(...ends)).toBeGreaterThan(6);
});

test('what stands beside a plot of few rows stays beside it', LONG, async ({ page }) => {
  await open(page, '/?scene=far-near&paused=1');
  const notes = await boxOf(region(page, 'Drops').getByText('cells lost, per VC'));
  const below = await boxOf(region(page, 'Windows').getByRole('heading'));
  expect(notes.bottom).toBeLessThanOrEqual(below.top);
});

test('shows everything wrong with a dropped file and leaves the running scene alone; runs one that is right', async ({
  page,
}) => {
  await open(page);
  const bad = structuredClone(tiny);
  bad.links[0]!.rateMbps = 0;
  bad.vcs[1]!.path = ['B', 'S1', 'S9', 'C'];
  await dropFile(page, 'bad.json', JSON.stringify({ ...bad, colour: 'red' }));
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('rateMbps');
  await expect(strip).toContainText('S9');
  await expect(strip).toContainText('colour');
  await expect.poll(async () => (await state(page)).scenario).toBe('half-empty');
  await expect.poll(async () => (await state(page)).run).toBe('playing');

  await dropFile(page, 'broken.json', '{ "version": 1,');
  await expect(strip).toContainText('broken.json is not JSON');

  await dropFile(page, 'tiny.json', JSON.stringify(tiny));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two senders');
  await expect.poll(async () => (await state(page)).scenario).toBe('tiny');
});

test('a saved run that opens with something left out does not say that the scene before goes on', async ({
  page,
}) => {
  await open(page, '/?scene=exact-rates&t=0.05&paused=1');
  const address = { scene: 'beat-down', t: '0.02', paused: 1, vc: 99 };
  await dropFile(page, 'run.json', JSON.stringify({ kind: 'cellscope-run', version: 1, address }));
  await expect.poll(async () => (await state(page)).scenario).toBe('beat-down');
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('vc = 99');
  await expect(strip).toContainText('Everything else works.');
  await expect(strip).not.toContainText('goes on');
});

/** Lets the page's first worker fail, as far as the page can tell. */
async function openThatCanFail(page: Page, link: string, reason?: object): Promise<() => Promise<void>> {
  await inject(page, () => {
    const Original = window.Worker;
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }
    };
  });
  await open(page, link);
  return () =>
    page.evaluate((why) => {
      const { workers } = window as unknown as { workers: Worker[] };
      const data = { type: 'failed', time: 3e11, message: 'a planted fault', reason: why };
      workers[0]!.onmessage?.(new MessageEvent('message', { data }));
    }, reason);
}

test('restores the run when the worker stops', LONG, async ({ page }) => {
  const fail = await openThatCanFail(page, '/?policy=espd&t=0.3&paused=1');
  const digest = await page.evaluate(() => window.cellscope.digest());
  await fail();
  await expect(page.getByRole('alert')).toContainText('The simulation failed at 0.300 s: a planted fault');
  await expect.poll(async () => page.evaluate(() => window.cellscope.digest())).toBe(digest);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await state(page)).run).toBe('playing');
});

test('stops a run that does what no network can do, and says which numbers do not fit', async ({ page }) => {
  const fail = await openThatCanFail(page, '/?t=0.3&paused=1', {
    key: 'cellsUnbalanced',
    values: { vc: '3', carries: 'data', sent: 11_696, delivered: 1_280, lost: 0, inside: 20, timeS: 0.3 },
  });
  await fail();
  await expect(page.getByRole('alert')).toContainText(
    'The run stopped: VC 3, data, at 0.3 s: 11,696 cells sent, but 1,280 delivered, 0 lost and 20 waiting or under way are 1,300. ' +
      'No network can do that: this is a fault of Cellscope, and no figure of this run is right.',
  );
  await expect.poll(async () => (await state(page)).run).toBe('paused');
});

test('restores the run once when asked again meanwhile', LONG, async ({ page }) => {
  const fail = await openThatCanFail(page, '/?t=0.3&paused=1');
  await page.evaluate(() => window.cellscope.set('policy', 'espd'));
  await fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await state(page)).run, { timeout: 20_000 }).toBe('playing');
  const { time, edits } = await state(page);
  expect(time).toBeGreaterThanOrEqual(0.3);
  expect(edits.map(({ path }) => path)).toEqual(['policy']);
});
