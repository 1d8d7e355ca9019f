import type { FrameLocator, Page } from '@playwright/test';
import { serveBelow } from './fileServer.ts';
import { expect, LONG, test } from './stage.ts';

/** A course page of another origin around a frame with this sandbox; null: it has none. */
async function framed(
  page: Page,
  home: string,
  sandbox: string | null,
  look: (frame: FrameLocator) => Promise<void>,
): Promise<void> {
  const rule = sandbox === null ? '' : `sandbox="${sandbox}"`;
  const course = await serveBelow(
    '/course/',
    () =>
      `<!doctype html><title>course</title><iframe ${rule} src="${home}?scene=half-empty&t=0.3&paused=1" width="1100" height="700"></iframe>`,
  );
  try {
    await page.goto(course.address);
    await look(page.frameLocator('iframe'));
  } finally {
    course.stop();
  }
}

const NO_ORIGIN = ['allow-scripts', 'allow-scripts allow-downloads allow-popups'];
const ORIGIN = [
  'allow-scripts allow-same-origin',
  'allow-scripts allow-same-origin allow-downloads',
  'allow-scripts allow-same-origin allow-downloads allow-popups',
  null,
];

async function works(frame: FrameLocator): Promise<void> {
  await frame.getByRole('combobox', { name: 'Discard policy' }).selectOption('espd');
  await frame.getByRole('button', { name: 'Step forward: event' }).click();
  await expect(frame.getByRole('combobox', { name: 'Discard policy' })).toHaveValue('espd');
  await frame.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = frame.getByRole('dialog', { name: 'Share this run' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(
    /^(Link copied\.|The browser does not allow copying\.)/,
  );
  // A frame of another origin cannot see what it may: it does not say that something was saved.
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await expect(
    dialog.getByText(/^The browser was asked to save .*its sandbox needs allow-downloads\.$/),
  ).toBeVisible();
  await expect(dialog.getByText(/^Saved as/)).toHaveCount(0);
  await expect(frame.getByRole('alert')).toHaveCount(0);
}

for (const [at, sandbox] of [...NO_ORIGIN, ...ORIGIN].entries())
  test(
    `a frame with sandbox ${sandbox} ${at < NO_ORIGIN.length ? 'names the flag that it lacks' : 'works'}`,
    at === 0 || at === 2 ? {} : LONG,
    async ({ page, baseURL }) => {
      await framed(page, baseURL ?? '', sandbox, async (frame) => {
        if (at >= NO_ORIGIN.length) return works(frame);
        await expect(frame.getByRole('alert')).toHaveText(
          /^Cellscope cannot start in this frame: its sandbox lacks allow-same-origin\./,
        );
      });
    },
  );

test('a frame that may run no scripts says that they are missing, above home as it is before any', async ({
  page,
  browser,
  baseURL,
}) => {
  // Nothing can be asked of such a frame: a page without scripts is asked instead. Its sheets come without asking for an origin.
  const html = await (await page.request.get(baseURL ?? '')).text();
  expect(html).toMatch(/<noscript><link rel="stylesheet"/);
  expect(html).not.toMatch(/<noscript>[^\n]*crossorigin/);
  expect(html).toMatch(
    /<body>\s*<noscript>[^<]*in a frame\s+with a sandbox, allow-scripts\.\s*<\/noscript>\s*<div id="still">/,
  );
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1100, height: 700 },
  });
  const still = await context.newPage();
  await still.goto(`${baseURL}?scene=half-empty&t=0.3&paused=1`);
  const title = still.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/of this link stays empty/);
  await expect(title).toHaveCSS('font-family', /Inter/);
  await context.close();
});
