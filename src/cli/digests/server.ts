import type { IncomingMessage } from 'node:http';
import { type Plugin, preview } from 'vite';
import { ROOT, workerScript } from '../built.ts';
import { type PageTask, type PageWord, repeatRuns } from './page.ts';

/** A word of a page, with what its browser calls itself. */
export type Listener = (word: PageWord, userAgent: string) => void;

export interface DigestServer {
  /** Address of a page that repeats the runs; its words come to the listener. */
  page(listener: Listener): string;
  close(): Promise<void>;
}

/** The runner of TypeScript wraps functions in this name; in the page it does nothing. */
const NAME_HELPER = 'globalThis.__name = (value) => value;';
const PORT = 4880;

/** Serves the built page, and next to it pages that repeat runs and report what came out. */
export async function serveDigests(runs: PageTask['runs'], port = PORT): Promise<DigestServer> {
  const listeners: Listener[] = [];
  const task: PageTask = { worker: `/assets/${workerScript()}`, runs };
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/digests': ['text/html', '<!doctype html><script type="module" src="/digests.js"></script>'],
    '/digests.js': [
      'text/javascript',
      `${NAME_HELPER}\n(${repeatRuns})('/digests.json', '/words' + location.search);`,
    ],
    '/digests.json': ['application/json', JSON.stringify(task)],
  };
  const plugin: Plugin = {
    name: 'digests',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, pass) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const [type, text] = files[pathname] ?? [];
        const listener = pathname === '/words' ? listeners[Number(searchParams.get('of'))] : undefined;
        if (listener !== undefined) {
          bodyOf(request).then((body) => {
            response.end();
            listener(JSON.parse(body), request.headers['user-agent'] ?? '');
          }, pass);
        } else if (type !== undefined) response.setHeader('content-type', type).end(text);
        else pass();
      });
    },
  };
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    plugins: [plugin],
    preview: { host: '127.0.0.1', port },
  });
  return {
    page: (listener) => `${server.resolvedUrls?.local[0]}digests?of=${listeners.push(listener) - 1}`,
    close: () => server.close(),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
