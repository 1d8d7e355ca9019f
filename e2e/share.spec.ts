import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Pace } from './pace.ts';
import { region, shownDigest } from './parts.ts';
import { digest, dropFile, expect, expectClean, LONG, open, picture, state, test } from './stage.ts';

const canvasOf = (page: Page) => region(page, 'Queue').locator('canvas').first();

async function chooseRunFile(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open file' }).click(),
  ]);
  await chooser.setFiles({ name: 'twins.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** A threshold dragged live: many changes at many times. */
async function drag(page: Page, values: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) {
      await window.cellscope.runUntil(0.3 + i * 0.000_161_303);
      await window.cellscope.set('policy.threshold', 1900 - 3 * i);
    }
    await window.cellscope.runUntil(0.45);
  }, values);
}

test('the dialog shows link, QR code and digest, by keys alone, and has the run for other programs; an edit made live comes back from the copied link: same digest, same moment, same picture', async ({
  page,
  other,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/?policy=epd&t=0.25&paused=1&theme=light');
  await page.keyboard.press('Alt+KeyS');
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(dialog.getByText(/^Other devices cannot open this address/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/policy=epd/);
  await dialog.getByText('Files for other programs').click();
  await expectClean(page, 'dialog');
  const told = `digest ${await digest(page)}`;
  for (const [what, name] of [
    ['packets', 'cellscope-half-empty-seed1.pcapng'],
    ['traces', 'cellscope-half-empty-seed1.csv'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `Save ${what}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path()).includes(told)).toBe(true);
    await expect(dialog.getByText(`Saved as ${name}.`)).toBeVisible();
  }
  // More blocks than a call takes arguments.
  await page.evaluate(() => window.cellscope.runUntil(1.2));
  await dialog.getByRole('combobox', { name: 'Captured at' }).selectOption({ label: 'Cells at S2>S3' });
  const [cells] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save packets' }).click(),
  ]);
  const capture = readFileSync(await cells.path());
  expect(capture.includes('cells of S2>S3')).toBe(true);
  expect(capture.includes(`digest ${await digest(page)}`)).toBe(true);
  expect(capture.length).toBeGreaterThan(20e6);
  await page.evaluate(() => window.cellscope.runUntil(0.25));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('slider', { name: 'Threshold T, cells' }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
  await expect.poll(async () => (await state(page)).ports[0]!.params.threshold).toBe(1360);
  await drag(page, 12);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/t=0\.45&paused=1&state=1\.\d+\./);
  expect(new URL(link).search.length).toBeLessThan(500);

  await open(other, link);
  await expect.poll(() => digest(other)).toBe(await digest(page));
  await expect.poll(async () => (await state(other)).time).toBe(0.45);
  await expect.poll(async () => (await state(other)).edits).toEqual((await state(page)).edits);
  const grouped = (await digest(page)).replace(/(.{4})(?=.)/g, '$1 ');
  for (const one of [page, other]) await expect(shownDigest(one)).toHaveText(grouped);
  const pictures = [await picture(canvasOf(page)), await picture(canvasOf(other))];
  expect(pictures[0]!.equals(pictures[1]!), 'the same picture').toBe(true);
});

test('a scenario of one’s own travels in the link; what no link holds is saved as a file, survives a reload, and opens when dropped; a file whose digest is another one is told', async ({
  page,
  other,
}) => {
  const [, text = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/reference/scenarios.md', 'utf8')) ?? [];
  await open(page, '/?paused=1');
  await dropFile(page, 'own.json', JSON.stringify({ ...JSON.parse(text), id: 'own' }));
  await expect.poll(async () => (await state(page)).scenario).toBe('own');
  await page.evaluate(() => window.cellscope.runUntil(0.4));
  const { link, scenario } = await state(page);
  await open(other, link);
  await expect.poll(async () => (await state(other)).scenario).toBe(scenario);
  await expect.poll(() => digest(other)).toBe(await digest(page));

  const description = Array.from({ length: 900 }, (_, i) => ((i * i * 7919) % 99_991).toString(36)).join(' ');
  await dropFile(page, 'mine.json', JSON.stringify({ ...JSON.parse(text), description }));
  await expect.poll(async () => (await state(page)).scenario).toBe(JSON.parse(text).id);
  await page.evaluate(async () => {
    await window.cellscope.runUntil(0.2);
    await window.cellscope.set('policy', 'epd');
    await window.cellscope.runUntil(0.45);
  });
  await page.keyboard.press('Alt+KeyS');
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  await expect(dialog).toContainText('does not fit into the 2,000 characters of a link');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cellscope-two-senders-seed1.json');
  const saved = readFileSync(await download.path(), 'utf8');
  const told = await digest(page);
  expect(JSON.parse(saved)).toMatchObject({ kind: 'cellscope-run', version: 1, digest: told });

  await dropFile(other, download.suggestedFilename(), saved);
  await expect.poll(async () => (await state(other)).time).toBe(0.45);
  await expect.poll(async () => (await state(other)).edits).toHaveLength(1);
  await expect.poll(() => digest(other)).toBe(told);
  await expect.poll(async () => (await state(other)).problems).toEqual([]);

  await page.reload();
  await page.evaluate(() => window.cellscope.ready);
  await expect.poll(async () => (await state(page)).edits).toHaveLength(1);
  await expect.poll(() => digest(page)).toBe(told);

  const file = {
    kind: 'cellscope-run',
    version: 1,
    digest: '0123456789abcdef',
    address: { t: '0.2', paused: 1 },
  };
  await dropFile(page, 'old.json', JSON.stringify({ ...file, colour: 'red' }));
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('digest = 0123456789abcdef: saved with the run; here it is');
  await expect(strip).toContainText('colour');
});

for (const [way, openIt, tier] of [
  ['by the button', chooseRunFile, {}],
  ['by dropping it', (page: Page, text: string) => dropFile(page, 'twins.json', text), LONG],
] as const)
  test(
    `a saved run opens ${way} with its branches, and its QR code says its link`,
    tier,
    async ({ page, other }) => {
      await open(page, '/?scene=half-empty&t=0.2&paused=1');
      await page.evaluate(async () => {
        await window.cellscope.runUntil(0.45);
        await window.cellscope.runUntil(0.3);
        await window.cellscope.set('policy', 'espd');
        await window.cellscope.runUntil(0.45);
      });
      const { branches, branch, link } = await state(page);
      expect(branches).toHaveLength(2);
      await page.keyboard.press('Alt+KeyS');
      const dialog = page.getByRole('dialog', { name: 'Share this run' });
      await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
      await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save file' }).click(),
      ]);
      await open(other, '/?scene=one-cell&paused=1');
      await openIt(other, readFileSync(await download.path(), 'utf8'));
      await expect.poll(async () => (await state(other)).time).toBe(0.45);
      await expect.poll(async () => (await state(other)).branches).toEqual(branches);
      await expect.poll(async () => (await state(other)).branch).toBe(branch);
      await expect.poll(() => digest(other)).toBe(await digest(page));
      await expect.poll(async () => (await state(other)).problems).toEqual([]);
    },
  );

test('a link that is asked for in the moment of a change has the change', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  /** Presses a button before the run can have answered the choice. */
  const chooseAnd = (policy: string, name: string) =>
    page.getByRole('combobox', { name: 'Discard policy' }).evaluate(
      (list, [value, button]) => {
        (list as HTMLSelectElement).value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button)?.click();
      },
      [policy, name] as const,
    );
  await open(page, '/?scene=half-empty&t=0.3&paused=1');
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  const link = dialog.getByRole('textbox', { name: 'Link', exact: true });
  // Later it is there at once.
  await page.keyboard.press('Alt+KeyS');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseAnd('espd', 'Share');
  await expect(link).toHaveValue(/policy(?:=|~)espd|&state=/);
  await page.keyboard.press('Escape');
  await chooseAnd('ppd', 'Copy link');
  await expect.poll(clipboard).toMatch(/policy(?:=|~)ppd|&state=/);
});

test(
  'three policies, each locked, are three links for a class, looked at and copied',
  LONG,
  async ({ page, other }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await open(page, '/?scene=half-empty&t=0.3&paused=1&theme=light');
    const dialog = page.getByRole('dialog', { name: 'Share this run' });
    const pace = new Pace();
    const links: string[] = [];
    // Who has not read the manual reads the buttons of the page, and in the dialog its heads and the two groups it is done in.
    await pace.reads(page.getByRole('navigation', { name: 'Page' }));
    for (const [index, policy] of ['ppd', 'epd', 'espd'].entries()) {
      // A list is opened, then its entry is pressed.
      await page.getByRole('combobox', { name: 'Discard policy' }).selectOption(policy);
      pace.presses(2);
      await pace.press(page.getByRole('button', { name: 'Share', exact: true }));
      const locks = dialog.getByRole('group', { name: 'What students cannot change' });
      const lock = locks.getByRole('checkbox', { name: 'The discard policy' });
      const ofClass = dialog.getByRole('region', { name: 'Link for a class' });
      if (index === 0) {
        await pace.reads(dialog.getByRole('heading').or(dialog.locator('legend, summary')));
        await pace.reads(locks);
        await pace.reads(ofClass);
        await pace.press(lock);
      }
      // The dialog remembers what the last link locked.
      await expect(lock).toBeChecked();
      await pace.press(ofClass.getByRole('button', { name: 'Copy the link for a class' }));
      await expect.poll(clipboard).toMatch(new RegExp(`policy=${policy}.*lock=policy`));
      links.push(await clipboard());
      if (index < 2) {
        await page.keyboard.press('Escape');
        pace.presses(1);
      }
    }
    console.log(`three locked links: ${pace.told}`);
    expect(pace.seconds, 'three locked links for a class').toBeLessThan(60);
    await expect(dialog.getByText('It holds: ESPD from 0 s; locked: The discard policy.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toHaveCount(1);

    // What the check boxes say is in the link, its frame and its preview.
    await dialog.getByRole('checkbox', { name: 'For a frame in another page' }).check();
    await dialog.getByRole('checkbox', { name: 'At this moment' }).uncheck();
    await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
      /embed=1&lock=policy&paused=1$/,
    );
    await dialog.getByRole('button', { name: 'Copy frame code' }).click();
    await expect
      .poll(clipboard)
      .toMatch(/^<iframe src=".*embed=1&amp;lock=policy&amp;paused=1".*width="834"/);
    await dialog.getByText('Preview', { exact: true }).click();
    const inside = page.frameLocator('iframe[title="Preview of the link"]');
    await expect(inside.getByRole('button', { name: 'Play' })).toBeVisible();
    // The page waits for itself; what fades in is in the frame.
    await page.frames()[1]!.evaluate(() => window.cellscope.atRest());
    await expectClean(page, 'dialog');
    await dialog.getByText('Preview', { exact: true }).click();
    await expect(inside.getByRole('button', { name: 'Play' })).toHaveCount(0);

    await open(other, links[0] ?? '');
    await expect.poll(async () => (await state(other)).ports[0]!.policy).toBe('ppd');
    // The policy that was chosen last is that of the whole run: none of the others is in it.
    await open(other, links[2] ?? '');
    await expect
      .poll(async () => (await state(other)).edits)
      .toEqual([{ time: 0, path: 'policy', value: 'espd' }]);
    await expect(other.getByRole('combobox', { name: 'Discard policy' })).toHaveCount(0);
  },
);

test('a handout of a scene and the lab sheet are for paper, with answers for the teacher only', async ({
  page,
}) => {
  const sheets = async (format: 'A4' | 'Letter') => {
    const pdf = (await page.pdf({ format })).toString('latin1');
    return { pages: Number(/\/Count (\d+)/.exec(pdf)?.[1]), box: /\/MediaBox \[0 0 (\d+)/.exec(pdf)?.[1] };
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/?page=handout&scene=half-empty&policy=epd&lock=policy&t=0.5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
  await page.evaluate(() => window.cellscope.ready);
  const told = (await digest(page)).replace(/(.{4})(?=.)/g, '$1 ');
  await expect(page.getByRole('img', { name: 'Network and plots of the run at this moment' })).toBeVisible();
  await expect(page.getByText(`1 change; up to 0.5 s; digest ${told}`)).toBeVisible();
  const link = page.getByRole('link', { name: /policy=epd&lock=policy&t=0\.5&paused=1$/ });
  await expect(link).toBeVisible();
  expect(await sheets('A4')).toEqual({ pages: 1, box: '595' });
  expect(await sheets('Letter')).toEqual({ pages: 1, box: '612' });
  const answer = page.getByText(/^It passed empty/);
  await expect(answer).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'With answers' }).check();
  await expect(answer).toBeVisible();
  await expectClean(page);

  await page.goto('/?page=lab-sheet');
  const results = page.getByRole('heading', { name: 'Expected results' });
  const row = page.getByRole('row', { name: /^1,960/ });
  await expect(page.getByRole('link', { name: 'Sweep with packets of 1,500 bytes' })).toBeVisible();
  await expect(row).toHaveText('1,960');
  await expect(results).toHaveCount(0);
  expect((await sheets('A4')).pages).toBe(3);
  await page.getByRole('checkbox', { name: 'Teacher’s version' }).check();
  await expect(results).toBeVisible();
  await expect(row).toContainText('73');
  await expectClean(page);
});
