import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
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

/** What hosts do besides sending files. */
export interface Manners {
  /** Addresses without `index.html` and `.html`, to which the others lead. */
  readonly clean?: boolean;
  /** `/course/` leads to `/course`. */
  readonly bare?: boolean;
  /** The page also at `/course`, where its files are not. */
  readonly sloppy?: boolean;
  /** What is not there is the page. */
  readonly fallback?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of scripts, instead of their own. */
  readonly scriptType?: string;
}

type Answer = readonly [status: number, headers: Readonly<Record<string, string>>, body: Buffer | string];

/** Another address of the same, as its host would have it. */
function elsewhere(pathname: string, base: string, { clean = false, bare = false }: Manners): string {
  const named = clean ? pathname.replace(/(?:index)?\.html$/, '') : pathname;
  return bare && named === base ? named.slice(0, -1) : named;
}

/** Serves `dist/` below a path, and nothing anywhere else. */
export async function serveBelow(
  base: string,
  edit: Edit = (_, body) => body,
  manners: Manners = {},
): Promise<FileServer> {
  const asked: string[] = [];
  const fileOf = async (pathname: string): Promise<Answer> => {
    const isBase = pathname === base.slice(0, -1) && (manners.bare || manners.sloppy);
    const named = isBase ? base : pathname;
    const file = join('/', named.endsWith('/') ? `${named}index.html` : named);
    const known = TYPES[extname(file)];
    if (!file.startsWith(base) || known === undefined) throw new Error('not here');
    const type = known === 'text/javascript' ? (manners.scriptType ?? known) : known;
    const path = file.slice(base.length);
    return [200, { 'content-type': type }, edit(path, await readFile(join('dist', path)))];
  };
  const answer = async (url: string): Promise<Answer> => {
    const { pathname, search } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const other = elsewhere(pathname, base, manners);
    if (other !== pathname) return [301, { location: other + search }, ''];
    try {
      return await fileOf(pathname);
    } catch {
      return manners.fallback ? fileOf(base) : [404, {}, ''];
    }
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const [status, headers, body] = await answer(url);
    response.writeHead(status, { ...headers, ...manners.headers }).end(body);
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
