import { shortRate } from '../src/app/format.ts';
import { simCommand } from '../src/cli/sim/simCommand.ts';
import { findScenario } from '../src/scenarios/index.ts';
import {
  explanation,
  fieldsOfRmCell,
  labelOf,
  loopOfRmCell,
  pseudoCode,
  region,
  scales,
  sentence,
  thresholdLabels,
  timeAxis,
} from './parts.ts';
import {
  beyond,
  boxOf,
  dropFile,
  expect,
  expectClean,
  expectNothingSideways,
  expectWholeInWindow,
  LONG,
  measuredAll,
  middleOf,
  often,
  open,
  readFast,
  state,
  test,
} from './stage.ts';

test('beat-down: ABR alone on the link, drag HT, swap to EPRCA, step to an RM cell that sw2 cuts, and read why; Play after a step says what goes on, never again the RM cell of the step', async ({
  page,
}) => {
  await open(page, '/?scene=beat-down&vc=1&paused=1&step=rm');
  await expect(page.getByRole('region', { name: 'Allowed rate' })).toContainText('3h1');
  const use = page.getByRole('region', { name: 'Use of the link' });
  await expect(use.getByRole('slider')).toHaveAttribute('aria-valuetext', /ABR [\d.]+k?, \d+ % used/);
  await expect(page.getByRole('region', { name: 'Bandwidth by class' })).toHaveCount(0);

  const high = page.getByRole('slider', { name: 'Threshold HT, cells' });
  await expect(high).toHaveValue('100');
  const { x, y } = await middleOf(high);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await high.inputValue())).toBeGreaterThan(100);

  await page.getByRole('combobox', { name: 'Rate algorithm' }).selectOption('eprca');
  await expect(page.getByRole('tab', { name: /Rates EPRCA/ })).toBeVisible();

  await page.evaluate(() => window.cellscope.runUntil(0.0612));
  const headline = page.getByRole('heading', { name: /^sw2 lowers the rate of 3h1 to [\d,]+\.$/ });
  for (let i = 0; i < 40 && !(await headline.isVisible()); i++) {
    const before = (await state(page)).time;
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(async () => (await state(page)).time).toBeGreaterThan(before);
  }
  await expect(headline).toBeVisible();
  await expect(page.getByText(/sw2 lowered ER from [\d,]+ to [\d,]+: EPRCA, Q [\d,]+/).first()).toBeVisible();
  const inspector = page.getByRole('region', { name: 'One RM cell around the loop' });
  await expect(inspector.getByRole('columnheader', { name: 'after sw2' })).toBeVisible();
  await expect(inspector.locator('mark')).toHaveText(/[\d,]+/);
  await inspector.getByText(/What happened at each of its \d+ stations/).click();
  await expect(inspector.getByRole('listitem').first()).toContainText('3h1 sends RM cell');

  await page.evaluate(() => window.cellscope.step('rm'));
  const told = await sentence(page).getByRole('heading', { level: 2 }).innerText();
  const said = page.getByRole('status');
  await expect(said).toContainText(told);
  // By then the headline has been heard out, and the next one would be spoken at once.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 6_000;
  });
  await said.evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await page.getByRole('button', { name: /Play/ }).click();
  // A headline is kept for the two seconds that it takes to read it.
  await expect.poll(async () => (await heard()).at(-1) ?? told).not.toContain(told);
});

test('a threshold follows the pointer while the scale keeps still, and the scale grows afterwards', async ({
  page,
}) => {
  await open(page, '/?scene=exact-rates&t=0.0655&vc=1&paused=1');
  const queue = page.getByRole('region', { name: 'Queue' });
  const scale = scales(queue).first();
  const high = page.getByRole('slider', { name: 'Threshold HT, cells' });
  await expect(high).toHaveAttribute('max', '1000000');
  const { x, y } = await middleOf(high);
  const top = await scale.innerText();
  await page.mouse.move(x, y);
  await page.mouse.down();
  const values: number[] = [Number(await high.inputValue())];
  for (let up = 3; up <= 27; up += 3) {
    await page.mouse.move(x, y - up);
    await expect(high).not.toHaveValue(String(values.at(-1)));
    values.push(Number(await high.inputValue()));
  }
  await expect(scale).toHaveText(top);
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThan(2 * Math.min(...steps));
  await page.mouse.up();
  await expect(scale).not.toHaveText(top);
  await expect(high).toHaveValue(String(values.at(-1)));
});

const REFUSED = /^LT: \d+ is above HT; range 0 to 100 cells; still \d+$/;

test('a refusal at a handle names the other one, hides neither, and goes', LONG, async ({ page }) => {
  await open(page, '/?scene=beat-down&t=0.1&paused=1');
  const low = page.getByRole('slider', { name: 'Threshold LT, cells' });
  const queue = region(page, 'Queue');
  const refusal = queue.getByRole('status');
  const askTooMuch = async () => {
    await low.focus();
    await page.keyboard.press('PageUp');
    await expect(refusal).toHaveText(REFUSED);
  };
  await askTooMuch();
  const box = await boxOf(refusal);
  const grips = await queue.getByRole('slider', { name: /^Threshold/ }).all();
  const labels = await thresholdLabels(queue).all();
  expect([grips.length, labels.length]).toEqual([2, 2]);
  for (const one of [...grips, ...labels]) {
    const other = await boxOf(one);
    expect(box.right).toBeLessThanOrEqual(other.left);
  }
  await page.keyboard.press('Home');
  await expect(low).toHaveValue('0');
  await expect(refusal).toHaveCount(0);

  await page.keyboard.press('PageUp');
  await expect(low).not.toHaveValue('0');
  await askTooMuch();
  await low.blur();
  await expect(refusal).toHaveCount(0);
  // It goes by itself once it was read; a busy machine may see it only in the record of what changed.
  await readFast(page);
  const told = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const changes = new MutationObserver(() => {
          const text = document.querySelector('[aria-label="Queue"] [role="status"]')?.textContent;
          if (!text) return;
          changes.disconnect();
          resolve(text);
        });
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await low.focus();
  await page.keyboard.press('PageUp');
  expect(await told).toMatch(REFUSED);
  await expect(refusal).toHaveCount(0);
});

test('values of pseudo-code cover none of it', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=exact-rates&t=0.06597&algorithm=erica&paused=1');
  const values = pseudoCode(page).getByRole('note');
  await page.evaluate(() => window.cellscope.step('rm'));
  await page.getByRole('button', { name: /^All \d+ lines$/ }).click();
  await expect(values.filter({ hasText: /[\d,]+ [<>≤≥] [\d,]+/ }).first()).toBeVisible();
  const covering = await measuredAll(values, (notes) =>
    notes
      .map((note) => [note, note.previousElementSibling].map((one) => one?.getBoundingClientRect()))
      .filter(([note, code]) => note && code && note.left < code.right && note.top < code.bottom - 2)
      .map(([note]) => note?.top),
  );
  expect(covering).toEqual([]);
});

test('the picture of a loop falls on the way forward where a switch cuts there', LONG, async ({ page }) => {
  await open(page, '/?scene=exact-rates&algorithm=eraa&t=0.0655&vc=1&paused=1');
  await page.evaluate(() => window.cellscope.step('rm'));
  const loop = loopOfRmCell(page);
  const out = await loop.locator('path[stroke-width="2.5"]').first().getAttribute('d');
  const heights = [...(out ?? '').matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));
  const mark = loop.locator('circle');
  expect(Math.max(...heights)).toBeGreaterThan(heights[0] ?? 0);
  expect(heights).toContain(Number(await mark.getAttribute('cy')));
});

test('the fields of an RM cell fit the column of a small laptop', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/?scene=exact-rates&paused=1');
  await page.evaluate(() => window.cellscope.step());
  const fields = await boxOf(fieldsOfRmCell(page));
  const column = await boxOf(explanation(page));
  expect(fields.right).toBeLessThanOrEqual(column.right);
});

test('the table of the lowest row ends above the transport', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=abr-background&t=0.165&paused=1');
  const panel = page.getByRole('region', { name: 'Bandwidth by class' });
  await panel.getByRole('slider').focus();
  await page.keyboard.press('t');
  const bar = await boxOf(panel.getByRole('button', { name: 'Back to the plot (T)' }));
  const table = await boxOf(panel.getByRole('region'));
  const row = await boxOf(panel);
  expect(table.bottom).toBeLessThanOrEqual(row.bottom);
  expect(table.bottom - bar.top).toBeGreaterThanOrEqual(180);
});

test(
  'the mark of a loop is at the station that is told, also where a later one cuts more',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=exact-rates&algorithm=eraa&t=0.0655&vc=1&paused=1');
    await page.getByRole('radio', { name: 'sw1 to sw2' }).check({ force: true });
    await page.evaluate(() => window.cellscope.step('rm'));
    await expect(page.getByRole('heading', { name: /^sw1 lowers the rate of 3h1/ })).toBeVisible();
    const loop = loopOfRmCell(page);
    const [mark, name] = [loop.locator('circle'), loop.getByText('sw1', { exact: true })];
    await expect(mark).toHaveAttribute('cx', (await name.getAttribute('x')) ?? '');
  },
);

test('the keyboard goes from RM cell to RM cell on the routes and opens one', async ({ page }) => {
  await open(page, '/?scene=not-free&t=0.03&vc=1&paused=1');
  const cells = page.getByRole('slider', { name: 'RM cells under way' });
  await cells.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cells).toHaveAttribute('aria-valuetext', /^RM cell [\d,]+ of 3h1, forward/);
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'One RM cell around the loop' });
  await expect(inspector.getByRole('columnheader', { name: 'at source' })).toBeVisible();
  await inspector.getByRole('button', { name: 'Previous RM cell' }).click();
  await expect(inspector.getByRole('columnheader', { name: 'leaves source' })).toBeVisible();
});

test('bandwidth by class: ABR has what CBR and VBR leave, drawn, spoken and as a table', async ({ page }) => {
  await open(page, '/?scene=abr-background&t=0.165&paused=1');
  const panel = page.getByRole('region', { name: 'Bandwidth by class' });
  await expect(panel.getByRole('listitem')).toContainText(['ABR', '3h1', 'nrt-VBR', 'CBR']);
  const plot = panel.getByRole('slider');
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    /CBR (99|100)\.\dk, nrt-VBR 1(19|20)\.\dk, ABR 1[0-4]\d\.\dk, \d+ % used, 3h1 \d+ %$/,
  );
  await plot.focus();
  await page.keyboard.press('t');
  await expect(panel.getByRole('columnheader', { name: 'nrt-VBR, cells/s' })).toBeVisible();
  await expect(panel.getByRole('columnheader', { name: '3h1, %' })).toBeVisible();
});

test('a low page keeps the score in sight beside an RM cell', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=exact-rates&vc=1&paused=1');
  await page.evaluate(() => window.cellscope.step('rm'));
  await expect(page.getByRole('region', { name: 'One RM cell around the loop' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '3h1, mean ACR' })).toBeInViewport({ ratio: 0.9 });
});

for (const [link, step, tier] of [
  ['scene=exact-rates&t=0.07', false, LONG],
  ['scene=exact-rates&t=0.07', true, LONG],
  ['scene=coupled&t=0.2', false, LONG],
  ['scene=ulku-r1-files&t=0.2', false, LONG],
  ['scene=abr-segments&t=0.1', false, LONG],
  ['scene=abr-background&t=0.165', true, LONG],
] as const)
  test(
    `a projector shows the rates of all VCs, the scale of the queue and the score: ${link}${step ? ', at an RM cell' : ''}`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await open(page, `/?${link}&theme=projector&paused=1`);
      if (step) {
        await page.evaluate(() => window.cellscope.step('rm'));
        await expect(fieldsOfRmCell(page)).toBeVisible();
      }
      const rates = page.getByRole('region', { name: 'Allowed rate' });
      for (const name of ['3h1', '2h1', '2h2', '2h3', '1h1', '1h2', '1h3'])
        await expect(labelOf(rates.getByRole('radio', { name, exact: true }))).toBeInViewport({ ratio: 1 });
      const queue = page.getByRole('region', { name: 'Queue' });
      await expect(scales(queue)).toHaveText([/^\d+k?$/, '0']);
      await expect(scales(queue).last()).toBeVisible();
      if (!link.includes('background'))
        await expect(page.getByRole('region', { name: 'Link use' })).toContainText(/\d % used/);
      // Next to an RM cell those below the first two have left.
      for (const row of [
        '3h1, mean ACR',
        '2h1, mean ACR',
        ...(step ? [] : ['Fairness (Jain on shares)', 'Settled to 5 % after']),
      ])
        await expect(page.getByRole('rowheader', { name: row })).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await beyond(page)).y).toBe(0);
    },
  );

test('no loop is cut: what the shown port would hand out is recorded from its first RM cell on; what a switch remembers has its past beside it, and scripts read it', async ({
  page,
}) => {
  await open(page, '/?scene=exact-rates&t=0.08&paused=1');
  await expect(page.getByRole('region', { name: 'Allowed rate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cut loop' })).toHaveCount(0);
  const handedOut = await page.evaluate(() => window.cellscope.traces('rate/sw2>sw3').max.at(-1));
  // MACR, near the share of a sixth of the link.
  expect(handedOut).toBeGreaterThan(40_000);
  expect(handedOut).toBeLessThan(90_000);

  await page.evaluate(() => window.cellscope.runUntil(0.1));
  const kept = page.getByRole('group').filter({ hasText: 'State kept at sw2' });
  await expect(
    kept
      .getByRole('definition')
      .filter({ hasText: /^[\d,]+$/ })
      .first(),
  ).toBeVisible();
  await expect(kept.getByRole('definition').locator('path')).toHaveCount(4);
  const { max } = await page.evaluate(() => {
    const macr = window.cellscope.traces('kept/sw2>sw3/MACR');
    return { max: Array.from(macr?.max ?? []).filter(Number.isFinite) };
  });
  expect(Math.max(...max)).toBeGreaterThan(300_000);
  expect(max.at(-1)).toBeLessThan(80_000);
});

test('whom sw2 holds back over time: in the lanes, spoken, in both tables and for scripts; axe finds nothing there in the dark, 1366 x 768', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=exact-rates&theme=dark&algorithm=eraa&t=0.05&vc=1&paused=1');
  const rates = page.getByRole('region', { name: 'Allowed rate' });
  const key = rates.getByText(/^at sw2\s+bottlenecked\s+satisfied\s*$/);
  await expect(key).toBeVisible();
  // sw1 holds 3h1 to less.
  await expect(key.locator('[aria-current="true"]')).toHaveText(/satisfied/);
  const plot = rates.getByRole('slider');
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    /3h1 [\d.]+k of fair [\d.]+k, CCR [\d.]+k, arrivals [\d.]+k, satisfied at sw2, 2h1 [\d.]+k of fair [\d.]+k, arrivals [\d.]+k, 2h2 /,
  );
  await expect(plot).toHaveAttribute('aria-valuetext', /2h2 .*, bottlenecked at sw2, 2h3/);

  const kept = page.getByRole('group').filter({ hasText: 'State kept at sw2' });
  await kept.getByText('State kept at sw2').click();
  const table = kept.getByRole('table');
  await expect(table.getByRole('row', { name: /3h1 satisfied/ }).locator('path')).toHaveAttribute(
    'd',
    /^M\d+ 0H\d+[Vv].*z$/,
  );
  const { first, last } = await page.evaluate(() => {
    const known = Array.from(window.cellscope.traces('state/1/sw2>sw3').max).filter(Number.isFinite);
    return { first: known.at(8), last: known.at(-1) };
  });
  expect([first, last]).toEqual([2, 1]);

  await plot.focus();
  await page.keyboard.press('t');
  for (const name of ['3h1 at sw2', '2h2 CCR, cells/s', '2h2 arrivals, cells/s'])
    await expect(rates.getByRole('columnheader', { name, exact: true })).toBeAttached();
  await expect(rates.getByRole('columnheader', { name: '2h1 at sw2' })).toHaveCount(0);
  await expect(rates.getByRole('cell', { name: 'satisfied', exact: true })).not.toHaveCount(0);

  await rates.getByRole('button', { name: 'Back to the plot (T)' }).click();
  await page.evaluate(() => window.cellscope.runUntil(0.0615));
  await page.evaluate(() => window.cellscope.step());
  await expectClean(page);
  await expectNothingSideways(page);
});

test('a switch that judges no VC has no states to show', LONG, async ({ page }) => {
  await open(page, '/?scene=exact-rates&t=0.05&paused=1');
  const rates = page.getByRole('region', { name: 'Allowed rate' });
  await expect(rates).toContainText('arrivals');
  await expect(rates.getByText(/^at sw\d/)).toHaveCount(0);
});

test('VCs have one name: windows, their lanes and their table say what rates say', LONG, async ({ page }) => {
  await open(page, '/?scene=coupled&t=0.1&paused=1');
  const windows = page.getByRole('region', { name: 'Windows', exact: true });
  await expect(windows.getByRole('radio', { name: '3h1' })).toBeAttached();
  await windows.getByRole('slider').focus();
  await page.keyboard.press('t');
  await expect(windows.getByRole('columnheader', { name: '3h1, bytes' })).toBeVisible();
});

test(
  'windows, a followed VC, frames and sequence numbers fit a low page, with the time axis',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/?scene=coupled&t=0.2&vc=1&paused=1');
    const axis = timeAxis(page);
    await expectWholeInWindow(page);
    await expect(axis).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Frames' }).click();
    await expect(page.getByRole('region', { name: 'Frames' })).toBeInViewport({ ratio: 1 });
    await expect(axis).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Alt+l');
    await expect(page.getByRole('region', { name: 'Sequence numbers' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Frames' })).toBeInViewport({ ratio: 1 });
    await expectWholeInWindow(page);
  },
);

test(
  'twins over windows fit a low page, with the whole table of differences beside them',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/?scene=coupled&t=0.2&vc=1&paused=1');
    await page.keyboard.press('Alt+f');
    await page.evaluate(() => window.cellscope.set('algorithm', 'eprca'));
    await page.evaluate(() => window.cellscope.runUntil(0.4));
    await expect(timeAxis(page)).toBeInViewport({ ratio: 1 });
    const table = page.getByRole('table', { name: 'Differences' });
    await expect(table.getByRole('rowheader', { name: '3h1, mean ACR' })).toBeVisible();
    const [box, column] = [await boxOf(table), await boxOf(explanation(page))];
    expect(box.right).toBeLessThanOrEqual(column.right);
  },
);

test(
  'on a phone every lane says what it spans, and no name of a threshold covers the count of cells',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/?scene=beat-down&t=0.1&paused=1');
    const rates = page.getByRole('region', { name: 'Allowed rate' });
    await expect(scales(rates)).toHaveText(['0–C', '0–C', ...Array(5).fill('0–C/2')]);
    const queue = page.getByRole('region', { name: 'Queue' });
    await expect(scales(queue)).toHaveText(['0–800', /^0–[\d,]+$/, /^0–[\d,]+$/]);
    const count = queue.getByText(/^[\d,]+ max [\d,]+$/).first();
    const [left, names] = [await boxOf(count), await thresholdLabels(queue).all()];
    expect(names).toHaveLength(2);
    for (const name of names) {
      const box = await boxOf(name);
      expect(box.right).toBeLessThanOrEqual(left.left);
    }
  },
);

test('where every VC has credit there is no discard policy to choose; credit runs down and comes back over time: drawn, spoken at the cursor, in the table, and after going back', async ({
  page,
}) => {
  await open(page, '/?scene=ulku-credit&t=0.065&paused=1');
  await expect(page.getByRole('tab', { name: 'Scheduler RR' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /Discard/ })).toHaveCount(0);
  const credit = page.getByRole('region', { name: 'Credit', exact: true });
  await expect(credit).toContainText('places at sw0');
  await expect(credit.getByRole('note')).toContainText(
    /1h1: \d+ of 13 places hold waiting cells, \d+ are under way, \d+ credits left\./,
  );
  // No cell is ever lost here: a step goes to the next cell, not in search of a drop.
  const { time } = await state(page);
  await page.getByRole('button', { name: 'Step forward: cell' }).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(time);
  await expect.poll(async () => (await state(page)).time - time).toBeLessThan(0.001);

  await page.evaluate(() => window.cellscope.runUntil(0.03));
  const left = page.getByRole('region', { name: 'Credit left' });
  const plot = left.getByRole('slider');
  // Two VCs share the link: half a round trip of cells each is under way.
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    /1h1 to sw1 3\d\d credits of 744, 1h2 to sw1 3\d\d credits of 744, 1h3 to sw1 744 credits of 744/,
  );
  await plot.focus();
  await page.evaluate(() => window.cellscope.runUntil(0.015));
  await expect(plot).toHaveAttribute('aria-valuetext', /1h1 to sw1 1?\d credits of 744/);
  await expect(left).toContainText('of 744');
  await left.getByRole('radio', { name: '1h2 to sw1' }).focus();
  await page.keyboard.press('Space');
  await expect(left.getByRole('radio', { name: '1h2 to sw1' })).toBeChecked();
  await plot.focus();
  await page.keyboard.press('t');
  await expect(left.getByRole('columnheader', { name: '1h2 to sw0, least credit, cells' })).toBeVisible();
});

test(
  'a share that adapts is a step line beside the credit, whatever file it comes from',
  LONG,
  async ({ page }) => {
    await open(page);
    const document = findScenario('ulku-credit');
    const adaptive = { ...document, id: 'shares', title: 'Shares', credit: { n2: 10, adaptive: true } };
    await dropFile(page, 'shares.json', JSON.stringify(adaptive));
    await expect.poll(async () => (await state(page)).scenario).toBe('shares');
    await page.evaluate(() => window.cellscope.runUntil(0.05));
    const low = await page.evaluate(() => Math.min(...window.cellscope.traces('places/1/sw0>sw1').min));
    const high = await page.evaluate(() => Math.max(...window.cellscope.traces('places/1/sw0>sw1').max));
    expect(high).toBeGreaterThan(2 * low);
    const plot = page.getByRole('region', { name: 'Credit left' }).getByRole('slider');
    await expect(plot).toHaveAttribute('aria-valuetext', /1h1 to sw1 \S+ credits of [\d,]+/);
  },
);

test('a cut loop shows what begins at the switch: the rate from there on, and the cells that wait', async ({
  page,
}) => {
  await open(page, '/?scene=abr-segments&t=0.07&paused=1');
  const cut = page.getByRole('region', { name: 'Cut loop' });
  await expect(cut.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /3h1 from sw1 on [\d.]+k, fair [\d.]+k, 3h1 waiting at sw1 \d+ cells, max \d+/,
  );
  await page.getByRole('region', { name: 'Allowed rate' }).getByRole('radio', { name: '1h1' }).focus();
  await page.keyboard.press('Space');
  await expect(cut).toContainText('No switch cuts the loop of 1h1.');
});

test('a projector shows the use of the link where ABR is alone', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/?scene=beat-down&theme=projector&t=0.06&paused=1');
  const use = page.getByRole('region', { name: 'Link use' });
  await expect(use).toContainText('74 % used');
  // 3h1 sends about a quarter of the link, beside what else crosses it.
  await expect(use.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /ABR 271\.9k, 74 % used, 3h1 2\d %$/,
  );
  await expect(use.locator('canvas')).toBeInViewport({ ratio: 1 });
});

// Tokens are held to their contrast by themselves (tests/app/tokens.test.ts): other looks are long work, and the dark one is beside whom sw2 holds back.
for (const [scene, theme, width, height] of [
  ['exact-rates', 'light', 1366, 768],
  ['exact-rates', 'dark', 1366, 768],
  ['exact-rates', 'projector', 1920, 1080],
  ['exact-rates', 'light', 390, 844],
  ['exact-rates&algorithm=eraa', 'light', 1366, 768],
  ['exact-rates&algorithm=eraa', 'projector', 1920, 1080],
  ['exact-rates&algorithm=eraa', 'light', 390, 844],
  ['ulku-credit', 'light', 1366, 768],
  ['ulku-credit', 'projector', 1920, 1080],
  ['ulku-credit', 'light', 390, 844],
  ['abr-segments', 'dark', 1366, 768],
  ['abr-segments', 'projector', 1920, 1080],
  ['abr-segments', 'light', 390, 844],
  ['abr-background', 'light', 1366, 768],
  ['abr-background', 'projector', 1920, 1080],
  ['abr-background', 'light', 390, 844],
] as const) {
  test(
    `axe finds nothing where rates are shown: ${scene}, ${theme}, ${width} x ${height}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(
        page,
        `/?scene=${scene}&theme=${theme}&t=${scene.startsWith('exact-rates') ? 0.0615 : 0.165}&paused=1`,
      );
      await page.evaluate(() => window.cellscope.step());
      await expectClean(page);
      await expectNothingSideways(page);
    },
  );
}

for (const [scene, tier] of [
  ['exact-rates', LONG],
  ['beat-down', LONG],
  ['ulku-r2-lan', LONG],
  ['abr-background', LONG],
  ['coupled', LONG],
] as const)
  test(`the network of ${scene} stays inside a phone`, tier, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/?scene=${scene}&t=0.05&paused=1&tab=network`);
    await expect(page.getByText('RM backward')).toBeInViewport({ ratio: 1 });
    await expectNothingSideways(page);
  });

for (const scene of ['beat-down', 'exact-rates'])
  test(
    `the score of ${scene} and its digest are those of the command line`,
    often(scene === 'exact-rates'),
    async ({ page }) => {
      const printed: string[] = [];
      const out = (text: string) => void printed.push(text);
      await simCommand(['run', scene, '--json'], { out, err: out });
      const { sessions, digest } = JSON.parse(printed.join(''));
      await open(page, `/?scene=${scene}&paused=1`);
      await page.evaluate((end) => window.cellscope.runUntil(end), findScenario(scene)?.run.durationS ?? 0);
      for (const [i, name] of ['3h1', '2h1'].entries())
        await expect(
          page
            .getByRole('row', { name: `${name}, mean ACR` })
            .getByRole('cell')
            .first(),
        ).toHaveText(shortRate(sessions[i].abr.acrMean));
      expect(await page.evaluate(() => window.cellscope.digest())).toBe(digest);
    },
  );
