import { findScenario } from '../src/scenarios/index.ts';
import {
  explanation,
  fieldsOfRmCell,
  labelOf,
  litLines,
  policyCard,
  rateScore,
  region,
  timeAxis,
} from './parts.ts';
import {
  boxOf,
  expect,
  expectWholeInWindow,
  LONG,
  measuredAll,
  often,
  open,
  openFile,
  test,
} from './stage.ts';

test('a loop that every switch of a way of four cuts fits a laptop', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=beat-down&paused=1');
  const network = findScenario('abr-segments');
  const nodes = network?.nodes.map((node) => (node.kind === 'switch' ? { ...node, segments: true } : node));
  await openFile(page, { ...network, id: 'cut', nodes });
  const cut = page.getByRole('region', { name: 'Cut loop' });
  await expect(cut.getByRole('slider')).toHaveAttribute('aria-valuetext', /waiting at sw0.*waiting at sw3/);
  await expectWholeInWindow(page);
});

for (const [theme, tier] of [
  ['light', LONG],
  ['projector', LONG],
] as const)
  test(`four cuts beside windows fit 1366 x 768: ${theme}`, tier, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, `/?scene=beat-down&theme=${theme}&paused=1`);
    const network = findScenario('ulku-r1-files');
    const nodes = network?.nodes.map((node) => (node.kind === 'switch' ? { ...node, segments: true } : node));
    await openFile(page, { ...network, id: 'cut', nodes });
    for (const name of ['Cut loop', 'Windows'])
      await expect(page.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
    await expect(timeAxis(page)).toBeInViewport({ ratio: 1 });
    await expectWholeInWindow(page);
  });

test('a projector has eight lanes of rates, and says how many VCs have none', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=abr-upstream&t=0.1&paused=1&theme=projector');
  const rates = page.getByRole('region', { name: 'Allowed rate' });
  await expect(rates.getByRole('radio')).toHaveCount(8);
  await expect(rates.getByText(/ of \d+ VCs$/)).toHaveCount(0);
  await expectWholeInWindow(page);

  const network = findScenario('abr-upstream');
  const last = network?.vcs.at(-1);
  const ninth = { ...last, id: 9, name: 'ninth' };
  await openFile(page, { ...network, id: 'nine', vcs: [...(network?.vcs ?? []), ninth] });
  await expect(rates.getByText('7 of 9 VCs', { exact: true })).toBeVisible();
  await expect(rates.getByRole('radio')).toHaveCount(7);
  await expectWholeInWindow(page);
});

test('windows over rate control share a scale that holds the largest in sight', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=ulku-r1-files&t=0.3&paused=1');
  const windows = page.getByRole('region', { name: 'Windows', exact: true });
  await expect(windows).toContainText('0–200 KB');
});

for (const link of [
  '?scene=exact-rates',
  '?scene=exact-rates&card=sources',
  '?scene=abr-satellite&card=sources',
  '?scene=early-warning',
])
  test(
    `no value of the sources or of an algorithm is cut off by its box: ${link}`,
    often(link.includes('exact')),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/${link}&paused=1`);
      const shown = link.endsWith('sources') ? page.getByRole('dialog') : policyCard(page);
      const folded = await shown.locator('details:not([open]) > summary').all();
      for (const summary of folded.toReversed()) await summary.click();
      const boxes = shown.getByRole('textbox');
      await expect(boxes.first()).toBeVisible();
      const cut = await measuredAll(boxes, (all) =>
        all.flatMap((one) => {
          const box = one as HTMLInputElement;
          return box.scrollWidth > box.clientWidth ? [box.value] : [];
        }),
      );
      expect(cut).toEqual([]);
    },
  );

for (const [theme, width, height, algorithms, tier] of [
  ['light', 1440, 900, ['eraa'], LONG],
  ['light', 1440, 900, ['fmmra', 'erica', 'eprca'], LONG],
  ['projector', 1920, 1080, ['eraa', 'erica', 'fmmra', 'eprca'], LONG],
] as const)
  test(
    `beside an RM cell the deciding line and the score are in sight: ${algorithms}, ${theme}, ${width} x ${height}`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const algorithm of algorithms) {
        await open(page, `/?scene=exact-rates&theme=${theme}&algorithm=${algorithm}&t=0.0655&vc=1&paused=1`);
        await page.evaluate(() => window.cellscope.step('rm'));
        await expect(fieldsOfRmCell(page)).toBeVisible();
        const lit = await boxOf(litLines(page));
        const score = await boxOf(rateScore(page));
        expect(lit.bottom).toBeLessThanOrEqual(score.top);
        await expect(page.getByRole('row', { name: '2h1, mean ACR' })).toBeInViewport({ ratio: 1 });
      }
    },
  );

test('CCR of every VC is spoken where it is not the allowed rate', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/?scene=exact-rates&theme=projector&t=0.0655&paused=1');
  const rates = page.getByRole('region', { name: 'Allowed rate' }).getByRole('slider');
  await expect(rates).toHaveAttribute('aria-valuetext', /2h1 ([\d.]+)k of fair [\d.]+k, CCR (?!\1k)[\d.]+k/);
});

test(
  'a satellite link at rest says how many RM cells stand for one, and a phone cuts no name of a VC',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/?scene=abr-satellite&t=0.6&paused=1');
    const told = page.getByText(/^1 of [\d,]+ drawn$/);
    await expect(told).toBeVisible();
    await expect
      .poll(async () => Number(/\d+/.exec((await told.innerText()).replace(',', ''))))
      .toBeLessThan(512);

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/?scene=abr-parking-lot&t=0.1&tab=network&paused=1');
    const name = labelOf(region(page, 'Routes').getByRole('radio', { name: 'long' }));
    await expect.poll(async () => (await boxOf(name)).left).toBeGreaterThanOrEqual(14);
    await expect(told).toHaveCount(0);
  },
);

test('before the last start the score tells no fairness, and of a VC that is silent no rate; on a phone words are not covered', async ({
  page,
}) => {
  await open(page, '/?scene=abr-parking-lot&t=0.005&paused=1');
  const cells = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(cells('long, mean ACR')).toHaveText([/^[\d.]+k$/, '–']);
  await expect(cells('a, mean ACR')).toHaveText(['–', '–']);
  await expect(cells('Fairness (Jain on shares)').first()).toHaveText('–');

  // On a phone nothing of the row covers its words.
  await page.setViewportSize({ width: 390, height: 844 });
  const term = page.getByRole('region', { name: 'Allowed rate' }).getByRole('button', { name: 'ACR' });
  await term.click({ trial: true });
});

test('on a projector the score covers no line of a reason', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/?scene=beat-down&theme=projector&t=0.1&vc=1&paused=1');
  await page.getByRole('region', { name: 'Allowed rate' }).getByRole('slider').focus();
  await page.keyboard.press('Enter');
  const followed = region(page, 'Why').getByText(/does not come within 5 %/);
  await expect(followed).toBeInViewport({ ratio: 1 });
  const text = await boxOf(followed);
  // Where there is too much, the score has left.
  if (await rateScore(page).isVisible())
    expect(text.bottom).toBeLessThanOrEqual((await boxOf(rateScore(page))).top);
});

for (const [algorithm, tier] of [
  ['erica-plus', LONG],
  ['ferm', LONG],
  ['osu', LONG],
] as const)
  test(
    `on a projector the score covers no line that decided about an RM cell, however much there is to say: ${algorithm}`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, `/?scene=exact-rates&theme=projector&algorithm=${algorithm}&t=0.07&vc=1&paused=1`);
      await page.evaluate(() => window.cellscope.step('rm').then(() => window.cellscope.step('rm')));
      const lit = litLines(page);
      await expect(fieldsOfRmCell(page)).toBeVisible();
      await expect(lit.last()).toBeInViewport({ ratio: 1 });
      const line = await boxOf(lit.last());
      // Where there is too much, the score has left.
      if (await rateScore(page).isVisible())
        expect(line.bottom).toBeLessThanOrEqual((await boxOf(rateScore(page))).top);
    },
  );

test(
  'what goes on below the edge of the right column fades there, and the end does not',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const column = explanation(page);
    const fade = () => column.evaluate((it) => getComputedStyle(it, '::after').visibility);
    await open(page, '/?scene=half-empty&hide=policy&paused=1');
    await expect.poll(() => fade()).toBe('hidden');
    await open(page, '/?scene=exact-rates&t=0.1&paused=1');
    await expect.poll(fade).toBe('visible');
    await column.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    await expect.poll(fade).toBe('hidden');

    await column.evaluate((it) => it.scrollTo(0, 0));
    await expect.poll(fade).toBe('visible');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(fade).toBe('hidden');
  },
);

test('what keys go to in the right column does not stand in the fade at its edge', LONG, async ({ page }) => {
  await open(page, '/?scene=exact-rates&t=0.1&paused=1');
  const column = explanation(page);
  // Heights at which a control of the score ends in the last pixels of the column.
  for (const height of [780, 796, 852]) {
    await page.setViewportSize({ width: 1440, height });
    await column.evaluate((it) => {
      it.querySelector('button')?.focus({ preventScroll: true });
      it.scrollTo(0, 0);
    });
    for (let key = 0; key < 9; key++) {
      await page.keyboard.press('Tab');
      const clear = () =>
        column.evaluate((it) => {
          const one = document.activeElement;
          const isEnd = it.scrollTop + it.clientHeight >= it.scrollHeight - 1;
          if (one === null || isEnd || !it.contains(one)) return true;
          return one.getBoundingClientRect().bottom <= it.getBoundingClientRect().bottom - 28;
        });
      await expect.poll(clear, { message: `${height}, key ${key}` }).toBe(true);
    }
  }
});
