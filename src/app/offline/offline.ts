/** Written by the build next to the page (`vite.config.ts`). */
const SCRIPT = './offline.js';
/** What the waiting version is told (`worker/offline/service.worker.ts`). */
const TAKE_OVER = 'take over';

/** What the reader came for is fetched first, milliseconds. */
const BEHIND_MS = 3000;

/** The new version takes over, and every page that it has taken over loads itself anew. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage(TAKE_OVER);
}

/** A version that waits for the one on this page: a first visit has none before it. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (navigator.serviceWorker.controller === null) return;
  const { showUpdate } = await import('./Update.tsx');
  showUpdate(() => takeOver(worker));
}

/**
 * Keeps the page on the device, so that it opens without a network from the second visit on, and says when a newer one has come.
 * Where the browser does not allow it, the page needs the network as before.
 */
export async function keepOffline(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BEHIND_MS));
  const registration = await navigator.serviceWorker.register(SCRIPT);
  if (registration.waiting) await offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offer(worker);
    });
  });
}
