/// <reference lib="webworker" />
// Offline use: the first visit stores all files of the build on the device, and requests are answered from there. The build fills
// in the list (vite.config.ts). A newer version waits until the page asks for it, so that no page runs on files of two versions.
declare const self: ServiceWorkerGlobalScope;
/** Paths below this script, in the order in which they are fetched. */
declare const __FILES__: readonly string[];
/** Changes if any file does. */
declare const __VERSION__: string;

const { scope } = self.registration;
/** For this page only: the same page in another language, or elsewhere on this server, has its own cache. */
const PREFIX = `cellscope-${new URL(scope).pathname} `;
const NAME = `${PREFIX}${__VERSION__}`;
/** The page itself, whatever the query of its address. */
const PAGE = 'index.html';
/** Folder of scripts, styles and fonts, whose names contain a hash of their content. */
const NAMED = 'assets/';
/** Ignores the query and the headers of a request. */
const ANY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

const addressOf = (path: string): string => new URL(path, scope).href;

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('text/html') === true;

/** Rejects responses that a host sends for a missing file, or from another version. @throws TypeError */
async function judge(path: string, response: Response): Promise<void> {
  if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
  if (path !== PAGE && isHtml(response)) throw new TypeError(`${path}: a page was sent for it`);
  if (path !== PAGE) return;
  const named = (await response.clone().text()).match(/assets\/[\w./-]+/g) ?? [];
  const unknown = named.find((name) => !__FILES__.includes(name));
  if (unknown !== undefined) throw new TypeError(`${path}: of another version, with ${unknown}`);
}

/** A copy without redirect and `vary`: browsers refuse a redirected response for a navigation. */
function plain(response: Response): Response {
  if (!response.redirected && !response.headers.has('vary')) return response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  return new Response(response.body, { headers });
}

/** Number of parallel fetches: a single one mostly waits, and many would delay the page. */
const SIDE_BY_SIDE = 4;

async function keepAll(): Promise<void> {
  const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) throw new TypeError('the reader saves data');
  const cache = await caches.open(NAME);
  const paths = __FILES__.values();
  const keepNext = async (): Promise<void> => {
    for (const path of paths) {
      const address = addressOf(path);
      const known = path.includes(NAMED) ? await caches.match(address, ANY) : undefined;
      const response = known ?? (await fetch(address, { cache: 'reload' }));
      await judge(path, response);
      await cache.put(address, plain(response));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, keepNext));
}

/** Deletes files of other versions, unless a page is open, which needs its own, or another version waits or is being installed. */
async function forgetOthers(): Promise<void> {
  if (self.registration.waiting !== null || self.registration.installing !== null) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ url }) => url.startsWith(scope))) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Response from the cache, else from the network. */
async function answer({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && new URL('./', request.url).href === scope;
  if (isPage) waitUntil(forgetOthers());
  const cache = await caches.open(NAME);
  const page = (): Promise<Response | undefined> => cache.match(addressOf(PAGE), ANY);
  if (isPage && pathname.endsWith('/')) return (await page()) ?? fetch(request);
  const isNamed = request.url.startsWith(addressOf(NAMED));
  const cached =
    (await cache.match(request, ANY)) ?? (isNamed ? await caches.match(request, ANY) : undefined);
  if (cached !== undefined) return cached;
  // Hosts with clean addresses serve the page under further names.
  return fetch(request).catch(async (error: unknown) => {
    const cachedPage = isPage ? await page() : undefined;
    if (cachedPage !== undefined) return cachedPage;
    throw error;
  });
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
// The page sends one message only: that the reader wants the waiting version now.
self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope))
    event.respondWith(answer({ request, waitUntil: (promise) => event.waitUntil(promise) }));
});
