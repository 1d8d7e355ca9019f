import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A plain file server of the built page. */
export interface FileServer {
  /** Of the page, with a slash at its end. */
  readonly address: string;
  /** Paths that were asked for. */
  readonly asked: readonly string[];
  stop(): void;
}

/** Changes what is served of a file, as a newer build would. */
type Edit = (path: string, body: Buffer) => Buffer | string;

/** Serves `dist/` below a path, and nothing anywhere else. */
export async function serveBelow(base: string, edit: Edit = (_, body) => body): Promise<FileServer> {
  const asked: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = TYPES[extname(file)];
    try {
      if (!file.startsWith(base) || type === undefined) throw new Error('not here');
      const path = file.slice(base.length);
      const body = edit(path, await readFile(join('dist', path)));
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
