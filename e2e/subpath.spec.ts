import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, open, reach, state, test } from './stage.ts';

const BASE = '/a/b/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A plain file server that has `dist/` below a path and nothing anywhere else. */
function serveBelow(base: string, asked: string[]): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = TYPES[extname(file)];
    try {
      if (!file.startsWith(base) || type === undefined) throw new Error('not here');
      const body = await readFile(join('dist', file.slice(base.length)));
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('runs from any sub-path of a plain file server', async ({ page }) => {
  const asked: string[] = [];
  const server = await serveBelow(BASE, asked);
  try {
    const { port } = server.address() as AddressInfo;
    await open(page, `http://127.0.0.1:${port}${BASE}?policy=espd`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten senders, half a link');
    await reach(page, (await state(page)).time + 0.01);
    await page.evaluate(() => document.fonts.ready);
    expect(asked.filter((path) => !path.startsWith(BASE))).toEqual([]);
    expect(asked.some((path) => path.includes('worker'))).toBe(true);
    expect(await page.evaluate(() => document.fonts.check('12px Inter'))).toBe(true);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
