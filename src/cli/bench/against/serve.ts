import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { workerScript } from '../../built.ts';
import type { SpokenTo } from '../browser.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A page served from a folder, with a record of the files fetched. */
export interface Served {
  readonly address: string;
  /** @throws UsageError */
  readonly spokenTo: SpokenTo;
  /** Names of the fetched files, in order of the requests; cleared when read. */
  take(): readonly string[];
  /** Transferred bytes of a file: text compressed by gzip. */
  weigh(name: string): number;
  close(): Promise<void>;
}

const isSmallAlready = (name: string): boolean => /\.(woff2|png|wasm)$/.test(name);

/** Names, in workers of commits, of the command that returns the space of a batch: the newest first. */
const ACKNOWLEDGEMENTS = ['ackBatch', 'credit'] as const;

/** Name that these scripts use. @param scripts code of a built page */
export const acknowledgementIn = (scripts: readonly string[]): string =>
  ACKNOWLEDGEMENTS.find((name) => scripts.some((script) => script.includes(name))) ?? ACKNOWLEDGEMENTS[0];

const scriptsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Serves a built page with headers that give it a fine clock and let it measure its memory. */
export async function serve(folder: string): Promise<Served> {
  let fetched: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = normalize(pathname === '/' ? 'index.html' : pathname.slice(1));
    const path = join(folder, name);
    if (name.startsWith('..') || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    fetched.push(name);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  return {
    address,
    get spokenTo() {
      const assets = join(folder, 'assets');
      return {
        worker: `${address}assets/${workerScript(folder)}`,
        acknowledgement: acknowledgementIn(scriptsIn(assets)),
      };
    },
    take: () => {
      const names = fetched;
      fetched = [];
      return names;
    },
    weigh: (name) => {
      const bytes = readFileSync(join(folder, name));
      return isSmallAlready(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
