import type { Page } from '@playwright/test';
import { region, transport } from './parts.ts';
import { atRest, boxOf, expect, LONG, often, open, test } from './stage.ts';

/** Type below this is smaller than that of a caption, CSS pixels. */
const SMALLEST = 11;

/** Texts in sight below a size, each with its own. */
const smallTexts = (page: Page, least: number) =>
  page.evaluate((size) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility() || !node.textContent?.trim()) continue;
      const own = Number.parseFloat(getComputedStyle(parentElement).fontSize);
      if (own < size) found.push(`${node.textContent}: ${own}`);
    }
    return found;
  }, least);

for (const scene of ['half-empty&t=0.462', 'beat-down&t=0.1', 'five-classes&t=0.31'])
  test(`no text is smaller than a caption: ${scene}`, often(scene.startsWith('five')), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/?scene=${scene}&paused=1`);
    await atRest(page);
    await expect.poll(() => smallTexts(page, SMALLEST)).toEqual([]);
  });

/** Of the ten senders, each beside the next. */
async function expectTimesApart(page: Page, role: 'group' | 'radiogroup', name: string): Promise<void> {
  const times = page.getByRole(role, { name, exact: true }).getByText(/^(\d+(\.\d)? s|sends)$/);
  await expect(times).toHaveCount(10);
  const boxes = await Promise.all((await times.all()).map(boxOf));
  boxes.sort((a, b) => a.left - b.left);
  for (const [i, box] of boxes.entries()) expect(box.left).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
}

for (const [width, height, role, name, theme] of [
  [390, 844, 'group', 'Follow a VC', 'light'],
  [1280, 720, 'radiogroup', 'Follow a VC from its sender', 'projector'],
] as const)
  test(`times of long timers keep apart: ${width} x ${height}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?scene=capture&t=13.95&theme=${theme}&paused=1`);
    await expectTimesApart(page, role, name);
  });

test(
  'times of long timers keep apart, and what fills the link is above the values of the lanes, however little it is',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/?scene=capture&t=13.95&paused=1');
    await expectTimesApart(page, 'radiogroup', 'Follow a VC from its sender');
    const fills = await boxOf(region(page, 'All windows').getByText('fill the link', { exact: true }));
    const value = await boxOf(region(page, 'Windows').getByText('0.5 KB').first());
    expect(fills.bottom).toBeLessThanOrEqual(value.top + 1);
  },
);

for (const [scene, theme, width, height, share] of [
  ['half-empty&t=0.462', 'light', 2560, 1440, 0.2],
  ['unarmed-weights&t=17.05', 'projector', 1024, 768, 0.33],
] as const)
  test(`plots grow with a tall page: ${width} x ${height}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?scene=${scene}&theme=${theme}&paused=1`);
    const { top, bottom } = await boxOf(region(page, 'Queue'));
    expect((bottom - top) / height).toBeGreaterThan(share);
  });

for (const [width, height] of [
  [1366, 768],
  [3840, 2160],
] as const)
  test(`the lines next to a short buffer keep apart: ${width} x ${height}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?scene=zhu-two-poisson&t=0.3&paused=1');
    const buffer = region(page, 'Buffer, cell by cell');
    const [dead, strip] = await Promise.all([
      boxOf(buffer.getByText(/^\d+ dead cells?$/)),
      boxOf(buffer.getByText('Enlarged', { exact: true })),
    ]);
    expect(strip.top).toBeGreaterThanOrEqual(dead.bottom);
  });

test('plots are on the first screen of a laptop at 200 %', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, '/?scene=half-empty&t=0.462&paused=1');
  const footer = await boxOf(transport(page));
  for (const name of ['Queue', 'Use of the link'])
    await expect.poll(async () => (await boxOf(region(page, name))).bottom).toBeLessThan(footer.top);
});

test('a threshold on a phone is named ahead of the head', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?scene=front-drop&t=12.4&paused=1');
  const queue = region(page, 'Queue');
  const { left, right } = await boxOf(queue);
  const name = await boxOf(queue.getByText('Tq 1,500', { exact: true }));
  expect(name.left).toBeGreaterThan(left + 0.76 * (right - left));
  expect(name.right).toBeLessThanOrEqual(right);
});

test('longer words of a run that plays push what is below down once', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?scene=beat-down&t=0.1&paused=1');
  await page.getByRole('button', { name: 'Play' }).click();
  const question = page.getByRole('heading', { name: 'What does a switch signal to a source?' });
  const tops = await question.evaluate(
    (heading) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = () => {
          seen.push(heading.getBoundingClientRect().top);
          if (seen.length === 90) done(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test(
  'why plots are empty fits into each of them, on a phone with the letters of a projector, in German',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/de/?scene=cheat&t=0&paused=1&theme=projector');
    const words = page.getByText('Noch nichts.');
    await expect(words).toHaveCount(3);
    const boxes = await Promise.all((await words.all()).map(boxOf));
    boxes.sort((a, b) => a.top - b.top);
    for (const [i, box] of boxes.entries()) {
      expect(box.bottom - box.top).toBeLessThan(30);
      expect(box.top).toBeGreaterThanOrEqual(boxes[i - 1]?.bottom ?? 0);
    }
  },
);

test('the help is whole on a phone with the letters of a projector', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?scene=beat-down&t=0.1&paused=1&theme=projector');
  await page.keyboard.press('?');
  const { left, right } = await boxOf(page.getByRole('dialog', { name: 'Help' }));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});

test(
  'what a row of losses counts keeps clear of its axis in German, however many VCs there are',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/de/?scene=many-senders&t=0.5&paused=1');
    const losses = region(page, 'Verluste');
    const [counts, tick] = await Promise.all([
      boxOf(losses.getByText('Zellen je VC', { exact: true })),
      boxOf(losses.getByText('35', { exact: true })),
    ]);
    expect(counts.right + 8).toBeLessThan(tick.left);
  },
);

test(
  'on a phone with the letters of a projector the figures of rates are below the question',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/?scene=beat-down&t=0.1&paused=1&theme=projector');
    const [run, figures] = await Promise.all([
      boxOf(page.getByRole('button', { name: 'Run both to the end' })),
      boxOf(page.getByText('Fairness (Jain on shares)').first()),
    ]);
    expect(figures.top).toBeGreaterThanOrEqual(run.bottom);
  },
);

/** Pages of text, each with what is there once it is whole. */
const OF_TEXT = [
  ['?page=poll', 'Ask a class'],
  ['?page=lecture', 'Lectures'],
  ['?page=lecture&plan=half-empty-link', 'The half-empty link'],
  ['?page=lecture&plan=half-empty-link&notes=1', 'Ten senders, half a link'],
  ['?page=glossary', 'Glossary'],
] as const;

for (const [theme, least] of [
  ['light', 18],
  ['projector-dark', 29],
] as const)
  test(`pages of text grow with a wall of 2560 x 1440: ${theme}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    for (const [query, title] of OF_TEXT) {
      if (query.includes('notes') && theme !== 'light') continue;
      await page.goto(`/${query}&theme=${theme}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await atRest(page);
      await expect.poll(() => smallTexts(page, least), query).toEqual([]);
    }
  });
