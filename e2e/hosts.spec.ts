import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type FileServer, type Manners, serveBelow } from './fileServer.ts';
import { expect, LONG, runUntil, state, test } from './stage.ts';

/** Hosts of all kinds: with each of them the page works, or says one sentence. */
const WORKING = {
  'clean addresses, answers for each kind of request, nothing to be kept': {
    clean: true,
    headers: { vary: 'Accept, Accept-Encoding', 'cache-control': 'no-store' },
  },
  'clean addresses': { clean: true },
  'answers for each kind of request': { headers: { vary: 'Accept' } },
  'answers for this request alone': { headers: { vary: '*' } },
  'nothing to be kept': { headers: { 'cache-control': 'no-store' } },
  'the page for whatever is missing': { fallback: true },
} satisfies Record<string, Manners>;

const START = '?scene=half-empty&t=0.3&paused=1';

/** A page whose device keeps the copy, on such a server. */
async function onHost(
  browser: Browser,
  server: FileServer,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    await look(await context.newPage());
  } finally {
    server.stop();
    await context.close();
  }
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.cellscope?.ready);
  await expect.poll(async () => (await state(page)).problems).toEqual([]);
}

const kept = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

for (const [index, [name, manners]] of Object.entries<Manners>(WORKING).entries())
  test(
    `on a host with ${name}: every visit works, at last without a network`,
    index === 0 ? {} : LONG,
    async ({ browser }) => {
      const server = await serveBelow('/a/course/', undefined, manners);
      await onHost(browser, server, async (page) => {
        await visit(page, `${server.address}${START}`);
        await expect.poll(() => kept(page)).toBe(true);
        await visit(page, `${server.address}${START}`);
        expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        await page.goto(server.address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/of this link stays empty/);
        server.stop();
        await visit(page, `${server.address}?scene=exact-rates&t=0.05&paused=1`);
        await runUntil(page, 0.06);
        for (const address of ['', 'index.html', 'index'])
          await page.goto(`${server.address}${address}`).then((answer) => expect(answer?.status()).toBe(200));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/of this link stays empty/);
      });
    },
  );

/** The page of an older build, as a browser or a network in between has kept it: its scripts had other names. */
function oldPage(path: string, body: Buffer): Buffer | string {
  if (path !== 'index.html') return body;
  const page = body.toString().replaceAll('assets/index-', 'assets/old-index-');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  return page.replace(/sha256-[\w+/=]+/, `sha256-${hash}`);
}

test('a page from before a deployment, whose first script is gone, is fetched anew', async ({ browser }) => {
  let isOld = true;
  const server = await serveBelow('/course/', (path, body) => (isOld ? oldPage(path, body) : body), {
    headers: { 'cache-control': 'max-age=3600' },
  });
  await onHost(browser, server, async (page) => {
    // The browser keeps the old page; its scripts are gone.
    await page.goto(`${server.address}${START}`);
    await expect(page.getByRole('alert')).toHaveText(/old-index-.* is missing on this server/);
    isOld = false;
    await page.goto('about:blank');
    await visit(page, `${server.address}${START}`);
    await expect.poll(async () => (await state(page)).time).toBe(0.3);
  });
});

test(
  'a host that cannot serve the page is named in one sentence, and nothing wrong is kept',
  LONG,
  async ({ browser }) => {
    let isWhole = true;
    const broken = await serveBelow(
      '/course/',
      (path, body) => {
        if (!isWhole && /^assets\/index-.*js$/.test(path)) throw new Error('gone');
        // Not a part of what the first visit needs.
        if (/shares-and-rates.lecture/.test(path)) throw new Error('gone');
        return body;
      },
      { fallback: true, sloppy: true },
    );
    await onHost(browser, broken, async (page) => {
      await visit(page, `${broken.address}${START}`);
      // A page in the place of a script is no copy of the script.
      await expect
        .poll(() => broken.asked.some((path) => path.includes('shares-and-rates.lecture')))
        .toBe(true);
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
        )
        .toBeNull();
      expect(
        await page.evaluate(() =>
          navigator.serviceWorker.getRegistration().then((one) => one?.active ?? null),
        ),
      ).toBeNull();
      // Without the slash at its end its files would be elsewhere.
      await visit(page, `${broken.address.slice(0, -1)}${START}`);
      expect(new URL(page.url()).pathname).toBe('/course/');
      isWhole = false;
      await page.goto(`${broken.address}${START}`);
      await expect(page.getByRole('alert')).toHaveText(
        /^Cellscope could not start: \.\/assets\/index-.*js is missing on this server, or is sent as something else\./,
      );
    });
  },
);

test(
  'a host without slashes, or with scripts as text, is named in one sentence',
  LONG,
  async ({ browser }) => {
    for (const manners of [{ bare: true }, { scriptType: 'text/plain' }]) {
      const server = await serveBelow('/course/', undefined, manners);
      await onHost(browser, server, async (page) => {
        await page.goto(`${server.address}${START}`);
        await expect(page.getByRole('alert')).toHaveText(/^Cellscope could not start: /);
      });
    }
  },
);
