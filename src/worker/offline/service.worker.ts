/// <reference lib="webworker" />
// The page without a network: everything the build has written is kept on the device with the first visit, and answered from there.
// The build fills in the list (vite.config.ts). A newer version waits until the page asks for it, so that no page runs on two.
declare const self: ServiceWorkerGlobalScope;
/** Paths below this script, in the order in which they are fetched. */
declare const __FILES__: readonly string[];
/** Changes with any of them. */
declare const __VERSION__: string;

/** Of this page alone: the same page in another language, or elsewhere on this server, keeps its own. */
const PREFIX = `cellscope-${new URL(self.registration.scope).pathname} `;
const NAME = `${PREFIX}${__VERSION__}`;
/** What a visitor opens, whatever its query says. */
const PAGE = 'index.html';

const addressOf = (path: string): string => new URL(path, self.registration.scope).href;

/** Scripts, styles and fonts carry a hash in their names: what another version has of them is the same. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const path of __FILES__) {
    const address = addressOf(path);
    const known = path.includes('assets/') ? await caches.match(address) : undefined;
    if (known !== undefined) await cache.put(address, known);
    else await cache.add(new Request(address, { cache: 'reload' }));
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the device; what is not kept there, from the network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const { pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && addressOf('./') === new URL(pathname, request.url).href;
  const kept = await cache.match(isPage ? addressOf(PAGE) : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
// The page sends one message only: that the reader wants the waiting version now.
self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});
