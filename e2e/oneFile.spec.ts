import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serveBelow } from './fileServer.ts';
import { expect, LONG, open, runUntil, test, testAlone } from './stage.ts';

const folder = join(tmpdir(), `cellscope-file-${process.pid}`);
const config = 'scripts/build/oneFile.config.ts';

// One worker goes them: each would build the file anew.
test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  promisify(execFile)(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    config,
    '--outDir',
    folder,
    '--emptyOutDir',
  ]),
);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

testAlone(
  'one file opens from a disk: home, stage, lesson and papers, without a request, with the digest of the page',
  async ({ page, other }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().slice(0, 200)));
    const file = pathToFileURL(join(folder, 'cellscope.html')).href;
    await page.goto(file);
    await page.getByRole('link', { name: /^Ten senders, half a link/ }).click();
    await page.waitForURL(/\?scene=half-empty$/);
    await page.evaluate(() => window.cellscope.ready);
    await page.getByRole('combobox', { name: 'Discard policy' }).selectOption('rcd');
    const { link } = await page.evaluate(() => window.cellscope.state());
    const digest = await runUntil(page, 0.6);

    await page.goto(`${file}?lesson=one-cell`);
    await expect(page.getByText('Step 1 of 8')).toBeVisible();
    await page.goto(`${file}?page=papers`);
    await page.getByRole('link', { name: 'Cellscope', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^52 % of this link stays empty/);
    expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);

    await open(other, `/${new URL(link).search}`);
    expect(await runUntil(other, 0.6)).toBe(digest);
  },
);

/** What a course does with the file that it was given. */
const PUT_IN = {
  'its source': 'frame.srcdoc = text',
  'a blob': "frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }))",
} as const;

for (const [name, putIn] of Object.entries(PUT_IN))
  testAlone(
    `one file in a frame, as ${name}, runs and changes, and says that it has no address`,
    LONG,
    async ({ page }) => {
      const course = await serveBelow('/course/', (path, body) =>
        path === 'favicon.svg'
          ? readFileSync(join(folder, 'cellscope.html'))
          : path === 'index.html'
            ? `<!doctype html><title>course</title><iframe sandbox="allow-scripts" width="1100" height="700"></iframe>
            <script type="module">
              const frame = document.querySelector('iframe');
              const text = await (await fetch('favicon.svg')).text();
              ${putIn};
            </script>`
            : body,
      );
      try {
        await page.goto(course.address);
        const frame = page.frameLocator('iframe');
        await frame.getByRole('combobox', { name: 'Discard policy' }).selectOption('espd');
        await frame.getByRole('button', { name: 'Step forward: event' }).click();
        await frame.getByRole('button', { name: 'Share', exact: true }).click();
        const dialog = frame.getByRole('dialog', { name: 'Share this run' });
        await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
          // A link with several changes packs them.
          /^https:\/\/cellscope\.invalid\/\?scene=half-empty.*(?:~policy~espd|&state=)/,
        );
        await expect(dialog.getByText(/^This page has no address in its frame\./)).toBeVisible();
        // Its other pages are nowhere: a press on a link to one says so, and the run stays.
        await page.keyboard.press('Escape');
        await frame.getByRole('link', { name: 'Cellscope', exact: true }).first().click();
        await expect(
          frame.getByText(/^This page has no address in its frame: its other pages/).first(),
        ).toBeVisible();
        await expect(frame.getByRole('combobox', { name: 'Discard policy' })).toHaveValue('espd');
        await expect(frame.getByRole('alert')).toHaveCount(0);
      } finally {
        course.stop();
      }
    },
  );
